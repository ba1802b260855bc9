import { frenchDay, isDate, parseDate } from '../../resources/schema/date-text'

/** What is typed, with the slashes put in after the day and the month: « 0304 » → « 03/04/ ». */
export function typeDay(before: string, typed: string): string {
  const digits = typed.replace(/\D/g, '')
  if (/^\d{8}$/.test(typed.trim())) return `${digits.slice(0, 2)}/${digits.slice(2, 4)}/${digits.slice(4)}`
  const isGrowing = typed.length > before.length
  return isGrowing && /^(\d{2}|\d{1,2}\/\d{2})$/.test(typed) ? `${typed}/` : typed
}

/** « 3/4/2026 » → `2026-04-03`; null when it is no day of the calendar. */
export function readDay(text: string): string | null {
  const day = parseDate(text)
  return isDate(day) ? day : null
}

/** `2026-04-03` → « 03/04/2026 », nothing → an empty text. */
export function showDay(day: string | null): string {
  return day ? frenchDay(day) : ''
}
