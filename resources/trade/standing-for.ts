import { f } from '../schema/f'
import { told } from '../schema/told'

/** Of a call that answers for one supplier: which of the person's own; who has one alone need not say. */
export const standingFor = { supplier_id: f.int({ label: 'Fournisseur pour lequel vous répondez', min: 1 }) }

/** A supplier in whose name the person may answer. */
export const standingSupplier = { id: told.ref('supplier', 'Fournisseur'), name: told.text('Nom') }
