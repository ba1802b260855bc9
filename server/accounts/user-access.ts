import { accounts as texts } from '../../i18n/fr/accounts'
import { ownPasskeyNames } from '../../resources/accounts/answers'
import { apiKey } from '../../resources/accounts/api-key'
import { passkey } from '../../resources/accounts/session'
import { user } from '../../resources/accounts/user'
import { accessDeviceNames, accessKeyNames, userAccess } from '../../resources/content/access-endpoints'
import { pushDevice } from '../../resources/content/push'
import type { Call } from '../api/call'
import { ApiError } from '../api/error'
import { getRow } from '../api/read'
import { recordSecurityEvent, securityActor } from '../api/security-event'
import { serve } from '../api/serve'
import type { Tx } from '../database/connect'
import { pastRights } from '../database/past-rights'
import { select } from '../database/select'
import { forgetActors } from './authenticate'
import { endHoldings } from './end-holdings'
import { openSessionsOf } from './own-sessions'
import { factorState } from './second-factor'
import { refuseAbove, refuseImpersonated } from './user-limits'

const newest = 'where user_id = $1 order by id desc limit 100'
const passkeysSql = select(passkey, ownPasskeyNames, newest)
const devicesSql = select(pushDevice, accessDeviceNames, newest)
const keysSql = select(apiKey, accessKeyNames, newest)

interface LinkedIdentity {
  id: number
  provider: string
  linked_at: string
  seen_at: string | null
}
const identitiesSql = `select l.id, p.label as provider, l.linked_at, l.seen_at
  from identity_link l join identity_provider p on p.id = l.identity_provider_id
  where l.user_id = $1 and p."deletedAt" is null order by l.id desc limit 100`

/** Every way into somebody's account. The transaction looks past the row rights. */
async function accessOf(tx: Tx, id: number, now: Date) {
  return {
    ...(await factorState(tx, id)),
    Passkeys: await tx.query(passkeysSql, [id]),
    Sessions: await openSessionsOf(tx, id, now),
    Devices: await tx.query(devicesSql, [id]),
    Keys: await tx.query(keysSql, [id]),
    Identities: await tx.query<LinkedIdentity>(identitiesSql, [id]),
  }
}

export const userAccessCalls: Call[] = serve(userAccess, {
  show: async ({ work, actor, params: { id } }) => {
    refuseImpersonated(actor)
    await getRow(work, user, id)
    return pastRights(work.tx, 'session', (tx) => accessOf(tx, id, work.now))
  },
  disconnect: async ({ context, work, actor, params: { id } }) => {
    refuseImpersonated(actor)
    if (id === actor.userId) throw new ApiError('err403', { display: texts.disconnectSelf })
    await refuseAbove(work, await getRow(work, user, id))
    await pastRights(work.tx, 'session', async (tx) => {
      await endHoldings(context, tx, [id], { reason: 'revoked' })
      const event = { kind: 'access_ended', ...securityActor(actor), about: `User ${id}` } as const
      await recordSecurityEvent(tx, event, work.now)
    })
    forgetActors(context.db)
    return { success: true }
  },
})
