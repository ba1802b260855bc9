import type { Registry } from '../../resources/registry'
import { customColumns } from '../../resources/schema/custom-columns'
import { foldedFields } from '../../resources/schema/derive'
import type { Field } from '../../resources/schema/field'
import { kindOf } from '../../resources/schema/kinds'
import { type AnyResource, isStored } from '../../resources/schema/resource'
import { type Index, indexesOf } from './indexes'
import { foldColumn, joinColumns, joinTable, literal, quote, shortName, tableOf } from './naming'

export interface Column {
  name: string
  type: string
  notNull?: boolean
  default?: string
  generated?: string
  references?: string
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

const hasSqlDefault = (field: Field) => ['string', 'number', 'boolean'].includes(typeof field.default)

function columnOf(
  resource: AnyResource,
  name: string,
  { field, registry }: { field: Field; registry: Registry },
): Column {
  const type = kindOf(field).column?.(field) ?? 'text'
  const always = field.required && !resource.rules?.[name]?.visible
  return {
    name,
    type,
    ...(always ? { notNull: true } : {}),
    ...(hasSqlDefault(field) ? { default: literal(field.default) } : {}),
    ...(field.to ? { references: tableOf(registry.get(field.to)) } : {}),
  }
}

function columnsOf(resource: AnyResource, registry: Registry): Column[] {
  const stored = Object.entries(resource.fields)
    .filter(([, field]) => isStored(field))
    .map(([name, field]) => columnOf(resource, name, { field, registry }))
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
  const free = resource.customFields ? customColumns.map(({ name, type }) => ({ name, type })) : []
  return [...stored, ...embeds, ...folded, ...free]
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
        : mergeBy(
            [],
            indexesOf(
              resource,
              columns.filter((column) => column.references).map((column) => column.name),
            ),
          )
      return [
        { name: tableOf(resource), columns, primaryKey: ['id'], indexes },
        ...joinTables(resource, registry),
      ]
    }),
  )
}
