/** The kinds of fields by name: `kinds/index.ts` fills it. */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled where the kinds are registered
export interface Kinds {}
export type KindName = keyof Kinds & string

/** A number of digits: [total, after the decimal point], as PostgreSQL's `numeric`. */
export type Digits = readonly [number, number]

/** The colours in which a screen may say where a thing stands. */
export type Tone = 'grey' | 'orange' | 'red' | 'blue' | 'lightBlue' | 'lightGreen' | 'green' | 'pink'

/** A step of a state machine: what leads from some states to another; `same` = only a fact beside the state changes. */
export interface Step<S extends string = string> {
  readonly verb: string
  readonly from: readonly S[]
  readonly to: S | 'same' | 'deleted'
}

/** What may be said of any field. */
export interface CommonOptions<V = unknown> {
  /** French label, as the specification spells it. */
  label: string
  /** A sentence shown under the input. */
  help?: string
  /** A value that passes the checks: shown as a hint, used by templates and by the tests. */
  example?: V
  required?: boolean
  /** Value taken when a created row says nothing. */
  default?: V
  /** Refused twice among rows not deleted; texts ignore case and accents. */
  unique?: boolean
  /** Former names: the migration renames, history, kept columns and saved filters follow. It stays here. */
  was?: string | readonly string[]
  /** Kept folded and indexed for `like`; the title and `list.search` fields are so by themselves. */
  searchable?: boolean
  /** Indexed for `eq`, `in` and sorting. */
  index?: boolean
  /** May be read, never written through a form or an import. */
  readonly?: boolean
  /** Never selected, shown, exported or written to history (a hash, a token). */
  secret?: boolean
  /** Not shown in generated screens. */
  hidden?: boolean
}

/** A declared field: plain data. `V` is the type of its value, `R` whether it is always there. */
export interface Field<V = unknown, R extends boolean = boolean> extends Omit<CommonOptions, 'required'> {
  kind: KindName
  required: R
  /** Largest number of characters, or of items in a list. */
  max?: number
  min?: number
  digits?: Digits
  /** Of a text: a code, whose hyphens and blanks of every kind are the plain ones. */
  code?: true
  /** Value → French label of a choice. */
  options?: Readonly<Record<string, string>>
  /** Of a choice that says where a thing stands: value → colour of its badge. */
  tones?: Readonly<Record<string, Tone>>
  /** The steps by which it changes: the engine writes no other, whoever asks. */
  moves?: readonly Step[]
  /** Name of the resource referred to. */
  to?: string
  /** Of a reference: what the rows that may be chosen say, `{ supplier_id: '$supplier_id' }` being the field beside it. */
  where?: Readonly<Record<string, string | number | boolean>>
  /**
   * Of a body: who says whether the rows named there may be named. The engine asks that they are seen; with `call` the call says
   * it itself, where a row that is seen no longer may still be named, or each is answered for itself.
   */
  door?: 'call'
  /** Name of the association in answers. */
  as?: string
  /** In a child list: the child's field that points here. In an embed: own column that holds the id. */
  by?: string
  /** What follows the number: « jours », « °C »… */
  unit?: string
  /** Accepted file endings, without the dot. */
  accept?: readonly string[]
  /** An image that is cropped to a square: a portrait, a logo. */
  square?: boolean
  /** Of a list of lines, and of a record inside an answer: what each of them holds. */
  fields?: Fields
  /** Of an answer: a list of such records. */
  many?: true
  /** What a virtual or computed field looks like. */
  of?: Field
  /** Of a virtual field: an expression on its row gives it, so that it is searched and sorted by as a stored one. */
  expressed?: boolean
  /** Of a computed field: the lists of rows (`refs`, `children`) that its function reads. */
  reads?: readonly string[]
  /** Of a structure: the name under which the description of the API says what it holds. */
  component?: 'Conditions'
  /** Of a field that an administrator added: the tab of the form that it stands in, and whether lists show it unasked. */
  custom?: { readonly tab?: string; readonly listed: boolean }
  /** Folder of an uploaded file. */
  folder?: string
  /** Carries the value's type; never there at run time. */
  readonly '~value'?: V
}

/** A field that a pure function of its resource works out. */
export interface Computed<V = unknown> extends Field<V, false> {
  kind: 'computed'
}

export type Fields = Readonly<Record<string, Field>>

/** The values of declared fields: required ones are there, the others may be absent or null. */
export type Values<F> = {
  [K in keyof F]: F[K] extends Field<infer V, infer R> ? (R extends true ? V : V | null | undefined) : never
}
