import { ownDataTexts as texts } from '../../i18n/fr/own-data'
import type { Registry } from '../../resources/registry'
import type { AnyResource } from '../../resources/schema/resource'
import { titleFields } from '../../resources/schema/resource'
import type { Tx } from '../database/connect'
import { joinColumns, joinTable, quote, tableOf } from '../database/naming'

/** A table of one's own data: what it is called, its columns with their labels, its rows. */
export interface OwnTable {
  label: string
  columns: readonly { name: string; label: string }[]
  rows: readonly Readonly<Record<string, unknown>>[]
}

/** Rows of a table, the latest: a person's years of work fit in one file. */
const most = 20_000

/** Kinds that say something of the person's doing; amounts, prices and what refers to others are the establishment's. */
const kinds = new Set([
  ...['text', 'longText', 'select', 'date', 'dateTime', 'time', 'bool', 'email', 'phone', 'freePhone'],
])

const isOpen = (resource: AnyResource) => (name: string) => {
  const field = resource.fields[name]
  return field !== undefined && kinds.has(field.kind) && !field.secret && !field.hidden
}

/** What is told of a row of the person's: all of what is its own, of a sealed one nothing but that it is there. */
function columnsOf(resource: AnyResource) {
  const names = resource.refusal ? [] : Object.keys(resource.fields).filter(isOpen(resource))
  const titles = resource.refusal ? [] : titleFields(resource).filter(isOpen(resource))
  const told = [...new Set([...titles, ...names])]
  return [
    { name: 'id', label: texts.number },
    { name: 'createdAt', label: texts.since },
    ...told.map((name) => ({ name, label: resource.fields[name]?.label ?? name })),
  ]
}

/** The rows that name the person in a field: in its column, or among those of a list. */
function namingSql(
  { resource, field }: { resource: AnyResource; field: string },
  target: AnyResource,
): string {
  if (resource.fields[field]?.kind === 'ref') return `${quote(field)} = $1`
  const [own, other] = joinColumns(resource, target)
  return `id in (select ${quote(own)} from ${quote(joinTable(resource, field))} where ${quote(other)} = $1)`
}

/** Every row that names the person, by the fields that refer to users. */
async function namedIn(tx: Tx, registry: Registry, userId: number): Promise<OwnTable[]> {
  const tables: OwnTable[] = []
  const seen = new Set<string>()
  for (const { resource, field } of registry.pointingTo('user')) {
    const place = `${tableOf(resource)}.${field}`
    const declared = resource.fields[field]
    if (!declared || !['ref', 'refs'].includes(declared.kind) || resource.name === 'user' || seen.has(place))
      continue
    seen.add(place)
    const columns = columnsOf(resource)
    const rows = await tx.query(
      `select ${columns.map(({ name }) => quote(name)).join(', ')} from ${quote(tableOf(resource))}
       where ${namingSql({ resource, field }, registry.get('user'))} order by id desc limit ${most}`,
      [userId],
    )
    if (rows.length) tables.push({ label: `${resource.label[1]} – ${declared.label}`, columns, rows })
  }
  return tables
}

/** The values of the account, one a line: its own fields, and the names of what it is linked to. */
function accountTable(registry: Registry, account: Readonly<Record<string, unknown>>): OwnTable {
  const { fields } = registry.get('user')
  const rows = Object.entries(fields).flatMap(([name, field]) => {
    if (field.secret || field.kind === 'computed' || field.kind === 'virtual') return []
    const shown = field.to ? account[registry.association(registry.get('user'), name)] : account[name]
    const value = shownValue(shown)
    return value === null ? [] : [{ field: field.label, value }]
  })
  const columns = [
    { name: 'field', label: texts.field },
    { name: 'value', label: texts.value },
  ]
  return { label: texts.account, columns, rows }
}

function shownValue(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  if (Array.isArray(value)) return value.map(shownValue).filter(Boolean).join(', ') || null
  if (typeof value !== 'object') return String(value)
  const row = Object(value)
  return String(
    row.name ?? row.label ?? row.filename ?? [row.first_name, row.last_name].filter(Boolean).join(' '),
  )
}

const written = `select model, entity_id, field, change_type, "updatedAt" as at from field_history where user_id = $1
  union all select model, entity_id, association_name, action, "updatedAt" from association_history where user_id = $1
  union all select model, entity_id, event, 'event', "createdAt" from history where user_id = $1
  order by at desc limit ${most}`

const about = `select field, old_value #>> '{}' as old_value, new_value #>> '{}' as new_value, "updatedAt" as at
  from field_history where model = 'User' and entity_id = $1 order by id desc limit ${most}`

const mails = `select subject, "createdAt" as at, state, sent_at from email_outbox where "to" = $1 order by id desc limit ${most}`

/** What stands of the person in the histories and in the mails. */
async function toldOf(tx: Tx, { id, email }: { id: number; email: string }): Promise<OwnTable[]> {
  const named = (names: Readonly<Record<string, string>>) =>
    Object.entries(names).map(([name, label]) => ({ name, label }))
  const { at, field, model, number, change, before, after, subject, state, sent } = texts
  return [
    {
      label: texts.changesOf,
      columns: named({ at, field, old_value: before, new_value: after }),
      rows: await tx.query(about, [id]),
    },
    {
      label: texts.changesBy,
      columns: named({ at, model, entity_id: number, field, change_type: change }),
      rows: await tx.query(written, [id]),
    },
    {
      label: texts.mails,
      columns: named({ at, subject, state, sent_at: sent }),
      rows: await tx.query(mails, [email]),
    },
  ]
}

/** All that is held on a person (RGPD, articles 15 and 20), in tables. */
export async function ownData(
  tx: Tx,
  registry: Registry,
  { account, userId }: { account: Readonly<Record<string, unknown>>; userId: number },
): Promise<OwnTable[]> {
  return [
    accountTable(registry, account),
    ...(await namedIn(tx, registry, userId)),
    ...(await toldOf(tx, { id: userId, email: String(account.email) })).filter(({ rows }) => rows.length > 0),
  ]
}
