import { mailMessages } from '../content/mail-messages'
import { sendPush } from '../content/send-push'
import { mailDigests, mailNotifications } from '../trade/notification-mails'
import { defineJob } from './define-job'

/** Puts the mails of the notifications that people want at once into the outbox (domain §13.1). */
export const notificationMails = defineJob({
  name: 'notification_mails',
  queue: 'notifications',
  label: 'E-mails des notifications',
  every: 1,
  run: async (context) => {
    const mails = await context.db.system('jobs', (tx) => mailNotifications(context, tx))
    return mails ? `E-mails préparés : ${mails}` : undefined
  },
})

/** The recap of the morning (domain §13.3). */
export const notificationDigest = defineJob({
  name: 'notification_digest',
  queue: 'notifications',
  label: 'Récapitulatif quotidien des notifications',
  at: '07:00',
  run: async (context) => {
    const people = await context.db.system('jobs', (tx) => mailDigests(context, tx))
    return people ? `Récapitulatifs préparés : ${people}` : undefined
  },
})

/** Messages of the portal that go by mail too. */
export const messageMails = defineJob({
  name: 'message_mails',
  queue: 'notifications',
  label: 'Envoi par e-mail des messages du portail',
  every: 1,
  run: mailMessages,
})

/** What people are told on their devices. */
export const pushMessages = defineJob({
  name: 'push_messages',
  queue: 'notifications',
  label: 'Notifications vers les appareils',
  every: 1,
  run: async (context, _now, signal) => {
    const sent = await sendPush(context, signal)
    return sent ? `Notifications envoyées : ${sent}` : undefined
  },
})
