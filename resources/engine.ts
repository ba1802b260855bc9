/** The door to the vocabulary: what an application declares its resources with. */
export { baseResources, people } from './base'
export { createRegistry } from './create-registry'
export { rest } from './schema/calls'
export { f } from './schema/f'
export { parisDay } from './schema/paris-time'
export { defineResource } from './schema/resource'
export { setting } from './schema/setting'
export { texts } from './schema/texts'
