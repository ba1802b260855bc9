import { foldedFields, listColumns, searchFields, valueField } from '../../resources/schema/derive'
import { fold } from '../../resources/schema/fold'
import { kindOf } from '../../resources/schema/kinds'
import { type AnyResource, titleFields } from '../../resources/schema/resource'
import { type SearchWord, searchWords } from '../../resources/schema/search-words'
import { associationNamed } from './associations'
import { foldColumn, quote, tableOf } from './naming'
import { Params } from './params'
import { type Scope, valueSql } from './query'
import { canReadField } from './rights'
import type { Tx } from './tx'

/** Whether a text is like one of the patterns of a word. */
export const likeSql = (text: string, { patterns }: SearchWord, params: Params): string =>
  `(${patterns.map((pattern) => `${text} like ${params.add(pattern, 'text')}`).join(' or ')})`

const isText = (resource: AnyResource, name: string) => {
  const field = resource.fields[name]
  return field !== undefined && kindOf(valueField(field)).operators.includes('like')
}

const foldedSql = (
  scope: Pick<Scope, 'virtuals'>,
  resource: AnyResource,
  { alias, name }: { alias: string; name: string },
) =>
  foldedFields(resource).includes(name)
    ? `${alias}.${quote(foldColumn(name))}`
    : `fold((${valueSql(scope, resource, { alias, name })})::text)`

/**
 * What a quick search looks in: the declared fields, and what the list shows of other rows, by path; of a list of millions, what
 * is declared alone, since PostgreSQL takes what many rows share for a reason to read them all. A reference stands for what its
 * row is called.
 */
function placesOf(resource: AnyResource): string[] {
  const shown = resource.large
    ? []
    : listColumns(resource).filter((name) => name.includes('.') || resource.fields[name]?.kind === 'ref')
  return [...new Set([...searchFields(resource), ...shown])]
}

interface Place {
  scope: Scope
  resource: AnyResource
  alias: string
  params: Params
  word: SearchWord
  named?: NamedRows
}

/** Ids of the rows referred to that a word is found in, by word and path; without those of which there are too many to list. */
export type NamedRows = ReadonlyMap<string, readonly number[]>

const mostNamed = 200
const keyOf = ({ stem }: SearchWord, path: string) => `${stem} ${path}`

/** The rows that a word names at a path, if they were looked up. */
export const namedAt = (named: NamedRows | undefined, word: SearchWord, path: string) =>
  named?.get(keyOf(word, path))

/** The tests of a word at a place of a row: its text, or the short list of the rows referred to that hold it, which an index knows. */
function placeSql(at: Place, path: string): string[] {
  const { scope, resource, alias, params, word, named } = at
  if (!associationNamed(scope, resource, path.split('.')[0] ?? '')) {
    const field = resource.fields[path]
    if (!field || !isText(resource, path) || !canReadField(resource, path, scope.actor)) return []
    const { whole } = kindOf(valueField(field))
    if (!whole) return [likeSql(foldedSql(scope, resource, { alias, name: path }), word, params)]
    const value = whole(word.stem)
    return value === undefined ? [] : [`${alias}.${quote(path)} = ${params.add(value, 'text')}`]
  }
  const [ids, column] = [namedAt(named, word, path), columnTo(scope, resource, path)]
  if (!column || ids?.length === 0) return []
  const rows = ids ? params.add(ids, 'bigint[]') : referredSql({ ...at, named: undefined }, path)
  if (!rows) return []
  return [`${alias}.${quote(column)} = any(${ids ? rows : `array(${rows})`})`]
}

/** The column that names the row at the first step of a path; undefined where many rows stand there, or none. */
function columnTo(scope: Scope, resource: AnyResource, path: string): string | undefined {
  const found = associationNamed(scope, resource, path.split('.')[0] ?? '')
  if (found?.declared.kind === 'embed') return found.declared.by
  return found?.declared.kind === 'ref' ? found.field : undefined
}

/** The rows referred to at a path that hold a word. */
function referredSql(at: Place, path: string): string | undefined {
  const { scope, resource, alias } = at
  const [step = '', ...rest] = path.split('.')
  const target = columnTo(scope, resource, step) && associationNamed(scope, resource, step)?.target
  if (!target) return undefined
  const inner = `${alias}q`
  const names = rest.length ? [rest.join('.')] : titleFields(target)
  const tests = names.flatMap((name) => placeSql({ ...at, resource: target, alias: inner }, name))
  if (!tests.length) return undefined
  return `select ${inner}."id" from ${at.params.from(tableOf(target))} ${inner} where ${inner}."deletedAt" is null and (${tests.join(' or ')})`
}

/**
 * Looks up what the words of a quick search name beside the rows themselves. A list of millions is searched with the ids in
 * hand: PostgreSQL knows how many rows share each of them, and cannot know it of what another statement will find.
 */
export async function namedRows(
  tx: Tx,
  scope: Scope,
  { resource, quick }: { resource: AnyResource; quick: string },
): Promise<NamedRows> {
  const params = new Params()
  const asked = searchWords(quick).flatMap((word) =>
    placesOf(resource).flatMap((path) => {
      const rows = referredSql({ scope, resource, alias: 't', params, word }, path)
      return rows ? [{ key: keyOf(word, path), rows }] : []
    }),
  )
  if (!asked.length) return new Map()
  const lists = asked.map(({ rows }, at) => `array(${rows} limit ${mostNamed + 1}) as "${at}"`)
  const [row] = await tx.query<Record<string, number[]>>(`select ${lists.join(', ')}`, params.values, {
    fresh: true,
  })
  return new Map(
    asked.flatMap(({ key }, at): [string, number[]][] => {
      const ids = (row?.[at] ?? []).map(Number)
      return ids.length > mostNamed ? [] : [[key, ids]]
    }),
  )
}

/** The condition of a quick search: every word is found somewhere, in any order. */
export function quickSql(
  scope: Scope,
  resource: AnyResource,
  { alias, quick, params, named }: { alias: string; quick: string; params: Params; named?: NamedRows },
): string {
  const places = placesOf(resource)
  const words = searchWords(quick).map((word) => {
    const tests = places.flatMap((path) => placeSql({ scope, resource, alias, params, word, named }, path))
    return tests.length ? `(${tests.join(' or ')})` : 'false'
  })
  return words.length ? words.join(' and ') : 'false'
}

/** How well some folded texts answer what was typed: 0 where one begins with it, then by how many words begin a word in one. */
export function rankOf(texts: readonly string[], typed: string, params: Params): string {
  const whole = params.add(`${fold(typed.trim()).replace(/[\\%_]/g, '\\$&')}%`, 'text')
  const missed = searchWords(typed).map(({ stem }) => {
    const start = params.add(`\\m${stem.replace(/[^a-z0-9]/g, '\\$&')}`, 'text')
    const inside = params.add(`%${stem.replace(/[\\%_]/g, '\\$&')}%`, 'text')
    const any = (test: (text: string) => string) => texts.map(test).join(' or ')
    return `case when ${any((text) => `${text} ~ ${start}`)} then 0 when ${any((text) => `${text} like ${inside}`)} then 1 else 2 end`
  })
  const begins = texts.map((text) => `${text} like ${whole}`).join(' or ')
  return `(case when ${begins} then 0 else 1 + ${['0', ...missed].join(' + ')} end)`
}

/** How well rows answer a quick search, by what they are called; nothing where their title is no text. */
export function rankSql(
  scope: Pick<Scope, 'virtuals'>,
  resource: AnyResource,
  { alias, quick, params }: { alias: string; quick: string; params: Params },
): string | undefined {
  const titles = titleFields(resource).filter((name) => isText(resource, name))
  if (!titles.length) return undefined
  const texts = titles.map((name) => `coalesce(${foldedSql(scope, resource, { alias, name })}, '')`)
  return rankOf(texts, quick, params)
}
