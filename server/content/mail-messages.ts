import type { profile } from '../../resources/accounts/profile'
import type { user } from '../../resources/accounts/user'
import type { dashboardMessage } from '../../resources/content/dashboard-message'
import { applicationOf } from '../../resources/content/notification-links'
import type { RowOf } from '../../resources/schema/infer'
import { plainOf } from '../../resources/schema/rich-text'
import type { Context } from '../api/context'
import type { Tx } from '../database/connect'
import { siteAddress } from '../mail/product'
import { queueModel } from '../mail/queue-model'
import { meantSql } from './message-targets'

type Message = RowOf<typeof dashboardMessage, 'id' | 'title' | 'content'>

const peopleSql = `select u.id, u.email, u.first_name, p.profile_type_id from dashboardmessage m, "user" u join profile p on p.id = u.profile_id
  where m.id = $1 and u."deletedAt" is null and u.status_id = 1 and ${meantSql()} order by u.id`

async function mailOne(context: Pick<Context, 'config' | 'now'>, tx: Tx, message: Message): Promise<number> {
  const people = await tx.query<
    RowOf<typeof user, 'id' | 'email' | 'first_name'> & RowOf<typeof profile, 'profile_type_id'>
  >(peopleSql, [message.id])
  for (const { id, email, first_name, profile_type_id } of people)
    await queueModel(context, tx, {
      model: 'message_information',
      to: email,
      values: { prenom: first_name, titre: message.title, message: plainOf(message.content) },
      address: siteAddress(context.config, `/${applicationOf(profile_type_id)}`),
      uniqueKey: `message_information:${message.id}:${id}`,
      about: { model: 'Dashboard_message', id: message.id },
    })
  return people.length
}

/** Sends the messages that have begun and are to go by mail too, once, to everybody whom they are for (domain §12.2). */
export async function mailMessages(context: Context, now: Date): Promise<string | undefined> {
  return context.db.system('jobs', async (tx) => {
    const messages = await tx.query<Message>(
      `update dashboardmessage set sent_at = $1 where sending_message and sent_at is null and "deletedAt" is null
         and "startDate" <= $1 and "endDate" >= $1 returning id, title, content`,
      [now],
    )
    let mails = 0
    for (const message of messages) mails += await mailOne(context, tx, message)
    return messages.length ? `Messages envoyés : ${messages.length}, e-mails préparés : ${mails}` : undefined
  })
}
