import { catalogueVirtuals } from './catalogue/virtuals'
import type { Virtuals } from './database/virtual'
import { orderVirtuals } from './orders/virtuals'

/** The readers of every declared virtual field; the product refuses to start when one lacks. */
export const virtuals: Virtuals = { ...catalogueVirtuals, ...orderVirtuals }
