/** A page to go to, or a gap between two of them. */
export type PageItem = number | 'gap-before' | 'gap-after'

/** Pages around the current one, and at each end (specification 1 §9). */
export interface PageRange {
  range: number
  margin: number
}
export const usualRange: PageRange = { range: 3, margin: 2 }

const pagesFrom = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, n) => from + n)

/** The pages offered: the first ones, those around the current one, the last ones; a gap never hides one page only. */
export function pageItems(page: number, count: number, { range, margin } = usualRange): PageItem[] {
  const start = Math.max(1, Math.min(page - Math.floor(range / 2), count - range + 1))
  const [from, to] = [start, Math.min(count, start + range - 1)]
  const [first, last] = [Math.min(margin, count), Math.max(1, count - margin + 1)]
  const before: PageItem[] =
    from - first > 2 ? [...pagesFrom(1, first), 'gap-before'] : pagesFrom(1, from - 1)
  const after: PageItem[] =
    last - to > 2 ? ['gap-after', ...pagesFrom(last, count)] : pagesFrom(to + 1, count)
  return [...before, ...pagesFrom(from, to), ...after]
}
