import { useEffect, useSyncExternalStore } from 'react'

/** Parts of the page that hold something unsaved beside its form. */
const holders = new Set<symbol>()
const listeners = new Set<() => void>()

const change = (act: () => void) => {
  act()
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether something unsaved stands on the page that the guard of the page does not know by itself. */
export const hasUnsaved = (): boolean => holders.size > 0
export const useHasUnsaved = (): boolean => useSyncExternalStore(subscribe, hasUnsaved)

/** Tells the guard of the page (`LeaveGuard`: the router knows one) that leaving now would lose something. */
export function useUnsaved(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return
    const holder = Symbol()
    change(() => holders.add(holder))
    return () => change(() => holders.delete(holder))
  }, [isDirty])
}

let isAsking = true

/** The page goes away by itself and keeps what is typed in it: the session has ended. Nobody is asked. */
export const askNoMore = (): void => {
  isAsking = false
}

// While one develops, pages are loaded again by themselves, and keep what is typed in them.
if (import.meta.hot) import.meta.hot.on('vite:beforeFullReload', askNoMore)

/** The browser asks before the page is closed or reloaded, unless `mayGo` says by then that nothing is lost. */
export function useCloseQuestion(isDirty: boolean, mayGo?: () => boolean | undefined): void {
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => {
      if (isAsking && !mayGo?.()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
    // Only being dirty or not changes the question.
  }, [isDirty])
}
