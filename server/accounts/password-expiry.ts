import { daysBefore } from '../../resources/schema/paris-time'
import type { Tx } from '../database/connect'

const defaultDays = 365

/** Days that a password lasts (general option `password_validity_days`); 0 = for ever. */
async function validityDays(tx: Tx): Promise<number> {
  const [row] = await tx.query<{ value: string | null }>(
    `select value from generaloption where key = 'password_validity_days' and "deletedAt" is null limit 1`,
  )
  const days = Number(row?.value ?? defaultDays)
  return Number.isFinite(days) && days >= 0 ? days : defaultDays
}

interface PasswordState {
  password_changed_at: string | null
  must_change: boolean | null
}

/** Whether a password must be changed before it opens anything (err295). */
export async function isPasswordExpired(tx: Tx, user: PasswordState, now: Date): Promise<boolean> {
  if (user.must_change) return true
  const days = await validityDays(tx)
  if (days === 0 || !user.password_changed_at) return false
  return new Date(user.password_changed_at) < daysBefore(now, days)
}
