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

/** Texts may break beyond this width, and need no more than the wider one, in points. */
const [narrow, wide] = [84, 230]

function needOf(
  { header }: SheetColumn,
  texts: readonly string[],
  { ruler, isNumber }: { ruler: Ruler; isNumber: boolean },
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

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** Columns by bands, each band as full as the page is wide. */
function bandsOf(needs: readonly Need[], width: number): number[] {
  let [band, used] = [0, 0]
  return needs.map(({ least }) => {
    if (used && used + least > width) [band, used] = [band + 1, 0]
    used += least
    return band
  })
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
  const needs = columns.map((column, at) => {
    const { least, wished } = needOf(column, texts[at] ?? [], { ruler, isNumber: numbers[at] ?? false })
    return { least: Math.min(least, page.width), wished: Math.min(wished, page.width) }
  })
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
