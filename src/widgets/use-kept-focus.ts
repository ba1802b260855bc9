import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the keyboard's place among rows that move or leave: after a button changed the order it is focused again,
 * or the one that took its place in the list, or the fallback.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>, order: unknown, fallback: string): void {
  const pressed = useRef<{ name: string; place: number } | null>(null)

  useLayoutEffect(() => {
    if (order === undefined || !root.current || !pressed.current) return
    refocus(root.current, pressed.current, fallback)
    pressed.current = null
  }, [root, order, fallback])

  useLayoutEffect(() => {
    const element = root.current
    if (!element) return
    const remember = ({ target }: Event) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-picker-focus]') : null
      const name = button?.dataset.pickerFocus
      pressed.current = button && name ? { name, place: buttons(element, name).indexOf(button) } : null
    }
    element.addEventListener('click', remember, { capture: true })
    return () => element.removeEventListener('click', remember, { capture: true })
  }, [root])
}

/** The buttons of the same verb, in their list's order. */
function buttons(root: HTMLElement, name: string): HTMLElement[] {
  const verb = name.split(':')[0]
  return [...root.querySelectorAll<HTMLElement>(`[data-picker-focus^="${verb}:"]`)]
}

function refocus(root: HTMLElement, { name, place }: { name: string; place: number }, fallback: string) {
  const row = buttons(root, name)
  const same = row.find((button) => button.dataset.pickerFocus === name)
  const target = same ?? row[Math.min(place, row.length - 1)] ?? root.querySelector<HTMLElement>(fallback)
  target?.focus()
}
