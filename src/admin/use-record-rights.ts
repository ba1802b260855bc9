import { use } from 'react'
import { formTexts } from '../../i18n/fr/form'
import { keptBy, lockOf } from '../../resources/schema/locked'
import type { AnyResource } from '../../resources/schema/resource'
import type { ReadRow } from '../../resources/schema/unknown-row'
import { useAllowed, useEngine } from '../fields/engine'
import { FormExtensionsContext } from './form/extensions'
import { type Rights, useRights } from './use-rights'

/** Why a row is read only as it stands: its declared lock, else that it is another's. */
export function useLockOf(resource: AnyResource): (row: ReadRow) => string | undefined {
  const { registry } = useEngine()
  const isAllowed = useAllowed()
  const others = use(FormExtensionsContext).othersRows?.[resource.name]
  return (row) =>
    lockOf(resource, row, registry) ?? (others?.(row, isAllowed) ? formTexts.readOnly : undefined)
}

/** What this person may do with one row: its rights on the resource, less what its lock keeps, and why. */
export function useRecordRights(resource: AnyResource, record: ReadRow): Rights & { locked?: string } {
  const rights = useRights(resource)
  const locked = useLockOf(resource)(record)
  if (locked) return { ...rights, update: false, remove: false, locked }
  return keptBy(resource, record) ? { ...rights, remove: false } : rights
}
