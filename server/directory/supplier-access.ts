import { ApiError } from '../api/error'
import { findRow } from '../api/read'
import type { Work } from '../api/work'
import { type Actor, may } from '../database/actor'

/** A supplier's own user. */
export const isOwnSupplier = (actor: Actor, supplierId: number): boolean =>
  actor.profileTypeId === 2 && actor.lists.suppliers?.includes(supplierId) === true

/** Who keeps suppliers, and the supplier's own users; err403 otherwise. The supplier as it stands; err404 when it is gone. */
export async function readableSupplier(work: Work, supplierId: number): Promise<Record<string, unknown>> {
  if (!may(work.actor, 'viewSupplier') && !isOwnSupplier(work.actor, supplierId)) throw new ApiError('err403')
  const row = await findRow(work, work.registry.get('supplier'), supplierId)
  if (!row) throw new ApiError('err404')
  return row
}

/** Who may change suppliers, and the supplier's own users who may change their information; err403 otherwise. */
export function refuseUnlessWriter(work: Work, supplierId: number): void {
  const own = isOwnSupplier(work.actor, supplierId) && may(work.actor, 'updateSupplierInfo')
  if (!own && !may(work.actor, 'updateSupplier')) throw new ApiError('err403')
}
