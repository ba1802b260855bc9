import { useWindowVirtualizer } from '@tanstack/react-virtual'
import {
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { frenchQuantity } from '../../../i18n/fr/orders'
import type { ShopAnswer, ShopArticle } from '../../../resources/catalogue/answers'
import { overtaken } from '../../../resources/catalogue/shop-prices'
import { replay } from '../../widgets/replay'
import { ArticleRow } from './ArticleRow'
import { ArticleTile } from './ArticleTile'
import type { ItemProps } from './item-props'
import type { ShopView } from './shop-url'

/** The way from the search into the quantities. */
export interface ShopEntry {
  /**
   * Goes to the article that is certain, and types there the quantity that was said, or what was typed before it was found; else
   * to the first one that can be ordered, whose quantity is typed once it is seen.
   */
  enter: (typed: string, read: ShopAnswer['read'] | undefined) => void
  /** Goes to an article of the list. */
  enterAt: (article: ShopArticle) => void
}

interface Props extends Pick<ItemProps, 'ttc' | 'disabled' | 'onLeave' | 'onDetails'> {
  ref: Ref<ShopEntry>
  rows: readonly ShopArticle[]
  total: number
  view: ShopView
  label: string
  /** The articles stand in the order of their true price. */
  isByUsable: boolean
  /** Asked when the end comes near. */
  onEnd: () => void
}

const none: ReadonlyMap<number, ShopArticle> = new Map()
const tileWidth = 236
const rowHeight = 84
const tileHeight = 258

/** How many cards stand beside one another. */
function useColumns(frame: React.RefObject<HTMLElement | null>, view: ShopView): number {
  const [columns, setColumns] = useState(1)
  useEffect(() => {
    const element = frame.current
    if (!element || view === 'list') return setColumns(1)
    const measure = () => setColumns(Math.max(1, Math.floor(element.clientWidth / tileWidth)))
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [frame, view])
  return columns
}

/** Puts the cursor into the quantity of an article, scrolled to where it is needed. */
function useMoving(frame: React.RefObject<HTMLElement | null>, show: (index: number) => void) {
  return useCallback(
    (target: number, onThere?: () => void) => {
      const focus = () => {
        const item = frame.current?.querySelector(`[aria-posinset="${target + 1}"] .stepper input`)
        if (!(item instanceof HTMLInputElement)) return false
        item.focus({ preventScroll: true })
        onThere?.()
        return true
      }
      show(target)
      if (!focus()) requestAnimationFrame(focus)
    },
    [frame, show],
  )
}

/** The articles of a catalogue: only those on the screen are drawn, whatever their number. */
export function ShopList({ ref, rows, total, view, label, isByUsable, onEnd, ...item }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const columns = useColumns(frame, view)
  const [margin, setMargin] = useState(0)
  useLayoutEffect(() => setMargin((frame.current?.getBoundingClientRect().top ?? 0) + window.scrollY), [])
  const count = Math.ceil(rows.length / columns)
  const virtual = useWindowVirtualizer({
    count,
    estimateSize: () => (view === 'list' ? rowHeight : tileHeight),
    overscan: 6,
    scrollMargin: margin,
    scrollPaddingStart: 150,
    getItemKey: (index) => `${view}${columns}-${rows[index * columns]?.id}`,
  })
  const { scrollToIndex } = virtual
  const moveTo = useMoving(
    frame,
    useCallback((index: number) => scrollToIndex(Math.floor(index / columns)), [scrollToIndex, columns]),
  )
  const onMove = useCallback((index: number, direction: 1 | -1) => moveTo(index + direction), [moveTo])
  useImperativeHandle(ref, () => ({
    enter(typed, read) {
      const certain = rows.findIndex(({ id, price_ht }) => id === read?.certain_id && price_ht !== null)
      const first = certain >= 0 ? certain : rows.findIndex(({ price_ht }) => price_ht !== null)
      const quantity = typed || frenchQuantity(read?.quantity ?? '0')
      const isTyped = certain >= 0 && quantity !== '0'
      if (first >= 0 && !item.disabled) moveTo(first, isTyped ? () => replay(quantity) : undefined)
    },
    enterAt(article) {
      const index = rows.findIndex(({ id }) => id === article.id)
      if (index >= 0 && !item.disabled) moveTo(index)
    },
  }))
  const items = virtual.getVirtualItems()
  const last = items.at(-1)?.index ?? 0
  useEffect(() => {
    if (last >= count - 12) onEnd()
  }, [last, count, onEnd])
  const before = useMemo(() => (isByUsable ? overtaken(rows) : none), [isByUsable, rows])
  const Item = view === 'list' ? ArticleRow : ArticleTile
  return (
    // biome-ignore lint/a11y/useSemanticElements: a virtual list positions its items itself
    <div ref={frame} className={view === 'list' ? 'rows' : undefined} role="list" aria-label={label}>
      <div style={{ height: virtual.getTotalSize(), position: 'relative' }} role="presentation">
        {items.map(({ index, key, start }) => (
          <div
            key={key}
            ref={virtual.measureElement}
            data-index={index}
            role="presentation"
            className={view === 'cards' ? 'cards' : undefined}
            style={{
              position: 'absolute',
              top: 0,
              left: 0,
              width: '100%',
              transform: `translateY(${start - margin}px)`,
              ...(view === 'cards' ? { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` } : {}),
            }}
          >
            {rows.slice(index * columns, index * columns + columns).map((article, offset) => (
              <Item
                key={article.id}
                article={article}
                before={before.get(article.id)}
                index={index * columns + offset}
                total={total}
                onMove={onMove}
                {...item}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
