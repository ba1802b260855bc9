import { isValid } from 'date-fns/isValid'
import { lightFormat } from 'date-fns/lightFormat'
import { parseISO } from 'date-fns/parseISO'
import { fold } from './fold'
import { lookup } from './lookup'
import { inParis, parisMoment } from './paris-time'

const isoDate = /^[1-9]\d{3}-\d{2}-\d{2}$/
/** How a whole day is written, typed or pasted: its year, its month and its day are named. */
const whole = [
  /^(?<year>(?:19|20)\d{2})(?<month>\d{2})(?<day>\d{2})$/,
  /^(?<day>\d{1,2})[./\-\s]+(?<month>\d{1,2})[./\-\s]+(?<year>\d{4})$/,
  /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})$/,
  /^(?<year>\d{4})[./\-\s]+(?<month>\d{1,2})[./\-\s]+(?<day>\d{1,2})$/,
  /^(?:[a-z]+\.?,?\s+)?(?<day>\d{1,2})(?:er)?[\s-]+(?<month>[a-z]+)\.?[\s-]+(?<year>\d{4})$/,
]
/** What else is understood once a field is left. */
const short = [
  /^(?<day>\d{1,2})[./\-\s]+(?<month>\d{1,2})[./\-\s]+(?<year>\d{1,2})$/,
  /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{2})$/,
]
/** The months by their names and what they are shortened to: « avril », « avr. », « sept ». */
const months: Readonly<Record<string, string>> = lookup({
  ...{ janvier: '1', janv: '1', jan: '1', fevrier: '2', fevr: '2', fev: '2', mars: '3' },
  ...{ avril: '4', avr: '4', mai: '5', juin: '6', juillet: '7', juil: '7', aout: '8' },
  ...{ septembre: '9', sept: '9', sep: '9', octobre: '10', oct: '10' },
  ...{ novembre: '11', nov: '11', decembre: '12', dec: '12' },
})
const timed = /^(\S+?)(?:[\sT]+(\d{1,2})\s*[:h]\s*(?:(\d{2})(?::(\d{2}))?)?)?$/
const pad = (n: string) => n.padStart(2, '0')

/** Whether `yyyy-mm-dd` names a day of the calendar between 1000 and 9999. */
export const isMonth = (text: unknown): text is string =>
  typeof text === 'string' && /^\d{4}-(0[1-9]|1[0-2])$/.test(text)

export const isDate = (text: unknown): text is string =>
  typeof text === 'string' && isoDate.test(text) && isValid(parseISO(text))

/** Two digits are years from 2000 to 2069. */
const wholeYear = (year: string): string =>
  year.length === 4 ? year : Number(year) < 70 ? `20${pad(year)}` : ''

function readAs(text: string, ways: readonly RegExp[]): string | null {
  for (const way of ways) {
    const { year, month, day } = way.exec(fold(text.trim()))?.groups ?? {}
    const found = year && month && day ? `${wholeYear(year)}-${pad(months[month] ?? month)}-${pad(day)}` : ''
    if (isDate(found)) return found
  }
  return null
}

/** « 3/4/2026 », « 03042026 », « 3.4.2026 », `2026-04-03` → `2026-04-03`; null while it is no whole day of the calendar. */
export const readWholeDay = (text: string): string | null => readAs(text, whole)

/** The same once a field is left, when « 3/4/26 » and « 030426 » are days of this century too. */
export const readDay = (text: string): string | null => readWholeDay(text) ?? readAs(text, short)

/** « 3/4/2026 10:05 », « 03042026 10h05 », `2026-04-03 10:05:30` (Paris) → ISO moment, or null; a day alone begins it. */
export function readMoment(text: string): string | null {
  const [, typed = '', hour = '0', minute = '0', second = '0'] = timed.exec(text.trim()) ?? []
  const day = readDay(typed)
  const moment = parisMoment(day ?? '', [hour, minute, second].map(pad).join(':'))
  return day && isValid(moment) ? moment.toISOString() : null
}

/** A day as people, files and calls write it; anything else comes back trimmed. */
export const parseDate = (text: string): string => readDay(text.replace(/T00:00:00.*$/, '')) ?? text.trim()

/** A moment as people and files write it; anything else, an ISO moment among it, comes back trimmed. */
export const parseMoment = (text: string): string => readMoment(text) ?? text.trim()

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
