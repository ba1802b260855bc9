import type { AnyResource } from '../../../resources/schema/resource'
import { type Actor, may } from '../../database/actor'
import type { FilterInput } from '../../database/filter'

const backOffice = 1

/** What the back office's export permissions leave of a resource's rows (domain §17.3); undefined = none of them is held. */
export function exportFilters(resource: AnyResource, actor: Actor): FilterInput[] | undefined {
  if (!resource.exports || actor.profileTypeId !== backOffice) return []
  const held = resource.exports.filter(({ permission }) => may(actor, permission))
  if (held.length === 0) return undefined
  if (held.length === resource.exports.length) return []
  const wheres = held.flatMap(({ where }) => (where ? [where] : []))
  const [first] = wheres
  return first && wheres.length === held.length
    ? [{ name: first.name, operator: 'in', value: wheres.map(({ value }) => value) }]
    : []
}
