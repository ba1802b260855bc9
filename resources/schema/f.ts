import type { CommonOptions, Field, Fields, KindName, Tone, Values } from './field'
import type { Kind } from './kind'
import { kindNames, type kinds } from './kinds'

type Required<O> = O extends { required: true } ? true : false
type RefOptions = CommonOptions & Pick<Field, 'as' | 'door'>
type RowsOptions = CommonOptions & { max?: number }
type FileOptions = CommonOptions & { folder: string; accept?: readonly string[]; as?: string }

const make = <V, R extends boolean>(
  kind: KindName,
  options: CommonOptions,
  more: object = {},
): Field<V, R> => ({
  ...options,
  ...more,
  kind,
  required: (options.required ?? false) as R,
})

/** Kinds whose words say more than their options. */
type Special =
  | 'select'
  | 'list'
  | 'ref'
  | 'refs'
  | 'file'
  | 'image'
  | 'children'
  | 'rows'
  | 'embed'
  | 'virtual'
  | 'computed'
type Word<K> =
  K extends Kind<infer V, infer O>
    ? <const P extends CommonOptions & Pick<Field, O>>(options: P) => Field<V, Required<P>>
    : never
type Words = { [K in Exclude<KindName, Special>]: Word<(typeof kinds)[K]> }

/** The word of each registered kind. */
const words = Object.fromEntries(
  kindNames.map((kind) => [kind, (options: CommonOptions) => make(kind, options)]),
) as unknown as Words

/** The vocabulary of a declaration: one function a kind of field. Associations are named after the resource referred to, or `as`. */
export const f = {
  ...words,
  /** One of the keys of `options`, shown as its label; `tones` colours each of them where it says where a thing stands. */
  select: <
    const C extends Readonly<Record<string, string>>,
    const O extends CommonOptions & { tones?: { readonly [K in keyof C]: Tone } },
  >(
    options: C,
    more: O,
  ): Field<keyof C & string, Required<O>> => make('select', more, { options }),
  /** Several texts; with `options`, several of its keys. */
  list: <const O extends CommonOptions & { max?: number; options?: Readonly<Record<string, string>> }>(
    options: O,
  ): Field<string[], Required<O>> => make('list', options),
  /** The id of a row of the resource `to`; the key ends in `_id` as the specification has it. */
  ref: <const O extends RefOptions>(to: string, options: O): Field<number, Required<O>> =>
    make('ref', options, { to }),
  /** The ids of several rows of `to`; of files, with the `folder` that they are uploaded to. */
  refs: <const O extends RefOptions & { max?: number; folder?: string; accept?: readonly string[] }>(
    to: string,
    options: O,
  ): Field<number[], Required<O>> => make('refs', options, { to }),
  /** An uploaded file kept under `folder`. */
  file: <const O extends FileOptions>(options: O): Field<number, Required<O>> =>
    make('file', options, { to: 'file' }),
  /** An uploaded image kept under `folder`. */
  image: <const O extends FileOptions>(options: O): Field<number, Required<O>> =>
    make('image', options, { to: 'file', accept: ['png', 'jpg', 'jpeg', 'gif'] }),
  /** Rows of `to` whose field `by` points here. */
  children: <const O extends CommonOptions & { by: string; max?: number }>(
    to: string,
    options: O,
  ): Field<Record<string, unknown>[], Required<O>> => make('children', options, { to }),
  /** Lines of a call's body, each of these fields; 500 unless `max`. */
  rows: <const F extends Fields, const O extends RowsOptions>(
    fields: F,
    options: O,
  ): Field<Values<F>[], Required<O>> => make('rows', options, { fields }),
  /** One row of `to` owned by this one; the own column `by` holds its id. */
  embed: <const O extends CommonOptions & { by: string }>(
    to: string,
    options: O,
  ): Field<Record<string, unknown>, Required<O>> => make('embed', options, { to }),
  /** A value that the server gives, in batches of ids; its body stands in `server/<domain>`. An `expressed` one is searched and sorted by. */
  virtual: <V, R extends boolean>(shape: Field<V, R>, more: { expressed?: true } = {}): Field<V, false> =>
    make('virtual', { ...shape, required: false, readonly: true }, { of: shape, ...more }),
  /** A value worked out from the row by the pure function of the same name in `computes`; `reads` names the lists it needs. */
  computed: <V, R extends boolean>(shape: Field<V, R>, reads?: readonly string[]): Field<V, false> =>
    make('computed', { ...shape, required: false, readonly: true }, { of: shape, ...(reads && { reads }) }),
}
