import { associationOf } from './schema/association'
import { placeOf } from './schema/declared-at'
import { fitsCell, formOf, listColumns, namesIn } from './schema/derive'
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
}

function problemsOf(resource: AnyResource, isKnown: (name: string) => boolean): string[] {
  const fields = Object.keys(resource.fields)
  const wrong = (what: string, name: string) => `${placeOf(resource)}: ${what} « ${name} »`
  const used = [
    ...Object.values(formOf(resource)).flatMap((items) => items.flatMap(namesIn)),
    ...listColumns(resource).filter((name) => !name.includes('.')),
  ]
  const system = new Set(['id', 'createdAt', 'updatedAt'])
  return [
    ...used
      .filter((name) => !fields.includes(name) && !system.has(name))
      .map((name) => wrong('unknown field', name)),
    ...(resource.list?.searches ?? [])
      .flatMap(({ filters }) => Object.keys(filters))
      .filter((name) => !fields.includes(name) && !system.has(name))
      .map((name) => wrong('unknown field of a search', name)),
    ...(resource.list?.edits ?? [])
      .filter((name) => !fitsCell(resource.fields[name]))
      .map((name) => wrong('not to be typed in a list', name)),
    ...Object.entries(resource.fields)
      .filter(([, field]) => field.to && !isKnown(field.to))
      .map(([, field]) => wrong('unknown resource', field.to ?? '')),
    ...[...(resource.unique ?? []).flatMap((key) => key.fields), ...(resource.indexes ?? []).flat()]
      .filter((name) => !fields.includes(name) && !system.has(name))
      .map((name) => wrong('unknown field of an index', name)),
  ]
}

/** What a child list points back with, and the columns of a view, must exist on the other side. */
function problemsAcross(resource: AnyResource, byName: ReadonlyMap<string, AnyResource>): string[] {
  const table = resource.table ? byName.get(resource.table) : resource
  const lost = Object.keys(resource.fields).filter((name) => !table?.fields[name])
  const orphans = Object.values(resource.fields).filter(
    (field) => field.kind === 'children' && !byName.get(field.to ?? '')?.fields[field.by ?? ''],
  )
  const { locked } = resource
  const through = locked && 'through' in locked && resource.fields[locked.through]?.to
  const viewed = (resource.agreements ?? []).filter(
    ({ of }) => byName.get(resource.fields[of]?.to ?? '')?.table,
  )
  return [
    ...viewed.map(({ of }) => `${placeOf(resource)}: « ${of} » agrees with a view, not with a table`),
    ...(through && byName.has(through) && !byName.get(through)?.locked
      ? [`${placeOf(resource)}: « locked » through « ${through} », which is never locked`]
      : []),
    ...lost.map((name) => `${placeOf(resource)}: no column « ${name} » in ${resource.table}`),
    ...orphans.map((field) => `${placeOf(resource)}: no field « ${field.by} » in ${field.to}`),
  ]
}

/** Names are the same in any case, with a space for a line: « Tender response » is `Tender_response`. */
const keyOf = (name: string): string => name.toLowerCase().replaceAll(' ', '_')

const already = Promise.resolve()

/**
 * Builds the registry and checks the whole list: every reference, column and form entry names something that exists. A part of
 * a list (`isPart`) may refer to what is not there yet.
 */
export function createRegistry(all: readonly AnyResource[], { isPart = false } = {}): Registry {
  const byName = new Map<string, AnyResource>()
  for (const resource of all)
    for (const key of new Set([resource.name, resource.model, ...(resource.also ?? [])]))
      byName.set(keyOf(key), resource)
  const names = new Set(all.map((resource) => resource.name))
  const own = new Map(all.map((resource) => [resource.name, resource]))
  const problems = all.flatMap((resource) => [
    ...problemsOf(resource, (name) => isPart || names.has(name)),
    ...problemsAcross(resource, own),
  ])
  if (names.size !== all.length) problems.push('two resources share a name')
  if (problems.length) throw new Error(`Declarations: ${problems.join('; ')}`)
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
