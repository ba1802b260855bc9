import { isValid } from 'date-fns/isValid'
import { lightFormat } from 'date-fns/lightFormat'
import { parseISO } from 'date-fns/parseISO'
import { inParis, parisMoment } from './paris-time'

const isoDate = /^[1-9]\d{3}-\d{2}-\d{2}$/
const frenchDate = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/
const pad = (n: string) => n.padStart(2, '0')

/** Whether `yyyy-mm-dd` names a day of the calendar between 1000 and 9999. */
export const isDate = (text: unknown): text is string =>
  typeof text === 'string' && isoDate.test(text) && isValid(parseISO(text))

/** « 3/4/2026 » or `2026-04-03` → `2026-04-03`; anything else comes back trimmed. */
export function parseDate(text: string): string {
  const [, day = '', month = '', year = ''] = frenchDate.exec(text.trim()) ?? []
  return year ? `${year}-${pad(month)}-${pad(day)}` : text.trim().replace(/T00:00:00.*$/, '')
}

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

/** « 03/04/2026 10:05 » (Paris) or ISO → ISO moment; anything else comes back trimmed. */
export function parseMoment(text: string): string {
  const parts = /^(\d{1,2}\/\d{1,2}\/\d{4})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?)?$/.exec(text.trim())
  if (!parts?.[1]) return text.trim()
  const moment = parisMoment(
    parseDate(parts[1]),
    `${pad(parts[2] ?? '0')}:${parts[3] ?? '00'}:${parts[4] ?? '00'}`,
  )
  return isValid(moment) ? moment.toISOString() : text.trim()
}
