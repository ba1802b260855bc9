import { pastRights } from '../database/past-rights'
import type { VirtualReader, Virtuals } from '../database/virtual'

/** Who has a second factor, an application or a passkey: nobody reads the passkeys of others, who sees the account sees that there is one. */
const factors: VirtualReader = async (tx, ids) => {
  const sql = `select u.id, coalesce(u.totp_enabled, false) or exists (select 1 from passkey k where k.user_id = u.id) as there
    from "user" u where u.id = any($1::bigint[])`
  const rows = await pastRights(tx, 'session', (system) =>
    system.query<{ id: number; there: boolean }>(sql, [ids]),
  )
  return new Map(rows.map(({ id, there }) => [id, there]))
}

export const accountVirtuals = { user: { has_factor: factors } } satisfies Virtuals
