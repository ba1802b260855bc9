import type { OwnSession } from '../../resources/accounts/answers'
import { ownSession } from '../../resources/accounts/answers'
import { f } from '../../resources/schema/f'
import { many } from '../../resources/schema/pick'
import { success } from '../../resources/schema/told'
import { type Call, defineCall } from '../api/call'
import type { Context } from '../api/context'
import { ApiError } from '../api/error'
import { recordSecurityEvent, securityActor } from '../api/security-event'
import type { Actor } from '../database/actor'
import type { Tx } from '../database/connect'
import { forgetActors } from './authenticate'
import { endHoldings } from './end-holdings'
import { after, endSession, lifetimes } from './sessions'
import { refuseImpersonated } from './user-limits'

const tag = 'Session'

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

export const ownSessionCalls: Call[] = [
  defineCall('GET /users/sessions', 'signedIn', {
    shape: {
      summary: 'Ses propres sessions ouvertes, la dernière utilisée en premier',
      tag,
      answers: { data: many('Sessions', ownSession) },
    },
    run: async ({ context, actor }) => ({ data: await ownSessions(context, actor) }),
  }),
  defineCall('DELETE /users/sessions/{id}', 'signedIn', {
    shape: {
      summary: "Ferme l'une de ses propres sessions",
      tag,
      params: { id: f.int({ label: 'Identifiant', required: true, min: 1 }) },
      answers: success,
    },
    run: async ({ context, actor, params }) => {
      await endOwn(context, actor, params.id)
      return { success: true }
    },
  }),
  defineCall('DELETE /users/sessions', 'signedIn', {
    shape: {
      summary:
        "Déconnecte partout : ferme ses autres sessions, et met fin à ses clés d'API, webhooks, liens, appareils avertis et exports",
      tag,
      answers: success,
    },
    run: async ({ context, actor }) => {
      await endOthers(context, actor)
      return { success: true }
    },
  }),
]
