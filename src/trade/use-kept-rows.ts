import { useRef, useState } from 'react'
import { useSaveQueue } from './use-save-queue'

/** Where a change came from: the log of the record tells it. */
export type RowOrigin = 'screen' | 'import'
type Waiting = ReadonlyMap<number, RowOrigin>

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
  const latest = useRef(rows)
  const waiting = useRef<Waiting>(new Map())
  const queue = useSaveQueue<Waiting>({
    saved_at: kept.saved_at,
    take() {
      const next = waiting.current
      waiting.current = new Map()
      return next.size ? next : undefined
    },
    putBack(next) {
      waiting.current = new Map([...next, ...waiting.current])
    },
    save(next, saved_at) {
      const entries = latest.current.filter((row) => next.has(row.id)).map(kept.entryOf)
      return kept.save(entries, {
        saved_at,
        origin: [...next.values()].includes('import') ? 'import' : 'screen',
      })
    },
  })

  function change(changes: ReadonlyMap<number, Partial<Row>>, origin: RowOrigin = 'screen') {
    if (!changes.size) return
    latest.current = latest.current.map((row) => {
      const more = changes.get(row.id)
      return more ? { ...row, ...more } : row
    })
    setRows(latest.current)
    waiting.current = new Map([...waiting.current, ...[...changes.keys()].map((id) => [id, origin] as const)])
    queue.later()
  }
  const { state, savedAt, flush } = queue
  return { rows, state, savedAt, flush, change }
}
