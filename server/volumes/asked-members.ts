import type { MailModelName, MailValues } from '../../resources/content/mail-models'
import { linkOf } from '../../resources/content/notification-links'
import { frenchMoment } from '../../resources/schema/date-text'
import type { Config } from '../config'
import { pastRights } from '../database/past-rights'
import type { ActorTx, Tx } from '../database/tx'
import { siteAddress } from '../mail/product'
import { queueModel } from '../mail/queue-model'
import { notify } from '../trade/notify'
import { permittedUsers } from '../trade/recipients'
import type { RequestRow } from './request'

type Surroundings = { config: Config; now: () => Date }

/** A member of a request and the people who answer for it. */
export interface AskedMember {
  response_id: number
  adherent_id: number
  name: string
}

/** What every mail about a request names. */
export const namesOf = (request: RequestRow, member: AskedMember) => ({
  demande: request.label,
  adherent: member.name,
  limite: frenchMoment(request.response_date_limit),
})

interface Mailing<M extends MailModelName> {
  request: RequestRow
  member: AskedMember
  mail: { model: M; values: MailValues<M> }
  /** Tells two happenings of one kind apart. */
  event: string
}

/** Writes to those who answer for a member; answers their ids. */
export async function mailMember<M extends MailModelName>(
  context: Surroundings,
  tx: Tx | ActorTx,
  { request, member, mail, event }: Mailing<M>,
): Promise<number[]> {
  const users = await permittedUsers(tx, member.adherent_id, 'answerVolumeRequest')
  const people = await pastRights(tx, 'volumes', (past) =>
    past.query<{ email: string }>('select email from "user" where id = any($1::bigint[]) order by id', [
      users,
    ]),
  )
  const link = linkOf('Purchase_volume_request', member.response_id, 3)
  if (people.length)
    await queueModel(context, tx, {
      model: mail.model,
      to: people.map(({ email }) => email),
      values: mail.values,
      ...(link ? { address: siteAddress(context.config, link) } : {}),
      uniqueKey: `${mail.model}:${member.response_id}:${event}`,
      about: { model: 'Purchase_volume_request', id: request.id },
    })
  return users
}

/** Members of a request, by name; those whose answer counts alone where it is said. */
const membersSql = `
  select q.id as response_id, q.adherent_id, a.name from purchase_volume_response q join adherent a on a.id = q.adherent_id
  where q.purchase_volume_request_id = $1 and q."deletedAt" is null and ($2 or (q.status = 'sent' and q.left_out is null)) order by a.name, q.id`

/** The members of a request: all of them, or those that have answered. */
export const membersOf = (tx: Tx | ActorTx, id: number, which: 'all' | 'answered'): Promise<AskedMember[]> =>
  pastRights(tx, 'volumes', (past) =>
    past.query<AskedMember & Record<string, unknown>>(membersSql, [id, which === 'all']),
  )

/** Writes to those who answer for a member, and puts it into their box. */
export async function tellMember<M extends MailModelName>(
  context: Surroundings,
  tx: Tx | ActorTx,
  { kind, ...mailing }: Mailing<M> & { kind: 'volume_request' | 'volume_reminder' },
): Promise<void> {
  const { request, member, event } = mailing
  const users = await mailMember(context, tx, mailing)
  const params = {
    request: request.label,
    adherent: member.name,
    limit: frenchMoment(request.response_date_limit),
  }
  await notify(tx, {
    ...{ kind, event, users, params, now: context.now() },
    ...{ model: 'Purchase_volume_request', entityId: member.response_id },
  })
}
