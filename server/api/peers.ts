import { associationOf } from '../../resources/schema/association'
import type { Field } from '../../resources/schema/field'
import type { AnyResource } from '../../resources/schema/resource'
import { type AssociationChange, type By, type FieldChange, recordAssociationsBy } from '../database/history'
import type { Tx } from '../database/tx'
import { labels } from './links'

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
  { tx, now, actor }: { tx: Tx; now: Date; actor: By },
  resource: AnyResource,
  { id, changes }: { id: number; changes: readonly FieldChange[] },
): Promise<void> {
  const rows = changes.flatMap((change) => {
    const field: Field | undefined = resource.fields[change.field]
    if (field?.to !== resource.name) return []
    return halves(
      associationOf(change.field, field, () => resource.model),
      change,
    )
  })
  if (!rows.length) return
  const names = await labels(
    { tx },
    resource,
    rows.map((row) => row.id),
  )
  const told = rows.map((row) => ({ ...row, label: names.get(row.id) }))
  await recordAssociationsBy(tx, actor, { model: resource.model, id, changes: told, now })
}
