import type { ForMember } from './use-member'
import { waitingList } from './waiting-list'

/** A quantity that was set on this device and waits to reach the server. */
export interface Press {
  /** Of the article, as refusals name it. */
  label: string
  quantity: string
  /** What stood there when it was begun: somebody else's quantity may have come since. */
  seen: string
  /** The line that it changes; none where it puts the article into a cart. */
  line?: { order_id: number; line_id: number }
  add?: {
    member: ForMember
    article_id: number
    /** The cart or the day that was chosen. */
    target: { order_id?: number; ask_delivery_date?: string }
    /** What the first attempt asked for, under this key: it may have been done, and no answer have come. */
    quantity: string
    key: string
  }
}

const idOf = ({ line, add }: Press): string =>
  line
    ? `line ${line.line_id}`
    : `article ${add?.article_id} ${add?.member.id} ${add?.member.isGroup} ${JSON.stringify(add?.target)}`

export const waitingPresses = waitingList<Press>('pressesWaiting.', 'presses-waiting')

/** What one person has set on this device and could not be sent, each line and each article once, with its last quantity. */
export function pressesOf(person: string) {
  const all = () => waitingPresses.of(person)
  const findIn = (list: readonly Press[], press: Press) => list.find((one) => idOf(one) === idOf(press))
  /** Puts another in the place of one; none takes it away. */
  const replace = (press: Press, next?: Press) =>
    waitingPresses.put(
      person,
      all().flatMap((one) => (idOf(one) === idOf(press) ? (next ?? []) : one)),
    )
  return {
    all,
    find: (press: Press) => findIn(all(), press),
    /** A later quantity of one that waits leaves with it: what was asked first is asked again as it was. */
    keep(press: Press) {
      const known = findIn(all(), press)
      if (known) replace(known, { ...known, quantity: press.quantity })
      else waitingPresses.put(person, [...all(), press])
    },
    replace,
  }
}

export type Presses = ReturnType<typeof pressesOf>
