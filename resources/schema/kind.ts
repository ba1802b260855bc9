import type { Field, Kinds } from './field'
import type { Reading, ReadingContext } from './reading/given'

/** The operators of the specification (part 1, §9). */
export const operators = ['eq', 'ne', 'in', 'notIn', 'between', 'like', 'lte', 'gte'] as const
export type Operator = (typeof operators)[number]

export type JsonSchema = { readonly [key: string]: unknown }

/** How a kind is kept, carried and searched. */
export interface Column {
  /** PostgreSQL type; absent where nothing is stored in the row itself (lists, virtual fields). */
  column?: (field: Field) => string
  /** JSON Schema of a value that is there. */
  json: (field: Field) => JsonSchema
  operators: readonly Operator[]
  /** How a spreadsheet cell holds it. */
  cell: 'text' | 'number' | 'date' | 'bool'
  /** How it is chosen in the search panel, where its operators do not say it. */
  filter?: 'choice' | 'reference' | 'bool' | 'date' | 'none'
  /** Its value is, or may be, a list; an empty one says nothing. */
  lists?: boolean
  /** Right-aligned, sorted as a number. */
  numeric?: boolean
  /** A quick search finds it as a whole alone: the value that a typed word is, if it is one. */
  whole?: (word: string) => string | undefined
  /** Of a number: whether it is a share, which a cell in percent holds as a hundredth of what it says. */
  percent?: boolean
  /** Digits of an identifier whose leading zeros a spreadsheet takes away. */
  digits?: number
}

/** What a kind accepts, and how it is read and written in French. */
export interface Check<V> {
  /** Brings an accepted input to its stored spelling (trim, digits only, upper case). Never throws. */
  clean?: (value: unknown, field: Field) => unknown
  /** The French reason why a cleaned value is refused; undefined when it is good. */
  check: (value: unknown, field: Field) => string | undefined
  /** The French remark on a value that is accepted but looks wrong (a SIRET whose checksum fails). */
  warn?: (value: V, field: Field) => string | undefined
  /** Text typed by a person or found in a spreadsheet cell → value to clean and check. */
  parse: (text: string, field: Field) => unknown
  /** Reads a typed text with what is to be said of it: a remark where it may be meant otherwise, or why it is no value. */
  read?: (text: string, field: Field, context?: ReadingContext) => Reading<V>
  /** A number that a spreadsheet worked out, to the decimals that the field keeps. */
  rounds?: (value: V, field: Field) => Reading<V>
  /** Value → the French text that a person reads; `parse(format(v))` gives v back. */
  format: (value: V, field: Field) => string
}

/**
 * What a kind of field is, for both sides. `V` is the value as it stands in JSON: decimals are strings, dates `yyyy-mm-dd`,
 * moments ISO 8601. `O` are the options that it takes beside those of any field.
 */
export interface Kind<V = unknown, O extends keyof Field = never> extends Column, Check<V> {
  /** The kind whose input and cell it is shown with, where its folder has none. */
  like?: keyof Kinds
  /** Carries the names of its options; never there at run time. */
  readonly '~takes'?: O
}
