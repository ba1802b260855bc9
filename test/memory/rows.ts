import type { Registry } from '../../resources/registry'
import { activityField } from '../../resources/schema/inactive'
import { type AnyResource, titleFields } from '../../resources/schema/resource'
import type { Actor } from '../../server/database/actor'

export type Row = Record<string, unknown> & { id: number }

/** The rows of an API without a database, by model; a table that is not there is not looked into. */
export interface Memory {
  registry: Registry
  tables: Record<string, Row[]>
  actor: Actor
}

/** Every permission that the declarations name. */
export const everythingIn = ({ all }: Registry): ReadonlySet<string> =>
  new Set(
    all.flatMap((resource) => [
      ...Object.values(resource.access).flat(),
      ...Object.values(resource.fieldAccess ?? {}).flatMap((one) => Object.values(one ?? {})),
    ]),
  )

/** An API in memory for somebody who may do everything. */
export const memoryOf = (registry: Registry, tables: Record<string, Row[]>): Memory => ({
  registry,
  tables,
  actor: {
    ...{ userId: 1, sessionId: 0, profileTypeId: 1, level: 100, lists: {} },
    permissions: everythingIn(registry),
  },
})

export const rowsOf = ({ tables }: Memory, resource: AnyResource): readonly Row[] =>
  tables[resource.model] ?? []

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The rows at the other end of a field of a row. */
export function rowsAcross(memory: Memory, resource: AnyResource, row: Row, name: string): readonly Row[] {
  const field = resource.fields[name]
  if (!field?.to) return []
  const target = memory.registry.get(field.to)
  const nested = [row[memory.registry.association(resource, name)]].flat().filter(isRow)
  if (!memory.tables[target.model]) return nested
  if (field.kind === 'children') return rowsOf(memory, target).filter((one) => one[field.by ?? ''] === row.id)
  const ids = [row[field.kind === 'embed' ? (field.by ?? '') : name]].flat()
  const found = rowsOf(memory, target).filter(({ id }) => ids.includes(id))
  return found.length ? found : nested
}

/** A row of which another one says the name. */
const called = (target: AnyResource, row: Row) =>
  Object.fromEntries(
    ['id', ...titleFields(target), ...[activityField(target) ?? []].flat()].map((name) => [
      name,
      row[name] ?? null,
    ]),
  )

/** A row as answers carry it: what it refers to by name, and the lists that were asked for. */
export function answered(memory: Memory, resource: AnyResource, row: Row, lists: readonly string[]): Row {
  const answer: Row = { ...row }
  for (const [name, field] of Object.entries(resource.fields)) {
    if (field.secret) delete answer[name]
    if (!field.to) continue
    const association = memory.registry.association(resource, name)
    const target = memory.registry.get(field.to)
    const isMany = ['refs', 'children'].includes(field.kind)
    if (!memory.tables[target.model] || (isMany && !lists.includes(association))) continue
    const across = rowsAcross(memory, resource, row, name)
    if (field.kind === 'refs') answer[association] = across.map((one) => called(target, one))
    else if (field.kind === 'children') answer[association] = across
    else if (field.kind === 'embed') answer[association] = across[0] ?? null
    else if (field.kind === 'ref') answer[association] = across[0] ? called(target, across[0]) : null
  }
  for (const [name, compute] of Object.entries(resource.computes ?? {}))
    answer[name] = compute?.(answer) ?? null
  return answer
}
