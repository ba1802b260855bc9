import { useEffect, useRef, useState } from 'react'
import { HttpError } from '../../../providers/http-error'
import type { PriceRequestAnswer, PriceRequestLine } from '../../../resources/pricing/answers'
import type { PriceEntry } from '../../../resources/pricing/price-entry'
import { usePriceRequestCalls } from './use-pricing'

export type SaveState = 'saved' | 'saving' | 'waiting' | 'conflict'
type Origin = 'screen' | 'import'
export type PriceChange = Partial<Omit<PriceEntry, 'id'>>

/** Milliseconds of rest after a keystroke, and before what the wire refused is tried again. */
const [rest, again] = [800, 4000]

const entryOf = ({ id, quotation, available, packaging, comment }: PriceRequestLine): PriceEntry => ({
  ...{ id, quotation, available, packaging, comment },
})

/** A supplier's prices while they are typed: what changed is kept a moment later, and tried again when the network was away. */
export function usePriceRows({ id, rows: read, saved_at }: PriceRequestAnswer) {
  const calls = usePriceRequestCalls()
  const [rows, setRows] = useState(read)
  const [state, setState] = useState<SaveState>('saved')
  const [savedAt, setSavedAt] = useState(saved_at)
  const latest = useRef(rows)
  const version = useRef(saved_at)
  const waiting = useRef(new Map<number, Origin>())
  const running = useRef<Promise<boolean>>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  async function saveAll(): Promise<boolean> {
    while (waiting.current.size) {
      const next = waiting.current
      waiting.current = new Map()
      setState('saving')
      try {
        const lines = latest.current.filter((row) => next.has(row.id)).map(entryOf)
        const origin = [...next.values()].includes('import') ? 'import' : 'screen'
        const { saved_at: at } = await calls.save(id, { lines, saved_at: version.current, origin })
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

  function change(changes: ReadonlyMap<number, PriceChange>, origin: Origin = 'screen') {
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

export type PriceRows = ReturnType<typeof usePriceRows>
