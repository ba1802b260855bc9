import { TZDateMini } from '@date-fns/tz/date/mini'
import { tzOffset } from '@date-fns/tz/tzOffset'
import { addDays as daysLater } from 'date-fns/addDays'
import { addMonths as monthsLater } from 'date-fns/addMonths'
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { formatRFC3339 } from 'date-fns/formatRFC3339'
import { getISODay } from 'date-fns/getISODay'
import { lightFormat } from 'date-fns/lightFormat'
import { parseISO } from 'date-fns/parseISO'
import { subDays } from 'date-fns/subDays'
import { subMinutes } from 'date-fns/subMinutes'

/** Days and times of Paris, where every rule of the trade is held. Days are `yyyy-mm-dd`, times `hh:mm`. */
const zone = 'Europe/Paris'

/** The day of a date as its own clock shows it. */
export const dayOf = (date: Date): string => lightFormat(date, 'yyyy-MM-dd')

/** A moment as the clocks of Paris show it. */
export const inParis = (moment: Date): Date => new TZDateMini(moment.getTime(), zone)

/** The day that it is in Paris. */
export const parisDay = (moment: Date): string => dayOf(inParis(moment))

/** The moment of a day and time in Paris: in the hour that autumn repeats the later one, in the one that spring skips an hour on. */
export function parisMoment(day: string, time: string): Date {
  const wall = parseISO(`${day}T${time}Z`)
  return subMinutes(wall, tzOffset(zone, subMinutes(wall, tzOffset(zone, wall))))
}

/** `2026-03-03T12:00:00+01:00`. */
export const parisIso = (moment: Date): string => formatRFC3339(inParis(moment))

const hour = 3_600_000
/** What Paris is ahead of UTC in each hour that was asked for, in milliseconds: files have 100,000 moments. */
const ahead = new Map<number, number>()

/** An ISO moment on the wall clock of Paris, `yyyy-mm-ddThh:mm:ss`. */
export function parisWall(iso: string): string {
  const time = Date.parse(iso)
  const begun = Math.floor(time / hour)
  const known = ahead.get(begun) ?? tzOffset(zone, new Date(begun * hour)) * 60_000
  if (ahead.size > 50_000) ahead.clear()
  ahead.set(begun, known)
  return new Date(time + known).toISOString().slice(0, 19)
}

/** The day so many days later, or earlier. */
export const addDays = (day: string, days: number): string => dayOf(daysLater(parseISO(day), days))

/** The same day so many months later, or the last one of a shorter month. */
export const addMonths = (day: string, months: number): string => dayOf(monthsLater(parseISO(day), months))

/** How many days after another a day is. */
export const daysBetween = (from: string, to: string): number =>
  differenceInCalendarDays(parseISO(to), parseISO(from))

/** The moment so many days before, at the same time in Paris. */
export const daysBefore = (moment: Date, days: number): Date =>
  new Date(subDays(inParis(moment), days).getTime())

/** 1 Monday … 7 Sunday. */
export const weekDayOf = (day: string): number => getISODay(parseISO(day))

/** The same day a year before; 29 February becomes the 28th. */
export function yearBefore(day: string): string {
  const before = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`
  return before.endsWith('-02-29') ? before.replace('-29', '-28') : before
}
