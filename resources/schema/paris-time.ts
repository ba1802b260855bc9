/** Days and times of Paris, where every rule of the trade is held. Days are `yyyy-mm-dd`, times `hh:mm`. */

const oneDay = 86_400_000
let clock: Intl.DateTimeFormat | undefined

/** What a clock in Paris shows at a moment. */
function shown(moment: Date): { day: string; time: string } {
  clock ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Paris',
    dateStyle: 'short',
    timeStyle: 'medium',
  })
  const [day = '', time = ''] = clock.format(moment).split(' ')
  return { day, time }
}

/** The day that it is in Paris. */
export const parisDay = (moment: Date): string => shown(moment).day

const utc = (day: string, time = '00:00:00') => Date.parse(`${day}T${time}Z`)

/** Milliseconds that Paris is ahead of UTC at a moment. */
function ahead(moment: Date): number {
  const { day, time } = shown(moment)
  return utc(day, time) - Math.floor(moment.getTime() / 1000) * 1000
}

/** The moment of a day and time in Paris, whatever the season. */
export function parisMoment(day: string, time: string): Date {
  const local = utc(day, time.length === 5 ? `${time}:00` : time)
  const guess = new Date(local - ahead(new Date(local)))
  return new Date(local - ahead(guess))
}

/** `2026-03-03T12:00:00+01:00`. */
export function parisIso(moment: Date): string {
  const { day, time } = shown(moment)
  const minutes = Math.round(ahead(moment) / 60_000)
  const pad = (n: number) => String(n).padStart(2, '0')
  return `${day}T${time}${minutes < 0 ? '-' : '+'}${pad(Math.floor(Math.abs(minutes) / 60))}:${pad(Math.abs(minutes) % 60)}`
}

/** The day so many days later, or earlier. */
export const addDays = (day: string, days: number): string =>
  new Date(utc(day) + days * oneDay).toISOString().slice(0, 10)

/** 1 Monday … 7 Sunday. */
export const weekDayOf = (day: string): number => new Date(utc(day)).getUTCDay() || 7
