import type { Registry } from '../../resources/registry'
import type { AnyResource } from '../../resources/schema/resource'
import { tableOf } from './naming'
import type { RowRight } from './perimeter'
import { type ByType, type Perimeter, type Policies, perimeterOf } from './policies'

/**
 * Who sees a row that is about rows of the resources that take comments: who is told it by its own right, of the rows that
 * this person reads. Permissions are asked beside it (`commentedNames`).
 */
export function aboutPerimeter(registry: Registry, policies: Policies, resource: AnyResource): Perimeter {
  const { list, row } = resource.about ?? { list: '', row: '' }
  const own = perimeterOf(policies, resource)
  const taking = registry.all.filter(({ comments }) => comments)
  const of = (type: string, right: RowRight): RowRight => {
    if (right === false) return false
    const seen = taking.flatMap((one): RowRight[] => {
      const where = perimeterOf(policies, one)?.read[type] ?? false
      if (where === false) return []
      return [
        {
          all: [
            { is: list, value: one.name },
            { through: row, to: tableOf(one), where },
          ],
        },
      ]
    })
    return { all: [right, { any: seen }] }
  }
  const each = (rights: ByType = {}): ByType =>
    Object.fromEntries(Object.keys(policies.types).map((type) => [type, of(type, rights[type] ?? false)]))
  return { read: each(own?.read), write: each(own?.write) }
}
