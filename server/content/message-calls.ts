import type { MessageAnswer } from '../../resources/content/answers'
import { messageTypes } from '../../resources/content/dashboard-message'
import { messageEndpoints } from '../../resources/content/message-endpoints'
import type { Call } from '../api/call'
import type { Context } from '../api/context'
import { ApiError } from '../api/error'
import { serve } from '../api/serve'
import { workOf } from '../api/work'
import { type Actor, may } from '../database/actor'
import { memberOf } from '../trade/member'
import { meantForSql, meantSql } from './message-targets'

interface Found extends Omit<MessageAnswer, 'blocks'> {
  type_id: number
}

interface Member {
  id: number
  isGroup: boolean
}

/** Back office and those who hold the right pass: a blocking message never shuts out who can remove it (I-28). */
const isBlocked = (actor: Actor, { type_id }: Pick<Found, 'type_id'>): boolean =>
  type_id === messageTypes.blocking && actor.profileTypeId !== 1 && !may(actor, 'overrideBlockingMessage')

/** The running messages for somebody, the gravest first; those of a member where one is chosen. */
async function messagesFor(context: Context, actor: Actor, member?: Member) {
  const sql = `select m.id, m.title, m.content, m."startDate", m."endDate", m.dashboardmessage_type_id as type_id,
      jsonb_build_object('id', t.id, 'machine_name', t.machine_name, 'label', t.label) as "Dashboardmessage_type",
      exists (select 1 from dashboardmessage_read r where r.dashboardmessage_id = m.id and r.user_id = $1) as read
    from dashboardmessage m join dashboardmessagetype t on t.id = m.dashboardmessage_type_id
    join "user" u on u.id = $1 join profile p on p.id = u.profile_id
    where m."deletedAt" is null and m."startDate" <= $2 and m."endDate" >= $2 and ${member ? meantForSql(3) : meantSql()}
    order by t.id desc, m."startDate" desc, m.id desc`
  const place = member ? [member.id, member.isGroup] : []
  const rows = await context.db.system('notifications', (tx) =>
    tx.query<Found>(sql, [actor.userId, context.now(), ...place]),
  )
  return rows.map(({ type_id, ...row }) => ({ ...row, blocks: isBlocked(actor, { type_id }) }))
}

/** What people see of the dashboard messages; writing them follows from the declaration. */
export const messageCalls: Call[] = serve(messageEndpoints, {
  mine: ({ context, actor }) => messagesFor(context, actor),
  /** The specification's own: the messages of an adherent, or of a group, that the actor works for. */
  async ofMember({ context, actor, params: { id }, query }) {
    const isGroup = query.is_group === true
    await context.db.read(actor, (tx) => memberOf(workOf(context.db, tx, context.now()), id, isGroup))
    return messagesFor(context, actor, { id, isGroup })
  },
  /** « J'ai lu »: of a message that is for the reader. */
  read: ({ context, actor, params: { id } }) =>
    context.db.system('notifications', async (tx) => {
      const [mine] = await tx.query(
        `select m.id from dashboardmessage m join "user" u on u.id = $1 join profile p on p.id = u.profile_id
         where m.id = $2 and m."deletedAt" is null and ${meantSql()}`,
        [actor.userId, id],
      )
      if (!mine) throw new ApiError('err404')
      await tx.query(
        `insert into dashboardmessage_read (dashboardmessage_id, user_id, read_at) values ($1, $2, $3) on conflict do nothing`,
        [id, actor.userId, context.now()],
      )
      return { success: true }
    }),
})
