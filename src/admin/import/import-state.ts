import { HttpError } from '../../../providers/http'
import type { ReadPart, TextEncoding, TextSeparator } from '../../../resources/schema/sheet-files'

/** A line in error: shown as the line plus one (specification 1 §2). */
export interface ImportError {
  line: number
  name: string | null
  errors: readonly string[]
}

/** A line that an import changes or adds: what each field was and becomes. */
export interface ImportChange {
  line: number
  name: string | null
  what: 'created' | 'updated'
  fields: readonly { label: string; old: string; new: string; remark?: string }[]
}

/** A column of the file, and the field that it is read as. */
export interface ImportColumn {
  index: number
  title: string
  key: string | null
  /** One more field that its cells hold. */
  also?: string
  /** The person has to say what it is. */
  unknown: boolean
  /** Read as in an earlier file that resembles this one. */
  recalled?: boolean
  /** Its first values. */
  samples?: readonly string[]
  /** What it is guessed to be, and what that, or its field, rests on. */
  guess?: string
  sure?: 'both' | 'name' | 'content'
}

/** A field of the list. */
export interface ImportField {
  key: string
  label: string
}

/** A value of the file that no list has, the nearest ones and the likeliest. */
export interface ImportAsk extends ImportField {
  text: string
  count: number
  choices: readonly { value: string; label: string }[]
  guess: string | null
  /** What a new value of that list is asked for, where the person may make one; `why` = not from here. */
  create?: {
    list: string
    fields: readonly (ImportField & { required: boolean; choices?: readonly string[] })[]
    why?: string
  }
  /** Why the new value that was asked for cannot be made. */
  refusal?: string
}

/** How a file was read, what may be said of that, and what was passed over. */
export interface FileReading {
  encoding: TextEncoding | null
  separator: TextSeparator | null
  /** The filled sheets of a workbook of several, each with the titles that are known in it. */
  sheets: readonly { name: string; known: number }[]
  read: readonly ReadPart[]
  said: { titleLine?: number; whole?: boolean }
  /** The first line of the titles, from 0, and how many there are. */
  titles: { line: number; count: number }
  left: readonly { line: number; why: 'total' | 'section' | 'titles' }[]
  passed: number
}

/** What a person says of how a file is read. */
interface SaidReading {
  encoding?: TextEncoding | null
  separator?: TextSeparator | null
  sheets?: readonly string[] | null
  title_line?: number | null
  title_count?: number | null
  whole?: boolean
}

/** What a person says of a file; what is not said stays as it was. */
export interface ImportSaid extends SaidReading {
  columns?: readonly ColumnChoice[]
  constants?: readonly ImportConstant[]
  answers?: readonly ImportAnswer[]
  /** The model that reads the file, or none; said alone. */
  model_id?: number | null
}

/** One value for all lines. */
export interface ImportConstant {
  key: string
  value: string
}

/** What a value of the file means; nothing where it is passed over. */
export interface ImportAnswer {
  key: string
  text: string
  value: string | null
  create?: Readonly<Record<string, string>>
}

/** What a person makes of a column: a field, or nothing. */
export type ColumnChoice = Pick<ImportColumn, 'index' | 'key' | 'also'>

/** A model that is one's own, or shared with one's profile. */
export interface ToldModel {
  id: number
  name: string
  owner: string | null
  mine: boolean
}

/** How far an import is, as the server tells it. */
export interface ImportJob {
  id: number
  name: string
  state: 'checking' | 'checked' | 'committing' | 'done' | 'failed'
  total: number
  handled: number
  complete: number
  errors: number
  created: number
  updated: number
  unchanged: number
  fields: readonly ImportError[]
  changes: readonly ImportChange[]
  columns: readonly ImportColumn[]
  /** The fields that a column may be. */
  choices: readonly ImportField[]
  /** Required fields that the file lacks. */
  missing: readonly ImportField[]
  /** Values that are to be asked about. */
  asks: readonly ImportAsk[]
  /** Values that the import makes in other lists. */
  made: readonly { list: string; name: string }[]
  constants: readonly ImportConstant[]
  answers: readonly ImportAnswer[]
  /** The model that it is read by; `owner` is nothing where one does not see that person. */
  read_by: ToldModel | null
  /** Those that may read it. */
  models: readonly ToldModel[]
  /** Nothing of imports from before it was kept. */
  reading: FileReading | null
}

export const isRunning = ({ state }: ImportJob): boolean => state === 'checking' || state === 'committing'

/** Whether the person has to say what columns are before anything else. */
export const hasUnknown = ({ columns }: ImportJob): boolean => columns.some(({ unknown }) => unknown)

const isJob = (body: unknown): body is ImportJob =>
  typeof body === 'object' && body !== null && 'state' in body && 'fields' in body && 'id' in body

/** The import behind a refusal: its lines in error come with it. */
export const refusedJob = (error: unknown): ImportJob | undefined =>
  error instanceof HttpError && isJob(error.body) ? error.body : undefined

/** The sentence to show for a failure that is not about lines. */
export const sentenceOf = (error: unknown): string =>
  error instanceof HttpError ? error.display : String(error)
