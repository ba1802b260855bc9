import { volumesTexts as texts } from '../../i18n/fr/volumes'
import { tenderProduct } from '../../resources/tenders/tender-lot'
import { ApiError } from '../api/error'
import { repo } from '../api/repo'
import type { Work } from '../api/work'
import { lockTender } from './consolidate-request'
import { lockRequest } from './request'

const keptSql = `
  select p.id from purchase_volume_result v join tender_product p on p.tender_family_id = v.tender_family_id and p.product_id = v.product_id
  where v.purchase_volume_request_id = $1 and v.product_id = $2 and v.answers + v.prefilled = 0 and p.volume > 0 and p."deletedAt" is null
  for update of p`

/** Sets to 0 what a lot holds of a product that nobody said anything of, while its tender is in preparation (err409 otherwise). */
export async function clearLot(
  work: Work,
  { id, product_id }: { id: number; product_id: number },
): Promise<void> {
  const request = await lockRequest(work.tx, id)
  await lockTender(work, request)
  const [kept] = await work.tx.query<{ id: number }>(keptSql, [id, product_id])
  if (!kept) throw new ApiError('err409', { display: texts.nothingKept })
  await repo(work, tenderProduct).update(kept.id, { volume: '0' })
}
