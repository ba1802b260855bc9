import type { Writers } from '../api/writers'
import { withBilling } from './billing-address'
import { updateAdherent } from './save-adherent'
import { createReferencing, updateReferencing } from './save-referencing'

/** A member keeps its storage unit under its stock; a referencing is held against the others and against its platform; a billing address that is the office's is none of its own. */
export const directoryWriters: Writers = {
  adherent: { ...withBilling, update: updateAdherent },
  supplier: withBilling,
  referencing: { create: createReferencing, update: updateReferencing },
}
