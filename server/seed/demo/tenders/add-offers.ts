import type { AnswerContent } from '../../../../resources/tenders/answer'
import { hashOf, type Reader, type Secret, sealContent } from '../../../tenders/answer-content'
import { keyRow } from '../../../tenders/opening-key'
import type { Dataset } from '../../dataset'
import { type MadeTender, yearOf } from './add-tender'
import { answerOf } from './answer-rows'
import { type Cast, momentOf } from './tender-rows'

/** An answer that is still to be sealed: the key is the server's. */
export interface SealedAnswer {
  response: Record<string, unknown> & { id: number; tender_id: number; supplier_id: number }
  content: AnswerContent
}

/** The answers that suppliers have begun or sent. */
export function addOffers(
  data: Dataset,
  { id: tender_id, tender, lots, cast, now }: MadeTender & { cast: Cast; now: Date },
): SealedAnswer[] {
  return tender.offers.flatMap(({ supplier, state, at = 0 }, place) => {
    const supplier_id = cast.suppliers.get(supplier)
    if (state === 'none' || !supplier_id) return []
    const isSent = state === 'sent'
    const days = Math.min(-1, tender.days.limit - 1)
    const saved_at = momentOf(now, days, `${String(9 + place).padStart(2, '0')}:40`)
    const [row] = data.add('tender_response', [
      {
        tender_id,
        supplier_id,
        version: isSent ? 1 : 0,
        status: isSent ? '150' : '100',
        submitted_at: isSent ? saved_at : null,
        saved_at,
        createdAt: saved_at,
      },
    ])
    const id = row?.id ?? 0
    const content = answerOf(lots, { tender_id, supplier_id, at, departments: cast.departments })
    return row ? [{ response: Object.assign(row, { id, tender_id, supplier_id }), content }] : []
  })
}

/** Seals what the answers hold, and gives those that were sent their receipt, as the sending does. */
export function sealRows(
  data: Dataset,
  config: Secret,
  {
    answers,
    readers,
    opened,
  }: {
    answers: readonly SealedAnswer[]
    readers: ReadonlyMap<number, readonly Reader[]>
    /** When the offers of a tender were opened, by its id: their key is released. */
    opened: ReadonlyMap<number, string>
  },
): void {
  const keys = new Map<number, string>()
  for (const tender_id of new Set(answers.map(({ response }) => response.tender_id))) {
    const row = keyRow(config, { tender_id, round: 0 })
    data.add('tender_key', [{ ...row, released_at: opened.get(tender_id) ?? null }])
    keys.set(tender_id, row.public_key)
  }
  for (const { response, content } of answers) {
    const place = { tender_id: response.tender_id, response_id: response.id }
    const to = { readers: readers.get(response.supplier_id) ?? [] }
    response.draft = sealContent(config, place, { content, to })
    if (response.status !== '150') continue
    const at = String(response.submitted_at)
    const receipt_number = `R-${yearOf(at)}-${String(response.tender_id).padStart(4, '0')}-${response.id}-1`
    response.receipt_number = receipt_number
    data.add('tender_response_version', [
      {
        tender_response_id: response.id,
        version: 1,
        kind: 'sent',
        at,
        receipt_number,
        sha256: hashOf(content),
        content: sealContent(config, place, {
          content,
          to: { ...to, opening: { round: 0, publicKey: keys.get(response.tender_id) ?? '' } },
        }),
      },
    ])
  }
}
