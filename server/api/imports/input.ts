import { importTexts } from '../../../i18n/fr/exports'
import { messages } from '../../../resources/schema/messages'
import type { Cell } from '../../spreadsheet/cell'
import { plainCell } from '../../spreadsheet/mirror'
import type { RowWriter } from '../writers'
import type { Conflict } from './both-sides'
import { type Change, cellNow, heldAt, isReference, type Said, sameAsBase } from './changes'
import { type Decoded, decodeCell, shownCell } from './decode'
import type { Row } from './existing'
import type { Labels } from './labels'
import type { ShownChange } from './outcome'

/** What a line asks for. */
export interface Asked {
  input: Row
  /** French reasons why it is refused. */
  errors: string[]
  /** What was changed on both sides: a refusal, told with who changed it (`both-sides.ts`). */
  conflicts: Conflict[]
  /** What it changes, as it is shown: worked out where it is looked at. */
  shown: (() => ShownChange)[]
}

/** What changes are read with. */
export interface Readers {
  labels: Labels
  typed: RowWriter['typed']
}

/** What a spreadsheet shows instead of the result of a formula that failed. */
const failed =
  /^#(NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A|SPILL!|CALC!|FIELD!|GETTING_DATA|BLOCKED!|CONNECT!|UNKNOWN!)$/

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

function decode({ column, cell, use }: Change, labels: Labels): Decoded {
  if (typeof cell === 'string' && failed.test(cell))
    return { message: importTexts.failedCell({ shown: cell }) }
  if (use === 'fixed') return { message: importTexts.fixedColumn }
  if (use === 'locked') return { message: messages.forbidden }
  return isReference({ column }) ? labels.decode(column.declared, cell) : decodeCell(column.declared, cell)
}

/** Whether the cell says in other words what was exported. */
const saysTheBase = ({ column, base }: Change, { value }: Decoded): boolean => {
  const plain = base === undefined ? undefined : plainCell(base)
  if (plain === undefined || isReference({ column })) return false
  const was = decodeCell(column.declared, plain)
  return was.message === undefined && same(was.value, value)
}

/** What somebody else made of the cell since it was exported; undefined where nobody did. */
function theirs(change: Change, { base }: Said, current: Row): { cell: Cell } | undefined {
  if (change.base === undefined || base?.version === current.lock_version) return undefined
  const cell = cellNow(change, current)
  return sameAsBase(change.base, cell) ? undefined : { cell }
}

const shownBase = ({ base, column }: Change): string => {
  const plain = base === undefined ? null : plainCell(base)
  return plain === undefined ? importTexts.longText : shownCell(plain, column.declared)
}

function put(input: Row, { path, field }: Change['column'], value: unknown) {
  if (!path) input[field] = value
  else input[path] = { ...(heldAt(input, path) ?? {}), [field]: value }
}

/** A value as it is shown: not more of a long text than tells it from another. */
const brief = (text: string): string => (text.length > 200 ? `${text.slice(0, 200)}…` : text)

/** Reads one changed cell into what is asked for. */
function readChange(
  asked: Asked,
  change: Change,
  { value, said, current }: Place & { value: unknown },
): void {
  const { column, cell } = change
  const shown = (one: Cell) => brief(shownCell(one, column.declared))
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
  asked.shown.push(() => ({
    label: column.header,
    old: shown(cellNow(change, current)),
    new: shown(cell),
  }))
}

interface Place {
  said: Said
  current?: Row
}

/** Makes what is typed in columns that nobody writes into what it becomes. */
function takeTyped(
  asked: Asked,
  changes: readonly Change[],
  { typed, current }: { typed: RowWriter['typed']; current?: Row },
) {
  for (const { column } of changes.filter(({ use }) => use === 'typed')) {
    const { [column.field]: value, ...input } = asked.input
    if (value === undefined) continue
    const made = typed?.[column.field]?.(value, { ...current, ...input }) ?? importTexts.fixedColumn
    asked.input = input
    if (typeof made === 'string') asked.errors.push(`${column.header} : ${made}`)
    else if (Object.entries(made).some(([name, one]) => input[name] !== undefined && !same(input[name], one)))
      asked.errors.push(`${column.header} : ${importTexts.disagree}`)
    else asked.input = { ...input, ...made }
  }
}

/** The input that changed cells make, for creating or updating the row, and what is wrong with them. */
export function askedBy(changes: readonly Change[], { labels, typed }: Readers, place: Place): Asked {
  const asked: Asked = { input: {}, errors: [], conflicts: [], shown: [] }
  const { current } = place
  for (const change of changes) {
    const { column } = change
    const decoded = decode(change, labels)
    if (decoded.message !== undefined) asked.errors.push(`${column.header} : ${decoded.message}`)
    else if (saysTheBase(change, decoded)) continue
    else if (!current || !same(decoded.value, heldAt(current, column.path)?.[column.field]))
      readChange(asked, change, { value: decoded.value, ...place })
  }
  takeTyped(asked, changes, { typed, current })
  return asked
}
