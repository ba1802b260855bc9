import { createRegistry } from './create-registry'
import { firstResources } from './first-resources'
import { laterResources } from './later-resources'

/** Every resource of the product, checked as a whole; each domain lists its own. */
export const resources = createRegistry([...firstResources, ...laterResources])
