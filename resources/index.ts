import { firstResources } from './first-resources'
import { laterResources } from './later-resources'
import { createRegistry } from './registry'

/** Every resource of the product, checked as a whole; each domain lists its own. */
export const resources = createRegistry([...firstResources, ...laterResources])
