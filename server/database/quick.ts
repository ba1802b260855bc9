import { foldedFields, listColumns, searchFields, valueField } from '../../resources/schema/derive'
import { fold } from '../../resources/schema/fold'
import { kindOf } from '../../resources/schema/kinds'
import { type AnyResource, titleFields } from '../../resources/schema/resource'
import { type SearchWord, searchWords } from '../../resources/schema/search-words'
import { associationNamed } from './associations'
import { foldColumn, quote, tableOf } from './naming'
import type { Params } from './params'
import { type Scope, valueSql } from './query'
import { canReadField } from './rights'

/** Whether a text is like one of the patterns of a word. */
export const likeSql = (text: string, { patterns }: SearchWord, params: Params): string =>
  `(${patterns.map((pattern) => `${text} like ${params.add(pattern, 'text')}`).join(' or ')})`

const isText = (resource: AnyResource, name: string) => {
  const field = resource.fields[name]
  return field !== undefined && kindOf(valueField(field)).operators.includes('like')
}

const foldedSql = (scope: Pick<Scope, 'virtuals'>, resource: AnyResource, alias: string, name: string) =>
  foldedFields(resource).includes(name)
    ? `${alias}.${quote(foldColumn(name))}`
    : `fold((${valueSql(scope, resource, alias, name)})::text)`

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
}

/** The tests of a word at a place of a row: its text, or the short list of the rows referred to that hold it, which an index knows. */
function placeSql(at: Place, path: string): string[] {
  const { scope, resource, alias, params, word } = at
  const [step = '', ...rest] = path.split('.')
  const found = associationNamed(scope, resource, step)
  if (!found) {
    const isSearched =
      rest.length === 0 && isText(resource, step) && canReadField(resource, step, scope.actor)
    return isSearched ? [likeSql(foldedSql(scope, resource, alias, step), word, params)] : []
  }
  const { declared, field, target } = found
  if (!['ref', 'embed'].includes(declared.kind)) return []
  const inner = `${alias}q`
  const names = rest.length ? [rest.join('.')] : titleFields(target)
  const tests = names.flatMap((name) => placeSql({ ...at, resource: target, alias: inner }, name))
  if (!tests.length) return []
  const column = declared.kind === 'embed' ? (declared.by ?? '') : field
  const rows = `select ${inner}."id" from ${quote(tableOf(target))} ${inner} where ${inner}."deletedAt" is null and (${tests.join(' or ')})`
  return [`${alias}.${quote(column)} = any(array(${rows}))`]
}

/** The condition of a quick search: every word is found somewhere, in any order. */
export function quickSql(
  scope: Scope,
  resource: AnyResource,
  { alias, quick, params }: { alias: string; quick: string; params: Params },
): string {
  const places = placesOf(resource)
  const words = searchWords(quick).map((word) => {
    const tests = places.flatMap((path) => placeSql({ scope, resource, alias, params, word }, path))
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
  const texts = titles.map((name) => `coalesce(${foldedSql(scope, resource, alias, name)}, '')`)
  return rankOf(texts, quick, params)
}
