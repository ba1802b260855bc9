import { type ChoicesSaid, labelsOf, tonesOf } from './choices-of'
import type { CommonOptions, Computed, Field, Fields, KindName, Step, Values } from './field'
import type { Kind } from './kind'
import { kindNames, type kinds } from './kinds'

/** What may be said of a field whose values are `V`, and nothing else: another name, or a value of another type, is an error. */
type Told<V, R extends boolean, O extends keyof Field = never> = Omit<CommonOptions<V>, 'required'> &
  Pick<Field, O> & { required?: R }
type Uploaded<V, R extends boolean> = Told<V, R, 'accept' | 'as'> & { folder: string }

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
    ? <R extends boolean = false>(options: Told<V, R, O>) => Field<V, NoInfer<R>>
    : never
type Words = { [K in Exclude<KindName, Special>]: Word<(typeof kinds)[K]> }

/** The word of each registered kind. */
const words = Object.fromEntries(
  kindNames.map((kind) => [kind, (options: CommonOptions) => make(kind, options)]),
) as unknown as Words

/** The vocabulary of a declaration: one function a kind of field. Associations are named after the resource referred to, or `as`. */
export const f = {
  ...words,
  /** One of the keys of `options`, shown as its label: `{ open: 'Ouvert' }`; of states, with the colour of their badges `{ open: { label, tone } }` and the `moves` from one to another. */
  select: <const C extends ChoicesSaid, R extends boolean = false>(
    options: C,
    more: Told<NoInfer<keyof C & string>, R> & { moves?: readonly Step<NoInfer<keyof C & string>>[] },
  ): Field<keyof C & string, NoInfer<R>> => {
    const tones = tonesOf(options)
    return make('select', more, { options: labelsOf(options), ...(tones && { tones }) })
  },
  /** Several texts; with `options`, several of its keys. */
  list: <R extends boolean = false>(
    options: Told<readonly string[], R, 'max' | 'options'>,
  ): Field<string[], NoInfer<R>> => make('list', options),
  /**
   * The id of a row of the resource `to`; the key ends in `_id` as the specification has it. `where: { supplier_id: '$supplier_id' }`
   * leaves the rows that say the same as the field beside it: in the choices, on every write and import.
   */
  ref: <R extends boolean = false>(
    to: string,
    options: Told<number, R, 'as' | 'door' | 'where'>,
  ): Field<number, NoInfer<R>> => make('ref', options, { to }),
  /** The ids of several rows of `to`; of files, with the `folder` that they are uploaded to. */
  refs: <R extends boolean = false>(
    to: string,
    options: Told<readonly number[], R, 'as' | 'door' | 'where' | 'max' | 'folder' | 'accept'>,
  ): Field<number[], NoInfer<R>> => make('refs', options, { to }),
  /** An uploaded file kept under `folder`. */
  file: <R extends boolean = false>(options: Uploaded<number, R>): Field<number, NoInfer<R>> =>
    make('file', options, { to: 'file' }),
  /** An uploaded image kept under `folder`. */
  image: <R extends boolean = false>(
    options: Uploaded<number, R> & Pick<Field, 'square'>,
  ): Field<number, NoInfer<R>> =>
    make('image', options, { to: 'file', accept: ['png', 'jpg', 'jpeg', 'gif'] }),
  /** Rows of `to` whose field `by` points here. */
  children: <R extends boolean = false>(
    to: string,
    options: Told<never, R, 'max'> & { by: string },
  ): Field<Record<string, unknown>[], NoInfer<R>> => make('children', options, { to }),
  /** Lines of a call's body, each of these fields; 500 unless `max`. */
  rows: <const F extends Fields, R extends boolean = false>(
    fields: F,
    options: Told<readonly NoInfer<Values<F>>[], R, 'max'>,
  ): Field<Values<F>[], NoInfer<R>> => make('rows', options, { fields }),
  /** One row of `to` owned by this one; the own column `by` holds its id. */
  embed: <R extends boolean = false>(
    to: string,
    options: Told<never, R> & { by: string },
  ): Field<Record<string, unknown>, NoInfer<R>> => make('embed', options, { to }),
  /** A value that the server gives, in batches of ids; its body stands in `server/<domain>`. An `expressed` one is searched and sorted by. */
  virtual: <V, R extends boolean>(shape: Field<V, R>, more: { expressed?: true } = {}): Field<V, false> =>
    make('virtual', { ...shape, required: false, readonly: true }, { of: shape, ...more }),
  /** A value worked out from the row by the pure function of the same name in `computes`; `reads` names the lists it needs. */
  computed: <V, R extends boolean>(shape: Field<V, R>, reads?: readonly string[]): Computed<V> => ({
    ...make<V, false>('computed', { ...shape, required: false, readonly: true }, { of: shape }),
    kind: 'computed',
    ...(reads && { reads }),
  }),
}
