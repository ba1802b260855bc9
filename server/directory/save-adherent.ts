import type { AnyResource } from '../../resources/schema/resource'
import { lockRow } from '../api/lock-row'
import type { Work } from '../api/work'
import { refuseUnderStock } from '../trade/held-in-unit'
import { withBilling } from './billing-address'

type Row = Record<string, unknown>

/** Changes a member: what it holds in its default storage unit stays counted in it. */
export async function updateAdherent(
  work: Work,
  resource: AnyResource,
  id: number,
  input: Row,
): Promise<Row> {
  const before = await lockRow(work, resource, id)
  await refuseUnderStock(work, 'adherent', { before, after: { ...before, ...input } })
  return withBilling.update(work, resource, id, input)
}
