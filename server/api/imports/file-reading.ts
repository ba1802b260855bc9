import type { SheetReading } from '../../../resources/schema/sheet-files'
import type { ToldReading } from '../../spreadsheet/reading'

/** How a person, or a model, wants a file to be read; what is not said is guessed. */
export interface SaidReading extends SheetReading {
  /** The first row of titles, from 0, and how many rows they stand in. */
  titleLine?: number | undefined
  titleCount?: number | undefined
  /** Rows that look like totals, headings and repeated titles are read like the others. */
  whole?: boolean | undefined
}

/** How the file of an import is read. */
export interface FileReading extends ToldReading {
  said: SaidReading
  /** What was found in the file before anybody said how it is read: its folded titles, its sheets. */
  first?: { titles: readonly string[]; sheets: readonly string[] }
}

/** Why a row is passed over. */
export type LeftReason = 'total' | 'section' | 'titles'

/** A row that is passed over: its line, from 0. */
export interface LeftRow {
  line: number
  why: LeftReason
}

/** The rows of a file that is read again. */
export type Reread = Omit<KeptRows, 'sent'>

/** The rows of a sent file, kept in the file store until the import is carried out. */
export interface KeptRows {
  stored: string
  /** The file as it was sent, kept as well. */
  sent: string
  /** Lines, the titles aside. */
  total: number
  fingerprint: string
  reading: FileReading
}
