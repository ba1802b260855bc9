import { useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { goTo, type Places, placesOf } from './scroll-places'

const store = 'portail-achats.scroll'
/** Milliseconds that rows on their way are waited for. */
const patience = 8000
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

function read(): Map<string, Places> {
  try {
    return new Map(Object.entries(JSON.parse(window.sessionStorage.getItem(store) ?? '{}')))
  } catch {
    return new Map()
  }
}

/** Keeps the last visited places for after a reload. */
function keep(known: ReadonlyMap<string, Places>) {
  // Who has logged out leaves no places behind.
  if (!localStorage.token) return
  try {
    window.sessionStorage.setItem(store, JSON.stringify(Object.fromEntries([...known].slice(-50))))
  } catch {
    // A full storage only forgets where one was.
  }
}

let known: Map<string, Places> | undefined

/** Goes to the places as soon as the page is long enough, until the person moves by itself; answers how to stop. */
function comeBack(places: Places): () => void {
  const stop = () => {
    window.cancelAnimationFrame(frame)
    for (const move of ownMoves) window.removeEventListener(move, stop, true)
  }
  const until = performance.now() + patience
  const go = () => {
    if (goTo(document, places) || performance.now() > until) return stop()
    frame = window.requestAnimationFrame(go)
  }
  let frame = window.requestAnimationFrame(go)
  for (const move of ownMoves) window.addEventListener(move, stop, true)
  return stop
}

/**
 * A new page starts at its top; going back or forward comes to where one was (specification 1 §2), also where the rows are
 * still on their way, and also inside a list that scrolls by itself.
 */
export function ScrollMemory() {
  const { key, pathname } = useLocation()
  // The first page of every document has the same key, whatever its address.
  const page = `${key} ${pathname}`
  const isBack = useNavigationType() === 'POP'
  useLayoutEffect(() => {
    known ??= read()
    const places = known
    const remember = () => places.set(page, placesOf(document))
    const leave = () => keep(places)
    const before = isBack ? places.get(page) : undefined
    if (!isBack) window.scrollTo(0, 0)
    const stop = before && comeBack(before)
    document.addEventListener('scroll', remember, { capture: true, passive: true })
    window.addEventListener('pagehide', leave)
    return () => {
      stop?.()
      document.removeEventListener('scroll', remember, { capture: true })
      window.removeEventListener('pagehide', leave)
    }
  }, [page, isBack])
  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    return () => {
      window.history.scrollRestoration = 'auto'
    }
  }, [])
  return null
}
