import { isDate, parseMoment } from '../../../resources/schema/date-text'
import { compareDecimals, decimalPattern } from '../../../resources/schema/decimal-text'

/** Two bounds, either of which may be missing. */
export interface Interval {
  from?: string
  to?: string
}

const separator = '..'

/** `a..b`, `a..`, `..b` → its bounds. */
export function parseInterval(text: string): Interval {
  const [from = '', to = ''] = text.includes(separator) ? text.split(separator, 2) : [text, text]
  return { ...(from ? { from } : {}), ...(to ? { to } : {}) }
}

/** The text of an interval in an address; empty when it has no bound. */
export const intervalText = ({ from = '', to = '' }: Interval): string =>
  from || to ? `${from}${separator}${to}` : ''

/** Days only; when the start is after the end, the end becomes the start (specification 1 §5). */
export function dayInterval({ from, to }: Interval): Interval {
  const [start, end] = [isDate(from) ? from : undefined, isDate(to) ? to : undefined]
  return { ...(start ? { from: start } : {}), ...(end ? { to: start && start > end ? start : end } : {}) }
}

/** Numbers only, the smaller first. */
export function numberInterval({ from, to }: Interval): Interval {
  const [low, high] = [from, to].map((text) => (text && decimalPattern.test(text) ? text : undefined))
  if (low && high && compareDecimals(low, high) > 0) return { from: high, to: low }
  return { ...(low ? { from: low } : {}), ...(high ? { to: high } : {}) }
}

/** The moments at which an interval of days begins and ends, Paris time: 00:00:00 and 23:59:59. */
export function momentsOf({ from, to }: Interval): Interval {
  return {
    ...(from ? { from: parseMoment(`${from} 00:00:00`) } : {}),
    ...(to ? { to: parseMoment(`${to} 23:59:59`) } : {}),
  }
}
