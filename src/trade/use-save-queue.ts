import { useEffect, useRef, useState } from 'react'
import { HttpError } from '../../providers/http-error'

export type SaveState = 'saved' | 'saving' | 'waiting' | 'conflict'

/** Milliseconds of rest after a keystroke, and before what the wire refused is tried again. */
const [rest, again] = [800, 4000]

interface Queue<Waiting> {
  /** When the server last kept something; null before the first time. */
  saved_at: string | null
  /** Takes what waits; undefined where nothing does. */
  take: () => Waiting | undefined
  /** What could not be kept waits again, before what came meanwhile. */
  putBack: (next: Waiting) => void
  save: (next: Waiting, saved_at: string | null) => Promise<{ saved_at: string }>
  onSaved?: () => void
}

/**
 * What is typed goes to the server a moment later, one call at a time so that none overtakes another, and again while the
 * network is away; where somebody else has saved meanwhile, the state is `conflict`.
 */
export function useSaveQueue<Waiting>(queue: Queue<Waiting>) {
  const [state, setState] = useState<SaveState>('saved')
  const [savedAt, setSavedAt] = useState(queue.saved_at)
  const version = useRef(queue.saved_at)
  const running = useRef<Promise<boolean> | undefined>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function refused(next: Waiting, error: unknown): false {
    if (!(error instanceof HttpError)) throw error
    queue.putBack(next)
    const isStale = error.type === 'err409' || error.type === 'err540'
    setState(isStale ? 'conflict' : 'waiting')
    if (!isStale) timer.current = setTimeout(() => void flush(), again)
    return false
  }
  async function saveAll(): Promise<boolean> {
    for (let next = queue.take(); next !== undefined; next = queue.take()) {
      setState('saving')
      try {
        const { saved_at } = await queue.save(next, version.current)
        version.current = saved_at
        setSavedAt(saved_at)
        queue.onSaved?.()
      } catch (error) {
        return refused(next, error)
      }
    }
    setState('saved')
    return true
  }
  /** Keeps what waits; answers whether all of it is kept. */
  function flush(): Promise<boolean> {
    clearTimeout(timer.current)
    running.current ??= saveAll().finally(() => {
      running.current = undefined
    })
    return running.current
  }
  /** Something waits: it is kept once one rests. */
  function later() {
    setState((known) => (known === 'conflict' ? known : 'saving'))
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void flush(), rest)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  return { state, savedAt, version, flush, later, isRunning: () => running.current !== undefined }
}
