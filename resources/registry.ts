import { associationOf } from './schema/association'
import type { AnyResource } from './schema/resource'

/** The resources of the product by name, with what is asked of them as a whole. */
export interface Registry {
  all: readonly AnyResource[]
  has: (name: string) => boolean
  /** By name or by the specification's model name, whatever the case; throws on an unknown one. */
  get: (name: string) => AnyResource
  find: (name: string) => AnyResource | undefined
  /** Relations that point to a resource, for refusals of deletion. */
  pointingTo: (name: string) => readonly { resource: AnyResource; field: string }[]
  /** Name of the association behind a relation field. */
  association: (resource: AnyResource, field: string) => string
  /** Whether everything is there; in a browser some of it comes after the first screen (`growingRegistry`). */
  isWhole: () => boolean
  /** Resolves once everything is there; the same promise each time. */
  whole: () => Promise<void>
  /** Calls back once everything is there; answers how not to be called. */
  onWhole: (listener: () => void) => () => void
  /** Has something else be loaded with what comes later: it answers what puts it into the declarations. */
  beside?: (load: () => Promise<(registry: Registry) => void>) => void
  /** Tells whoever listens for the whole that its declarations have changed. */
  tell?: () => void
}

/** Names are the same in any case, with a space for a line: « Tender response » is `Tender_response`. */
const keyOf = (name: string): string => name.toLowerCase().replaceAll(' ', '_')

const already = Promise.resolve()

/**
 * The registry of a list, whose names were held against each other at the start of the server (`createRegistry`). A part of a
 * list (`isPart`) may refer to what is not there yet.
 */
export function registryOf(all: readonly AnyResource[], { isPart = false } = {}): Registry {
  const byName = new Map<string, AnyResource>()
  for (const resource of all)
    for (const key of new Set([resource.name, resource.model, ...(resource.also ?? [])]))
      byName.set(keyOf(key), resource)
  const find = (name: string) => byName.get(keyOf(name))
  const get = (name: string) => {
    const resource = find(name)
    if (!resource) throw new Error(`No resource is called ${name}`)
    return resource
  }
  return {
    all,
    has: (name) => byName.has(keyOf(name)),
    find,
    get,
    pointingTo: (name) =>
      all.flatMap((resource) =>
        Object.entries(resource.fields)
          .filter(([, field]) => field.to === name && field.kind !== 'children')
          .map(([field]) => ({ resource, field })),
      ),
    association: (resource, name) => {
      const field = resource.fields[name]
      return field?.to ? associationOf(name, field, (to) => get(to).model) : name
    },
    isWhole: () => !isPart,
    whole: () => already,
    onWhole: () => () => undefined,
  }
}
