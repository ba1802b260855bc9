import type { Call } from './calls'
import type { Field, Fields } from './field'
import { holds, type Predicate } from './predicate'
import type { ReadRow } from './unknown-row'

type Value<T> = T extends Field<infer V> ? V & string : never

/** A step of a state machine: the state that it leads to, from those in which it may be done. */
export type Move<F extends Fields = Fields> = {
  [K in keyof F & string]: {
    readonly field: K
    readonly from: readonly Value<F[K]>[]
    readonly to: Value<F[K]>
  }
}[keyof F & string]

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
  /** The state that it leads to: from any other than those told, its button is not there and its call refuses. */
  move?: Move<F>
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
  confirm?: string
  /** Said once it is done. */
  done: string
  /** Offered for the selected rows of a list too. */
  bulk?: boolean
}

/** What an action writes by itself on a day. */
export const setBy = ({ set = {} }: Pick<Action, 'set'>, day: string): ReadRow =>
  Object.fromEntries(Object.entries(set).map(([name, value]) => [name, value === '$today' ? day : value]))

/** Whether an action may be done with a row as it stands: on both sides. */
export const isOffered = (action: Pick<Action, 'if' | 'move'>, row: ReadRow): boolean =>
  (!action.if || holds(action.if, row)) &&
  (!action.move || action.move.from.some((state) => state === row[action.move?.field ?? '']))
