import { type RefObject, useEffect, useEffectEvent } from 'react'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

const isElsewhere = () =>
  document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null

/** `/` goes to the search from anywhere in the catalogue. */
export function useShopKeys(search: RefObject<HTMLInputElement | null>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
    if (isTyping(event.target) || isElsewhere()) return
    event.preventDefault()
    search.current?.focus()
    search.current?.select()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
