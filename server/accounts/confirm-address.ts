import { accounts as texts } from '../../i18n/fr/accounts'
import type { token } from '../../resources/accounts/session'
import { f } from '../../resources/schema/f'
import type { FilledOf, RowOf } from '../../resources/schema/infer'
import { success, told } from '../../resources/schema/told'
import { publicCall } from '../api/call'
import type { Context } from '../api/context'
import { ApiError } from '../api/error'
import { refusalOf } from '../api/refusal'
import { tellRefused } from '../api/tell-refused'
import type { Tx } from '../database/connect'
import { mailAddressChanged } from './account-mails'
import { forgetActors } from './authenticate'
import { endHoldings } from './end-holdings'
import { type Account, findAccountById } from './find-user'
import { refuseTaken } from './own-address'
import { recordSystemField } from './record-event'
import { hashOf, isSecret } from './secrets'

type Asked = RowOf<typeof token, 'user_id' | 'session_id'> & FilledOf<typeof token, 'detail'>

const askedSql = `select user_id, session_id, detail from token
  where hash = $1 and purpose = 'email' and used_at is null and expires_at > $2 for update`

const refused = () => new ApiError('err430', { display: texts.emailLinkRefused })

async function askedBy(
  tx: Tx,
  secret: string,
  now: Date,
): Promise<{ asked: Asked; account: Account } | undefined> {
  const [asked] = isSecret(secret) ? await tx.query<Asked>(askedSql, [hashOf(secret), now]) : []
  const account = asked && (await findAccountById(tx, asked.user_id))
  return asked && account && { asked, account }
}

const updateSql = `update "user" set email = $2, "updatedAt" = $3, updated_by = $1, lock_version = lock_version + 1 where id = $1`

/**
 * Makes the address that a link was sent to the account's: both addresses are told, the history has it, whatever the person
 * holds ends but the session that asked.
 */
async function confirmAddress(
  context: Context,
  { secret, address }: { secret: string; address: string },
): Promise<string> {
  const { db } = context
  const now = context.now()
  const email = await db.system('login', async (tx) => {
    const known = await askedBy(tx, secret, now)
    if (!known) return undefined
    const { asked, account } = known
    await refuseTaken(tx, account.id, asked.detail)
    await tx.query(updateSql, [account.id, asked.detail, now]).catch((error: unknown) => {
      throw refusalOf(error, db.registry.get('user'))
    })
    await endHoldings(context, tx, [account.id], { reason: 'address', but: asked.session_id ?? undefined })
    const change = { field: 'email', old: account.email, new: asked.detail }
    await recordSystemField(tx, { userId: account.id, model: 'User', id: account.id, ...change }, now)
    await mailAddressChanged(context, tx, { ...account, email: asked.detail, former: account.email })
    return asked.detail
  })
  if (email === undefined) {
    await tellRefused(context, { kind: 'link_refused', address }, address)
    throw refused()
  }
  forgetActors(db)
  return email
}

export const confirmAddressCall = publicCall(
  'POST /auth/security/confirm-email',
  {
    errors: ['err430', 'err432'],
    summary: 'Confirme une nouvelle adresse e-mail avec le lien reçu',
    tag: 'Session',
    body: { token: f.text({ label: 'Jeton', required: true, max: 200 }) },
    answers: { ...success, email: told.text('E-mail') },
  },
  async ({ context, body, request }) => ({
    success: true,
    email: await confirmAddress(context, { secret: body.token, address: request.ip }),
  }),
)
