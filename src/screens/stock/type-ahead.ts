import { type KeyboardEvent, useLayoutEffect } from 'react'

/** An Enter that waits for its answer, as it is seen in the field. */
const enter = '↵'

/** What is searched: what stands before the first Enter that waits. */
export const searchOf = (text: string): string => (text.split(enter)[0] ?? '').trim()

type Typing = KeyboardEvent & { defaultMuiPrevented?: boolean }

interface Asked<T> {
  text: string
  setText: (text: string) => void
  /** The first one found for what is searched; undefined while that is not known, null when there is none. */
  first: T | null | undefined
  /** Takes it, with what was typed since, Enters as new lines; answers what is left: the next search. */
  take: (found: T, typed: string) => string
}

/**
 * Enter pressed before the answer stays in the field, and what is typed behind it goes, once the answer has come, where it
 * would have gone: no article but the one that was searched is taken, and no key is lost, composed letters included.
 */
export function useTypeAhead<T>({ text, setText, first, take }: Asked<T>) {
  const at = text.indexOf(enter)
  const isWaiting = at >= 0
  useLayoutEffect(() => {
    if (!isWaiting || first === undefined) return
    if (first === null) return setText(searchOf(text))
    const typed = text.slice(at + 1).replaceAll(enter, '\n')
    setText(take(first, typed).replaceAll('\n', enter))
  })
  function onKeyDown(event: Typing) {
    if (event.key !== 'Enter' || (!isWaiting && first !== undefined)) return
    event.preventDefault()
    event.defaultMuiPrevented = true
    setText(text + enter)
  }
  return { isWaiting, onKeyDown }
}
