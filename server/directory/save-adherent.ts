import type { AnyResource } from '../../resources/schema/resource'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import { lockRow } from '../api/lock-row'
import type { RowUpdate } from '../api/row-update'
import type { Work } from '../api/work'
import { refuseUnderStock } from '../trade/held-in-unit'
import { withBilling } from './billing-address'

/** Changes a member: what it holds in its default storage unit stays counted in it. */
export async function updateAdherent(
  work: Work,
  resource: AnyResource,
  { id, input }: RowUpdate,
): Promise<UnknownRow> {
  const before = await lockRow(work, resource, id)
  await refuseUnderStock(work, 'adherent', { before, after: { ...before, ...input } })
  return withBilling.update(work, resource, { id, input })
}
