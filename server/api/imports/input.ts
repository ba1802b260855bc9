import { importTexts } from '../../../i18n/fr/exports'
import { kindOf } from '../../../resources/schema/kinds'
import { messages } from '../../../resources/schema/messages'
import { type GivenCell, isUncalculated, type Reading } from '../../../resources/schema/reading/given'
import { readCell } from '../../../resources/schema/reading/read-cell'
import type { UnknownRow } from '../../../resources/schema/unknown-row'
import { plainCell } from '../../spreadsheet/mirror'
import { isSame } from '../row-writer'
import type { RowWriter } from '../writers'
import type { Conflict } from './both-sides'
import { type Change, cellNow, heldAt, isReference, type Said, sameAsBase } from './changes'
import { shownCell } from './decode'
import type { Labels } from './labels'
import type { ShownChange } from './outcome'

/** What a line asks for. */
export interface Asked {
  input: UnknownRow
  /** French reasons why it is refused. */
  errors: string[]
  /** What was changed on both sides: a refusal, told with who changed it (`both-sides.ts`). */
  conflicts: Conflict[]
  /** What could not be read. */
  unread: Change[]
  /** Whether something of it is to be looked at before it is kept. */
  isRemarked: boolean
  /** What it changes, as it is shown: worked out where it is looked at. */
  shown: (() => ShownChange)[]
}

/** What the cells of a line are read with. */
export interface CellReaders {
  labels: Pick<Labels, 'decode' | 'apartBy'>
  typed: RowWriter['typed']
}

/** What changes are read with: names are looked up before. */
export interface Readers extends CellReaders {
  labels: Labels
}

function decode({ column, cell, use }: Change, labels: CellReaders['labels'], beside: unknown): Reading {
  if (isUncalculated(cell)) return { error: messages.uncalculated }
  if (use === 'fixed') return { error: importTexts.fixedColumn }
  if (use === 'locked') return { error: messages.forbidden }
  return isReference({ column })
    ? labels.decode(column.declared, cell, beside)
    : readCell(column.declared, cell)
}

/** Whether the cell says in other words what was exported. */
const saysTheBase = ({ column, base }: Change, { value }: Reading): boolean => {
  const plain = base === undefined ? undefined : plainCell(base)
  if (plain === undefined || isReference({ column })) return false
  const was = readCell(column.declared, plain)
  return was.error === undefined && isSame(was.value, value)
}

/** What somebody else made of the cell since it was exported; undefined where nobody did. */
function theirs(change: Change, { base }: Said, current: UnknownRow): { cell: GivenCell } | undefined {
  if (change.base === undefined || base?.version === current.lock_version) return undefined
  const cell = cellNow(change, current)
  return sameAsBase(change.base, cell) ? undefined : { cell }
}

const shownBase = ({ base, column }: Change): string => {
  const plain = base === undefined ? null : plainCell(base)
  return plain === undefined ? importTexts.longText : shownCell(plain, column.declared)
}

function put(input: UnknownRow, { path, field }: Change['column'], value: unknown) {
  if (!path) input[field] = value
  else input[path] = { ...(heldAt(input, path) ?? {}), [field]: value }
}

/** A value as it is shown: not more of a long text than tells it from another. */
const brief = (text: string): string => (text.length > 200 ? `${text.slice(0, 200)}…` : text)

/** Reads one changed cell into what is asked for. */
function readChange(
  asked: Asked,
  change: Change,
  { value, remark, said, current }: Place & { value: unknown; remark?: string | undefined },
): void {
  const { column, cell } = change
  const shown = (one: GivenCell) => brief(shownCell(one, column.declared))
  if (current) {
    const stands = theirs(change, said, current)
    if (stands) {
      const mine = shownCell(cell, column.declared)
      const other = shownCell(stands.cell, column.declared)
      asked.conflicts.push({ column, mine, theirs: other, base: shownBase(change) })
      return
    }
  }
  put(asked.input, column, value)
  asked.isRemarked ||= remark !== undefined
  asked.shown.push(() => ({
    label: column.header,
    old: shown(cellNow(change, current)),
    new: remark === undefined ? shown(cell) : brief(kindOf(column.declared).format(value, column.declared)),
    ...(remark === undefined ? {} : { remark }),
  }))
}

interface Place {
  said: Said
  current?: UnknownRow
}

/** Makes what is typed in columns that nobody writes into what it becomes. */
function takeTyped(
  asked: Asked,
  changes: readonly Change[],
  { typed, current }: { typed: RowWriter['typed']; current?: UnknownRow },
) {
  for (const { column } of changes.filter(({ use }) => use === 'typed')) {
    const { [column.field]: value, ...input } = asked.input
    if (value === undefined) continue
    const made = typed?.[column.field]?.(value, { ...current, ...input }) ?? importTexts.fixedColumn
    asked.input = input
    if (typeof made === 'string') asked.errors.push(`${column.header} : ${made}`)
    else if (
      Object.entries(made).some(([name, one]) => input[name] !== undefined && !isSame(input[name], one))
    )
      asked.errors.push(`${column.header} : ${importTexts.disagree}`)
    else asked.input = { ...input, ...made }
  }
}

/** The input that changed cells make, for creating or updating the row, and what is wrong with them. */
export function askedBy(changes: readonly Change[], { labels, typed }: CellReaders, place: Place): Asked {
  const asked: Asked = { input: {}, errors: [], conflicts: [], unread: [], isRemarked: false, shown: [] }
  const { current } = place
  const apartOf = ({ column }: Change) =>
    isReference({ column }) ? labels.apartBy(column.declared) : undefined
  // What is told apart by a field beside it is read after that one.
  const last = changes.filter((change) => apartOf(change) !== undefined)
  for (const change of [...changes.filter((one) => !last.includes(one)), ...last]) {
    const { column } = change
    const row = { ...heldAt(current, column.path), ...heldAt(asked.input, column.path) }
    const decoded = decode(change, labels, row[apartOf(change) ?? ''])
    if (decoded.error !== undefined) {
      asked.errors.push(`${column.header} : ${decoded.error}`)
      asked.unread.push(change)
    } else if (saysTheBase(change, decoded)) continue
    else if (!current || !isSame(decoded.value, heldAt(current, column.path)?.[column.field]))
      readChange(asked, change, { ...decoded, ...place })
  }
  takeTyped(asked, changes, { typed, current })
  return asked
}
