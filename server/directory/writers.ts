import type { Writers } from '../api/writers'
import { createReferencing, updateReferencing } from './save-referencing'

/** A referencing is held against the others and against its platform. */
export const directoryWriters: Writers = {
  referencing: { create: createReferencing, update: updateReferencing },
}
