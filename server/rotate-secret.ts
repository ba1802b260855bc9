import { recordSecurityEvent } from './api/security-event'
import type { Tx } from './database/tx'
import { isOfPresent, seal, unseal } from './seal'
import { keyIdOf, previousSecretOf, type SecretPlace, secretKeyOf } from './secret-key'

/** A column of sealed texts: what they were sealed for, and whose, as SQL of their row. */
interface SealedColumn {
  table: string
  column: string
  /** SQL of the `use` and the `place` that they were sealed with. */
  use: string
  place: string
}

/** Of an envelope (`server/tenders/answer-content.ts`): the key is sealed for each reader, bound to the epoch of its account. */
interface Envelope {
  readers: Record<string, string>
}

/** Every column of sealed texts; `leftBehind` finds one that is forgotten here. */
export const sealedColumns: readonly SealedColumn[] = [
  { table: 'user', column: 'totp_secret', use: `'totp'`, place: 't.id::text' },
  { table: 'email_outbox', column: 'sealed_link', use: `'mail'`, place: 't.unique_key' },
  {
    table: 'tender_key',
    column: 'private_key',
    use: `'tender-key:' || t.tender_id || ':' || t.round`,
    place: `'tender-key:' || t.tender_id || ':' || t.round`,
  },
  { table: 'identity_provider', column: 'sealed_secret', use: `'oidc-secret'`, place: 't.id::text' },
  { table: 'identity_provider', column: 'sealed_key', use: `'oidc-key'`, place: 't.id::text' },
  { table: 'identity_flow', column: 'sealed_token', use: `'oidc-token'`, place: 't.id::text' },
  {
    table: 'identity_session',
    column: 'sealed_token',
    use: `'oidc-token'`,
    place: `'session ' || t.session_id`,
  },
  { table: 'ma_cantine_link', column: 'sealed_access', use: `'ma-cantine'`, place: `t.id::text` },
  { table: 'ma_cantine_link', column: 'sealed_refresh', use: `'ma-cantine'`, place: `t.id::text` },
  { table: 'webhook', column: 'sealed_secret', use: `'webhook'`, place: 't.id::text' },
  {
    table: 'tender_response',
    column: 'draft',
    use: `'tender:' || t.tender_id`,
    place: `'response:' || t.id`,
  },
  {
    table: 'tender_response_version',
    column: 'content',
    use: `'tender:' || (select r.tender_id from tender_response r where r.id = t.tender_response_id)`,
    place: `'response:' || t.tender_response_id`,
  },
]

interface SealedRow {
  id: number
  sealed: string
  use: string
  place: string
}

/** What became of the sealed texts: sealed again, and those that no secret opens (told by place). */
export interface Rotated {
  resealed: number
  unreadable: string[]
}

function textAgain(
  config: SecretPlace,
  use: string,
  { place, sealed }: { place: string; sealed: string },
): string | undefined {
  const text = unseal(config, use, { place, sealed })
  return text === undefined ? undefined : seal(config, use, { place, text })
}

/** An envelope whose readers open it by the present secret; a reader whose account was changed since opens nothing, then and now. */
async function envelopeAgain(
  tx: Tx,
  config: SecretPlace,
  { sealed, place }: { sealed: string; place: string },
): Promise<string> {
  const envelope: Envelope = JSON.parse(sealed)
  const accounts = await tx.query<{ id: number; epoch: string }>(
    `select id, coalesce(credential_epoch, '') as epoch from "user" where id = any($1::bigint[])`,
    [Object.keys(envelope.readers)],
  )
  for (const { id, epoch } of accounts) {
    const own = envelope.readers[id]
    if (!own || isOfPresent(config, own)) continue
    const again = textAgain(config, `answer-reader:${id}:${epoch}`, { place, sealed: own })
    if (again) envelope.readers[id] = again
  }
  return JSON.stringify(envelope)
}

const batch = 500

/** A batch in a transaction of its own: what somebody changes meanwhile was sealed by who knows the new secret. */
async function resealBatch(
  tx: Tx,
  config: SecretPlace,
  { column, after }: { column: SealedColumn; after: number },
): Promise<{ last?: number } & Rotated> {
  const { table, column: name, use, place } = column
  const rows = await tx.query<SealedRow>(
    `select t.id, t."${name}" as sealed, ${use} as use, ${place} as place from "${table}" t
     where t."${name}" is not null and t.id > $1 order by t.id limit ${batch}`,
    [after],
  )
  const done: Rotated = { resealed: 0, unreadable: [] }
  for (const { id, sealed, use: usedFor, place: of } of rows) {
    if (isOfPresent(config, sealed)) continue
    const again = sealed.startsWith('{')
      ? await envelopeAgain(tx, config, { sealed, place: `${usedFor} ${of}` })
      : textAgain(config, usedFor, { place: of, sealed })
    if (again === undefined) done.unreadable.push(`${table}.${name} ${id}`)
    else if (again !== sealed) {
      await tx.query(`update "${table}" set "${name}" = $2 where id = $1 and "${name}" = $3`, [
        ...[id, again, sealed],
      ])
      done.resealed += 1
    }
  }
  return { last: rows.at(-1)?.id, ...done }
}

const textColumns = `select c.table_name as "table", c.column_name as "column" from information_schema.columns c
  join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type in ('text', 'character varying') and c.is_generated = 'NEVER'`

/** Where texts sealed with an older secret still stand, in whatever column. */
async function leftBehind(tx: Tx, id: string): Promise<string[]> {
  const found: string[] = []
  for (const { table, column } of await tx.query<{ table: string; column: string }>(textColumns)) {
    const [row] = await tx.query<{ n: number }>(
      `select count(*)::int as n from "${table}" where "${column}" like $1`,
      [`${id.replace(/[_%\\]/g, '\\$&')}.%`],
    )
    if (row?.n) found.push(`${table}.${column} : ${row.n}`)
  }
  return found
}

/** Seals again, with the present secret, everything that the one before had sealed; it may be run again. */
export async function rotateSecret(tx: Tx, config: SecretPlace, now: Date): Promise<Rotated> {
  const all: Rotated = { resealed: 0, unreadable: [] }
  for (const column of sealedColumns) {
    let after: number | undefined = 0
    while (after !== undefined) {
      const { last, resealed, unreadable } = await resealBatch(tx, config, { column, after })
      all.resealed += resealed
      all.unreadable.push(...unreadable)
      after = last
    }
  }
  const previous = previousSecretOf(config)
  if (previous) all.unreadable.push(...(await leftBehind(tx, keyIdOf(previous))))
  await recordSecurityEvent(
    tx,
    {
      kind: 'secret_rotated',
      about: `Key ${keyIdOf(secretKeyOf(config))}`,
      detail: { resealed: all.resealed, unreadable: all.unreadable.length },
    },
    now,
  )
  return all
}
