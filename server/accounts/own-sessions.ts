import type { OwnSession } from '../../resources/accounts/answers'
import { sessionEndpoints } from '../../resources/accounts/own-account-endpoints'
import type { Call } from '../api/call'
import type { Context } from '../api/context'
import { ApiError } from '../api/error'
import { recordSecurityEvent, securityActor } from '../api/security-event'
import { serve } from '../api/serve'
import type { Actor } from '../database/actor'
import type { Tx } from '../database/connect'
import { forgetActors } from './authenticate'
import { endHoldings } from './end-holdings'
import { after, endSession, lifetimes } from './sessions'
import { refuseImpersonated } from './user-limits'

const openSql = `select s.id, s.device, s.address, s."createdAt", s.seen_at,
    case when i.id is null then null else jsonb_build_object('first_name', i.first_name, 'last_name', i.last_name) end as "Impersonator"
  from session s left join "user" i on i.id = s.impersonator_id
  where s.user_id = $1 and s.ended_at is null and s.expires_at > $2 and s.seen_at > $3
  order by s.seen_at desc, s.id desc limit 100`

/** The sessions that are open in somebody's name, the latest used first. */
export const openSessionsOf = (tx: Tx, userId: number, now: Date) =>
  tx.query<Omit<OwnSession, 'current'>>(openSql, [userId, now, after(now, -lifetimes.idle)])

/** The sessions that are open in the actor's name, the latest used first. */
async function ownSessions({ db, now }: Context, actor: Actor) {
  refuseImpersonated(actor)
  const rows = await db.system('session', (tx) => openSessionsOf(tx, actor.userId, now()))
  return rows.map((row) => ({ ...row, current: row.id === actor.sessionId }))
}

/** Ends one of the actor's own sessions; one of somebody else is not there. */
async function endOwn({ db, now }: Context, actor: Actor, id: number): Promise<void> {
  refuseImpersonated(actor)
  await db.system('session', async (tx) => {
    const open = await openSessionsOf(tx, actor.userId, now())
    if (!open.some((row) => row.id === id)) throw new ApiError('err404')
    await endSession(tx, id, { reason: 'revoked', now: now() })
  })
  forgetActors(db)
}

/** « Déconnecter partout »: ends whatever the actor holds but the session that asks. */
async function endOthers(context: Context, actor: Actor): Promise<void> {
  refuseImpersonated(actor)
  const { db } = context
  const how = { reason: 'revoked', but: actor.sessionId } as const
  await db.system('session', async (tx) => {
    await endHoldings(context, tx, [actor.userId], how)
    const event = { kind: 'access_ended', ...securityActor(actor), about: `User ${actor.userId}` } as const
    await recordSecurityEvent(tx, event, context.now())
  })
  forgetActors(db)
}

export const ownSessionCalls: Call[] = serve(sessionEndpoints, {
  list: async ({ context, actor }) => ({ data: await ownSessions(context, actor) }),
  async end({ context, actor, params: { id } }) {
    await endOwn(context, actor, id)
    return { success: true }
  },
  async endOthers({ context, actor }) {
    await endOthers(context, actor)
    return { success: true }
  },
})
