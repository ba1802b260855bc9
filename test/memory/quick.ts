import { listColumns, searchFields, valueField } from '../../resources/schema/derive'
import { fold } from '../../resources/schema/fold'
import { kindOf } from '../../resources/schema/kinds'
import { type AnyResource, titleFields } from '../../resources/schema/resource'
import { searchWords } from '../../resources/schema/search-words'
import { isText, likeExpression } from './compare'
import { type Memory, type Row, rowsAcross } from './rows'

const isTextIn = (resource: AnyResource, name: string) => {
  const field = resource.fields[name]
  return field !== undefined && isText(field)
}

const wholeOf = ({ fields }: AnyResource, name: string) => {
  const field = fields[name]
  return field && kindOf(valueField(field)).whole
}

const textOf = (row: Row, name: string) => fold(String(row[name] ?? ''))

/** The folded texts that a quick search looks in at a path of a row. */
function textsAt(memory: Memory, resource: AnyResource, row: Row, path: string): string[] {
  const [step = '', ...rest] = path.split('.')
  const name = Object.keys(resource.fields).find(
    (one) =>
      ['ref', 'embed'].includes(resource.fields[one]?.kind ?? '') &&
      [one, memory.registry.association(resource, one)].includes(step),
  )
  const field = resource.fields[name ?? '']
  if (!name || !field) return isTextIn(resource, path) && !wholeOf(resource, path) ? [textOf(row, path)] : []
  const target = memory.registry.get(field.to ?? '')
  const names = rest.length ? [rest.join('.')] : titleFields(target)
  return rowsAcross(memory, resource, row, name).flatMap((one) =>
    names.flatMap((inner) => textsAt(memory, target, one, inner)),
  )
}

/** Whether every word of a quick search is found somewhere in a row. */
export function quickTest(memory: Memory, resource: AnyResource, typed: string): (row: Row) => boolean {
  const shown = resource.large
    ? []
    : listColumns(resource).filter((name) => name.includes('.') || resource.fields[name]?.kind === 'ref')
  const places = [...new Set([...searchFields(resource), ...shown])]
  const words = searchWords(typed).map(({ stem, patterns }) => ({
    likes: patterns.map(likeExpression),
    values: places.flatMap((path) => {
      const value = wholeOf(resource, path)?.(stem)
      return value === undefined ? [] : [{ path, value }]
    }),
  }))
  return (row) => {
    const texts = places.flatMap((path) => textsAt(memory, resource, row, path))
    return (
      words.length > 0 &&
      words.every(
        ({ likes, values }) =>
          values.some(({ path, value }) => row[path] === value) ||
          texts.some((text) => likes.some((one) => one.test(text))),
      )
    )
  }
}

/** How well a row answers a quick search by what it is called: 0 where its title begins with it. */
export function rankIn(resource: AnyResource, typed: string): (row: Row) => number {
  const titles = titleFields(resource).filter((name) => isTextIn(resource, name))
  const whole = fold(typed.trim())
  const stems = searchWords(typed).map(({ stem }) => stem)
  const starts = (text: string, stem: string) =>
    text.split(/[^a-z0-9]+/).some((word) => word.startsWith(stem))
  return (row) => {
    const texts = titles.map((name) => textOf(row, name))
    if (!texts.length || texts.some((text) => text.startsWith(whole))) return 0
    const missed = stems.map((stem) =>
      texts.some((text) => starts(text, stem)) ? 0 : texts.some((text) => text.includes(stem)) ? 1 : 2,
    )
    return missed.reduce<number>((sum, one) => sum + one, 1)
  }
}
