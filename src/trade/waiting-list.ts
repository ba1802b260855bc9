import { readKept, writeKept } from './device-memory'

/** What of a person waits on this device until it is sent; the window is told when that changes. */
export interface WaitingList<T> {
  changed: string
  of: (person: string) => T[]
  /** Whether that changes anything. */
  put: (person: string, list: readonly T[]) => boolean
}

/** A list of the device's memory under a name that says whose it is, so that it goes when that person leaves. */
export const waitingList = <T>(prefix: string, changed: string): WaitingList<T> => ({
  changed,
  of: (person) => readKept<T[]>(prefix + person) ?? [],
  put(person, list) {
    const key = prefix + person
    if (JSON.stringify(list) === (localStorage.getItem(key) ?? '[]')) return false
    if (list.length) writeKept(key, list)
    else localStorage.removeItem(key)
    window.dispatchEvent(new Event(changed))
    return true
  },
})
