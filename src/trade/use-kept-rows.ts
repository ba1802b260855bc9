import { useRef, useState } from 'react'
import { useHeld } from './use-held'
import { useSaveQueue } from './use-save-queue'

/** Where a change came from: the log of the record tells it. */
export type RowOrigin = 'screen' | 'import'
type Waiting = ReadonlyMap<number, RowOrigin>

interface Kept<Row, Entry> {
  /** Under which the device holds them. */
  name: string
  isOpen: boolean
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

/** The rows of an answer while they are typed: what changed is kept a moment later, tried again when the network was away, and held by the device meanwhile. */
export function useKeptRows<Row extends { id: number }, Entry extends { id: number } & Partial<Row>>(
  kept: Kept<Row, Entry>,
) {
  const [rows, setRows] = useState(kept.rows)
  const latest = useRef(rows)
  const waiting = useRef<Waiting>(new Map())
  /** Rows that the server does not have as they are typed. */
  const unsaved = useRef(new Set<number>())
  const queue = useSaveQueue<Waiting>({
    saved_at: kept.saved_at,
    take() {
      const next = waiting.current
      waiting.current = new Map()
      return next.size ? next : undefined
    },
    putBack(next) {
      waiting.current = new Map([...next, ...waiting.current])
      held.hold()
    },
    save(next, saved_at) {
      const entries = entriesOf(next)
      return kept.save(entries, {
        saved_at,
        origin: [...next.values()].includes('import') ? 'import' : 'screen',
      })
    },
    onSaved() {
      if (waiting.current.size) return
      unsaved.current.clear()
      held.drop()
    },
  })
  const entriesOf = (ids: { has: (id: number) => boolean }) =>
    latest.current.filter(({ id }) => ids.has(id)).map(kept.entryOf)
  const held = useHeld<Entry[]>({
    name: kept.name,
    version: kept.saved_at,
    isOpen: kept.isOpen,
    typed: () =>
      unsaved.current.size
        ? { value: entriesOf(unsaved.current), version: queue.version.current }
        : undefined,
    isKnown: (value) =>
      JSON.stringify(entriesOf(new Set(value.map(({ id }) => id)))) === JSON.stringify(value),
    take: (value) => change(new Map(value.map((entry) => [entry.id, entry]))),
  })

  function change(changes: ReadonlyMap<number, Partial<Row>>, origin: RowOrigin = 'screen') {
    if (!changes.size) return
    latest.current = latest.current.map((row) => {
      const more = changes.get(row.id)
      return more ? { ...row, ...more } : row
    })
    setRows(latest.current)
    waiting.current = new Map([...waiting.current, ...[...changes.keys()].map((id) => [id, origin] as const)])
    for (const id of changes.keys()) unsaved.current.add(id)
    held.hold()
    queue.later()
  }
  const { state, savedAt, flush } = queue
  return { rows, state, savedAt, flush, change, offered: held.offered }
}
