import type { Field } from '../../resources/schema/field'
import type { AnyResource } from '../../resources/schema/resource'
import type { Scope } from './query'
import { canRead, readableFields } from './rights'

type Seen = Pick<Scope, 'actor' | 'registry'>

/** An association of a resource that the actor may read. */
export interface Association {
  /** As answers spell it. */
  name: string
  /** The field behind it. */
  field: string
  declared: Field
  target: AnyResource
}

const manyKinds = ['refs', 'children']

/** Whether it brings a list of rows. */
export const isMany = ({ declared }: Association): boolean => manyKinds.includes(declared.kind)

/** The association of a name, or of the name of the field behind it; undefined where there is none to be read. */
export function associationNamed(
  { actor, registry }: Seen,
  resource: AnyResource,
  asked: string,
): Association | undefined {
  for (const [field, declared] of readableFields(resource, actor)) {
    if (!declared.to) continue
    const name = registry.association(resource, field)
    if (asked === name || asked === field) return { name, field, declared, target: registry.get(declared.to) }
  }
  return undefined
}

/** Whether what stands behind an association may be asked for: an embedded row is read with its owner. */
const isOpen = ({ declared, target }: Association, { actor }: Seen): boolean =>
  declared.kind === 'embed' || canRead(target, actor)

/** The associations of a path, `Supplier.Office_address`: two steps at most; undefined where it leads nowhere. */
export function pathOf(scope: Seen, resource: AnyResource, path: string): Association[] | undefined {
  const [first = '', second, ...more] = path.split('.')
  const outer = associationNamed(scope, resource, first)
  if (!outer || more.length) return undefined
  if (second === undefined) return [outer]
  const inner = isOpen(outer, scope) ? associationNamed(scope, outer.target, second) : undefined
  return inner && [outer, inner]
}

/** The names of the associations that paths begin with. */
export const firstSteps = (paths: readonly string[] = []): string[] => [
  ...new Set(paths.map((path) => path.split('.')[0] ?? '')),
]
