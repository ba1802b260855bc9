import type { Slot } from '../../../admin/form/extensions'
import { OrderPanel } from './OrderPanel'

/** The families of a catalogue. */
export const CatalogFamilies: Slot = ({ scope: { record } }) => (
  <OrderPanel of="family" by="catalog_id" id={Number(record?.id)} />
)

/** The subfamilies of a family. */
export const FamilySubfamilies: Slot = ({ scope: { record } }) => (
  <OrderPanel of="subfamily" by="family_id" id={Number(record?.id)} />
)
