import { type AnyResource, titleOf } from '../../../resources/schema/resource'
import type { Row } from './form-scope'

/** What the page of a record is called: by what people know it, else its number. */
export function recordTitle(resource: AnyResource, record: Row): string {
  if (resource.singleton) return resource.label[0]
  return titleOf(resource, record) || `${resource.label[0]} n° ${String(record.id)}`
}
