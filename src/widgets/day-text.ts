import { isValid } from 'date-fns/isValid'
import { lightFormat } from 'date-fns/lightFormat'
import { parse } from 'date-fns/parse'
import { isDate } from '../../resources/schema/date-text'

/** How a whole day may be typed or pasted; separators are spelled `/` before. */
const whole = ['d/M/yyyy', 'ddMMyyyy', 'yyyy/M/d']
/** What else is understood once the field is left. */
const short = ['d/M/yy', 'ddMMyy']
const thisCentury = new Date(2050, 0, 1)

const separators = /[./\-\s]+/g
const isIso = /^\s*\d{4}-/

/** A day as it is spelled while one types: the slashes come by themselves, and one that is typed is not a second one. */
export function spellDay(typed: string, before: string): string {
  if (isIso.test(typed) || typed.length <= before.length) return typed
  const parts = /^(\d{1,2})(\/?)(\d{0,2})(\/?)(\d{0,4})$/.exec(typed.trim().replace(separators, '/'))
  if (!parts) return typed
  const [, day = '', first = '', month = '', second = '', year = ''] = parts
  const isMonth = first || month || day.length === 2
  const isYear = second || year || month.length === 2
  return `${day}${isMonth ? '/' : ''}${month}${isYear ? '/' : ''}${year}`
}

function readAs(text: string, formats: readonly string[]): string | null {
  const plain = text.trim().replace(separators, '/')
  for (const format of formats) {
    const day = parse(plain, format, thisCentury)
    const found = isValid(day) ? lightFormat(day, 'yyyy-MM-dd') : null
    if (isDate(found)) return found
  }
  return null
}

/** « 3/4/2026 », « 03042026 », « 3.4.2026 », `2026-04-03` → `2026-04-03`; null while it is no whole day of the calendar. */
export const readWholeDay = (text: string): string | null => readAs(text, whole)

/** The same once the field is left, when « 3/4/26 » and « 030426 » are days of this century too. */
export const readDay = (text: string): string | null => readWholeDay(text) ?? readAs(text, short)

/** « 3/4/2026 10:05 », « 03042026 10h05 » → its day and its time of day, or null. */
export function readMoment(text: string): { day: string; time: string } | null {
  const parts = /^(\S+?)(?:[\sT]+(\d{1,2})\s*[:h]\s*(\d{2})?)?$/.exec(text.trim())
  const day = parts && readDay(parts[1] ?? '')
  const [hour, minute] = [Number(parts?.[2] ?? 0), Number(parts?.[3] ?? 0)]
  if (!day || hour > 23 || minute > 59) return null
  return { day, time: `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}` }
}
