interface Period {
  id: number
  revenue_start: string
  revenue_end: string
}

/** Two declarations that share a day, if any: the first in time, then by number. */
export function overlapOf<P extends Period>(declarations: readonly P[]): readonly [P, P] | undefined {
  const sorted = [...declarations].sort((a, b) =>
    a.revenue_start < b.revenue_start ? -1 : a.revenue_start > b.revenue_start ? 1 : a.id - b.id,
  )
  for (const [at, later] of sorted.entries()) {
    const earlier = sorted.slice(0, at).find(({ revenue_end }) => revenue_end >= later.revenue_start)
    if (earlier) return [earlier, later]
  }
  return undefined
}

/** Those that count: of some that share a day the first alone, so that nothing counts twice. */
export function apart<P extends Period>(declarations: readonly P[]): P[] {
  const overlap = overlapOf(declarations)
  return overlap ? apart(declarations.filter(({ id }) => id !== overlap[1].id)) : [...declarations]
}
