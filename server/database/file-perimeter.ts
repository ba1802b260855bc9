import type { Registry } from '../../resources/registry'
import type { AnyResource } from '../../resources/schema/resource'
import { joinColumns, joinTable, tableOf } from './naming'
import type { RowRight } from './perimeter'
import { type ByType, type Perimeter, type Policies, perimeterOf } from './policies'

/** The right on a file that comes from one field: the rows that hold it there, by their own right. */
function ofOwner(
  registry: Registry,
  { resource, field }: { resource: AnyResource; field: string },
  where: RowRight,
): RowRight {
  if (resource.fields[field]?.kind !== 'refs') return { having: tableOf(resource), by: field, where }
  const [own, other] = joinColumns(resource, registry.get('file'))
  const through: RowRight = { through: own, to: tableOf(resource), where }
  return { having: joinTable(resource, field), by: other, where: through }
}

/**
 * Who sees a file (domain §12.1): everybody a public one, whoever sent it, and who sees a row that holds it in a field that
 * is no secret and needs no permission of its own.
 */
export function filePerimeter(registry: Registry, policies: Policies): Perimeter {
  const holders = registry
    .pointingTo('file')
    .filter(
      ({ resource, field }) =>
        !resource.table && !resource.fields[field]?.secret && !resource.fieldAccess?.[field]?.read,
    )
  const of = (type: string): RowRight => ({
    any: [
      { is: 'public', value: true },
      { user: 'created_by' },
      ...holders.flatMap((holder) => {
        const where = perimeterOf(policies, holder.resource)?.read[type] ?? false
        return where === false ? [] : [ofOwner(registry, holder, where)]
      }),
    ],
  })
  const each = (right: (type: string) => RowRight): ByType =>
    Object.fromEntries(Object.keys(policies.types).map((type) => [type, right(type)]))
  return { read: each(of), write: each(() => ({ user: 'created_by' })) }
}
