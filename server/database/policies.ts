import type { Permission } from '../../resources/schema/permission'
import type { AnyResource } from '../../resources/schema/resource'
import type { Actor } from './actor'
import type { RowRight } from './perimeter'

/** A type of profile: what people are to the application, by the id of its row in `profile_type`. */
export interface ProfileType {
  readonly id: number
  /** Keeps the application: writes reference data, and sees every row unless this list of the actor's limits it. */
  readonly staff?: { readonly limitedBy?: string }
}

/** A list of an actor's: the rows of a resource that the person is linked to, for one type of profile. */
export interface ActorList {
  readonly of: string
  readonly from: string
  /** Besides, the rows that belong to the rows of another resource that the person is linked to, by this column. */
  readonly within?: { readonly from: string; readonly by: string }
}

export type ByType = { readonly [type: string]: RowRight | undefined }

/** Row rights of one resource by type of profile; a type that is not named sees nothing. */
export interface Perimeter {
  readonly read: ByType
  readonly write: ByType
  /** Held against staff who see every row of the others, too. */
  readonly ofAll?: true
}

/** Who may do what: types of profile, lists of an actor, the row rights of each resource, permissions. */
export interface Policies {
  readonly types: { readonly [name: string]: ProfileType }
  readonly lists: { readonly [name: string]: ActorList }
  readonly rows: { readonly [resource: string]: Perimeter | undefined }
  /** What people may be allowed to do. */
  readonly permissions: readonly Permission[]
}

/** Row rights as an application writes them: of every type, and where fewer rows may be written than read. */
export type PerimeterOf<Type extends string> = { readonly [K in Type]: RowRight } & {
  readonly write?: { readonly [K in Type]?: RowRight }
  /** Held against staff who see every row of the others, too. */
  readonly ofAll?: true
}

/** Everybody reads, the staff writes: reference data. */
function sharedBy({ types }: Policies): Perimeter {
  const right = (of: (type: ProfileType) => boolean): ByType =>
    Object.fromEntries(Object.entries(types).map(([name, type]) => [name, of(type)]))
  return { read: right(() => true), write: right(({ staff }) => staff !== undefined) }
}

/** The row rights of a resource; those of reference data where nothing else is said. */
export const perimeterOf = (policies: Policies, { name, group }: AnyResource): Perimeter | undefined =>
  policies.rows[name] ?? (group ? sharedBy(policies) : undefined)

/** The name of the actor's type of profile. */
export function typeOf({ types }: Policies, { profileTypeId }: Actor): string {
  const [name] = Object.entries(types).find(([, { id }]) => id === profileTypeId) ?? []
  if (!name) throw new Error(`No type of profile has the id ${profileTypeId}`)
  return name
}

/** Whether the actor keeps the application. */
export const isStaff = (policies: Policies, actor: Actor): boolean =>
  policies.types[typeOf(policies, actor)]?.staff !== undefined

/** Whether the actor's rows are not limited: staff without a list that limits it. */
export function seesAll(policies: Policies, actor: Actor): boolean {
  const staff = policies.types[typeOf(policies, actor)]?.staff
  return staff !== undefined && !(staff.limitedBy && actor.lists[staff.limitedBy]?.length)
}

/** The row right of an actor on a resource; false where nothing is said. */
export function rightOf(
  policies: Policies,
  resource: AnyResource,
  { actor, mode }: { actor: Actor; mode: 'read' | 'write' },
): RowRight {
  const perimeter = perimeterOf(policies, resource)
  if (seesAll(policies, actor) && !perimeter?.ofAll) return true
  return perimeter?.[mode][typeOf(policies, actor)] ?? false
}
