import type { Writers } from './api/writers'
import { catalogueWriters } from './catalogue/writers'
import { directoryWriters } from './directory/writers'

/** The resources whose rows are written by their domain: derived values, dated prices, what belongs together. */
export const writers: Writers = { ...directoryWriters, ...catalogueWriters }
