import { notificationKinds } from '../choices'
import { said } from '../said'

export const contentLabels = {
  help_document: said(['Help centre document', 'Help centre documents'], {}, { list: 'Help centre' }),
  email_outbox: said(
    ['E-mail', 'Outbox'],
    { from: 'Sender', to: 'Recipients' },
    {
      options: { state: { queued: 'To be sent', sent: 'Sent', bounced: 'Failed' } },
      actions: {
        resend: {
          label: 'Send again',
          confirm: 'The e-mail goes to its recipients again, with all its tries ahead of it.',
          done: 'The e-mail is back in the queue.',
        },
      },
    },
  ),
  mail_model: { fields: { name: 'Template' } },
  import_job: { fields: { fingerprint: 'Digest' } },
  job_run: { fields: { name: 'Task', user_id: 'Started by' }, options: { state: { running: 'Under way' } } },
  notification: said(
    ['Notification', 'Notifications'],
    { user_id: 'Recipient', kind: 'Type', read_at: 'Read on' },
    {
      options: {
        kind: notificationKinds,
        mailing: {
          none: 'Application only',
          mail: 'Application and e-mail at once',
          digest: 'Application and summary at 7 a.m.',
          sent: 'Sent',
        },
      },
    },
  ),
}
