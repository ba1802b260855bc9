import { fold } from '../../../resources/schema/fold'
import type { LeftRow } from './file-reading'
import type { Sureness } from './guess-columns'

/** A line in error: `line` counts from 0, the title row included; shown as the line plus one. */
export interface LineErrors {
  line: number
  /** What the row is called; null when the file does not tell. */
  product_name: string | null
  errors: string[]
}

/** A value that an import writes: where, and what it replaces. */
export interface ShownChange {
  label: string
  old: string
  new: string
  /** What is to be looked at before it is kept: « Lu 1,234 ». */
  remark?: string
}

/** A line that changes something, or makes a row: what each field was and becomes. */
export interface LineChange {
  line: number
  name: string | null
  what: 'created' | 'updated'
  fields: ShownChange[]
}

/** A column of the file: what it is called there, and the field that it is read as. */
export interface FoundColumn {
  /** Its place in a row, from 0. */
  index: number
  title: string
  key: string | null
  /** One more field that its cells hold. */
  also?: string
  /** Neither a field nor passed over: the person has to say. */
  unknown: boolean
  /** Read as in an earlier file that resembles this one. */
  recalled?: boolean
  /** Its first values. */
  samples?: string[]
  /** What it is guessed to be where its title is unknown, and what that, or its field, rests on. */
  guess?: string
  sure?: Sureness
}

/** A value of the file that no list has. */
export interface Ask {
  key: string
  /** What its column is called. */
  label: string
  text: string
  /** Lines that say it. */
  count: number
  /** The nearest ones, best first; `value` is what a cell would say. */
  choices: { value: string; label: string }[]
  /** The one that it most likely means. */
  guess: string | null
  /** What a new value is asked for, where the person may make one. */
  create?: AskedRow
  /** Why the one that was asked for cannot be made. */
  refusal?: string
}

/** What a new row of a list is asked for; `why` = it cannot be made from here. */
export interface AskedRow {
  list: string
  fields: { key: string; label: string; required: boolean; choices?: readonly string[] }[]
  why?: string
}

/** A value that an import makes in another list. */
export interface MadeValue {
  list: string
  name: string
}

/** The titles of a file: the last line they stand on, from 0, on how many lines, and the columns. */
export interface FoundHeader {
  line: number
  count: number
  columns: FoundColumn[]
  /** The first rows that are none of the table, and how many there are. */
  left: LeftRow[]
  passed: number
}

/** The folded titles of a file, in order: its shape. */
export const shapeOf = (columns: readonly FoundColumn[]): string[] => columns.map(({ title }) => fold(title))

/** What an import found or did (specification 1 §3, "Verification result"). */
export interface Outcome {
  total: number
  /** Lines without an error. */
  complete: number
  errors: number
  created: number
  updated: number
  unchanged: number
  messages: LineErrors[]
  changes: LineChange[]
  header: FoundHeader | null
  /** Values that are to be asked about. */
  asks: Ask[] | null
  /** Values that are made in other lists. */
  made: MadeValue[]
}

/** Lines whose errors are kept, for the annotated workbook; the further ones are only counted. */
const kept = 20_000
/** Lines whose errors an answer tells. */
export const told = 1000
/** Lines whose changes are shown before they are made; the further ones are only counted. */
const shown = 200
/** Lines with a remark that are shown beside them, however many come before. */
const remarked = 2000
const shownFields = 30

export const emptyOutcome = (): Outcome => ({
  total: 0,
  complete: 0,
  errors: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  messages: [],
  changes: [],
  header: null,
  asks: null,
  made: [],
})

/** Counts a line in error and keeps what is wrong with it. */
export function refuseLine(outcome: Outcome, errors: LineErrors): void {
  outcome.errors++
  if (outcome.messages.length < kept) outcome.messages.push(errors)
}

/** Counts a line that is good, and keeps the first ones that change something, worked out by `changed`. */
export function acceptLine(
  outcome: Outcome,
  { what, isRemarked }: { what: 'created' | 'updated' | 'unchanged'; isRemarked: boolean },
  changed: () => Omit<LineChange, 'what'>,
): void {
  outcome.complete++
  outcome[what]++
  if (what === 'unchanged' || outcome.changes.length >= (isRemarked ? remarked : shown)) return
  const { fields, ...line } = changed()
  const first = fields.filter(({ remark }, at) => at < shownFields || remark !== undefined)
  outcome.changes.push({ ...line, what, fields: first })
}
