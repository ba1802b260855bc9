import { importTexts } from '../../../i18n/fr/exports'
import { cellText } from '../../../resources/schema/reading/read-cell'
import { recordRows } from '../../database/history'
import type { SheetRow } from '../../spreadsheet/sheet-row'
import { readBase } from '../exports/base-column'
import { manyWork, type Work } from '../work'
import { applyLine } from './apply-line'
import { refuseConflicts } from './both-sides'
import { changesOf, isReference } from './changes'
import { doublesIn, presentIn } from './doubles'
import { rowsById, rowsByKey } from './existing'
import type { Reading } from './header'
import { askedBy } from './input'
import { Labels } from './labels'
import { lineName } from './line-name'
import { settleAnswers } from './new-values'
import { acceptLine, emptyOutcome, type Outcome, refuseLine } from './outcome'
import { remarkStruck } from './remark-struck'
import type { Line, Run, Target } from './run'
import { Tables } from './table'
import { Values } from './values'

/** The row that a line names: by its number, else by what the file says it was. */
function named(run: Run, { cells }: SheetRow): Pick<Line, 'id' | 'base' | 'errors'> {
  const place = run.columns.find(({ use }) => use === 'id')
  const base = run.base && readBase(cells[run.base.index] ?? null, run.base.keys)
  if (!place) return base ? { id: base.id, base, errors: [] } : { errors: [] }
  const text = cellText(cells[place.index] ?? null, place.column.declared).trim()
  if (text && !/^#?\d{1,15}$/.test(text)) return { errors: [importTexts.badId] }
  const id = text ? Number(text.replace('#', '')) : undefined
  const isIts = base && (id === undefined || id === base.id)
  return { errors: [], ...(id === undefined ? {} : { id }), ...(isIts ? { base } : {}) }
}

/** The rows named by their ids, as they stand. */
async function readById(run: Run, rows: readonly SheetRow[]): Promise<Line[]> {
  const lines = rows.map(
    (row): Line => ({
      ...row,
      ...named(run, row),
      changes: [],
      conflicts: [],
      input: {},
      isRemarked: false,
      shown: [],
    }),
  )
  const ids = lines.map(({ id }) => id).filter((id) => id !== undefined)
  const known = await rowsById(run.work, run.resource, ids)
  for (const line of lines) {
    if (line.id === undefined) continue
    line.current = known.get(line.id)
    if (!line.current) line.errors.push(importTexts.unknownId({ id: line.id }))
  }
  return lines
}

function read(run: Run, line: Line) {
  const { current, changes } = line
  const { unread, ...asked } = askedBy(changes, run.readers, { said: line, ...(current ? { current } : {}) })
  for (const change of unread) run.values.miss(change, line.line)
  Object.assign(line, asked)
}

/** Reads what a batch of lines asks for: by id, then by unique key. */
async function readLines(run: Run, rows: readonly SheetRow[]): Promise<Line[]> {
  const lines = await readById(run, rows)
  const good = lines.filter((line) => !line.errors.length)
  for (const line of good) line.changes = run.values.applied(changesOf(run.columns, line, line.current))
  const references = good.flatMap((line) => line.changes.filter(isReference))
  await run.readers.labels.prepare(references.map(({ column, cell }) => ({ field: column.declared, cell })))
  for (const line of good) read(run, line)
  await readByKey(
    run,
    good.filter((line) => line.id === undefined),
  )
  await refuseConflicts(run.work, run.resource, good)
  return lines
}

async function readByKey(run: Run, lines: readonly Line[]) {
  const present = presentIn(run.columns)
  const found = await rowsByKey(run.work, run.resource, { inputs: lines.map(({ input }) => input), present })
  for (const [index, line] of lines.entries()) {
    const candidates = found[index] ?? []
    if (candidates.length > 1) line.errors = [importTexts.ambiguousKey]
    if (candidates.length !== 1) continue
    line.current = candidates[0]
    line.changes = run.values.applied(changesOf(run.columns, line, line.current))
    read(run, line)
  }
}

async function carryOut(run: Run, line: Line) {
  const refuse = (errors: string[]) =>
    refuseLine(run.outcome, { line: line.line, product_name: lineName(run, line), errors })
  const id = line.current ? Number(line.current.id) : undefined
  const before = id === undefined ? undefined : run.touched.get(id)
  if (before !== undefined) return refuse([importTexts.twice({ line: before + 1 })])
  if (line.errors.length) return refuse(line.errors)
  const double = run.doubles(line)
  if (double) return refuse([double])
  const done = await applyLine(run.work, run.resource, { columns: run.columns, line, writer: run.writer })
  if (done.errors) return refuse(done.errors)
  run.touched.set(done.id, line.line)
  if (done.row) run.written.push(done.row)
  acceptLine(run.outcome, { what: done.written, isRemarked: line.isRemarked }, () => ({
    line: line.line,
    name: lineName(run, line),
    fields: line.shown.map((one) => one()),
  }))
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
  {
    resource,
    writer,
    mapping = [],
    constants = [],
    answers = [],
    writers,
    touched = new Map(),
    keep,
    strikes,
    answered,
    file,
  }: Target,
  {
    batches,
    progress,
  }: { batches: AsyncIterable<SheetRow[]>; progress: (outcome: Outcome) => Promise<void> },
): Promise<Outcome> {
  const outcome = emptyOutcome()
  const many = manyWork({ isFile: true })
  const run: Run = {
    work: { ...work, many },
    resource,
    writer,
    writers,
    columns: [],
    readers: { labels: new Labels(work), typed: writer.typed },
    outcome,
    touched,
    written: [],
    strikes,
    values: new Values(),
    doubles: () => undefined,
  }
  const reading: Reading = {
    viewer: work,
    resource,
    mapping,
    constants,
    typed: Object.keys(writer.typed ?? {}),
  }
  const tables = new Tables(reading, file)
  for await (const batch of batches) {
    const table = tables.at(batch)
    outcome.header = table.found
    if (table.errors.length) return refuseFile(outcome, [...table.errors])
    const { header } = table
    if (run.columns !== header.columns) {
      run.columns = header.columns
      run.base = header.base
      run.doubles = doublesIn(resource, header.columns)
      const settled = await settleAnswers(run, answers)
      run.values = new Values(settled.answers, settled.refused)
    }
    const rows = table.rowsOf(batch)
    const lines = await readLines(run, rows)
    await remarkStruck(run, lines)
    for (const line of lines) await carryOut(run, line)
    await recordRows(work.tx, many.changes.splice(0), work.now)
    await keep?.(run.written.splice(0))
    outcome.total += rows.length
    await progress(outcome)
  }
  outcome.asks = await run.values.asks(work)
  answered?.(run.values.said)
  return outcome.total ? outcome : refuseFile(outcome, [importTexts.empty])
}
