import { useEffect, useRef, useState } from 'react'
import { HttpError } from '../../../providers/http-error'
import type { AnswerLine, AnswerLot } from '../../../resources/tenders/answer'
import type { ConsultationAnswer } from '../../../resources/tenders/answers'
import { useConsultationCalls } from './use-tenders'

export type SaveState = 'saved' | 'saving' | 'waiting' | 'conflict'
/** Milliseconds of rest after a keystroke, and before what the wire refused is tried again. */
const [rest, again] = [800, 4000]

/** A supplier's answer while it is typed: each change is kept a moment later, and tried again when the network was away. */
export function useAnswer({ id, answer, response }: ConsultationAnswer) {
  const calls = useConsultationCalls()
  const [lots, setLots] = useState<readonly AnswerLot[]>(answer?.lots ?? [])
  const [state, setState] = useState<SaveState>('saved')
  const version = useRef(response?.saved_at ?? null)
  const [savedAt, setSavedAt] = useState(response?.saved_at ?? null)
  const waiting = useRef<readonly AnswerLot[] | undefined>(undefined)
  const running = useRef<Promise<boolean> | undefined>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  async function saveAll(): Promise<boolean> {
    while (waiting.current) {
      const next = waiting.current
      waiting.current = undefined
      setState('saving')
      try {
        const { saved_at } = await calls.save(id, { lots: next, saved_at: version.current })
        version.current = saved_at
        setSavedAt(saved_at)
      } catch (error) {
        if (!(error instanceof HttpError)) throw error
        if (error.type === 'err409' || error.type === 'err540') {
          setState('conflict')
          return false
        }
        waiting.current ??= next
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

  function put(next: readonly AnswerLot[]) {
    setLots(next)
    waiting.current = next
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void flush(), rest)
  }
  const changeLot = (lotId: number, more: Partial<AnswerLot>) => {
    const known = lots.find(({ tender_family_id }) => tender_family_id === lotId)
    const lot = { tender_family_id: lotId, lines: [], ...known, ...more } as AnswerLot
    put([...lots.filter((one) => one !== known), lot].sort((a, b) => a.tender_family_id - b.tender_family_id))
  }
  const changeLine = (lotId: number, productId: number, more: Partial<AnswerLine>) => {
    const known = lots.find(({ tender_family_id }) => tender_family_id === lotId)?.lines ?? []
    const line = known.find(({ tender_product_id }) => tender_product_id === productId)
    const changed = { ...line, tender_product_id: productId, ...more } as AnswerLine
    changeLot(lotId, { lines: [...known.filter((one) => one !== line), changed] })
  }
  return { lots, state, flush, changeLot, changeLine, savedAt }
}
