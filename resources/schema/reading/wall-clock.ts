import type { WallClock } from './given'

const dayMs = 86_400_000
/** Day 0 of the 1900 date system, past its invented 29 February 1900. */
const epoch = Date.UTC(1899, 11, 30)
/** 1 March 1900: spreadsheets cannot hold an earlier day without shifting it. */
const firstDay = '1900-03-01'

/** Days between the two epochs that a workbook may count from. */
export const days1904 = 1462

const parse = (wall: string) => Date.parse(wall.length === 10 ? `${wall}T00:00:00Z` : `${wall}Z`)

/** Days since the epoch of spreadsheets, to the second; undefined for days they cannot hold. */
export function serialOf({ wall }: WallClock): number | undefined {
  const time = parse(wall)
  return wall < firstDay || Number.isNaN(time) ? undefined : (time - epoch) / dayMs
}

/** The last moment that a spreadsheet can show. */
const end = Date.UTC(9999, 11, 31, 23, 59, 59)

/** A spreadsheet's date number on the clock of the wall, to the nearest second; one that names no day stays a number. */
export const wallOf = (serial: number): WallClock | number => wallOfTime(epoch + serial * dayMs)

/** A UTC time in milliseconds read as a wall clock, to the nearest second; as a spreadsheet's number where it names no day. */
export function wallOfTime(time: number): WallClock | number {
  const near = Math.round(time / 1000) * 1000
  if (!(near >= epoch && near <= end)) return (time - epoch) / dayMs
  return { wall: new Date(near).toISOString().slice(0, 19) }
}
