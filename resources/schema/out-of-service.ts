import { holds } from './predicate'
import type { AnyResource } from './resource'
import type { ReadRow } from './unknown-row'

/** Whether a change takes a row out of service: what that strikes is said before it is made. */
export const goesOut = (
  { outOfService }: Pick<AnyResource, 'outOfService'>,
  before: ReadRow,
  change: ReadRow,
): boolean =>
  outOfService !== undefined && !holds(outOfService, before) && holds(outOfService, { ...before, ...change })
