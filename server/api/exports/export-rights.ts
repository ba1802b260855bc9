import type { AnyResource } from '../../../resources/schema/resource'
import { may } from '../../database/actor'
import type { FilterInput } from '../../database/filter'
import { isStaff } from '../../database/policies'
import type { Scope } from '../../database/query'

/** What the staff's export permissions leave of a resource's rows (domain §17.3); undefined = none of them is held. */
export function exportFilters(
  { policies, actor }: Pick<Scope, 'policies' | 'actor'>,
  resource: AnyResource,
): FilterInput[] | undefined {
  if (!resource.exports || !isStaff(policies, actor)) return []
  const held = resource.exports.filter(({ permission }) => may(actor, permission))
  if (held.length === 0) return undefined
  if (held.length === resource.exports.length) return []
  const wheres = held.flatMap(({ where }) => (where ? [where] : []))
  const [first] = wheres
  return first && wheres.length === held.length
    ? [{ name: first.name, operator: 'in', value: wheres.map(({ value }) => value) }]
    : []
}
