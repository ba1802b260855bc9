import { refuseProblems } from './problem'
import { type Registry, registryOf } from './registry'
import { registryProblems } from './registry-problems'
import type { AnyResource } from './schema/resource'

/** Builds the registry of a whole list, once every reference, column and form entry of it names something that exists; throws what does not. */
export function createRegistry(all: readonly AnyResource[]): Registry {
  refuseProblems(registryProblems(all))
  return registryOf(all)
}
