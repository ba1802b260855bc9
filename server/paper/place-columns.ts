import type { SheetColumn } from '../spreadsheet/sheet-xml'
import type { Ruler } from './ruler'

/** Around the text of a cell, in points. */
export const pad = 3

/** A column on the page: its band counts from the top of a row. */
export interface PlacedColumn {
  title: string
  band: number
  x: number
  width: number
  isNumber: boolean
}

/** How narrow a column may be, and how wide its texts make it. */
interface Need {
  least: number
  wished: number
}

/** Texts may break beyond these widths, the first by which all columns stand side by side; more than the last none needs. In points. */
const [narrows, wide] = [[84, 68, 54], 230] as const

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

function needOf(
  { header }: SheetColumn,
  texts: readonly string[],
  { ruler, isNumber, narrow }: { ruler: Ruler; isNumber: boolean; narrow: number },
): Need {
  const head = ruler.wordOf(header, 'bold')
  const widths = texts.map((text) => ruler.widthOf(text)).sort((a, b) => a - b)
  const most = widths.at(-1) ?? 0
  if (isNumber) return { least: Math.max(head, most) + 2 * pad, wished: Math.max(head, most) + 2 * pad }
  const usual = widths[Math.floor(widths.length * 0.9)] ?? 0
  const word = Math.max(0, ...texts.map((text) => ruler.wordOf(text)))
  const least = Math.max(head, Math.min(narrow, Math.max(word, Math.min(usual, narrow)))) + 2 * pad
  return { least, wished: Math.max(least, Math.min(wide, usual) + 2 * pad) }
}

function filled(needs: readonly Need[], width: number): number[] {
  let [band, used] = [0, 0]
  return needs.map(({ least }) => {
    if (used && used + least > width) [band, used] = [band + 1, 0]
    used += least
    return band
  })
}

/** Columns by bands: as few as the page's width asks for, and as full one as the other. */
function bandsOf(needs: readonly Need[], width: number): number[] {
  const widest = filled(needs, width)
  const count = (widest.at(-1) ?? 0) + 1
  const even = sum(needs.map(({ least }) => least)) / count
  for (let limit = even; limit < width; limit += width / 40) {
    const bands = filled(needs, limit)
    if ((bands.at(-1) ?? 0) + 1 === count) return bands
  }
  return widest
}

/** The widths of the columns of a band, which fill the page. */
function widthsOf(needs: readonly Need[], width: number): number[] {
  const [least, wished] = [sum(needs.map((one) => one.least)), sum(needs.map((one) => one.wished))]
  if (wished <= width) return needs.map((one) => (one.wished * width) / wished)
  const share = (width - least) / (wished - least)
  return needs.map((one) => one.least + (one.wished - one.least) * share)
}

interface Told {
  /** Texts of the rows, by column. */
  texts: readonly (readonly string[])[]
  numbers: readonly boolean[]
  ruler: Ruler
  page: { left: number; width: number }
}

/** Where the columns of a table stand: in one line where they fit, else in bands below each other, so that nothing is cut. */
export function placeColumns(
  columns: readonly SheetColumn[],
  { texts, numbers, ruler, page }: Told,
): PlacedColumn[] {
  const needsAt = (narrow: number) =>
    columns.map((column, at) => {
      const how = { ruler, narrow, isNumber: numbers[at] ?? false }
      const { least, wished } = needOf(column, texts[at] ?? [], how)
      return { least: Math.min(least, page.width), wished: Math.min(wished, page.width) }
    })
  const tries = narrows.map(needsAt)
  const fits = (needs: readonly Need[]) => sum(needs.map(({ least }) => least)) <= page.width
  const needs = tries.find(fits) ?? needsAt(narrows[0])
  const bands = bandsOf(needs, page.width)
  return columns.map(({ header }, at) => {
    const band = bands[at] ?? 0
    const first = bands.indexOf(band)
    const widths = widthsOf(
      needs.filter((_, one) => bands[one] === band),
      page.width,
    )
    return {
      ...{ title: header, band, isNumber: numbers[at] ?? false },
      x: page.left + sum(widths.slice(0, at - first)),
      width: widths[at - first] ?? 0,
    }
  })
}
