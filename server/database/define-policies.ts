import type { Registry } from '../../resources/registry'
import { declaredPermissions, type Permission } from '../../resources/schema/permission'
import { aboutPerimeter } from './about-perimeter'
import { filePerimeter } from './file-perimeter'
import type { ActorList, ByType, Perimeter, PerimeterOf, Policies, ProfileType } from './policies'

interface Given<Type extends string> {
  types: { readonly [K in Type]: ProfileType }
  lists?: { readonly [name: string]: ActorList }
  rows: { readonly [resource: string]: PerimeterOf<NoInfer<Type>> }
  /** Those that the declarations ask for, unless told. */
  permissions?: readonly Permission[]
}

/** The lists that a row right is held against. */
function listsIn(right: unknown): string[] {
  if (typeof right !== 'object' || right === null) return []
  const own = Reflect.get(right, 'in')
  return [...(typeof own === 'string' ? [own] : []), ...Object.values(right).flatMap(listsIn)]
}

/** The row rights of an application; throws on a list that is none. Files follow from what holds them. */
export function definePolicies<const Type extends string>(
  registry: Registry,
  { types, lists = {}, rows, permissions = declaredPermissions(registry.all) }: Given<Type>,
): Policies {
  const unknown = listsIn(rows).filter((name) => !lists[name])
  if (unknown.length) throw new Error(`Row rights: unknown list ${[...new Set(unknown)].join(', ')}`)
  const perimeters = Object.entries<PerimeterOf<string>>(rows).map(([name, { write, ofAll, ...read }]) => {
    const own: Perimeter = {
      read: read as ByType,
      write: { ...(read as ByType), ...write },
      ...(ofAll && { ofAll }),
    }
    return [name, own] as const
  })
  const declared = { types, lists, rows: Object.fromEntries(perimeters), permissions }
  const abouts = registry.all
    .filter(({ about }) => about)
    .map((resource) => [resource.name, aboutPerimeter(registry, declared, resource)] as const)
  const whole = { ...declared, rows: { ...declared.rows, ...Object.fromEntries(abouts) } }
  if (!registry.has('file')) return whole
  return { ...whole, rows: { ...whole.rows, file: filePerimeter(registry, whole) } }
}
