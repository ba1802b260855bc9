/** A page to go to, or a gap between two of them. */
export type PageItem = number | 'gap-before' | 'gap-after'

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, n) => from + n)

/** The pages offered around the current one: the first, the last, `around` on each side; a gap never hides one page only. */
export function pageItems(page: number, count: number, around = 1): PageItem[] {
  const from = Math.max(1, Math.min(page - around, count - 2 * around - 2))
  const to = Math.min(count, Math.max(page + around, 2 * around + 3))
  const before: PageItem[] = from > 3 ? [1, 'gap-before'] : range(1, from - 1)
  const after: PageItem[] = to < count - 2 ? ['gap-after', count] : range(to + 1, count)
  return [...before, ...range(from, to), ...after]
}
