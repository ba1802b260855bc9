import type { Context } from '../api/context'
import type { Config } from '../config'
import type { Tx } from '../database/connect'
import { printOf } from '../secret-key'

const [count, size] = [10, 10]
/** Without those that look alike. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** `K7WQ2-M9XPA`: 50 bits. */
export function newCode(random: (bytes: number) => Buffer): string {
  const text = [...random(size)].map((byte) => letters[byte % letters.length]).join('')
  return `${text.slice(0, 5)}-${text.slice(5)}`
}

/** A code as it is compared: without what people put between. */
export const plainCode = (code: string): string => code.toUpperCase().replace(/[^0-9A-Z]/g, '')
const hashOf = (config: Config, userId: number, code: string) =>
  printOf(config, `recovery:${userId}:${plainCode(code)}`)

/** Gives a person ten codes that replace the second factor once each; those before are of no use any more. */
export async function renewRecoveryCodes(
  { config, random, now }: Pick<Context, 'config' | 'random' | 'now'>,
  tx: Tx,
  userId: number,
): Promise<string[]> {
  const codes = Array.from({ length: count }, () => newCode(random))
  await tx.query('delete from recovery_code where user_id = $1', [userId])
  await tx.query(
    'insert into recovery_code (user_id, hash, "createdAt") select $1, hash, $3 from unnest($2::text[]) hash',
    [userId, codes.map((code) => hashOf(config, userId, code)), now()],
  )
  return codes
}

/** Uses a code up; false when it is none of the person's, or was used. */
export async function spendRecoveryCode(
  { config, now }: Pick<Context, 'config' | 'now'>,
  tx: Tx,
  { userId, code }: { userId: number; code: string },
): Promise<boolean> {
  const used = await tx.query(
    'update recovery_code set used_at = $3 where user_id = $1 and hash = $2 and used_at is null returning id',
    [userId, hashOf(config, userId, code), now()],
  )
  return used.length > 0
}

/** How many codes a person has left. */
export async function recoveryCodesLeft(tx: Tx, userId: number): Promise<number> {
  const [row] = await tx.query<{ left: number }>(
    'select count(*)::int as left from recovery_code where user_id = $1 and used_at is null',
    [userId],
  )
  return row?.left ?? 0
}
