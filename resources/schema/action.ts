import { type Call, callOf } from './calls'
import type { Field, Fields } from './field'
import { fillMarks } from './marks'
import { fill } from './phrase'
import { holds, type Predicate } from './predicate'
import type { ReadRow } from './unknown-row'

type Value<T> = T extends Field<infer V> ? V & string : never

/** The states that an action may be done in, and the one that it leads to; without `to` the state stays. */
export interface Move {
  readonly field: string
  readonly from: readonly string[]
  readonly to?: string
}

/** Asked before an action is done; marks name values of the row: `%{Tender.label}`. */
export interface Question<F extends Fields = Fields> {
  readonly title: string
  readonly text: string
  /** What is said instead of some rows. */
  readonly instead?: { readonly if: Predicate<F>; readonly text: string }
}

/** A further permission that an action asks of some rows, and what its absence is told by (err403). */
export interface Need<F extends Fields = Fields> {
  readonly if?: Predicate<F>
  readonly permission: string
  readonly refusal: string
}

export const actionIcons = ['send', 'publish', 'close', 'award', 'archive', 'reset', 'run'] as const
export type ActionIcon = (typeof actionIcons)[number]

/** What is done with a row by a call of its own: the button, the one for selected rows and what is asked before follow. */
export interface Action<F extends Fields = Fields> {
  label: string
  /** The call that does it, `{id}` being the row's; the server refuses to start without it, or if it asks another permission. */
  call: Call
  permission: string
  /** The rows that it is offered for; its call refuses the others. */
  if?: Predicate<F>
  /** Further permissions: without them its button is not there and its call refuses. */
  needs?: readonly Need<F>[]
  /** From any other state than those told its button is not there and its call refuses. */
  move?: Move
  /** What is asked in a dialog before: checked on both sides, and sent. */
  input?: Fields
  /** What it writes, besides what is told under the names of its fields; `'$today'` is the day in Paris. */
  set?: { readonly [K in keyof F]?: F[K] extends Field<infer V> ? V | null : never }
  /** Sent with it: what tells apart two actions of one call. */
  send?: Readonly<Record<string, string | number | boolean>>
  /** Red for what hurts, full for what comes next. */
  tone?: 'danger' | 'primary'
  icon?: ActionIcon
  /** Asked before it is done. */
  confirm?: string | Question<F>
  /** What it answers where that is not the page of its row. */
  answers?: Fields
  /** Said once it is done; what it counts is `%{smart_count}`. */
  done: string
  /** Said instead where it counts none. */
  nothing?: string
  /** It takes its rows out of service: what that strikes is said before. */
  strikes?: true
  /** Offered for the selected rows of a list too. */
  bulk?: boolean
}

/** An action as a resource declares it: its states are those of the resource's `state`. */
export type ActionOptions<F extends Fields = Fields, S extends keyof F = keyof F> = Omit<
  Action<F>,
  'call' | 'move'
> & {
  /** Unless told: a PUT on the path of its row, its name at the end. */
  call?: Call
  from?: readonly Value<F[S]>[]
  to?: Value<F[S]>
}

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function defaultCall(one: string, name: string): Call {
  if (!one) throw new Error(`The action ${name} has no call: its resource reads no row by its id`)
  return `PUT ${callOf(one).path as `/${string}`}/${kebab(name)}`
}

/** The declared actions with their calls and moves. */
export const actionsOf = (
  actions: Readonly<Record<string, ActionOptions>>,
  { state = '', one = '' }: { state?: string; one?: string },
): Record<string, Action> =>
  Object.fromEntries(
    Object.entries(actions).map(([name, { from, to, call, ...action }]) => [
      name,
      {
        ...action,
        call: call ?? defaultCall(one, name),
        ...(from && { move: { field: state, from, to } }),
      },
    ]),
  )

const valueAt = (row: ReadRow, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (at, name) => (at === null || at === undefined ? at : Reflect.get(Object(at), name)),
      row,
    )

/** The question of an action about a row. */
export function questionOf({ confirm }: Action, row: ReadRow = {}): { title?: string; text?: string } {
  if (typeof confirm !== 'object') return { text: confirm }
  const { title, text, instead } = confirm
  const said = instead && holds(instead.if, row) ? instead.text : text
  const marks = [...said.matchAll(/%\{([\w.]+)\}/g)].map(([, path = '']) => path)
  return {
    title,
    text: fillMarks(said, Object.fromEntries(marks.map((path) => [path, String(valueAt(row, path) ?? '')]))),
  }
}

/** What is said once an action is done, with what it counted. */
export function saidOf({ done, nothing }: Action, answer: unknown): string {
  const count = Reflect.get(Object(answer), 'count')
  if (typeof count !== 'number') return done
  return count === 0 && nothing ? nothing : fill(done, { smart_count: count })
}

/** The first of what an action needs of a row that somebody lacks. */
export const lacking = (
  { needs = [] }: Pick<Action, 'needs'>,
  row: ReadRow,
  may: (permission: string) => boolean,
): Need | undefined => needs.find((need) => (!need.if || holds(need.if, row)) && !may(need.permission))

/** What an action writes by itself on a day. */
export const setBy = ({ set = {} }: Pick<Action, 'set'>, day: string): ReadRow =>
  Object.fromEntries(Object.entries(set).map(([name, value]) => [name, value === '$today' ? day : value]))

/** Whether an action may be done with a row as it stands: on both sides. */
export const isOffered = (action: Pick<Action, 'if' | 'move'>, row: ReadRow): boolean =>
  (!action.if || holds(action.if, row)) &&
  (!action.move || action.move.from.some((state) => state === row[action.move?.field ?? '']))
