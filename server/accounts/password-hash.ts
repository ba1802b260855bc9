import { hash, parseOptions, verify } from '@node-rs/argon2'

/** argon2id, 19 MiB, 2 passes, 1 thread (OWASP's floor). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Hash of no password: held against when there is no account, so that both cases take the same time. */
const dummy =
  '$argon2id$v=19$m=19456,t=2,p=1$i8rBGM+5pB+PyyhFpwnV0A$M2NCU28tDlrA6Co8zm9uDowMJlqeROwZifAvzjNG6Ic'

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

/** Whether the password belongs to the hash; without a hash the same work is done and the answer is no. */
export async function verifyPassword(known: string | null | undefined, password: string): Promise<boolean> {
  const good = await verify(known ?? dummy, password).catch(() => false)
  return good && known !== null && known !== undefined
}

/** Whether a hash was made with another cost than today's. */
export function isOutdated(known: string): boolean {
  const { memoryCost, timeCost } = parseOptions(known)
  return memoryCost !== cost.memoryCost || timeCost !== cost.timeCost
}
