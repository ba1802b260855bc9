import type { FieldAccess } from './access'
import { type Action, type ActionOptions, actionsOf } from './action'
import type { Calls } from './calls'
import type { Common } from './common-options'
import type { Compute, Computing } from './computing'
import { declared } from './declared-at'
import type { Field, Fields } from './field'
import { labelled } from './labels'
import type { ListOptions, System } from './list-options'
import type { Kept, Locked } from './lock-rule'
import { withLookups } from './lookup'
import type { Mergeable } from './mergeable'
import type { Predicate } from './predicate'

export const systemFields = [
  'id',
  'lock_version',
  'createdAt',
  'updatedAt',
  'created_by',
  'updated_by',
  'deletedAt',
] as const

type Name<F extends Fields> = keyof F & string

/** One thing in a form: a field, fields side by side, or titled sections. */
export type FormItem<N extends string = string> =
  | N
  | readonly N[]
  | { readonly [section: string]: readonly FormItem<N>[] }
/** Tabs of a form, in order; a form of one tab shows no tabs. */
export type Form<N extends string = string> = { readonly [tab: string]: readonly FormItem<N>[] }

export interface FieldRule<F extends Fields = Fields> {
  visible?: Predicate<F>
  required?: Predicate<F>
  readonly?: Predicate<F>
  /** Why it is read only then: said beside it, and answered as err409; without one, err403. */
  refusal?: string
}

/** Fields that together may not come twice; `type` is the error of the specification where it has its own. */
export interface Unique<N extends string = string> {
  fields: readonly N[]
  type?: string
  /** Only rows that meet this count. */
  among?: Predicate
  /** A row that leaves one of them empty is like no other; otherwise two that leave the same empty are alike. */
  optional?: true
}

/** An order that no column says, among the rows that share one value of a column. */
export interface Order<N extends string = string> {
  name: string
  within: N
  /** The expression, in the table's own columns. */
  by: string
}

/** The declared actions of a resource by their names. */
export type Actions<F extends Fields, S extends keyof F> = { readonly [name: string]: ActionOptions<F, S> }

interface Options<F extends Fields, S extends keyof F, A, N extends string = NoInfer<Name<F>>>
  extends Common {
  /** Its name in the specification's calls: `Market_rating`. */
  model?: string
  /** Field or fields by which people know a row. */
  title: N | readonly N[]
  fields: F
  fieldAccess?: { readonly [K in N]?: FieldAccess }
  rules?: { readonly [K in N]?: FieldRule<NoInfer<F>> }
  /** Fields that are sorted by another one, wherever they are: a text that says a number by that number. */
  sortedBy?: { readonly [K in N]?: N }
  unique?: readonly Unique<N>[]
  /** Fields searched and sorted together; the index also holds the folded texts. */
  indexes?: readonly (readonly (N | System)[])[]
  /** What rows are put in order by that no column says, each in an index of its own. */
  orders?: readonly Order<N>[]
  list?: ListOptions<N>
  mergeable?: Mergeable<N>
  form?: Form<N>
  /** The field that says where a row stands. */
  state?: S & string
  locked?: Locked<NoInfer<F>, N>
  outOfService?: Predicate<NoInfer<F>>
  mayStrike?: readonly N[]
  apartBy?: N
  kept?: Kept<NoInfer<F>>
  actions?: A
}

/** A resource of any shape, as the engine reads it. */
export interface AnyResource extends Common {
  name: string
  model: string
  calls: Calls
  title: string | readonly string[]
  fields: Fields
  fieldAccess?: { readonly [field: string]: FieldAccess | undefined }
  rules?: { readonly [field: string]: FieldRule | undefined }
  sortedBy?: { readonly [field: string]: string | undefined }
  unique?: readonly Unique[]
  indexes?: readonly (readonly string[])[]
  orders?: readonly Order[]
  list?: ListOptions
  mergeable?: Mergeable
  form?: Form
  state?: string
  locked?: Locked
  kept?: Kept
  actions?: { readonly [name: string]: Action }
  computes?: { readonly [field: string]: Compute | undefined }
}

/** A declared resource: everything that follows is worked out from it. What names its fields was checked where it is said. */
export interface Resource<F extends Fields = Fields, N extends string = string> extends AnyResource {
  name: N
  fields: F
}

type NoActions = Record<never, never>

/** A resource whose actions are known by their names, for their effects (`server/api/action-set.ts`); no value has it. */
export interface Acting<A> {
  readonly '~actions'?: A
}

/** `marketrating` → `Marketrating`, `order_line` → `Order_line`. */
const modelName = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** Declares a resource. Relations are by name; `resources/index.ts` checks that every name exists. */
export function defineResource<
  const N extends string,
  const F extends Fields,
  const S extends keyof F = never,
  const A extends Actions<NoInfer<F>, NoInfer<S>> = NoActions,
>(name: N, options: Options<F, S, A> & Computing<NoInfer<F>>): Resource<F, N> & Acting<A> {
  const { actions, state, calls = {} } = options
  const resource = {
    ...withLookups({
      ...options,
      ...(actions && { actions: actionsOf(actions, { state: state as string, one: calls.one }) }),
    }),
    name,
    model: options.model ?? modelName(name),
    calls,
  } as Resource<F, N> & Acting<A>
  return declared(labelled(resource, name))
}

/** The fields by which people know a row of this resource. */
export const titleFields = (resource: { title: string | readonly string[] }): readonly string[] =>
  typeof resource.title === 'string' ? [resource.title] : resource.title

/** The text by which people know a row: its title fields, a blank between. */
export const titleOf = (
  resource: { title: string | readonly string[] },
  row: Readonly<Record<string, unknown>>,
): string =>
  titleFields(resource)
    .map((name) => row[name])
    .filter((part) => part !== null && part !== undefined && part !== '')
    .join(' ')

/** What the list of a resource is called: on its page, and on the way back to it. */
export const listTitle = ({ label, list }: Pick<AnyResource, 'label' | 'list'>): string =>
  list?.title ?? label[1]

/** Whether the value stands in a column of the resource's own table. */
export const isStored = (field: Field): boolean =>
  !['refs', 'children', 'embed', 'computed', 'virtual'].includes(field.kind)
