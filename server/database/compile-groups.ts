import { groupTexts } from '../../i18n/fr/grouping'
import { type Aggregate, isMeasured, scaleOf } from '../../resources/schema/grouping'
import { lookup } from '../../resources/schema/lookup'
import type { AnyResource } from '../../resources/schema/resource'
import { type SearchRequest, tableAlias, whereSql } from './compile-search'
import { refuse } from './filter'
import { type GroupColumn, type GroupKey, groupKeyOf, type KeySaid, sayKey } from './group-key'
import { tableOf } from './naming'
import { Params } from './params'
import { type Scope, valueSql } from './query'
import { canReadField } from './rights'

/** An aggregate of a field of the rows. */
export interface GroupMeasure {
  name: string
  of: Aggregate
}

export interface GroupOrder {
  /** The name of the group, the count of its rows, or the place of a measure. */
  by: 'label' | 'count' | number
  direction: 'asc' | 'desc'
}

/** The rows of a search in groups. */
export interface GroupRequest {
  search: SearchRequest
  /** One column, or two. */
  by: readonly GroupColumn[]
  measures: readonly GroupMeasure[]
  order: GroupOrder
  /** The same inner groups for all, those that come first among all rows; else the first of each. */
  pivot: boolean
  most: { rows: number; inner: number }
}

/** What a row of the answer is: an inner group, a group, a column of a pivot, the total. */
export const levels = { inner: 0, group: 1, column: 2, total: 3 } as const

/** A row of the answer. `of`: how many groups there are at its place in all. */
export interface GroupRow {
  level: number
  at: number
  inner_at: number
  key: string | null
  label: string | null
  of: number
  n: number
  [measure: `m${number}`]: string | null
}

const functions = lookup({ sum: 'sum', mean: 'avg', min: 'min', max: 'max' })

const column = (at: number) => `"m${at}"`

function measureSql(scope: Scope, resource: AnyResource, { name, of }: GroupMeasure, at: number) {
  const field = canReadField(resource, name, scope.actor) ? resource.fields[name] : undefined
  if (!field || !isMeasured(field)) return refuse(name, groupTexts.unmeasured({ name: name.slice(0, 80) }))
  const value = `"v${at}"`
  const found = `${functions[of]}(${value})`
  return {
    value: `${valueSql(scope, resource, { alias: tableAlias, name })} as ${value}`,
    sql: `${of === 'mean' ? `round(${found}, ${scaleOf(field, of)})` : found} as ${column(at)}`,
  }
}

/** Sorts groups as asked; empty ones last, equals by their name and their key. */
function orderSql({ by, direction }: GroupOrder, { sort, text }: KeySaid): string {
  const own =
    by === 'label' ? [] : [`${by === 'count' ? 'g."n"' : `g.${column(by)}`} ${direction} nulls last`]
  const named = `${sort} ${by === 'label' ? direction : 'asc'} nulls last`
  return [...own, named, `${text} nulls last`].join(', ')
}

/** Two keys of groups are the same, empty ones too: a text that hash joins compare. */
const same = (key: string) => `coalesce('v' || ${key}::text, '')`

interface Parts {
  measures: string
  order: (said: KeySaid) => string
  pivot: boolean
  most: GroupRequest['most']
}

/** The groups that are answered, in their order, with their number in all. */
const groupsSql = (said: KeySaid, level: number, { measures, order }: Parts, limit: string) => `
  select ${level} as "level", (row_number() over (order by ${order(said)}))::int as "at", 0 as "inner_at",
    ${said.text} as "key", ${said.label} as "label", (count(*) over ())::int as "of", g."n"${measures}, ${same(level === levels.group ? 'g."k0"' : 'g."k1"')} as "same"
  from g${said.join} where g."level" = ${level} order by "at" limit ${limit}`

/** The inner groups of the groups that are answered: the first of each, or those of the columns of a pivot. */
function innerSql(said: KeySaid, { measures, order, pivot }: Parts, limit: string): string {
  const at = pivot ? 'c."at"' : `(row_number() over (partition by r."at" order by ${order(said)}))::int`
  const columns = pivot ? ` join c on c."same" = ${same('g."k1"')}` : ''
  return `select * from (select ${levels.inner} as "level", r."at" as "at", ${at} as "inner_at",
    ${said.text} as "key", ${said.label} as "label", (count(*) over (partition by r."at"))::int as "of", g."n"${measures}, '' as "same"
    from g join r on r."same" = ${same('g."k0"')}${columns}${said.join} where g."level" = ${levels.inner}) i where "inner_at" <= ${limit}`
}

function setsOf(by: readonly GroupKey[], pivot: boolean): string {
  if (by.length === 1) return '("k0"), ()'
  return `("k0", "k1"), ("k0"), ${pivot ? '("k1"), ' : ''}()`
}

/**
 * Compiles the groups of a search in one statement: rows are read once, their groups, inner groups and totals made together, and
 * named once they are few.
 */
export function compileGroups(
  scope: Scope,
  { search, by, measures, order, pivot, most }: GroupRequest,
): { text: string; values: unknown[]; keys: GroupKey[] } {
  const { resource } = search
  const params = new Params()
  const keys = by.map((asked, at) => groupKeyOf(scope, resource, { asked, alias: tableAlias, at, params }))
  const asked = measures.map((measure, at) => measureSql(scope, resource, measure, at))
  const values = [...keys.map(({ sql }, at) => `${sql} as "k${at}"`), ...asked.map(({ value }) => value)]
  const isTwo = keys.length > 1
  const rows = `select ${values.join(', ')} from ${params.from(tableOf(resource))} ${tableAlias}${keys.map(({ join }) => join).join('')} where ${whereSql(scope, search, params)}`
  const level = isTwo ? 'grouping("k0", "k1")' : '1 + 2 * grouping("k0")'
  const sums = asked.map(({ sql }) => `, ${sql}`).join('')
  const made = `select ${level} as "level", "k0"${isTwo ? ', "k1"' : ''}, count(*)::int as "n"${sums} from (${rows}) x group by grouping sets (${setsOf(keys, pivot)})`
  const said = keys.map((key, at) => sayKey(scope, key, { sql: `g."k${at}"`, alias: `n${at}`, params }))
  const [first, second] = said as [KeySaid, KeySaid?]
  const parts: Parts = {
    measures: asked.map((_, at) => `, g.${column(at)}::text`).join(''),
    order: (one) => orderSql(order, one),
    pivot,
    most,
  }
  const limit = params.add(most.rows, 'int')
  const inner = second ? params.add(most.inner, 'int') : ''
  const shown = `"level", "at", "inner_at", "key", "label", "of", "n"${asked.map((_, at) => `, ${column(at)}`).join('')}`
  const tables = [
    `g as materialized (${made})`,
    `r as materialized (${groupsSql(first, levels.group, parts, limit)})`,
    ...(second && pivot ? [`c as materialized (${groupsSql(second, levels.column, parts, inner)})`] : []),
  ]
  const answers = [
    `select ${shown} from r`,
    ...(second && pivot ? [`select ${shown} from c`] : []),
    ...(second ? [`select ${shown} from (${innerSql(second, parts, inner)}) i`] : []),
    `select ${levels.total}, 0, 0, null, null, 1, g."n"${parts.measures} from g where g."level" = ${levels.total}`,
  ]
  return {
    text: `with ${tables.join(', ')} ${answers.join(' union all ')} order by 1, 2, 3`,
    values: params.values,
    keys,
  }
}
