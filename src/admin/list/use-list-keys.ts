import { type RefObject, useEffect, useEffectEvent } from 'react'
import { isElsewhere, isTyping } from '../../widgets/is-typing'

interface Options {
  frame: RefObject<HTMLElement | null>
  search: RefObject<HTMLInputElement | null>
  /** Opens the creation form; absent when one may not create. */
  onCreate?: () => void
}

/** The arrows of a field, and those of a row, are its own. */
const mayEnterRows = (target: EventTarget | null, search: Element | null) =>
  target === search || (!isTyping(target) && !(target instanceof Element && target.closest('[data-id]')))

/** `/` goes to the search, `n` creates, ↓ enters the rows. Rows have their own keys. */
export function useListKeys({ frame, search, onCreate }: Options): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isElsewhere()) return
    if (event.key === 'ArrowDown' && mayEnterRows(event.target, search.current)) {
      const first = frame.current?.querySelector<HTMLElement>('a.row-link')
      if (!first) return
      event.preventDefault()
      first.focus()
      return
    }
    if (isTyping(event.target)) return
    if (event.key === '/') {
      event.preventDefault()
      search.current?.focus()
      search.current?.select()
    }
    if (event.key === 'n' && onCreate) {
      event.preventDefault()
      onCreate()
    }
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
