/** FNV-1a, 32 bits: the same text gives the same number everywhere. */
export function hash32(text: string): number {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  return value >>> 0
}

export interface Stream {
  /** From 0 (included) to 1 (excluded). */
  next: () => number
  /** A whole number, both ends included. */
  int: (min: number, max: number) => number
  pick: <T>(list: readonly T[]) => T
  chance: (probability: number) => boolean
  /** `count` different items, in the order of the list. */
  some: <T>(list: readonly T[], count: number) => T[]
}

/** A stream of random numbers that depends on its key alone (mulberry32): one for each entity, by its natural key. */
export function stream(key: string): Stream {
  let state = hash32(key)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  const pick = <T>(list: readonly T[]): T => {
    const item = list[int(0, list.length - 1)]
    if (item === undefined) throw new Error(`Nothing to pick from for ${key}`)
    return item
  }
  const some = <T>(list: readonly T[], count: number): T[] => {
    const ranked = list.map((item, index) => ({ item, index, rank: next() }))
    const kept = ranked.sort((a, b) => a.rank - b.rank).slice(0, count)
    return kept.sort((a, b) => a.index - b.index).map(({ item }) => item)
  }
  return { next, int, pick, some, chance: (probability) => next() < probability }
}

/** A whole number of hundredths or ten-thousandths → its decimal spelling: `decimal(12345, 2)` is `123.45`. */
export function decimal(units: number, scale: number): string {
  const digits = String(units).padStart(scale + 1, '0')
  return scale ? `${digits.slice(0, -scale)}.${digits.slice(-scale)}` : digits
}
