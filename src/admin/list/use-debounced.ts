import { useEffect, useRef, useState } from 'react'

/** Milliseconds of rest before what is being typed is searched. */
export const typingDelay = 250

/**
 * A text that is being typed: shown at once, told after a rest, or at once by `flush`. When what was told changes
 * from elsewhere (back button, cleared filters), the shown text follows.
 */
export function useDebounced(told: string, tell: (text: string) => void, delay = typingDelay) {
  const [text, setText] = useState(told)
  const sent = useRef(told)
  const latest = useRef(tell)
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; text: string }>(undefined)

  useEffect(() => {
    latest.current = tell
  })
  useEffect(() => {
    if (told === sent.current) return
    clearTimeout(waiting.current?.timer)
    waiting.current = undefined
    sent.current = told
    setText(told)
  }, [told])

  const send = (next: string) => {
    clearTimeout(waiting.current?.timer)
    waiting.current = undefined
    if (next.trim() === sent.current) return
    sent.current = next.trim()
    latest.current(next.trim())
  }
  const sendLast = useRef(send)
  useEffect(() => () => void (waiting.current && sendLast.current(waiting.current.text)), [])

  return {
    text,
    type(next: string) {
      setText(next)
      clearTimeout(waiting.current?.timer)
      waiting.current = { text: next, timer: setTimeout(() => send(next), delay) }
    },
    flush(next = text) {
      setText(next)
      send(next)
    },
  }
}
