import { foldedFields } from '../../resources/schema/derive'
import type { AnyResource } from '../../resources/schema/resource'
import { foldColumn, literal, quote, shortName, tableOf } from './naming'

export interface Index {
  name: string
  sql: string
}

const live = ' where "deletedAt" is null'

const keyColumn = (resource: AnyResource, name: string) => {
  const field = resource.fields[name]
  const text = field && ['text', 'email'].includes(field.kind)
  return text ? `fold(${quote(name)})` : quote(name)
}

function uniqueIndexes(resource: AnyResource): Index[] {
  const single = Object.entries(resource.fields)
    .filter(([, field]) => field.unique)
    .map(([name]) => ({ fields: [name], among: undefined, optional: undefined }))
  return [...single, ...(resource.unique ?? [])].map(({ fields, among, optional }) => {
    const kept = Object.entries(among ?? {})
      .map(([key, value]) => ` and ${quote(key)} ${value === null ? 'is null' : `= ${literal(value)}`}`)
      .join('')
    const name = shortName(`${tableOf(resource)}_${fields.join('_')}_unique`)
    const columns = fields.map((field) => keyColumn(resource, field)).join(', ')
    return {
      name,
      sql: `create unique index ${quote(name)} on ${quote(tableOf(resource))} (${columns})${fields.length > 1 && !optional ? ' nulls not distinct' : ''} where "deletedAt" is null${kept}`,
    }
  })
}

/** The folded texts of an index by order: a text of many lines may be longer than an entry of one, and is found by its words alone. */
const sortedTexts = (resource: AnyResource): string[] =>
  foldedFields(resource).filter((name) => resource.fields[name]?.kind !== 'longText')

/** The columns of a declared index: those before the last are filtered by, as they are; a text that comes last is sorted by, folded. */
function declaredKeys(resource: AnyResource, fields: readonly string[]): string[] {
  const folded = sortedTexts(resource)
  const isSort = (name: string, index: number) =>
    index > 0 && index === fields.length - 1 && folded.includes(name)
  return fields.map((name, index) => (isSort(name, index) ? foldColumn(name) : name))
}

/** Columns that are usually searched and sorted by together: those of the declared indexes, and whether a row is active. */
const usualColumns = (resource: AnyResource): string[] => [
  ...(resource.indexes ?? []).flatMap((fields) => declaredKeys(resource, fields)),
  ...(resource.fields.active ? ['active'] : []),
]

/**
 * `(keys, id) include (…)`, among living rows: the folded texts stand in every index, and in those of a large resource all
 * that is usually filtered by, so that a page is found and counted in one index without the table.
 */
function coveringBody(resource: AnyResource, keys: readonly string[]): string {
  const all = [...new Set([...keys, 'id'])]
  const folded = sortedTexts(resource).map(foldColumn)
  const held = new Set([...folded, ...(resource.large ? usualColumns(resource) : [])])
  const beside = [...held].filter((name) => !all.includes(name))
  const include = beside.length ? ` include (${beside.map(quote).join(', ')})` : ''
  return `(${all.map(quote).join(', ')})${include}${live}`
}

function searchIndexes(resource: AnyResource, references: readonly string[]): Index[] {
  const table = tableOf(resource)
  const on = (suffix: string, body: string): Index => {
    const name = shortName(`${table}_${suffix}`)
    return { name, sql: `create index ${quote(name)} on ${quote(table)} ${body}` }
  }
  const folded = foldedFields(resource)
  const pointing = references.map((name) => on(name, `(${quote(name)})`))
  const asked = Object.entries(resource.fields)
    .filter(([, field]) => field.index)
    .map(([name]) => on(name, `(${quote(name)}, "id")${live}`))
  const declared = (resource.indexes ?? []).map((fields) =>
    on(fields.join('_'), coveringBody(resource, declaredKeys(resource, fields))),
  )
  const ordered = (resource.orders ?? []).map(({ name, within, by }) =>
    on(`${within}_${name}`, `(${quote(within)}, (${by}), "id")${live}`),
  )
  const trigram = folded
    .map(foldColumn)
    .map((name) => on(`${name}_trgm`, `using gin (${quote(name)} gin_trgm_ops)${live}`))
  const sortBody = (name: string) =>
    resource.large ? coveringBody(resource, [foldColumn(name)]) : `(${quote(foldColumn(name))}, "id")${live}`
  const sorted = sortedTexts(resource).map((name) => on(`${foldColumn(name)}_sort`, sortBody(name)))
  return [...pointing, ...asked, ...declared, ...ordered, ...trigram, ...sorted]
}

/** The indexes of a resource: of its references, of what may not come twice, of its searches and sorts. */
export const indexesOf = (resource: AnyResource, references: readonly string[]): Index[] => [
  ...uniqueIndexes(resource),
  ...searchIndexes(resource, references),
]
