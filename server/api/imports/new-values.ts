import { importTexts } from '../../../i18n/fr/exports'
import type { Reading } from '../../../resources/schema/reading/given'
import { type AnyResource, titleFields, titleOf } from '../../../resources/schema/resource'
import type { UnknownRow } from '../../../resources/schema/unknown-row'
import { findRow } from '../read'
import { writerOf } from '../writers'
import { applyLine } from './apply-line'
import { newRowColumns, rowAsked } from './asked-row'
import { isReference } from './changes'
import { namesOf } from './decode'
import type { ImportColumn } from './header'
import { askedBy } from './input'
import { Labels } from './labels'
import type { Run } from './run'
import type { NewRow, ValueAnswer } from './value-answer'

/** Makes a value of a list as a line of a file of that list would, by its writer; it is taken back with the import. */
async function make(run: Run, target: AnyResource, given: NewRow): Promise<Reading> {
  const { work } = run
  if (!rowAsked(work, target)?.fields.length) return { error: importTexts.notCreatable }
  const columns = newRowColumns(work, target).map(
    (column, index): ImportColumn => ({ index, column, use: 'field' }),
  )
  const changes = columns.flatMap(({ column, use }) => {
    const cell = given[column.key]?.trim()
    return cell ? [{ column, use, cell }] : []
  })
  const labels = new Labels(work)
  await labels.prepare(
    changes.filter(isReference).map(({ column, cell }) => ({ field: column.declared, cell })),
  )
  const { input, errors } = askedBy(changes, { labels, typed: undefined }, { said: { cells: [] } })
  if (errors.length) return { error: errors.join(' ; ') }
  const writer = writerOf({ writers: run.writers }, target)
  const done = await applyLine(work, target, { columns, line: { input }, writer })
  if (done.errors) return { error: done.errors.join(' ; ') }
  if (done.row) run.written.push({ ...done.row, list: target.name })
  const name = titleOf(target, input)
  run.outcome.made.push({ list: target.label[1], name })
  return { value: named(done.id, name) }
}

/** « Épicerie (#12) »: a cell that names a row by its number, and is read by people. */
const named = (id: number, name: string) => (/[;\n]/.test(name) ? `#${id}` : `${name} (#${id})`)

/** What an answer names, as a cell says it: the row of its number or name, or one that is made of it. */
async function meant(run: Run, column: ImportColumn['column'], answer: ValueAnswer): Promise<Reading> {
  const { work } = run
  const { declared } = column
  const target = work.registry.get(declared.to ?? '')
  const title = titleFields(target)[0] ?? ''
  const said = answer.create ? (answer.create[title] ?? '').trim() : (answer.value ?? '')
  const labels = new Labels(work)
  await labels.prepare([{ field: declared, cell: said }])
  const names = namesOf(said, declared)
  const read = labels.decode(declared, said)
  if (read.error !== undefined || !names.length)
    return answer.create ? make(run, target, answer.create) : { error: read.error ?? '' }
  if (names.length > 1) return { value: said }
  const id = Number(Array.isArray(read.value) ? read.value[0] : read.value)
  const row: UnknownRow | undefined = Number.isSafeInteger(id) ? await findRow(work, target, id) : undefined
  return row
    ? { value: named(id, titleOf(target, row)) }
    : { error: importTexts.unknownLabel({ label: said }) }
}

interface Settled {
  answers: ValueAnswer[]
  /** Why a value could not be made, by the answer that asked for it. */
  refused: { answer: ValueAnswer; why: string }[]
}

/**
 * Finds, or makes, what the answers about references name, before any line is read. One that names nothing any more is no answer:
 * its value is asked about again.
 */
export async function settleAnswers(run: Run, answers: readonly ValueAnswer[]): Promise<Settled> {
  const settled: Settled = { answers: [], refused: [] }
  for (const answer of answers) {
    const { key, text } = answer
    const column = run.columns.find((one) => one.column.key === key)?.column
    if (!column || !isReference({ column }) || (answer.value === null && !answer.create)) {
      settled.answers.push(answer)
      continue
    }
    const { value, error } = await meant(run, column, answer)
    if (error === undefined) settled.answers.push({ key, text, value: String(value) })
    else if (answer.create) settled.refused.push({ answer, why: error })
  }
  return settled
}
