import type { ReceptionAnswer } from '../../../resources/receptions/answers'
import { readKept, writeKept } from '../../trade/device-memory'
import { putWaiting, receptionKeys, type WaitingReception, waitingOf } from '../../trade/device-receptions'
import type { ReceptionDraft } from './draft'

/**
 * What one person keeps on this device: a draft an order, beside the last answer of the order for a dock without network. It
 * waits for the same person, when the session ends too; nobody else reads it, or signs it in another's name.
 */
export function keptFor(person: string) {
  const keys = receptionKeys(person)
  const waiting = () => waitingOf(person)

  const note = (order: number, one: WaitingReception | undefined) =>
    putWaiting(person, [...waiting().filter((other) => other.order !== order), ...(one ? [one] : [])])

  return {
    waiting,
    readDraft: (order: number) => readKept<ReceptionDraft>(keys.draft(order)),
    /** Whether it could be kept: photos may be too many for the device. */
    keepDraft(draft: ReceptionDraft): boolean {
      const { order, number, pending, refused } = draft
      const isKept = writeKept(keys.draft(order), draft)
      note(
        order,
        pending || refused ? { order, number, pending, ...(refused ? { refused } : {}) } : undefined,
      )
      return isKept
    },
    dropDraft(order: number) {
      localStorage.removeItem(keys.draft(order))
      note(order, undefined)
    },
    /** What is signed on this device and not yet sent. */
    pendingDrafts: (): ReceptionDraft[] =>
      waiting().flatMap(({ order, pending }) => {
        const draft = pending ? readKept<ReceptionDraft>(keys.draft(order)) : undefined
        return draft?.pending ? [draft] : []
      }),
    readOrder: (order: number) => readKept<ReceptionAnswer>(keys.order(order)),
    keepOrder: (answer: ReceptionAnswer): boolean => writeKept(keys.order(answer.order.id), answer),
    dropOrder: (order: number) => localStorage.removeItem(keys.order(order)),
  }
}

export type Kept = ReturnType<typeof keptFor>
