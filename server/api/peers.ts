import type { AnyResource } from '../../resources/schema/resource'
import { type AssociationChange, type FieldChange, recordAssociations } from '../database/history'
import { labels } from './links'
import type { Work } from './work'

/** The two halves of a changed reference: the former row is removed, the new one added. */
function halves(association: string, { old, new: now }: FieldChange): Omit<AssociationChange, 'label'>[] {
  const half = (id: unknown, action: AssociationChange['action']) =>
    typeof id === 'number' ? [{ association, action, id }] : []
  return [...half(old, 'removed'), ...half(now, 'added')]
}

/**
 * Tells the association history of references between rows of one resource, beside their field history: a person's
 * validators are added and removed (scenario S15, step 8).
 */
export async function recordPeers(
  work: Work,
  resource: AnyResource,
  { id, changes }: { id: number; changes: readonly FieldChange[] },
): Promise<void> {
  const rows = changes
    .filter(({ field }) => resource.fields[field]?.to === resource.name)
    .flatMap((change) => halves(work.registry.association(resource, change.field), change))
  if (!rows.length) return
  const names = await labels(
    work,
    resource,
    rows.map((row) => row.id),
  )
  const told = rows.map((row) => ({ ...row, label: names.get(row.id) }))
  await recordAssociations(work.tx, resource.model, { id, changes: told, now: work.now })
}
