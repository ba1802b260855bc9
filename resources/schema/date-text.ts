import { parisMoment } from './paris-time'

const isoDate = /^(\d{4})-(\d{2})-(\d{2})$/
const frenchDate = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/
const pad = (n: number | string) => String(n).padStart(2, '0')

/** Whether `yyyy-mm-dd` names a day of the calendar between 1000 and 9999. */
export function isDate(text: unknown): text is string {
  const parts = typeof text === 'string' ? isoDate.exec(text) : null
  if (!parts) return false
  const day = new Date(`${parts[0]}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(parts[0]) && Number(parts[1]) >= 1000
}

/** « 3/4/2026 » or `2026-04-03` → `2026-04-03`; anything else comes back trimmed. */
export function parseDate(text: string): string {
  const parts = frenchDate.exec(text.trim())
  return parts
    ? `${parts[3]}-${pad(parts[2] ?? '')}-${pad(parts[1] ?? '')}`
    : text.trim().replace(/T00:00:00.*$/, '')
}

/** `2026-04-03` → « 03/04/2026 » (dd/MM/yyyy). */
export function frenchDay(text: string): string {
  const parts = isoDate.exec(text.slice(0, 10))
  return parts ? `${parts[3]}/${parts[2]}/${parts[1]}` : text
}

let paris: Intl.DateTimeFormat | undefined

/** Made when the first moment is written: it costs a slow machine 200 ms. */
const inParis = (moment: Date): string => {
  paris ??= new Intl.DateTimeFormat('fr-FR', {
    timeZone: 'Europe/Paris',
    dateStyle: 'short',
    timeStyle: 'short',
  })
  return paris.format(moment)
}

/** An ISO moment → « 03/04/2026 10:05 », Paris time. */
export function frenchMoment(text: string): string {
  const moment = new Date(text)
  return Number.isNaN(moment.getTime()) ? text : inParis(moment).replace(',', '')
}

/** « 03/04/2026 10:05 » (Paris) or ISO → ISO moment; anything else comes back trimmed. */
export function parseMoment(text: string): string {
  const parts = /^(\d{1,2}\/\d{1,2}\/\d{4})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?)?$/.exec(text.trim())
  if (!parts?.[1]) return text.trim()
  const day = parseDate(parts[1])
  const time = `${pad(parts[2] ?? '0')}:${parts[3] ?? '00'}:${parts[4] ?? '00'}`
  if (Number.isNaN(Date.parse(`${day}T${time}Z`))) return text.trim()
  return parisMoment(day, time).toISOString()
}
