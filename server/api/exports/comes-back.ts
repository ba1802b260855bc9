import type { AnyResource } from '../../../resources/schema/resource'
import { canWriteField } from '../../database/rights'
import type { ExportColumn, Viewer } from './columns'

/**
 * What an import makes of a column: the row's number; a field that is written; one that the actor may read but not change; one
 * whose typed value becomes something else (a price, a dated one); one that never comes back.
 */
export type ColumnUse = 'id' | 'field' | 'locked' | 'typed' | 'fixed'

const neverImported = ['computed', 'virtual', 'file', 'image', 'children', 'embed']
const system = ['id', 'createdAt', 'updatedAt']

/** Whether a column of an export is a field that comes back. */
export const comesBack = ({ declared, field }: ExportColumn): boolean =>
  !declared.readonly && !neverImported.includes(declared.kind) && !system.includes(field)

/** When and by whom a row was written changes by itself: it says nothing about what a person typed. */
export const isStamp = ({ field }: ExportColumn): boolean => system.includes(field)

/** What an import makes of a column; `typed` names the fields whose values become something else. */
export function useOf(
  viewer: Viewer,
  resource: AnyResource,
  { column, typed = [] }: { column: ExportColumn; typed?: readonly string[] },
): ColumnUse {
  if (column.key === 'id') return 'id'
  const isOpen = (of: AnyResource, field: string) => canWriteField(of, field, viewer.actor)
  if (!column.path && typed.includes(column.field)) return isOpen(resource, column.field) ? 'typed' : 'locked'
  const embed = column.path ? resource.fields[column.path] : undefined
  if (!comesBack(column) || (column.path && embed?.kind !== 'embed')) return 'fixed'
  if (!column.path) return isOpen(resource, column.field) ? 'field' : 'locked'
  const target = viewer.registry.get(embed?.to ?? '')
  return isOpen(target, column.field) && isOpen(resource, column.path) ? 'field' : 'locked'
}
