import type { Registry } from '../../resources/registry'
import { placeOf } from '../../resources/schema/declared-at'
import type { Writers } from './writers'

/** A removal of a domain's own may mean more than a mark: its declaration says whether a row can be brought back. */
export function refuseUnsaid(
  registry: Registry,
  { calls = [], writers }: { calls?: readonly { method: string; path: string }[]; writers?: Writers },
): void {
  const own = new Set(calls.map(({ method, path }) => `${method} ${path}`))
  const unsaid = registry.all.filter(({ name, calls: { remove = '' }, restores, hardDelete }) => {
    const isOwn = own.has(remove) || writers?.[name]?.remove !== undefined
    return isOwn && restores === undefined && !hardDelete
  })
  if (!unsaid.length) return
  const places = unsaid.map((resource) => `${resource.name} (${placeOf(resource)})`)
  throw new Error(
    `Removed by their domain, which does not say whether they « restore »: ${places.join(', ')}`,
  )
}
