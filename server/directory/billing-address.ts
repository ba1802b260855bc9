import type { UnknownRow } from '../../resources/schema/unknown-row'
import { createRow, updateRow } from '../api/write'
import type { RowWriter } from '../api/writers'

/** Ticked, « Adresse de facturation identique » keeps no billing address beside the office's (specification 1 §4). */
const settled = (input: UnknownRow): UnknownRow =>
  input.same_address === true ? { ...input, Billing_address: null } : input

/** How members and suppliers are written: their billing address follows its box. */
export const withBilling: Pick<RowWriter, 'create' | 'update'> = {
  create: (work, resource, input) => createRow(work, resource, { input: settled(input) }),
  update: (work, resource, { id, input }) => updateRow(work, resource, { id, input: settled(input) }),
}
