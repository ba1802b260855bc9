import type { AnyResource } from '../../../resources/schema/resource'
import type { Struck } from '../../../resources/schema/struck'
import type { UnknownRow } from '../../../resources/schema/unknown-row'
import type { SheetRow } from '../../spreadsheet/sheet-row'
import type { Base } from '../exports/base-column'
import type { Work } from '../work'
import type { RowWriter, Writers } from '../writers'
import type { Conflict } from './both-sides'
import type { Change } from './changes'
import type { FileReading } from './file-reading'
import type { BasePlace, Constant, ImportColumn, Mapping } from './header'
import type { Readers } from './input'
import type { Outcome, ShownChange } from './outcome'
import type { ValueAnswer } from './value-answer'
import type { Values } from './values'
import type { WrittenRow } from './written-rows'

/** A line of the file, as far as it is read. */
export interface Line extends SheetRow {
  id?: number
  base?: Base
  current?: UnknownRow
  changes: Change[]
  errors: string[]
  conflicts: Conflict[]
  input: UnknownRow
  isRemarked: boolean
  shown: (() => ShownChange)[]
}

/** What a file is imported into, and how. */
export interface Target {
  resource: AnyResource
  writer: RowWriter
  /** What the person made of columns. */
  mapping?: Mapping
  constants?: readonly Constant[]
  /** How the file is read. */
  file?: FileReading | undefined
  answers?: readonly ValueAnswer[]
  /** How rows of other lists are written. */
  writers?: Writers | undefined
  /** Filled with the rows that are named, by their lines. */
  touched?: Map<number, number>
  /** What rows strike that go out of service, where that is told before. */
  strikes?: ((work: Work, ids: readonly number[]) => Promise<readonly Struck[]>) | undefined
  /** Told what answers came to: of those that made a value, its row. */
  answered?: (answers: readonly ValueAnswer[]) => void
  /** Given the rows that each batch of lines wrote. */
  keep?: (rows: readonly WrittenRow[]) => Promise<void>
}

/** An import at work. */
export interface Run {
  work: Work
  resource: AnyResource
  writer: RowWriter
  writers?: Writers | undefined
  columns: readonly ImportColumn[]
  base?: BasePlace
  readers: Readers
  /** What was made of unknown values, and those that are to be asked about. */
  values: Values
  outcome: Outcome
  strikes?: Target['strikes']
  /** Line by which each row was already named. */
  touched: Map<number, number>
  /** Rows that were written and are not yet kept. */
  written: WrittenRow[]
  /** Why a new row is that of a line before. */
  doubles: (line: Line) => string | undefined
}
