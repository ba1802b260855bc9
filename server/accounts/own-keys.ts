import { accounts as texts } from '../../i18n/fr/accounts'
import { ownKeyNames } from '../../resources/accounts/answers'
import { apiKey, longestKey, mostKeys, personalPermissions } from '../../resources/accounts/api-key'
import { keyEndpoints } from '../../resources/accounts/own-endpoints'
import type { FilledOf, RowOf } from '../../resources/schema/infer'
import { addDays, parisDay, parisMoment } from '../../resources/schema/paris-time'
import type { Call } from '../api/call'
import type { Context } from '../api/context'
import { ApiError, invalid } from '../api/error'
import { serve } from '../api/serve'
import type { Actor } from '../database/actor'
import type { Tx } from '../database/connect'
import { lockPerson } from '../database/lock-person'
import { select } from '../database/select'
import { mailKey } from './account-mails'
import { forgetActors } from './authenticate'
import type { Account } from './find-user'
import { provenAccount } from './proven-account'
import { recordSystemEvent } from './record-event'
import { hashOf, newKey } from './secrets'
import { refuseImpersonated } from './user-limits'

const ownSql = select(apiKey, ownKeyNames, 'where user_id = $1 order by id desc')

/** The actor's own keys, those that are past too until they are cleaned away. */
async function ownKeys({ db }: Context, actor: Actor) {
  refuseImpersonated(actor)
  return db.system('session', (tx) => tx.query(ownSql, [actor.userId]))
}

type NewKey = RowOf<typeof apiKey, 'name' | 'last_day'> & FilledOf<typeof apiKey, 'permissions'>

/** A key gives what its person holds and no more, for a year at most. */
function refuseBeyond({ now }: Context, actor: Actor, { permissions, last_day }: NewKey): void {
  const today = parisDay(now())
  if (last_day < today || last_day > addDays(today, longestKey))
    throw invalid([{ name: 'last_day', message: texts.keyDay }])
  if (!permissions.length) throw invalid([{ name: 'permissions', message: texts.required }])
  if (permissions.some((name) => !actor.permissions.has(name) || personalPermissions.has(name)))
    throw invalid([{ name: 'permissions', message: texts.beyondOwnRights }])
}

const insertSql = `insert into api_key (user_id, name, hash, ending, permissions, last_day, expires_at, "createdAt", "updatedAt")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $8) returning id`

async function addKey(context: Context, tx: Tx, { account, key }: { account: Account; key: NewKey }) {
  const at = context.now()
  await lockPerson(tx, account.id)
  const [held] = await tx.query<{ n: number }>('select count(*)::int as n from api_key where user_id = $1', [
    account.id,
  ])
  if ((held?.n ?? 0) >= mostKeys) throw new ApiError('err409', { display: texts.tooManyKeys })
  const secret = newKey(context.random)
  const permissions = [...new Set(key.permissions)]
  const [row] = await tx.query<{ id: number }>(insertSql, [
    ...[account.id, key.name, hashOf(secret), secret.slice(-4), permissions],
    ...[key.last_day, parisMoment(addDays(key.last_day, 1), '00:00'), at],
  ])
  await recordSystemEvent(tx, { ...about(account.id), event: 'api_key_created' }, at)
  await mailKey(context, tx, { ...account, name: key.name, lastDay: key.last_day })
  return { id: row?.id ?? 0, key: secret }
}

const about = (userId: number) => ({ userId, model: 'User', id: userId })

/** Revokes one of the actor's own keys at once; one of somebody else is not there. */
async function endKey({ db, now }: Context, actor: Actor, id: number): Promise<void> {
  refuseImpersonated(actor)
  await db.system('session', async (tx) => {
    const gone = await tx.query('delete from api_key where id = $1 and user_id = $2 returning id', [
      id,
      actor.userId,
    ])
    if (!gone.length) throw new ApiError('err404')
    await recordSystemEvent(tx, { ...about(actor.userId), event: 'api_key_revoked' }, now())
  })
  forgetActors(db)
}

export const ownKeyCalls: Call[] = serve(keyEndpoints, {
  list: ({ context, actor }) => ownKeys(context, actor),
  create: async ({ context, actor, body: { password, ...key } }) => {
    refuseBeyond(context, actor, key)
    const account = await provenAccount(context, actor, password)
    return context.db.system('login', (tx) => addKey(context, tx, { account, key }))
  },
  revoke: async ({ context, actor, params: { id } }) => {
    await endKey(context, actor, id)
    return { success: true }
  },
})
