import type { RowOf } from '../../resources/schema/infer'
import {
  type ExplanationAnswer,
  explanationState,
  mayExplain,
  type OwnExplanation,
} from '../../resources/tenders/explanations'
import type { tenderExplanation } from '../../resources/tenders/tender-explanation'
import type { Work } from '../api/work'

const filesSql = `coalesce((select json_agg(json_build_object('id', k.id, 'filename', k.filename) order by j.position)
  from tender_explanation_file_ids j join file k on k.id = j.file_id where j.tender_explanation_id = e.id and k."deletedAt" is null),
  '[]'::json) as files`
const exchange = `e.id, e.asked_at, e.deadline, e.question, e.answered_at, e.answer, ${filesSql}`
const nameOf = (user: string) => `nullif(concat_ws(' ', ${user}.first_name, ${user}.last_name), '')`

const lotSql = `
  select ${exchange}, e.supplier_id, e.offer_print, ${nameOf('q')} as asked_by, ${nameOf('w')} as answered_by,
    ${nameOf('d')} as decided_by, e.decision, e.reason, e.decided_at
  from tender_explanation e left join "user" q on q.id = e.asked_by left join "user" w on w.id = e.answered_by
    left join "user" d on d.id = e.decided_by
  where e.tender_family_id = $1 and e."deletedAt" is null order by e.id desc`

type LotRow = Omit<ExplanationAnswer, 'offer_id' | 'current' | 'state'> &
  RowOf<typeof tenderExplanation, 'supplier_id' | 'offer_print'>

/** The exchanges of a lot, the last first, each with the offer that it was about. */
export async function explanationsOf(
  { tx, now }: Pick<Work, 'tx' | 'now'>,
  lotId: number,
  offers: readonly { id: number; supplier_id: number; print: string }[],
): Promise<ExplanationAnswer[]> {
  const rows = await tx.query<LotRow>(lotSql, [lotId])
  const bySupplier = new Map(offers.map((offer) => [offer.supplier_id, offer]))
  return rows.flatMap(({ supplier_id, offer_print, ...row }) => {
    const offer = bySupplier.get(supplier_id)
    const state = explanationState(row, now)
    return offer ? [{ ...row, offer_id: offer.id, current: offer.print === offer_print, state }] : []
  })
}

const ownSql = `
  select ${exchange}, e.decision, l.lot_number, l.label as lot
  from tender_explanation e join tender_family l on l.id = e.tender_family_id
  where e.tender_id = $1 and e.supplier_id = $2 and e."deletedAt" is null order by e.id desc`

/** What a supplier was asked of its prices, and what it has answered; what was decided is told by the award's letters. */
export async function ownExplanations(
  { tx, now }: Pick<Work, 'tx' | 'now'>,
  tenderId: number,
  supplierId: number,
): Promise<OwnExplanation[]> {
  const rows = await tx.query<Omit<OwnExplanation, 'open'> & RowOf<typeof tenderExplanation, 'decision'>>(
    ownSql,
    [tenderId, supplierId],
  )
  return rows.map(({ decision, ...row }) => ({ ...row, open: mayExplain({ ...row, decision }, now) }))
}
