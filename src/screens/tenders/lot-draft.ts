import type { RowOf } from '../../../resources/schema/infer'
import type { LotAnswer, PreparationAnswer } from '../../../resources/tenders/preparation-answers'
import { lotFields } from '../../../resources/tenders/preparation-endpoints'
import type { tenderFamily } from '../../../resources/tenders/tender-lot'
import { asDeclared } from '../../admin/form/LooseFields'

/** A lot as it is typed. */
export interface LotDraft
  extends RowOf<typeof tenderFamily, 'label' | 'zone_id'>,
    Partial<RowOf<typeof tenderFamily, 'id'>> {
  key: number
  family_id: number | null
  /** What the two references are called. */
  family?: string
  zone?: string | null
  /** The lot as it is saved. */
  saved?: LotAnswer
}

export const draftsOf = (lots: PreparationAnswer['lots']): LotDraft[] =>
  lots.map((saved) => {
    const { id, label, family_id, family, zone_id, zone } = saved
    return { key: id, id, label, family_id, family, zone_id, zone, saved }
  })

/** What of a lot is sent. */
export const sentOf = ({ id, label, family_id, zone_id }: LotDraft) =>
  asDeclared(lotFields, { ...(id === undefined ? {} : { id }), label, family_id, zone_id })
