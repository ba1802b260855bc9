import { isMade } from '../../resources/exports/export-type'
import { type ExportKey, exportKeys, exportTypes } from '../../resources/exports/export-types'
import type { Registry } from '../../resources/registry'
import { type Actor, may } from '../database/actor'
import type { Database } from '../database/connect'
import { isStaff } from '../database/policies'
import { canRead } from '../database/rights'

/** Whether a person may make an export of a type: « Exports », the type's own permissions, and its list. */
export function mayExport(registry: Registry, actor: Actor, key: ExportKey): boolean {
  const type = exportTypes[key]
  const all = ['viewExports', ...type.permissions].every((one) => may(actor, one))
  return all && (isMade(type) || canRead(registry.get(type.model), actor))
}

/** The types that a person may export, in their order. */
export const allowedTypes = (registry: Registry, actor: Actor): ExportKey[] =>
  exportKeys.filter((key) => mayExport(registry, actor, key))

/**
 * The filters of a type whose choices the person may read: the names of their columns. Members choose among their own
 * (`GET /adherent/all`), whatever lists they read.
 */
export function offeredFilters(
  { registry, policies }: Pick<Database, 'registry' | 'policies'>,
  actor: Actor,
  key: ExportKey,
): string[] {
  const { filters = [] } = exportTypes[key]
  const isOpen = (to: string) =>
    canRead(registry.get(to), actor) || (to === 'adherent' && !isStaff(policies, actor))
  return filters.filter(({ field }) => isOpen(field.to ?? '')).map(({ on }) => on)
}
