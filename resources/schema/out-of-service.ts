import { holds } from './predicate'
import type { AnyResource } from './resource'
import type { ReadRow } from './unknown-row'

type Striking = Pick<AnyResource, 'outOfService' | 'mayStrike'>

/** Whether rows of a resource strike anything when they are removed or changed. */
export const canStrike = ({ outOfService, mayStrike }: Striking): boolean =>
  outOfService !== undefined || mayStrike !== undefined

/** Whether a change takes a row out of service: what that strikes is said before it is made. */
export const goesOut = ({ outOfService }: Striking, before: ReadRow, change: ReadRow): boolean =>
  outOfService !== undefined && !holds(outOfService, before) && holds(outOfService, { ...before, ...change })

/** What of a change may strike something though its row goes on serving; undefined where nothing may. */
export function strikingPart({ mayStrike = [] }: Striking, change: ReadRow): ReadRow | undefined {
  const part = Object.entries(change).filter(([name]) => mayStrike.includes(name))
  return part.length ? Object.fromEntries(part) : undefined
}
