import type { profile } from '../../resources/accounts/profile'
import type { user } from '../../resources/accounts/user'
import { fold } from '../../resources/schema/fold'
import type { RowOf } from '../../resources/schema/infer'
import type { Tx } from '../database/connect'
import { activeUser } from './load-actor'

/** What credentials are held against. */
export type Account = RowOf<
  typeof user,
  | ('id' | 'email' | 'first_name' | 'password_hash' | 'password_changed_at' | 'must_change')
  | ('totp_enabled' | 'totp_secret')
> &
  RowOf<typeof profile, 'profile_type_id' | 'two_factor_required'> & { passkeys: number }

/** Whether an account has a second factor: an authenticator application or a passkey. */
export const hasFactor = ({ totp_enabled, passkeys }: Account): boolean =>
  totp_enabled === true || passkeys > 0

const columns = `u.id, u.email, u.first_name, u.password_hash, u.password_changed_at, u.must_change, p.profile_type_id,
  u.totp_enabled, u.totp_secret, p.two_factor_required,
  (select count(*)::int from passkey k where k.user_id = u.id) as passkeys`
const from = `from "user" u join profile p on p.id = u.profile_id where ${activeUser('u', 'p')}`

/** The active account of an e-mail address, already lower-cased and trimmed. */
export async function findAccount(tx: Tx, email: string): Promise<Account | undefined> {
  const text = `select ${columns} ${from} and fold(u.email) = $1 and u.email = $2`
  const [row] = await tx.query<Account>(text, [fold(email), email])
  return row
}

/** The active account of an id. */
export async function findAccountById(tx: Tx, id: number): Promise<Account | undefined> {
  const [row] = await tx.query<Account>(`select ${columns} ${from} and u.id = $1`, [id])
  return row
}
