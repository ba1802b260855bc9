import { useEffect, useRef, useState } from 'react'
import { answerFileScreens } from '../../../i18n/fr/answer-file-screens'
import { HttpError } from '../../../providers/http-error'
import type { SavedAt } from '../../../resources/schema/told'
import type { AnswerLine, AnswerLot } from '../../../resources/tenders/answer'
import type { ConsultationAnswer } from '../../../resources/tenders/consultation-answers'
import { consultations } from '../../../resources/tenders/consultation-endpoints'
import { useOwnEndpoints } from '../../trade/standing-for'
import { useHeld } from '../../trade/use-held'
import { useSaveQueue } from '../../trade/use-save-queue'

type Lots = readonly AnswerLot[]
type AskedConsultation = Pick<ConsultationAnswer, 'id' | 'supplier_id' | 'answer' | 'response' | 'moment'>

/**
 * A supplier's answer while it is typed: each change is kept a moment later, tried again when the network was away, and held by
 * the device meanwhile, so that closing the page loses nothing.
 */
export function useAnswer(asked: AskedConsultation) {
  const { id, supplier_id, answer, response, moment } = asked
  const calls = useOwnEndpoints(consultations)
  const [lots, setLots] = useState<Lots>(answer?.lots ?? [])
  /** What is typed now, for who comes back from the server a moment later. */
  const latest = useRef(lots)
  const waiting = useRef<Lots | undefined>(undefined)
  /** Whether the server does not have all that is typed. */
  const unsaved = useRef(false)
  /** A change of the answer beside what is typed, while it runs: nothing is saved over the state that it was made over. */
  const changing = useRef<Promise<unknown>>(undefined)
  const queue = useSaveQueue<Lots>({
    saved_at: response?.saved_at ?? null,
    take() {
      const next = waiting.current
      waiting.current = undefined
      return next
    },
    putBack(next) {
      // Nothing older is sent in place of what was typed meanwhile.
      waiting.current ??= next
      held.hold()
    },
    save: async (next): Promise<SavedAt> => {
      await changing.current
      return calls.save({ id, lots: next, saved_at: queue.version.current }, { quiet: true })
    },
    onSaved: () => {
      if (waiting.current) return
      unsaved.current = false
      held.drop()
    },
  })
  const { state, savedAt, flush } = queue

  const held = useHeld<Lots>({
    name: `consultation.${id}.${supplier_id}`,
    version: response?.saved_at ?? null,
    isOpen: moment === 'open',
    typed: () => (unsaved.current ? { value: latest.current, version: queue.version.current } : undefined),
    isKnown: (value) => JSON.stringify(value) === JSON.stringify(latest.current),
    take: put,
  })
  useEffect(() => {
    if (moment === 'late') held.drop()
    // Once, for what the device held.
  }, [])

  function put(next: Lots) {
    latest.current = next
    setLots(next)
    waiting.current = next
    unsaved.current = true
    held.hold()
    queue.later()
  }
  const lotOf = (lotId: number) => latest.current.find(({ tender_family_id }) => tender_family_id === lotId)
  const changeLot = (lotId: number, more: Partial<AnswerLot>) => {
    const known = lotOf(lotId)
    const lot = { tender_family_id: lotId, lines: [], ...known, ...more } as AnswerLot
    put(
      [...latest.current.filter((one) => one !== known), lot].sort(
        (a, b) => a.tender_family_id - b.tender_family_id,
      ),
    )
  }
  /** Changes the answer on the server beside what is typed, once that is kept: over its state, which is another one afterwards. */
  async function beside<T extends SavedAt>(change: (saved_at: string | null) => Promise<T>): Promise<T> {
    if (!(await flush()))
      throw new HttpError({ status: 409, type: 'err409', display: answerFileScreens.notSaved })
    const running = change(queue.version.current)
    changing.current = running.catch(() => undefined)
    const changed = await running
    queue.version.current = changed.saved_at
    return changed
  }
  /** Takes lines over into what is typed now: of each only what they say. */
  const mergeLines = (lotId: number, lines: readonly Partial<AnswerLine>[]) => {
    const merged = new Map((lotOf(lotId)?.lines ?? []).map((line) => [line.tender_product_id, line]))
    for (const line of lines)
      if (line.tender_product_id)
        merged.set(line.tender_product_id, { ...merged.get(line.tender_product_id), ...line } as AnswerLine)
    changeLot(lotId, { lines: [...merged.values()] })
  }
  return {
    ...{ lots, state, flush, changeLot, mergeLines, beside, savedAt },
    offered: held.offered,
  }
}
