import { isDate } from '../../../../resources/schema/date-text'
import { addDays } from '../../../../resources/schema/paris-time'

/** Days from the start of a replacement to the end that is proposed (specification 1 §5). */
export const proposedDays = 10

/**
 * The end of a replacement once its start has changed: the proposed one, unless another was chosen. `before` is the start as it
 * was, of which an end may still be the proposal.
 */
export function endFor(start: string, before: unknown, end: unknown): string {
  const isChosen =
    typeof end === 'string' && !(isDate(before) && end === addDays(String(before), proposedDays))
  return isChosen ? end : addDays(start, proposedDays)
}
