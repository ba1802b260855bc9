import type { OrderEventAnswer } from '../../../resources/orders/answer-parts'
import { frenchMoment } from '../../../resources/schema/date-text'

/** Who else changed a line of a cart while it is open, and when: « 10:42 ». */
export interface LineAuthor {
  name: string
  time: string
}

/** What others did to a cart while it is open: the last author of each line by its article's label, and what they took out. */
export interface OthersLines {
  byLabel: ReadonlyMap<string, LineAuthor>
  removed: readonly (LineAuthor & { label: string })[]
}

const isLine = (type: string) => type === 'line_added' || type === 'line_changed'

/** Reads it of the events after the last one that stood when the cart was opened; a line that one has changed since is one's own. */
export function othersLines(
  events: readonly OrderEventAnswer[],
  { after, self }: { after: number; self: number | undefined },
): OthersLines {
  const byLabel = new Map<string, LineAuthor>()
  const removed = new Map<string, LineAuthor>()
  for (const { id, type, payload, createdAt, User } of events) {
    const label = payload?.label
    if (id <= after || !isLine(type) || typeof label !== 'string') continue
    byLabel.delete(label)
    removed.delete(label)
    if (!User || User.id === self) continue
    const author = { name: `${User.first_name} ${User.last_name}`, time: frenchMoment(createdAt).slice(-5) }
    const isGone = typeof payload?.quantity === 'string' && Number(payload.quantity) === 0
    const known = isGone ? removed : byLabel
    known.set(label, author)
  }
  return { byLabel, removed: [...removed].map(([label, author]) => ({ label, ...author })) }
}
