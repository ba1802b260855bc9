import { createHash } from 'node:crypto'

/** What of a row of the journal is sealed, as one text: the fields in this order, JSON as PostgreSQL writes `jsonb`. */
export const canonicalSql = `jsonb_build_array(e.id, to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), e.kind, e.user_id,
  e.impersonated_by, e.key_id, e.address, e.device, e.about, e.detail)::text`

/** What stands before the first seal. */
export const beforeAll = Buffer.alloc(32)

/** A seal: SHA-256 of the one before and of its row. */
export const sealOf = (previous: Buffer, canonical: string): Buffer =>
  createHash('sha256').update(previous).update(canonical, 'utf8').digest()
