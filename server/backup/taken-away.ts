import { quote } from '../database/naming'
import type { Tx } from '../database/tx'

/** Where rights stand while the database is replaced; a return that was cut off finds them there at its next try. */
const kept = 'before_restore'

/** What stood in a table. */
const before = (table: string) => `${kept}."${table}"`

/** Rows that give something to their owner while they are there, and by what two of one owner are the same. */
const given = [
  { table: 'profile_permission', owner: 'profile', by: 'permission' },
  { table: 'profile_menu', owner: 'profile', by: 'menu_id' },
  { table: 'user_company_ids', owner: 'user', by: 'company_id' },
  { table: 'user_adherent_ids', owner: 'user', by: 'adherent_id' },
  { table: 'user_groupAdherent_ids', owner: 'user', by: 'groupadherent_id' },
  { table: 'user_supplier_ids', owner: 'user', by: 'supplier_id' },
  { table: 'passkey', owner: 'user', by: 'credential' },
  { table: 'recovery_code', owner: 'user', by: 'hash' },
  { table: 'identity_link', owner: 'user', by: 'print' },
] as const

/** What runs in somebody's name until it is turned off: how it is said to run, and how it is turned off. */
const running = [
  { table: 'webhook', runs: `(b.was ->> 'active')::boolean`, off: 'active = false, stopped_at = $1' },
  { table: 'scheduled_import', runs: `(b.was ->> 'active')::boolean`, off: 'active = false' },
  { table: 'export_schedule', runs: `b.was ->> 'next_day' is not null`, off: 'next_day = null' },
] as const

const tables = [
  ...['user', 'profile', 'identity_provider'],
  ...given.map(({ table }) => table),
  ...running.map(({ table }) => table),
]

const has = async (tx: Tx, name: string) =>
  (await tx.query<{ there: boolean }>(`select to_regclass($1) is not null as there`, [name]))[0]?.there ===
  true

/** Keeps the rights that stand now beside everything else, which is about to go. In one transaction with it. */
export async function keepRights(tx: Tx): Promise<void> {
  if (await has(tx, before('user'))) return
  await tx.query(`create schema if not exists ${kept}`)
  for (const table of tables)
    if (await has(tx, `public."${table}"`))
      await tx.query(`create table ${before(table)} as select to_jsonb(t) as was from public."${table}" t`)
}

/** The row of now is that of before where both have one id and were made at one moment: another database's are not. */
const same = (alias: string) =>
  `(b.was ->> 'id')::bigint = ${alias}.id and (b.was ->> 'createdAt')::timestamptz = ${alias}."createdAt"`

const text = (column: string) => `b.was ->> '${column}'`
const isGone = (alias: string) => `${alias}.was ->> 'deletedAt' is not null`

/** What each row of both keeps of before, by column. */
const changes = [
  {
    // Profiles ask for no less and open no more than they did.
    table: 'profile',
    sets: {
      deletedAt: `coalesce(o."deletedAt", (${text('deletedAt')})::timestamptz)`,
      active: `o.active and (${text('active')})::boolean`,
      all_menus: `coalesce(o.all_menus, false) and coalesce((${text('all_menus')})::boolean, false)`,
      level: `least(o.level, (${text('level')})::int)`,
      two_factor_required: `coalesce(o.two_factor_required, false) or coalesce((${text('two_factor_required')})::boolean, false)`,
    },
  },
  {
    // Accounts stay closed, keep a profile that is no higher, and open by the address and the credentials of before alone.
    table: 'user',
    sets: {
      deletedAt: `coalesce(o."deletedAt", (${text('deletedAt')})::timestamptz)`,
      status_id: `case when (${text('status_id')})::bigint = 1 and ${text('erased_at')} is null
        and exists (select 1 from profile p where p.id = (${text('profile_id')})::bigint) then o.status_id else 2 end`,
      profile_id: `coalesce((select p.id from profile p, profile o_p where p.id = (${text('profile_id')})::bigint and o_p.id = o.profile_id
        and p.level <= o_p.level), o.profile_id)`,
      email: `case when exists (select 1 from "user" other where other.email = ${text('email')} and other.id <> o.id) then o.email
        else ${text('email')} end`,
      password_hash: text('password_hash'),
      password_changed_at: `(${text('password_changed_at')})::timestamptz`,
      must_change: `(${text('must_change')})::boolean`,
      totp_enabled: `(${text('totp_enabled')})::boolean`,
      totp_secret: text('totp_secret'),
      totp_step: `(${text('totp_step')})::int`,
      credential_epoch: text('credential_epoch'),
      create_product_hc: `coalesce(o.create_product_hc, false) and coalesce((${text('create_product_hc')})::boolean, false)`,
      create_supplier_hc: `coalesce(o.create_supplier_hc, false) and coalesce((${text('create_supplier_hc')})::boolean, false)`,
    },
  },
  {
    table: 'profile_menu',
    sets: { access_level: `least(o.access_level, (${text('access_level')})::int)` },
  },
  {
    table: 'identity_provider',
    sets: {
      deletedAt: `coalesce(o."deletedAt", (${text('deletedAt')})::timestamptz)`,
      active: `o.active and (${text('active')})::boolean`,
      enforced: `o.enforced or (${text('enforced')})::boolean`,
    },
  },
]

/** One statement for the columns that the table has now and had before: the backup may be of an older release. */
async function keepOf(tx: Tx, { table, sets }: (typeof changes)[number]): Promise<void> {
  const columns = await tx.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped
       and exists (select 1 from ${before(table)} b where b.was ? attname::text)`,
    [`public."${table}"`],
  )
  const known = new Set(columns.map(({ name }) => name))
  const parts = Object.entries(sets).filter(([name]) => known.has(name))
  if (!parts.length) return
  const list = parts.map(([name, value]) => `"${name}" = ${value}`).join(', ')
  await tx.query(`update "${table}" o set ${list} from ${before(table)} b where ${same('o')}`)
}

/** Who was erased is not named again: the row is what was left of it. Histories name the person until it is erased once more. */
const erasedSql = `update "user" u set email = ${text('email')}, first_name = ${text('first_name')}, last_name = ${text('last_name')},
    phone_number = ${text('phone_number')}, avatar_file_id = null
  from ${before('user')} b where ${same('u')} and ${text('erased_at')} is not null and u.erased_at is null returning u.id`

/** Rows of owners of both that their owner had no more. */
const givenSql = ({ table, owner, by }: (typeof given)[number]) => `
  delete from "${table}" t using "${owner}" o, ${before(owner)} b where t.${owner}_id = o.id and ${same('o')}
    and not exists (select 1 from ${before(table)} k where k.was ->> '${owner}_id' = t.${owner}_id::text
      and k.was ->> '${by}' = t.${by}::text and not (${isGone('k')}) and k.was ->> 'used_at' is null) returning 1`

const offSql = ({ table, runs, off }: (typeof running)[number]) => `
  update "${table}" t set ${off} from ${quote('user')} o where t.user_id = o.id
    and exists (select 1 from ${before('user')} b where ${same('o')})
    and not exists (select 1 from ${before(table)} b where ${same('t')} and ${runs} and not (${isGone('b')}))`

/** What was taken away since a backup. */
export interface TakenAgain {
  /** Rights, rows of perimeters, passkeys and identities that do not come back. */
  rights: number
  /** Accounts that were erased meanwhile: what histories say of them has come back. */
  erased: number[]
}

/**
 * Takes away again, from what a backup has brought back, every right that was gone before the return: closed and erased accounts,
 * former passwords and factors, lower profiles, permissions, perimeters, what was turned off. Within the return's transaction.
 */
export async function takeAwayAgain(tx: Tx, now: Date): Promise<TakenAgain> {
  const told: TakenAgain = { rights: 0, erased: [] }
  const isThere = async (table: string) =>
    (await has(tx, before(table))) && (await has(tx, `public."${table}"`))
  if (!(await isThere('user'))) return told
  for (const one of changes) if (await isThere(one.table)) await keepOf(tx, one)
  told.erased = (await tx.query<{ id: number }>(erasedSql)).map(({ id }) => id)
  for (const one of given) if (await isThere(one.table)) told.rights += (await tx.query(givenSql(one))).length
  for (const one of running) {
    if (!(await isThere(one.table))) continue
    const sql = offSql(one)
    await tx.query(sql, sql.includes('$1') ? [now] : [])
  }
  await tx.query(`drop schema ${kept} cascade`)
  return told
}
