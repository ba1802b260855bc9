import { importTexts } from '../../../i18n/fr/exports'
import { fold } from '../../../resources/schema/fold'
import { type Cell, type GivenCell, isFormatted, isWallClock } from '../../../resources/schema/reading/given'
import { typedCell } from '../../../resources/schema/reading/read-cell'
import type { SheetRow } from '../../spreadsheet/sheet-row'
import type { SheetColumn } from '../../spreadsheet/sheet-xml'
import type { WorkbookOptions } from '../../spreadsheet/write-workbook'
import type { Context } from '../context'
import { readBaseTitle } from '../exports/base-column'
import type { ExportColumn } from '../exports/columns'
import { keptRows } from './check-import'
import type { Job } from './job'
import type { FoundHeader, LineErrors } from './outcome'
import { titleText } from './titles'

/** Midnight is the day: a workbook shows it without its hour; what a format said of a number is written out. */
const shown = (cell: GivenCell): Cell => {
  if (isFormatted(cell)) return typedCell(cell)
  return isWallClock(cell) && cell.wall.endsWith('T00:00:00') ? { wall: cell.wall.slice(0, 10) } : cell
}

/** Where the errors stand in the annotated sheet: the rows in error, and those of each title's wrong cells; titles are row 1. */
interface Marks {
  titles: readonly GivenCell[]
  inError: Set<number>
  wrong: Map<string, Set<number>>
}

function mark({ inError, wrong }: Marks, { errors }: LineErrors, index: number) {
  inError.add(index)
  for (const error of errors) {
    const title = fold(error.split(' : ')[0] ?? '')
    wrong.set(title, (wrong.get(title) ?? new Set()).add(index))
  }
}

type Told = ReadonlyMap<number, LineErrors>

/** The cells of the titles as they were understood: two rows joined, those that repeat told apart. */
const titlesAs = (cells: readonly GivenCell[], columns: FoundHeader['columns']): GivenCell[] =>
  columns.reduce(
    (titles, { index, title }) => {
      while (titles.length < index) titles.push(null)
      titles[index] = title
      return titles
    },
    [...cells],
  )

async function marksOf(
  rows: AsyncIterable<SheetRow[]>,
  { line: head, columns }: Pick<FoundHeader, 'line' | 'columns'>,
  told: Told,
): Promise<Marks> {
  const marks: Marks = { titles: [], inError: new Set(), wrong: new Map() }
  let index = 1
  for await (const batch of rows)
    for (const { line, cells } of batch) {
      if (line === head) marks.titles = titlesAs(cells, columns)
      if (line <= head) continue
      index += 1
      const errors = told.get(line)
      if (errors) mark(marks, errors, index)
    }
  return marks
}

async function* rowsOf(rows: AsyncIterable<SheetRow[]>, head: number, told: Told): AsyncGenerator<Cell[][]> {
  for await (const batch of rows)
    yield batch
      .filter(({ line }) => line > head)
      .map(({ line, cells }) => [told.get(line)?.errors.join('\n') ?? null, ...cells.map(shown)])
}

/** By place what errors call a column: its own title, and the fields that it is read as. */
function namesAt(
  { header }: Job,
  { known, old }: { known: readonly ExportColumn[]; old: number },
): ReadonlyMap<number, readonly string[]> {
  const titleOf = (key: string | null | undefined) => known.find((one) => one.key === key)?.header ?? []
  return new Map(
    (header?.columns ?? []).map(({ index, title, key, also }) => [
      old >= 0 && index > old ? index - 1 : index,
      [title, titleOf(key), titleOf(also)].flat().map(fold),
    ]),
  )
}

/** The titles of the file with what marks their wrong cells, behind a column that tells the errors. */
function columnsOf({ titles, inError, wrong }: Marks, names: ReturnType<typeof namesAt>): SheetColumn[] {
  const columns = titles.map((title, at): SheetColumn => {
    if (readBaseTitle(title)) return { header: String(title), width: 2, hidden: true }
    const header = titleText(title)
    const own = [...new Set([fold(header), ...(names.get(at) ?? [])])].map((one) => wrong.get(one))
    const cells = new Set(own.flatMap((some) => [...(some ?? [])]))
    return { header, ...(cells.size ? { wrong: cells } : {}) }
  })
  return [{ header: importTexts.annotation, width: 60, wrong: inError }, ...columns]
}

/** An annotated workbook that is sent, and annotated, again has one column of errors. */
const withoutErrors = (titles: readonly GivenCell[]) => titles.indexOf(importTexts.annotation)

async function* without(rows: AsyncIterable<SheetRow[]>, at: number): AsyncGenerator<SheetRow[]> {
  for await (const batch of rows)
    yield at < 0 ? batch : batch.map(({ line, cells }) => ({ line, cells: cells.toSpliced(at, 1) }))
}

/**
 * The workbook that was sent, with what is wrong at the head of each line and its wrong cells marked: corrected, it can be sent
 * again as it is. err404 once its rows are forgotten.
 */
export async function annotated(
  context: Context,
  job: Job,
  known: readonly ExportColumn[],
): Promise<WorkbookOptions> {
  const told: Told = new Map((job.messages ?? []).map((one) => [one.line, one]))
  const { line: head, columns } = job.header ?? { line: 0, columns: [] }
  const marks = await marksOf(await keptRows(context, job.stored), { line: head, columns }, told)
  const old = withoutErrors(marks.titles)
  const titles = old < 0 ? marks.titles : marks.titles.toSpliced(old, 1)
  const rows = without(await keptRows(context, job.stored), old)
  const exported = /^export:(.+)$/.exec(job.fingerprint)?.[1]
  return {
    sheets: [
      {
        name: importTexts.annotation,
        columns: columnsOf({ ...marks, titles }, namesAt(job, { known, old })),
        rows: rowsOf(rows, head, told),
      },
    ],
    notes: { model: job.target, ...(exported ? { export: exported } : {}) },
  }
}
