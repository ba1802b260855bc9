import type { Actor } from '../database/actor'
import { foodCatalogId } from './budget'

const rights = [
  ['foodCatalog', foodCatalogId],
  ['nonFoodCatalog', 2],
] as const

/** The catalogues that permissions open to a member's user. */
export const catalogsIn = (permissions: ReadonlySet<string>): number[] =>
  rights.flatMap(([name, id]) => (permissions.has(name) ? id : []))

/** Catalogues that a member's user may order from; undefined = all, for who asks for somebody else. */
export const catalogsOf = ({ profileTypeId, permissions }: Actor): number[] | undefined =>
  profileTypeId === 3 ? catalogsIn(permissions) : undefined
