import { type Registry, registryOf } from './registry'
import type { AnyResource } from './schema/resource'

interface Growing {
  /** What is there at once. */
  first: readonly AnyResource[]
  /** Loads the rest. */
  load: () => Promise<readonly AnyResource[]>
}

/**
 * A registry whose rest comes later: an application shows its first list without the declarations of domains that this list
 * does not need. `whole()` loads them, once; a load that failed is tried again by the next call.
 */
export function growingRegistry({ first, load }: Growing): Registry {
  let current = registryOf(first, { isPart: true })
  let loading: Promise<void> | undefined
  const listeners = new Set<() => void>()
  let loadBeside: Parameters<NonNullable<Registry['beside']>>[0] | undefined
  const tell = () => {
    for (const listener of listeners) listener()
  }
  async function grow() {
    const [rest, put] = await Promise.all([load(), loadBeside?.()])
    current = registryOf([...first, ...rest])
    put?.(current)
    tell()
  }
  function whole() {
    loading ??= grow().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
  return {
    get all() {
      return current.all
    },
    has: (name) => current.has(name),
    get: (name) => current.get(name),
    find: (name) => current.find(name),
    pointingTo: (name) => current.pointingTo(name),
    association: (resource, field) => current.association(resource, field),
    isWhole: () => current.isWhole(),
    whole,
    tell,
    beside: (given) => {
      loadBeside = given
    },
    onWhole(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
