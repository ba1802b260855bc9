import type { LotSaving } from '../../resources/tenders/answers'
import { ApiError } from '../api/error'
import type { Work } from '../api/work'
import { findTender, isReadable } from './tender-row'

/** By lot, the offer that was retained first, or that stands first; on the products that it answers and whose last price is known. */
const savingsSql = `
  select l.lot_number, l.label, m.label as family, w.supplier, round(sum(p.volume * p.reference_price), 2)::text as before,
    round(sum(p.volume * n.quotation * n.coef / n.coef_negotiation), 2)::text as now
  from tender_family l join family m on m.id = l.family_id
    cross join lateral (select f.id, s.name as supplier from tender_response_family f join tender_response r on r.id = f.tender_response_id
      join supplier s on s.id = r.supplier_id where f.tender_family_id = l.id and f.rank is not null and f."deletedAt" is null
      order by f.decision_rank nulls last, f.rank limit 1) w
    join tender_response_line n on n.tender_response_family_id = w.id and n.quotation is not null
    join tender_product p on p.id = n.tender_product_id and p.reference_price > 0
  where l.tender_id = $1 and l."deletedAt" is null group by l.id, m.label, w.supplier order by l.lot_number`

/** What the first offer of each lot costs against the last period, once the offers are open (I-19). */
export async function savingsOf({ tx }: Pick<Work, 'tx'>, id: number): Promise<LotSaving[]> {
  const tender = await findTender(tx, id)
  if (!isReadable(tender)) throw new ApiError('err541')
  return tx.query<LotSaving & Record<string, unknown>>(savingsSql, [id])
}
