import type { SheetKind, SheetReading } from '../../resources/schema/sheet-files'
import type { FoundSheet } from './choose-sheets'
import type { Notes } from './sheet-row'
import type { TextShape } from './text-shape'

/** What the reader is asked: how a file is read, what its name says that it is, and the folded titles by which its sheet is found. */
export interface AskedReading extends SheetReading {
  kind?: SheetKind | undefined
  known?: readonly string[] | undefined
}

/** How a file was read. */
export interface ToldReading extends Partial<TextShape> {
  /** The sheets that have rows, of a workbook of several. */
  sheets: FoundSheet[]
  /** The sheets that were read, each with the line that its rows are counted from. */
  read: { name: string; from: number }[]
}

/** What the reader tells once the rows are written. */
export interface Told {
  notes: Notes
  reading: ToldReading
}
