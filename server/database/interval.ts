import { parseMoment } from '../../resources/schema/date-text'

const day = /^\d{4}-\d{2}-\d{2}$/

/** A day given where a moment is compared: its first or its last moment in Paris; anything else as it is. */
export function intervalBound(value: unknown, side?: 'start' | 'end'): unknown {
  if (typeof value !== 'string' || !day.test(value)) return value
  return parseMoment(`${value} ${side === 'end' ? '23:59:59' : '00:00:00'}`)
}
