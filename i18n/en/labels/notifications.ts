import { notificationKinds } from '../choices'
import { said } from '../said'

export const notificationsLabels = {
  notification_preference: {
    fields: { kind: 'Type' },
    options: {
      kind: notificationKinds,
      mailing: {
        none: 'Application only',
        mail: 'Application and e-mail at once',
        digest: 'Application and summary at 7 a.m.',
      },
    },
  },
  push_device: said(['Notified device', 'Notified devices'], { sent_at: 'Last sending' }),
}
