import type { ReceptionAnswer } from '../../../resources/receptions/answers'
import type { ReceptionDraft } from './draft'

/** What is signed on this device and did not leave, or was refused when it did. */
export interface WaitingReception {
  order: number
  number: string
  pending: boolean
  /** Why the server refused it. */
  refused?: string
}

/** Kept by the device while anything signed on it waits, whoever signed it: what every page looks at (`login/kept-receptions`). */
const somethingWaits = 'receptionsKept'
const listKey = 'receptionsWaiting.'

/** Counts what waits on this device, of everybody. */
function countKept(): void {
  const lists = Object.keys(localStorage).filter((key) => key.startsWith(listKey))
  const count = lists.flatMap((key) => read<unknown[]>(key) ?? []).length
  if (count) write(somethingWaits, count)
  else localStorage.removeItem(somethingWaits)
}

/** Told to the window when what waits has changed. */
export const keptChanged = 'receptions-kept'

function read<T>(key: string): T | undefined {
  const text = localStorage.getItem(key)
  if (!text) return undefined
  try {
    return JSON.parse(text) as T
  } catch {
    localStorage.removeItem(key)
    return undefined
  }
}

function write(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

/**
 * What one person keeps on this device: a draft an order, beside the last answer of the order for a dock without network. It
 * outlives the session and waits for the same person; nobody else reads it, or signs it in another's name.
 */
export function keptFor(person: string) {
  const draftKey = (order: number) => `reception.${person}.${order}`
  const orderKey = (order: number) => `receptionOrder.${person}.${order}`
  const waitingKey = listKey + person
  const waiting = (): WaitingReception[] => read<WaitingReception[]>(waitingKey) ?? []

  function note(order: number, one: WaitingReception | undefined) {
    const before = localStorage.getItem(waitingKey) ?? '[]'
    const list = [...waiting().filter((other) => other.order !== order), ...(one ? [one] : [])]
    if (JSON.stringify(list) === before) return
    write(waitingKey, list)
    countKept()
    window.dispatchEvent(new Event(keptChanged))
  }

  return {
    waiting,
    readDraft: (order: number) => read<ReceptionDraft>(draftKey(order)),
    /** Whether it could be kept: photos may be too many for the device. */
    keepDraft(draft: ReceptionDraft): boolean {
      const { order, number, pending, refused } = draft
      const isKept = write(draftKey(order), draft)
      note(
        order,
        pending || refused ? { order, number, pending, ...(refused ? { refused } : {}) } : undefined,
      )
      return isKept
    },
    dropDraft(order: number) {
      localStorage.removeItem(draftKey(order))
      note(order, undefined)
    },
    /** What is signed on this device and not yet sent. */
    pendingDrafts: (): ReceptionDraft[] =>
      waiting().flatMap(({ order, pending }) => {
        const draft = pending ? read<ReceptionDraft>(draftKey(order)) : undefined
        return draft?.pending ? [draft] : []
      }),
    readOrder: (order: number) => read<ReceptionAnswer>(orderKey(order)),
    keepOrder: (answer: ReceptionAnswer): boolean => write(orderKey(answer.order.id), answer),
    dropOrder: (order: number) => localStorage.removeItem(orderKey(order)),
  }
}

export type Kept = ReturnType<typeof keptFor>
