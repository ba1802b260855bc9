import { importTexts } from '../../../i18n/fr/exports'
import { type AnyResource, titleFields, titleOf } from '../../../resources/schema/resource'
import type { Cell } from '../../spreadsheet/cell'
import type { SheetRow } from '../../spreadsheet/sheet-row'
import type { Work } from '../work'
import type { RowWriter } from '../writers'
import { applyLine } from './apply-line'
import { type Change, changesOf, inputOf, isReference } from './changes'
import { cellText } from './decode'
import { type Row, rowsById, rowsByKey } from './existing'
import { type Header, headerPlace, type ImportColumn, readHeader } from './header'
import { Labels } from './labels'
import { acceptLine, emptyOutcome, type Outcome, refuseLine } from './outcome'

interface Line extends SheetRow {
  id?: number
  current?: Row
  changes: Change[]
  errors: string[]
  input: Row
}

interface Target {
  resource: AnyResource
  writer: RowWriter
  /** Filled with the rows that are named, by their lines. */
  touched?: Map<number, number>
}

interface Run {
  work: Work
  resource: AnyResource
  writer: RowWriter
  columns: readonly ImportColumn[]
  labels: Labels
  outcome: Outcome
  /** Line by which each row was already named. */
  touched: Map<number, number>
}

function idOf({ columns }: Run, cells: readonly Cell[]): { id?: number; errors: string[] } {
  const place = columns.find(({ use }) => use === 'id')
  const cell = place ? (cells[place.index] ?? null) : null
  const text = place ? cellText(cell, place.column.declared).trim() : ''
  if (!text) return { errors: [] }
  return /^#?\d{1,15}$/.test(text)
    ? { id: Number(text.replace('#', '')), errors: [] }
    : { errors: [importTexts.badId] }
}

/** The rows named by their ids, as they stand. */
async function readById(run: Run, rows: readonly SheetRow[]): Promise<Line[]> {
  const lines = rows.map((row) => ({ ...row, ...idOf(run, row.cells), changes: [], input: {} }) as Line)
  const ids = lines.map(({ id }) => id).filter((id) => id !== undefined)
  const known = await rowsById(run.work, run.resource, ids)
  for (const line of lines) {
    if (line.id === undefined) continue
    line.current = known.get(line.id)
    if (!line.current) line.errors.push(importTexts.unknownId(line.id))
  }
  return lines
}

function read(run: Run, line: Line) {
  const { input, errors } = inputOf(line.changes, run.labels, line.current)
  line.input = input
  line.errors = errors
}

/** Reads what a batch of lines asks for: by id, then by unique key. */
async function readLines(run: Run, rows: readonly SheetRow[]): Promise<Line[]> {
  const lines = await readById(run, rows)
  const good = lines.filter((line) => !line.errors.length)
  for (const line of good) line.changes = changesOf(run.columns, line.cells, line.current)
  const references = good.flatMap((line) => line.changes.filter(isReference))
  await run.labels.prepare(references.map(({ column, cell }) => ({ field: column.declared, cell })))
  for (const line of good) read(run, line)
  await readByKey(
    run,
    good.filter((line) => line.id === undefined),
  )
  return lines
}

async function readByKey(run: Run, lines: readonly Line[]) {
  const present = new Set(run.columns.filter(({ column }) => !column.path).map(({ column }) => column.field))
  const found = await rowsByKey(
    run.work,
    run.resource,
    lines.map(({ input }) => input),
    present,
  )
  for (const [index, line] of lines.entries()) {
    const candidates = found[index] ?? []
    if (candidates.length > 1) line.errors = [importTexts.ambiguousKey]
    if (candidates.length !== 1) continue
    line.current = candidates[0]
    line.changes = changesOf(run.columns, line.cells, line.current)
    read(run, line)
  }
}

/** What the row is called, as the file says, else as it stands; of a row without a name of its own, what it is about. */
function nameOf({ columns, resource }: Run, line: Line): string | null {
  const titles = columns.filter(({ column }) => !column.path && titleFields(resource).includes(column.field))
  const said = (of: readonly ImportColumn[]) =>
    of
      .map(({ index, column }) => cellText(line.cells[index] ?? null, column.declared))
      .join(' ')
      .trim()
  const about = columns.filter(({ column }) => column.declared.kind === 'ref' && column.declared.required)
  return (
    said(titles) || (line.current ? titleOf(resource, line.current) : '') || said(about.slice(0, 1)) || null
  )
}

async function carryOut(run: Run, line: Line) {
  const refuse = (errors: string[]) =>
    refuseLine(run.outcome, { line: line.line, product_name: nameOf(run, line), errors })
  const id = line.current ? Number(line.current.id) : undefined
  const before = id === undefined ? undefined : run.touched.get(id)
  if (before !== undefined) return refuse([importTexts.twice(before + 1)])
  if (line.errors.length) return refuse(line.errors)
  const done = await applyLine(run.work, run.resource, run.columns, { line, writer: run.writer })
  if (done.errors) return refuse(done.errors)
  if (done.id !== undefined) run.touched.set(done.id, line.line)
  acceptLine(run.outcome, done.written)
}

function refuseFile(outcome: Outcome, errors: string[]): Outcome {
  refuseLine(outcome, { line: 0, product_name: null, errors })
  return outcome
}

/**
 * Carries out every line of a file in the transaction of `work`, whose end says whether it is kept: a check is rolled back,
 * an import committed when no line is in error. `progress` is told the lines handled so far.
 */
export async function runImport(
  work: Work,
  { resource, writer, touched = new Map() }: Target,
  batches: AsyncIterable<SheetRow[]>,
  progress: (outcome: Outcome) => Promise<void>,
): Promise<Outcome> {
  const outcome = emptyOutcome()
  const run: Run = {
    work: { ...work, file: { seen: new Set() } },
    resource,
    writer,
    columns: [],
    labels: new Labels(work),
    outcome,
    touched,
  }
  let header: Header | undefined
  for await (const batch of batches) {
    if (!header) {
      const above = batch.splice(0, headerPlace(work, resource, batch) + 1)
      header = readHeader(work, resource, above.at(-1)?.cells ?? [])
      if (header.errors.length) return refuseFile(outcome, header.errors)
      run.columns = header.columns
    }
    for (const line of await readLines(run, batch)) await carryOut(run, line)
    outcome.total += batch.length
    await progress(outcome)
  }
  return outcome.total ? outcome : refuseFile(outcome, [importTexts.empty])
}
