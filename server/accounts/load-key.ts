import { type apiKey, personalPermissions } from '../../resources/accounts/api-key'
import type { RowOf } from '../../resources/schema/infer'
import type { Actor } from '../database/actor'
import type { Tx } from '../database/connect'
import { type Declared, loadUserActor } from './load-actor'

/** A key that is good now: who calls by it, until when, and when it was last used. */
export interface LoadedKey {
  actor: Actor
  expires: Date
  seen: Date | undefined
}

type KeyRow = RowOf<typeof apiKey, 'id' | 'user_id' | 'permissions' | 'expires_at' | 'seen_at'>

const keySql =
  'select id, user_id, permissions, expires_at, seen_at from api_key where hash = $1 and expires_at > $2'

/**
 * The actor behind the SHA-256 of a key: its person as of now, with those permissions of the key that the person still holds;
 * undefined when the key is past or revoked, or the person may act no more.
 */
export async function loadKeyActor(
  tx: Tx,
  declared: Declared,
  { hash, now }: { hash: string; now: Date },
): Promise<LoadedKey | undefined> {
  const [row] = await tx.query<KeyRow>(keySql, [hash, now])
  const person = row && (await loadUserActor(tx, declared, row.user_id))
  if (!row || !person) return undefined
  const permissions = new Set(
    (row.permissions ?? []).filter((name) => person.permissions.has(name) && !personalPermissions.has(name)),
  )
  return {
    actor: { ...person, permissions, keyId: row.id },
    expires: new Date(row.expires_at),
    seen: row.seen_at ? new Date(row.seen_at) : undefined,
  }
}
