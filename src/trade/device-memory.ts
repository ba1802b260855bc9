/** A value of the device's memory; what cannot be read is dropped. */
export function readKept<T>(key: string): T | undefined {
  const text = localStorage.getItem(key)
  if (!text) return undefined
  try {
    return JSON.parse(text) as T
  } catch {
    localStorage.removeItem(key)
    return undefined
  }
}

/** Whether there was room for it. */
export function writeKept(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}
