import { groupTexts } from '../../i18n/fr/grouping'
import { valueField } from '../../resources/schema/derive'
import type { Field } from '../../resources/schema/field'
import { fold } from '../../resources/schema/fold'
import { type GroupKind, groupKind, type Period } from '../../resources/schema/grouping'
import { type AnyResource, isStored, titleFields } from '../../resources/schema/resource'
import { associationNamed } from './associations'
import { refuse, systemField } from './filter'
import { quote, tableOf } from './naming'
import type { Params } from './params'
import { rowCondition, type Scope, valueSql } from './query'
import { canReadAcross, canReadField } from './rights'

/** A column to group by: a field, or one of what a field refers to (`Association.field`); a date by its periods. */
export interface GroupColumn {
  name: string
  period: Period
}

/** How a column makes groups. */
export interface GroupKey {
  field: Field
  kind: GroupKind
  period: Period
  /** The field that refers to the row that it stands on, if it is another one. */
  association?: Field
  /** The value on a row. */
  sql: string
  /** The join that it needs of the rows. */
  join: string
}

const refused = (name: string): never => refuse(name, groupTexts.ungroupable({ name: name.slice(0, 80) }))

/** The date or moment cut to its period, in Paris. */
function periodSql(sql: string, field: Field, period: Period): string {
  const day = valueField(field).kind === 'dateTime' ? `(${sql} at time zone 'Europe/Paris')` : sql
  return period === 'day' ? `(${day})::date` : `date_trunc('${period}', ${day})::date`
}

function keyAt(
  scope: Scope,
  resource: AnyResource,
  { alias, name, asked }: { alias: string; name: string; asked: GroupColumn },
): Omit<GroupKey, 'join'> {
  const field =
    systemField[name] ?? (canReadField(resource, name, scope.actor) ? resource.fields[name] : undefined)
  const kind = field && groupKind(field)
  if (!field || !kind) return refused(asked.name)
  const sql = valueSql(scope, resource, { alias, name })
  const { period } = asked
  return { field, kind, period, sql: kind === 'date' ? periodSql(sql, field, period) : sql }
}

/**
 * How a column makes groups. What one may not read is refused like what does not exist; of a row referred to that one may not
 * see, nothing is known: its rows stand in the group of empty values, as filters find them.
 */
export function groupKeyOf(
  scope: Scope,
  resource: AnyResource,
  { asked, alias, at, params }: { asked: GroupColumn; alias: string; at: number; params: Params },
): GroupKey {
  const [first = '', inner, ...more] = asked.name.split('.')
  if (inner === undefined) return { ...keyAt(scope, resource, { alias, name: first, asked }), join: '' }
  const found = associationNamed(scope, resource, first)
  const column = found?.declared.kind === 'embed' ? found.declared.by : found?.field
  const isOne = found && found.name === first && ['ref', 'embed'].includes(found.declared.kind)
  if (!isOne || !column || more.length || !canReadAcross(found.declared, found.target, scope.actor))
    return refused(asked.name)
  const join = `g${at}`
  const rows = `${params.from(tableOf(found.target))} ${join}`
  const seen = rowCondition(scope, found.target, { alias: join, params })
  return {
    ...keyAt(scope, found.target, { alias: join, name: inner, asked }),
    association: found.declared,
    join: ` left join ${rows} on ${join}."id" = ${alias}.${quote(column)} and ${seen}`,
  }
}

/** What is said of a group's key once the groups are made. */
export interface KeySaid {
  join: string
  /** The key as a text. */
  text: string
  /** What the row that it refers to is called; null of other kinds, which are told by their key. */
  label: string
  /** What groups are sorted by name with. */
  sort: string
}

const textSql = (key: string, { kind, period }: GroupKey): string =>
  kind === 'date' && period !== 'day' ? `left(${key}::text, ${period === 'year' ? 4 : 7})` : `${key}::text`

/** The keys of a choice in the order of their names. */
function namedOrder(options: Readonly<Record<string, string>>): string[] {
  const names = Object.entries(options).map(([key, name]) => [key, fold(name)] as const)
  return names.sort(([, a], [, b]) => a.localeCompare(b, 'fr')).map(([key]) => key)
}

/** How the key of a group is told and sorted. */
export function sayKey(
  scope: Scope,
  key: GroupKey,
  { sql, alias, params }: { sql: string; alias: string; params: Params },
): KeySaid {
  const text = textSql(sql, key)
  const { kind, field } = key
  if (kind === 'choice')
    return {
      join: '',
      text,
      label: 'null::text',
      sort: `array_position(${params.add(namedOrder(field.options ?? {}), 'text[]')}, ${sql})`,
    }
  if (kind === 'text') return { join: '', text, label: 'null::text', sort: `fold(${sql})` }
  if (kind !== 'reference') return { join: '', text, label: 'null::text', sort: sql }
  const target = scope.registry.get(field.to ?? '')
  const titles = titleFields(target).filter((name) => {
    const title = target.fields[name]
    return title && isStored(title) && canReadField(target, name, scope.actor)
  })
  const called = titles.map((name) => `nullif(${alias}.${quote(name)}::text, '')`)
  const label = called.length ? `nullif(concat_ws(' ', ${called.join(', ')}), '')` : 'null::text'
  return {
    join: ` left join ${quote(tableOf(target))} ${alias} on ${alias}."id" = ${sql}`,
    text,
    label,
    sort: `fold(${label})`,
  }
}
