import { type KeyboardEvent, useState } from 'react'
import { useDebounced } from '../../admin/list/use-debounced'
import { beforeEnter, useTypeAhead } from '../../widgets/type-ahead'
import type { ShopState } from './shop-url'
import type { ChangeShop } from './use-shop-state'

export interface ShopSearch {
  state: ShopState
  change: ChangeShop
  /** Whether articles are found for what the address asks; undefined while that is not known. */
  hasFound: boolean | undefined
  /** Goes to the first quantity, with what was typed for it before it was there. */
  onEnter: (typed: string) => void
}

/** The search of a catalogue as it is typed; an Enter that waits for its articles stays in it, with what is typed behind. */
export function useShopSearch({ state, change, hasFound, onEnter }: ShopSearch) {
  const { text, type, flush } = useDebounced(state.q, (q) => change({ q }), 180)
  const [waiting, setWaiting] = useState('')
  const setText = (next: string) => {
    const search = beforeEnter(next)
    setWaiting(next.slice(search.length))
    if (search !== text) type(search)
  }
  const found = text.trim() === state.q ? hasFound : undefined
  const typeAhead = useTypeAhead<true>({
    text: text + waiting,
    setText,
    first: found === undefined ? undefined : found || null,
    take: (_, typed) => {
      // Once the rows are drawn: keys typed into them are then heard one by one.
      queueMicrotask(() => onEnter(typed))
      return text
    },
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && text) {
      setWaiting('')
      flush('')
    }
    if (event.key === 'Enter') flush()
    typeAhead.onKeyDown(event)
    if (event.defaultPrevented || (event.key !== 'Enter' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    if (found) onEnter('')
  }
  return { value: text + waiting, onChange: setText, onKeyDown }
}
