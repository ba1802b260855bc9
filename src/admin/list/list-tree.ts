import type { ConditionTree } from '../../../resources/schema/condition'
import { nameToday } from '../../../resources/schema/former-names'
import type { AnyResource } from '../../../resources/schema/resource'

/** The filter of an address that holds conditions in groups, as the search takes them: `filterBy=~|{"any":[…]}`. */
export const treeName = '~'

/** The conditions in groups of an address, fields by the names that they have today; none where it makes no sense. */
export function readTree(resource: AnyResource, text: string): ConditionTree[] {
  try {
    const tree = JSON.parse(text, (key, value) =>
      key === 'name' ? nameToday(resource, String(value)) : value,
    )
    return Object(tree) === tree ? [tree] : []
  } catch {
    return []
  }
}
