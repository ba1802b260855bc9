import type { Registry } from '../../resources/registry'
import { foldedFields } from '../../resources/schema/derive'
import type { Field } from '../../resources/schema/field'
import { kindOf } from '../../resources/schema/kinds'
import { type AnyResource, isStored } from '../../resources/schema/resource'
import { foldColumn, joinColumns, joinTable, quote, shortName, tableOf } from './naming'

export interface Column {
  name: string
  type: string
  notNull?: boolean
  default?: string
  generated?: string
  references?: string
  was?: string
}

export interface Index {
  name: string
  sql: string
}

export interface Table {
  name: string
  columns: Column[]
  primaryKey: string[]
  indexes: Index[]
  /** A row dies with the row that it refers to, by column. */
  cascade?: string[]
}

const system: Column[] = [
  { name: 'lock_version', type: 'integer', notNull: true, default: '0' },
  { name: 'createdAt', type: 'timestamptz', notNull: true, default: 'now()' },
  { name: 'updatedAt', type: 'timestamptz', notNull: true, default: 'now()' },
  { name: 'created_by', type: 'bigint' },
  { name: 'updated_by', type: 'bigint' },
  { name: 'deletedAt', type: 'timestamptz' },
]

const literal = (value: unknown) =>
  typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value)
const hasSqlDefault = (field: Field) => ['string', 'number', 'boolean'].includes(typeof field.default)

function columnOf(resource: AnyResource, name: string, field: Field, registry: Registry): Column {
  const type = kindOf(field).column?.(field) ?? 'text'
  const always = field.required && !resource.rules?.[name]?.visible
  return {
    name,
    type,
    ...(always ? { notNull: true } : {}),
    ...(hasSqlDefault(field) ? { default: literal(field.default) } : {}),
    ...(field.to ? { references: tableOf(registry.get(field.to)) } : {}),
    ...(field.was ? { was: field.was } : {}),
  }
}

function columnsOf(resource: AnyResource, registry: Registry): Column[] {
  const stored = Object.entries(resource.fields)
    .filter(([, field]) => isStored(field))
    .map(([name, field]) => columnOf(resource, name, field, registry))
  const embeds = Object.values(resource.fields)
    .filter((field) => field.kind === 'embed' && field.by && !resource.fields[field.by])
    .map((field) => ({
      name: field.by ?? '',
      type: 'bigint',
      references: tableOf(registry.get(field.to ?? '')),
    }))
  const folded = foldedFields(resource).map((name) => ({
    name: foldColumn(name),
    type: 'text',
    generated: `fold(${quote(name)})`,
  }))
  return [...stored, ...embeds, ...folded]
}

const keyColumn = (resource: AnyResource, name: string) => {
  const field = resource.fields[name]
  const text = field && ['text', 'email'].includes(field.kind)
  return text ? `fold(${quote(name)})` : quote(name)
}

function uniqueIndexes(resource: AnyResource): Index[] {
  const single = Object.entries(resource.fields)
    .filter(([, field]) => field.unique)
    .map(([name]) => ({ fields: [name], among: undefined }))
  return [...single, ...(resource.unique ?? [])].map(({ fields, among }) => {
    const kept = Object.entries(among ?? {})
      .map(([key, value]) => ` and ${quote(key)} = ${literal(value)}`)
      .join('')
    const name = shortName(`${tableOf(resource)}_${fields.join('_')}_unique`)
    const columns = fields.map((field) => keyColumn(resource, field)).join(', ')
    return {
      name,
      sql: `create unique index ${quote(name)} on ${quote(tableOf(resource))} (${columns}) nulls not distinct where "deletedAt" is null${kept}`,
    }
  })
}

function searchIndexes(resource: AnyResource, columns: Column[]): Index[] {
  const table = tableOf(resource)
  const on = (suffix: string, body: string): Index => {
    const name = shortName(`${table}_${suffix}`)
    return { name, sql: `create index ${quote(name)} on ${quote(table)} ${body}` }
  }
  const folded = foldedFields(resource).map(foldColumn)
  const live = ' where "deletedAt" is null'
  const include = folded.length ? ` include (${folded.map(quote).join(', ')})` : ''
  const references = columns
    .filter((column) => column.references)
    .map((column) => on(column.name, `(${quote(column.name)})`))
  const asked = Object.entries(resource.fields)
    .filter(([, field]) => field.index)
    .map(([name]) => on(name, `(${quote(name)}, "id")${live}`))
  const declared = (resource.indexes ?? []).map((fields) =>
    on(
      fields.join('_'),
      `(${[...fields, 'id']
        .filter((x, i, all) => all.indexOf(x) === i)
        .map(quote)
        .join(', ')})${include}${live}`,
    ),
  )
  const trigram = folded.map((name) => on(`${name}_trgm`, `using gin (${quote(name)} gin_trgm_ops)${live}`))
  const sorted = folded.map((name) => on(`${name}_sort`, `(${quote(name)}, "id")${live}`))
  return [...references, ...asked, ...declared, ...trigram, ...sorted]
}

function joinTables(resource: AnyResource, registry: Registry): Table[] {
  return Object.entries(resource.fields)
    .filter(([, field]) => field.kind === 'refs')
    .map(([name, field]) => {
      const target = registry.get(field.to ?? '')
      const [own, other] = joinColumns(resource, target)
      const table = joinTable(resource, name)
      const index = shortName(`${table}_${other}`)
      return {
        name: table,
        columns: [
          { name: own, type: 'bigint', notNull: true, references: tableOf(resource) },
          { name: other, type: 'bigint', notNull: true, references: tableOf(target) },
          { name: 'position', type: 'integer', notNull: true, default: '0' },
        ],
        primaryKey: [own, other],
        indexes: [{ name: index, sql: `create index ${quote(index)} on ${quote(table)} (${quote(other)})` }],
        cascade: [own],
      }
    })
}

function unite(tables: Table[]): Table[] {
  const byName = new Map<string, Table>()
  for (const table of tables) {
    const known = byName.get(table.name)
    if (!known) byName.set(table.name, { ...table })
    else
      byName.set(table.name, {
        ...known,
        columns: mergeBy(known.columns, table.columns),
        indexes: mergeBy(known.indexes, table.indexes),
      })
  }
  return [...byName.values()]
}

const mergeBy = <T extends { name: string }>(first: T[], second: T[]): T[] => [
  ...first,
  ...second.filter((item) => !first.some((other) => other.name === item.name)),
]

/** The tables that the declarations ask for; views of one table are united. A column required in one view only may be null. */
export function tablesOf(registry: Registry): Table[] {
  return unite(
    registry.all.flatMap((resource) => {
      const columns = [
        { name: 'id', type: 'bigint', notNull: true, generated: 'identity' },
        ...columnsOf(resource, registry),
        ...system,
      ]
      const indexes = resource.table
        ? []
        : mergeBy([], [...uniqueIndexes(resource), ...searchIndexes(resource, columns)])
      return [
        { name: tableOf(resource), columns, primaryKey: ['id'], indexes },
        ...joinTables(resource, registry),
      ]
    }),
  )
}
