import { messages } from '../../resources/schema/messages'
import type { AnyResource } from '../../resources/schema/resource'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import { ApiError, invalid } from '../api/error'
import { lockRow } from '../api/lock-row'
import { removeRow } from '../api/remove'
import type { RowUpdate } from '../api/row-update'
import type { Work } from '../api/work'
import { updateRow } from '../api/write'
import type { Writers } from '../api/writers'

/** The reasons that the product writes itself stay, used or not (domain §16.1). */
async function removeReason(work: Work, resource: AnyResource, id: number): Promise<void> {
  const { system } = await lockRow(work, resource, id)
  if (system) throw new ApiError('err420')
  await removeRow(work, resource, { id })
}

/** Whether a row stands above another one, however far. */
async function isAbove(work: Work, id: number, below: number): Promise<boolean> {
  const [found] = await work.tx.query(
    `with recursive above as (
       select id, parent_id from ventilation where id = $1
       union select v.id, v.parent_id from ventilation v join above a on v.id = a.parent_id
     ) select 1 from above where id = $2`,
    [below, id],
  )
  return found !== undefined
}

/** An allocation is no part of one of its own parts. */
async function updateVentilation(
  work: Work,
  resource: AnyResource,
  { id, input }: RowUpdate,
): Promise<UnknownRow> {
  const parent = Number(input.parent_id)
  if (parent > 0 && (await isAbove(work, id, parent)))
    throw invalid([{ name: 'parent_id', message: messages.circle }])
  return updateRow(work, resource, { id, input })
}

export const settingsWriters: Writers = {
  stockreason: { remove: removeReason },
  ventilation: { update: updateVentilation },
}
