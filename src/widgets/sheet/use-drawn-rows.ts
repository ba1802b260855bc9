import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useLayoutEffect } from 'react'
import type { Cell } from './range'
import { cellMark } from './sheet-events'
import type { SheetControl } from './use-sheet'

const rowHeight = 57

/** The rows that are drawn, with the empty height before each; the focus goes where the sheet's own moves take it. */
export function useDrawnRows<Row, Patch>(
  { ids, state, focus }: SheetControl<Row, Patch>,
  place: RefObject<HTMLElement | null>,
) {
  const { anchor, head, typing } = state
  // Another function would have every row placed again.
  const getItemKey = useCallback((at: number) => ids[at] ?? at, [ids])
  const virtual = useVirtualizer({
    count: ids.length,
    getScrollElement: () => place.current,
    estimateSize: () => rowHeight,
    getItemKey,
    overscan: 4,
    // The cell with the focus and the range's other end stay drawn, wherever one scrolls.
    rangeExtractor: (range) => {
      const ends = [anchor.row, head.row].map((row) => Math.min(row, range.count - 1))
      return [...new Set([...defaultRangeExtractor(range), ...ends])].sort((one, other) => one - other)
    },
  })

  useLayoutEffect(() => {
    if (focus === 0) return
    const cellAt = (at: Cell) =>
      place.current?.querySelector<HTMLInputElement>(`[data-cell="${cellMark(at)}"]`)
    const cell = cellAt(anchor)
    cell?.focus({ preventScroll: true })
    if (!typing) cell?.select()
    cellAt(head)?.scrollIntoView({ block: 'nearest' })
  }, [focus])

  const items = virtual.getVirtualItems()
  return {
    drawn: items.map(({ index, key, start }, at) => ({ index, key, gap: start - (items[at - 1]?.end ?? 0) })),
    rest: virtual.getTotalSize() - (items.at(-1)?.end ?? 0),
    measure: virtual.measureElement,
  }
}
