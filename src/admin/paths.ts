import type { AnyResource } from '../../resources/schema/resource'

type Addressed = Pick<AnyResource, 'name' | 'group' | 'at'>
type Id = string | number

/** Where a resource lives inside its application: as declared, else settings tables under the hub, the others under their name. */
export const listPath = ({ name, group, at }: Addressed): string =>
  at ?? (group ? `/settings/${name}` : `/${name}`)
/** « Doublons » of a list, or some of its records side by side. */
export const doublesPath = (resource: Addressed, ids: readonly number[] = []): string =>
  `${listPath(resource)}/doubles${ids.length ? `?ids=${ids.join()}` : ''}`
export const createPath = (resource: Addressed): string => `${listPath(resource)}/create`
export const editPath = (resource: Addressed, id: Id): string =>
  `${listPath(resource)}/${encodeURIComponent(id)}`
export const showPath = (resource: Addressed, id: Id): string => `${editPath(resource, id)}/show`
