import { readKept, writeKept } from './device-memory'
import { waitingList } from './waiting-list'

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

/** What was signed on this device and has not left it. */
export const waitingReceptions = waitingList<WaitingReception>(listKey, 'receptions-kept')

/** The names under which one person's receptions stand in the device's memory. */
export const receptionKeys = (person: string) => ({
  draft: (order: number) => `reception.${person}.${order}`,
  order: (order: number) => `receptionOrder.${person}.${order}`,
  day: `receptionDay.${person}`,
})

/** Puts what of a person waits, and counts what waits on this device, of everybody. */
export function putWaiting(person: string, list: readonly WaitingReception[]): void {
  if (!waitingReceptions.put(person, list)) return
  const lists = Object.keys(localStorage).filter((key) => key.startsWith(listKey))
  const count = lists.flatMap((key) => readKept<unknown[]>(key) ?? []).length
  if (count) writeKept(somethingWaits, count)
  else localStorage.removeItem(somethingWaits)
}

export const waitingOf = waitingReceptions.of

/** The orders of a person of which something is kept under such a name. */
function ordersUnder(name: string): number[] {
  return Object.keys(localStorage).flatMap((key) =>
    key.startsWith(name) ? [Number(key.slice(name.length))] : [],
  )
}

/** Drops the orders that are no longer of the day, but those that something was typed for. */
export function keepOnlyOrders(person: string, orders: readonly number[]): void {
  const keys = receptionKeys(person)
  const kept = new Set([...orders, ...ordersUnder(`reception.${person}.`)])
  for (const order of ordersUnder(`receptionOrder.${person}.`))
    if (!kept.has(order)) localStorage.removeItem(keys.order(order))
}

/** Takes from this device what it keeps of somebody's receptions; what was signed and has not left stays unless told. */
export function forgetReceptions(person: string, { waiting }: { waiting: boolean }): void {
  const keys = receptionKeys(person)
  const stay = new Set(waiting ? [] : waitingOf(person).map(({ order }) => order))
  localStorage.removeItem(keys.day)
  for (const order of ordersUnder(`receptionOrder.${person}.`))
    if (!stay.has(order)) localStorage.removeItem(keys.order(order))
  for (const order of ordersUnder(`reception.${person}.`))
    if (!stay.has(order)) localStorage.removeItem(keys.draft(order))
  if (waiting) putWaiting(person, [])
}
