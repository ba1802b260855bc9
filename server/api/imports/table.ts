import { importTexts } from '../../../i18n/fr/exports'
import { fold } from '../../../resources/schema/fold'
import type { SheetRow } from '../../spreadsheet/sheet-row'
import type { FileReading, LeftRow } from './file-reading'
import { type Header, knownTitles, type Reading, readHeader } from './header'
import { leftOutBy } from './left-out'
import { withMade } from './made-cells'
import type { FoundHeader } from './outcome'
import { findTitles, titleText } from './titles'

/** Rows passed over that are told one by one. */
const toldLeft = 200

/** The table of a sheet: its titles, and its rows as they are imported. */
interface Table {
  sheet: number
  header: Header
  /** French reasons why the whole file is refused. */
  errors: readonly string[]
  found: FoundHeader
  /** The rows of a batch that are rows of the table, with what is the same on all; those passed over are told. */
  rowsOf: (batch: readonly SheetRow[]) => SheetRow[]
}

/** By place in this sheet the place that its column has in the first one; undefined where its titles are others. */
function placesLike(first: readonly string[], titles: readonly string[]): number[] | undefined {
  const places = titles.map((title) => (title ? first.indexOf(title) : -1))
  const isSame =
    first.every((title) => !title || titles.includes(title)) &&
    titles.every((title, at) => !title || (places[at] ?? -1) >= 0)
  return isSame ? places : undefined
}

function moved({ cells, ...row }: SheetRow, places: readonly number[]): SheetRow {
  const own: SheetRow['cells'] = []
  for (const [at, place] of places.entries()) if (place >= 0) own[place] = cells[at] ?? null
  return { ...row, cells: Array.from(own, (cell = null) => cell) }
}

/**
 * Reads the sheets of a file one after the other, each by its own titles; the columns of the first one count. A batch that begins a
 * sheet holds its titles.
 */
export class Tables {
  private table: Table | undefined
  private first: string[] = []

  constructor(
    private readonly reading: Reading,
    private readonly file: FileReading | undefined,
  ) {}

  /** The table of the sheet that a batch is of; the rows of its titles, and those above, are taken out of a first batch. */
  at(batch: SheetRow[]): Table {
    const sheet = batch[0]?.sheet ?? 0
    if (this.table?.sheet !== sheet) this.table = this.open(batch, sheet)
    return this.table
  }

  private open(batch: SheetRow[], sheet: number): Table {
    const { reading, file } = this
    const said = file?.said ?? {}
    const { titleLine: _, ...others } = said
    const titles = findTitles(
      knownTitles(reading.viewer, reading.resource),
      batch,
      this.table ? others : said,
    )
    const above = batch.splice(0, titles.last + 1)
    const rows = above.slice(titles.first)
    const folded = titles.cells.map((cell) => fold(titleText(cell)))
    const places = this.table && placesLike(this.first, folded)
    const before = this.table
    const header = before?.header ?? readHeader(reading, titles.cells, batch)
    const isOther = before !== undefined && places === undefined
    const errors = isOther
      ? [importTexts.otherColumns({ sheet: file?.read[sheet]?.name ?? '' })]
      : header.errors
    if (!before) this.first = folded
    const found: FoundHeader = before?.found ?? {
      line: above.at(-1)?.line ?? 0,
      count: rows.length,
      columns: header.found,
      left: [],
      passed: 0,
    }
    const inPlace = (row: SheetRow) => (places ? moved(row, places) : row)
    const isLeft = leftOutBy(header, { titles: rows.map(inPlace), below: batch.map(inPlace) })
    const isKept = (row: SheetRow) => {
      const why = said.whole ? undefined : isLeft(row)
      if (why) tell(found, { line: row.line, why })
      return why === undefined
    }
    const rowsOf = (some: readonly SheetRow[]) =>
      some
        .map(inPlace)
        .filter(isKept)
        .map((row) => withMade(row, header))
    return { sheet, header, errors, found, rowsOf }
  }
}

function tell(found: FoundHeader, row: LeftRow) {
  found.passed += 1
  if (found.left.length < toldLeft) found.left.push(row)
}
