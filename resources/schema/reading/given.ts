/** What a reader makes of a text or a cell: a value, a value with a remark to be shown before it is kept, or why it is none. */
export type Reading<V = unknown> =
  | { value: V; remark?: string; error?: undefined }
  | { error: string; value?: undefined; remark?: undefined }

/** What a reader knows besides the field. */
export interface ReadingContext {
  /** Of a price: the names of the unit that it is the price of. */
  per?: readonly string[] | undefined
}

/** A day or a moment as a spreadsheet holds it: on the clock of the wall, without a zone. `yyyy-mm-dd` or `yyyy-mm-ddThh:mm:ss`. */
export interface WallClock {
  wall: string
}

/** A number, or a text that one typed for one, whose format says what it is: `0.0%`, `000000`, or a day counted from 1904. */
export interface Formatted {
  raw: number | string
  format: string
}

/** The value of one cell as it is written, whatever the file format. */
export type Cell = string | number | boolean | WallClock | null

/** A cell as it is read: its value, and its format where that says what the value is. */
export type GivenCell = Cell | Formatted

export const isWallClock = (cell: unknown): cell is WallClock =>
  cell !== null && typeof cell === 'object' && 'wall' in cell

export const isFormatted = (cell: unknown): cell is Formatted =>
  cell !== null && typeof cell === 'object' && 'raw' in cell

/** Days of a workbook that counts from 1904 are told by this format where no other says that they are days. */
export const from1904 = 'from1904'

/** What stands for a formula whose result the file does not hold. */
export const uncalculated = '#GETTING_DATA'

const failed =
  /^#(NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A|SPILL!|CALC!|FIELD!|GETTING_DATA|BLOCKED!|CONNECT!|UNKNOWN!)$/

/** Whether a cell holds a formula without a result: one that failed, or that no program has worked out. */
export const isUncalculated = (cell: unknown): boolean => typeof cell === 'string' && failed.test(cell)

/** The first section of a number format without its literals, colours and conditions. */
const placesOf = (format: string): string =>
  (format.split(';')[0] ?? '').replace(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g, '')

export const isPercentFormat = (format: string): boolean => placesOf(format).includes('%')

/** Whether a format writes the zeros before a whole number, as a code has them: `000000`, `"R-"0000`. */
export const isCodeFormat = (format: string): boolean => {
  const places = placesOf(format)
  return /0.*0/.test(places) && /^[0# \-/.]+$/.test(places) && !places.includes('.')
}

/** Whether a number format says of a number what it is. */
export const isTelling = (format: string): boolean => isPercentFormat(format) || isCodeFormat(format)

/** A whole number as a code's format writes it: 1234 by `000000` is « 001234 », 12 by `"R-"0000` « R-0012 ». */
export function codeText(number: string, format: string): string {
  if (!/^\d+$/.test(number)) return number
  const marks = [...(format.split(';')[0] ?? '').matchAll(/"([^"]*)"|\\(.)|[_*].|\[[^\]]*\]|(.)/g)]
  const first = marks.findIndex(([, , , place]) => place === '0' || place === '#')
  let digits = number
  let text = ''
  for (let at = marks.length - 1; at >= 0; at--) {
    const [, quoted, escaped, place] = marks[at] ?? []
    if (place !== '0' && place !== '#') {
      text = (quoted ?? escaped ?? place ?? '') + text
      continue
    }
    const digit = at === first ? digits : digits.slice(-1)
    digits = at === first ? '' : digits.slice(0, -1)
    text = (digit || (place === '0' ? '0' : '')) + text
  }
  return text
}
