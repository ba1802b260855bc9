import { catalogueVirtuals } from './catalogue/virtuals'
import type { Virtuals } from './database/virtual'

/** The readers of every declared virtual field; the product refuses to start when one lacks. */
export const virtuals: Virtuals = { ...catalogueVirtuals }
