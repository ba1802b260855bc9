import { useEffect, useRef, useState } from 'react'
import { HttpError } from '../../providers/http-error'

export type SaveState = 'saved' | 'saving' | 'waiting' | 'conflict'
/** Where a change came from: the log of the record tells it. */
export type RowOrigin = 'screen' | 'import'

/** Milliseconds of rest after a keystroke, and before what the wire refused is tried again. */
const [rest, again] = [800, 4000]

interface Kept<Row, Entry> {
  rows: Row[]
  /** When the server last kept a row; null before the first time. */
  saved_at: string | null
  /** What is sent of a row. */
  entryOf: (row: Row) => Entry
  save: (
    entries: Entry[],
    how: { saved_at: string | null; origin: RowOrigin },
  ) => Promise<{ saved_at: string }>
}

/** The rows of an answer while they are typed: what changed is kept a moment later, and tried again when the network was away. */
export function useKeptRows<Row extends { id: number }, Entry>(kept: Kept<Row, Entry>) {
  const [rows, setRows] = useState(kept.rows)
  const [state, setState] = useState<SaveState>('saved')
  const [savedAt, setSavedAt] = useState(kept.saved_at)
  const latest = useRef(rows)
  const version = useRef(kept.saved_at)
  const waiting = useRef(new Map<number, RowOrigin>())
  const running = useRef<Promise<boolean>>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  async function saveAll(): Promise<boolean> {
    while (waiting.current.size) {
      const next = waiting.current
      waiting.current = new Map()
      setState('saving')
      try {
        const lines = latest.current.filter((row) => next.has(row.id)).map(kept.entryOf)
        const origin = [...next.values()].includes('import') ? 'import' : 'screen'
        const { saved_at: at } = await kept.save(lines, { saved_at: version.current, origin })
        version.current = at
        setSavedAt(at)
      } catch (error) {
        if (!(error instanceof HttpError)) throw error
        // What could not be kept goes on waiting, what was typed meanwhile with it.
        waiting.current = new Map([...next, ...waiting.current])
        if (error.type === 'err409' || error.type === 'err540') {
          setState('conflict')
          return false
        }
        setState('waiting')
        timer.current = setTimeout(() => void flush(), again)
        return false
      }
    }
    setState('saved')
    return true
  }
  /** Keeps what waits; answers whether all of it is kept. One at a time, so that none overtakes another. */
  function flush(): Promise<boolean> {
    clearTimeout(timer.current)
    running.current ??= saveAll().finally(() => {
      running.current = undefined
    })
    return running.current
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  function change(changes: ReadonlyMap<number, Partial<Row>>, origin: RowOrigin = 'screen') {
    if (!changes.size) return
    latest.current = latest.current.map((row) => {
      const more = changes.get(row.id)
      return more ? { ...row, ...more } : row
    })
    setRows(latest.current)
    for (const line of changes.keys()) waiting.current.set(line, origin)
    setState((known) => (known === 'conflict' ? known : 'saving'))
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void flush(), rest)
  }
  return { rows, state, savedAt, flush, change }
}
