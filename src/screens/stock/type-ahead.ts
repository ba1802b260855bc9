import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'

/** Keys that one types on, before what was searched has come. */
const isTyped = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  !ctrlKey && !metaKey && !altKey && (key.length === 1 || key === 'Enter' || key === 'Backspace')

type Typing = KeyboardEvent & { defaultMuiPrevented?: boolean }

interface Asked<T> {
  /** The first one found for the text as it stands; undefined while that is not known, null when there is none. */
  first: T | null | undefined
  /** Takes it, with what was typed since; answers what is left for the search: the next article. */
  take: (found: T, typed: string) => string
  setText: (text: string) => void
}

/**
 * Enter pressed before the answer waits for it, and what is typed meanwhile goes where it would have gone: no article but
 * the one that was searched is taken, and no key is lost. Lines of `typed` are what stood between two Enters.
 */
export function useTypeAhead<T>({ first, take, setText }: Asked<T>) {
  const [isWaiting, setWaiting] = useState(false)
  const typed = useRef('')
  const stop = () => {
    typed.current = ''
    setWaiting(false)
  }
  useLayoutEffect(() => {
    if (!isWaiting || first === undefined) return
    const given = typed.current
    typed.current = ''
    if (first === null) return setWaiting(false)
    const [next = '', ...later] = take(first, given).split('\n')
    setText(next)
    typed.current = later.join('\n')
    setWaiting(later.length > 0)
  })
  function onKeyDown(event: Typing) {
    const isEarly = event.key === 'Enter' && first === undefined
    if (!isWaiting && !isEarly) return
    if (!isTyped(event)) return stop()
    event.preventDefault()
    event.defaultMuiPrevented = true
    if (!isWaiting) return setWaiting(true)
    const key = event.key === 'Enter' ? '\n' : event.key
    typed.current = key === 'Backspace' ? typed.current.slice(0, -1) : typed.current + key
  }
  return { isWaiting, onKeyDown, stop }
}
