import type { Call } from './calls'
import type { Fields } from './field'
import type { Predicate } from './predicate'

/** What is done with a row by a call of its own: the button, the one for selected rows and what is asked before follow. */
export interface Action<F extends Fields = Fields> {
  label: string
  /** The call that does it, `{id}` being the row's; the server refuses to start without it, or if it asks another permission. */
  call: Call
  permission: string
  /** The rows that it is offered for; its call refuses the others. */
  if?: Predicate<F>
  /** Asked before it is done. */
  confirm?: string
  /** Said once it is done. */
  done: string
  /** Offered for the selected rows of a list too. */
  bulk?: boolean
}
