import { createRegistry } from './registry'
import * as geography from './settings/geography'
import * as products from './settings/products'

/** Every resource of the product, checked as a whole. */
export const resources = createRegistry([...Object.values(geography), ...Object.values(products)])
