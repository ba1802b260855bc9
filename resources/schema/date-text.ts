import { isValid } from 'date-fns/isValid'
import { lightFormat } from 'date-fns/lightFormat'
import { parseISO } from 'date-fns/parseISO'
import { inParis, parisMoment } from './paris-time'

const isoDate = /^[1-9]\d{3}-\d{2}-\d{2}$/
/** How a whole day is written, typed or pasted: its year, its month and its day are named. */
const whole = [
  /^(?<day>\d{1,2})[./\-\s]+(?<month>\d{1,2})[./\-\s]+(?<year>\d{4})$/,
  /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})$/,
  /^(?<year>\d{4})[./\-\s]+(?<month>\d{1,2})[./\-\s]+(?<day>\d{1,2})$/,
]
/** What else is understood once a field is left. */
const short = [
  /^(?<day>\d{1,2})[./\-\s]+(?<month>\d{1,2})[./\-\s]+(?<year>\d{1,2})$/,
  /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{2})$/,
]
const timed = /^(\S+?)(?:[\sT]+(\d{1,2})\s*[:h]\s*(?:(\d{2})(?::(\d{2}))?)?)?$/
const pad = (n: string) => n.padStart(2, '0')

/** Whether `yyyy-mm-dd` names a day of the calendar between 1000 and 9999. */
export const isMonth = (text: unknown): text is string =>
  typeof text === 'string' && /^\d{4}-(0[1-9]|1[0-2])$/.test(text)

export const isDate = (text: unknown): text is string =>
  typeof text === 'string' && isoDate.test(text) && isValid(parseISO(text))

function readAs(text: string, ways: readonly RegExp[]): string | null {
  for (const way of ways) {
    const { year, month, day } = way.exec(text.trim())?.groups ?? {}
    const found =
      year && month && day ? `${year.length < 4 ? `20${pad(year)}` : year}-${pad(month)}-${pad(day)}` : ''
    if (isDate(found)) return found
  }
  return null
}

/** « 3/4/2026 », « 03042026 », « 3.4.2026 », `2026-04-03` → `2026-04-03`; null while it is no whole day of the calendar. */
export const readWholeDay = (text: string): string | null => readAs(text, whole)

/** The same once a field is left, when « 3/4/26 » and « 030426 » are days of this century too. */
export const readDay = (text: string): string | null => readWholeDay(text) ?? readAs(text, short)

/** « 3/4/2026 10:05 », « 03042026 10h05 », `2026-04-03 10:05:30` (Paris) → ISO moment, or null; a day alone begins it. */
export function readMoment(text: string, dayIn = readDay): string | null {
  const [, typed = '', hour = '0', minute = '0', second = '0'] = timed.exec(text.trim()) ?? []
  const day = dayIn(typed)
  const moment = parisMoment(day ?? '', [hour, minute, second].map(pad).join(':'))
  return day && isValid(moment) ? moment.toISOString() : null
}

/** A day as files and calls write it, its year whole; anything else comes back trimmed. */
export const parseDate = (text: string): string =>
  readWholeDay(text.replace(/T00:00:00.*$/, '')) ?? text.trim()

/** A moment as files write it, its year whole; anything else, an ISO moment among it, comes back trimmed. */
export const parseMoment = (text: string): string => readMoment(text, readWholeDay) ?? text.trim()

/** `2026-04-03` → « 03/04/2026 » (dd/MM/yyyy). */
export function frenchDay(text: string): string {
  const day = text.slice(0, 10)
  return isDate(day) ? lightFormat(parseISO(day), 'dd/MM/yyyy') : text
}

/** An ISO moment → « 03/04/2026 10:05 », Paris time. */
export function frenchMoment(text: string): string {
  const moment = new Date(text)
  return isValid(moment) ? lightFormat(inParis(moment), 'dd/MM/yyyy HH:mm') : text
}
