import { frenchDay, parseDate, parseMoment } from '../../../resources/schema/date-text'

/** Puts the slashes in as a day is typed forwards: « 0304 » → « 03/04/ ». */
export function slashes(text: string, before: string): string {
  const isGrowing = text.length > before.length && text.startsWith(before)
  if (!isGrowing) return text
  if (/^\d{2}$/.test(text) || /^\d{2}\/\d{2}$/.test(text)) return `${text}/`
  return text.replace(/^(\d{2})(\d{2})(\d{4})$/, '$1/$2/$3').replace('//', '/')
}

/** « 3/4/26 », « 030426 », « 03042026 », « 3.4.2026 » → a day; anything else comes back trimmed. */
export function dayOf(text: string): string {
  const plain = text.trim().replace(/[.\-\s]/g, '/')
  const parts =
    /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})$/.exec(plain) ?? /^(\d{2})(\d{2})(\d{2}|\d{4})$/.exec(plain)
  if (!parts) return parseDate(text)
  const year = parts[3]?.length === 2 ? `20${parts[3]}` : parts[3]
  return parseDate(`${parts[1]}/${parts[2]}/${year}`)
}

/** « 3/4/2026 10:05 » or « 03042026 10h05 » → a moment (Paris time). */
export function momentOf(text: string): string {
  const [day = '', ...hour] = text.trim().split(/[\sT]+/)
  const clock = hour.join('').replace('h', ':').replace(/:$/, ':00')
  return parseMoment(`${frenchDay(dayOf(day))}${clock ? ` ${clock}` : ''}`)
}

/** « 9h », « 9h30 », « 930 », « 9:30 » → « 09:30 ». */
export function hourOf(text: string): string {
  const parts = /^(\d{1,2})\s*[h:]\s*(\d{2})?$/i.exec(text.trim()) ?? /^(\d{1,2})(\d{2})$/.exec(text.trim())
  return parts ? `${parts[1]?.padStart(2, '0')}:${parts[2] ?? '00'}` : text.trim()
}
