import { useEffect, useMemo, useRef, useState } from 'react'
import type { AnswerLine, AnswerLot } from '../../../resources/tenders/answer'
import type { ConsultationAnswer } from '../../../resources/tenders/consultation-answers'
import { useEngine } from '../../fields/engine'
import { type DeviceDraft, deviceDraft, personOf } from '../../trade/device-draft'
import { useSaveQueue } from '../../trade/use-save-queue'
import { useConsultationCalls } from './use-tenders'

type Lots = readonly AnswerLot[]
type Asked = Pick<ConsultationAnswer, 'id' | 'answer' | 'response' | 'moment'>

/** What this device kept and the server does not have: taken up again where nothing has changed there since, else offered. */
function useKeptDraft({ id, answer, response, moment }: Asked) {
  const { session } = useEngine()
  const device = useMemo(
    () => deviceDraft<Lots>(personOf(session.user()), `consultation.${id}`),
    [session, id],
  )
  const [draft] = useState(() => {
    const found = moment === 'open' ? device.read() : undefined
    return found && JSON.stringify(found.value) !== JSON.stringify(answer?.lots) ? found : undefined
  })
  const isCurrent = draft?.version === (response?.saved_at ?? null)
  return { device, resumed: isCurrent ? draft?.value : undefined, other: isCurrent ? undefined : draft }
}

/**
 * A supplier's answer while it is typed: each change is kept a moment later, tried again when the network was away, and held by
 * the device meanwhile, so that closing the page loses nothing.
 */
export function useAnswer(asked: Asked) {
  const { id, answer, response } = asked
  const calls = useConsultationCalls()
  const { device, resumed, other } = useKeptDraft(asked)
  const [offered, offer] = useState<DeviceDraft<Lots> | undefined>(other)
  const [lots, setLots] = useState<Lots>(resumed ?? answer?.lots ?? [])
  /** What is typed now, for who comes back from the server a moment later. */
  const latest = useRef(lots)
  const waiting = useRef<Lots | undefined>(resumed)
  const queue = useSaveQueue<Lots>({
    saved_at: response?.saved_at ?? null,
    start: resumed ? 'saving' : 'saved',
    take() {
      const next = waiting.current
      waiting.current = undefined
      return next
    },
    putBack(next) {
      // Nothing older is sent in place of what was typed meanwhile.
      waiting.current ??= next
      hold()
    },
    save: (next, saved_at) => calls.save(id, { lots: next, saved_at }),
    onSaved: device.drop,
  })
  const { state, savedAt, flush } = queue

  /** The device keeps what the server does not have. */
  const hold = () => device.keep({ value: latest.current, version: queue.version.current })

  useEffect(() => {
    if (waiting.current) void flush()
    if (asked.moment === 'late') device.drop()
    const leave = () => {
      if (waiting.current || queue.isRunning()) hold()
    }
    window.addEventListener('pagehide', leave)
    return () => window.removeEventListener('pagehide', leave)
    // Once, for what the device held.
  }, [])

  function put(next: Lots) {
    latest.current = next
    setLots(next)
    waiting.current = next
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
  /** Takes lines over into what is typed now: of each only what they say. */
  const mergeLines = (lotId: number, lines: readonly Partial<AnswerLine>[]) => {
    const merged = new Map((lotOf(lotId)?.lines ?? []).map((line) => [line.tender_product_id, line]))
    for (const line of lines)
      if (line.tender_product_id)
        merged.set(line.tender_product_id, { ...merged.get(line.tender_product_id), ...line } as AnswerLine)
    changeLot(lotId, { lines: [...merged.values()] })
  }
  return {
    ...{ lots, state, flush, changeLot, mergeLines, savedAt },
    /** What was typed on this device over an older state of the answer: when, and what to do with it. */
    offered: offered && {
      at: offered.at,
      take: () => {
        put(offered.value)
        offer(undefined)
      },
      forget: () => {
        device.drop()
        offer(undefined)
      },
    },
  }
}
