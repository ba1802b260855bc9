import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useLayoutEffect, useState } from 'react'

/** An Enter that waits for its answer, as it is seen in the field. */
const enter = '↵'
/** Milliseconds of rest before what was typed is searched. */
const typingPause = 200

/** What stands before the first Enter that waits. */
export const beforeEnter = (text: string): string => text.split(enter)[0] ?? ''
/** What is searched. */
export const searchOf = (text: string): string => beforeEnter(text).trim()

type Typing = KeyboardEvent & { defaultMuiPrevented?: boolean }

interface Asked<T> {
  text: string
  setText: (text: string) => void
  /** The first one found for what is searched; undefined while that is not known, null when there is none. */
  first: T | null | undefined
  /** Takes it, with what was typed since, Enters as new lines; answers what is left: the next search. */
  take: (found: T, typed: string) => string
  /** The key that takes; Enter unless told. */
  by?: 'Enter' | 'ArrowDown'
}

/**
 * Enter pressed before the answer stays in the field, and what is typed behind it goes, once the answer has come, where it
 * would have gone: nothing but what was searched is taken, and no key is lost, composed letters included. The arrows do
 * not walk through the answer to another text.
 */
export function useTypeAhead<T>({ text, setText, first, take, by = 'Enter' }: Asked<T>) {
  const at = text.indexOf(enter)
  const isWaiting = at >= 0
  useLayoutEffect(() => {
    if (!isWaiting || first === undefined) return
    if (first === null) return setText(searchOf(text))
    const typed = text.slice(at + 1).replaceAll(enter, '\n')
    setText(take(first, typed).replaceAll('\n', enter))
  })
  function onKeyDown(event: Typing) {
    if (!['Enter', 'ArrowDown', 'ArrowUp'].includes(event.key) || (!isWaiting && first !== undefined)) return
    event.preventDefault()
    event.defaultMuiPrevented = true
    if (event.key === by) setText(text + enter)
  }
  return { isWaiting, onKeyDown }
}

/** A value once it has not changed for a while. */
function useRested<T>(value: T, pause: number): T {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), pause)
    return () => clearTimeout(timer)
  }, [value, pause])
  return rested
}

interface Search<A> {
  key: readonly unknown[]
  text: string
  ask: (search: string, signal: AbortSignal) => Promise<A>
  isAsked: (search: string) => boolean
}

/**
 * The answer to a text that is being typed. The former one stays in view meanwhile: only when `isKnown` is it that of the
 * text.
 */
export function useFound<A>({ key, text, ask, isAsked }: Search<A>) {
  const search = searchOf(text)
  const asked = useRested(search, typingPause)
  const isOn = isAsked(asked)
  const { data, isFetching, isError, isPlaceholderData } = useQuery({
    queryKey: [...key, asked],
    queryFn: ({ signal }) => ask(asked, signal),
    enabled: isOn,
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  })
  return {
    asked,
    answer: isOn ? data : undefined,
    isKnown: asked === search && (!isOn || isError || (data !== undefined && !isPlaceholderData)),
    isFetching: isOn && isFetching,
    isError,
  }
}
