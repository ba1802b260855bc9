interface Keyed {
  keys: () => Iterable<string>
}

/** The keys of both: in the order of the first, those that only the other has after the one that they follow there. */
export function woven(first: Keyed, other: Keyed): string[] {
  const all = [...first.keys()]
  const known = new Set(all)
  let before: string | undefined
  for (const key of other.keys()) {
    if (!known.has(key)) all.splice(before === undefined ? 0 : all.indexOf(before) + 1, 0, key)
    before = key
  }
  return all
}
