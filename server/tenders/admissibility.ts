import { lowTexts } from '../../i18n/fr/low-offers'
import { tenderTexts } from '../../i18n/fr/tenders'
import { tenderExplanation } from '../../resources/tenders/tender-explanation'
import { ApiError, invalid } from '../api/error'
import { repo } from '../api/repo'
import type { Work } from '../api/work'
import { openedLot } from './lot-offers'
import { namesLow } from './low-offers'
import { lockTender, refuseUnless } from './tender-row'

/** Writes that an offer is irregular and why, or admissible: nothing that was noted and decided of it holds. */
export async function setIrregular(
  { tx, now }: Pick<Work, 'tx' | 'now'>,
  lotId: number,
  { offer_id, reason }: { offer_id: number; reason: string | null },
): Promise<{ supplier_id: number }> {
  const [row] = await tx.query<{ supplier_id: number }>(
    `update tender_response_family f set irregular_reason = $3, score = null, rank = null, final_score = null, decision = null,
       decision_rank = null, decision_reason = null, "updatedAt" = $4
     from tender_response r
     where f.id = $1 and f.tender_family_id = $2 and f."deletedAt" is null and r.id = f.tender_response_id returning r.supplier_id`,
    [offer_id, lotId, reason, now],
  )
  if (!row) throw new ApiError('err404', { display: tenderTexts.noOffer })
  return row
}

const rejectedSql = `select id from tender_explanation
  where tender_family_id = $1 and supplier_id = $2 and decision = 'rejected' and "deletedAt" is null`

/** Puts an offer out of a lot, or back in, with its reason; low prices alone are judged by their exchange (`explanations.ts`). */
export async function judgeAdmissibility(
  work: Work,
  lotId: number,
  { offer_id, reason }: { offer_id: number; reason: string | null },
): Promise<void> {
  const { tender } = await openedLot(work.tx, lotId)
  refuseUnless(await lockTender(work.tx, tender.id), '250')
  const told = reason?.trim() ?? null
  if (told !== null && told.length < 3) throw invalid([{ name: 'reason', message: tenderTexts.reason }])
  if (namesLow(told)) throw invalid([{ name: 'reason', message: lowTexts.noExchange }])
  const { supplier_id } = await setIrregular(work, lotId, { offer_id, reason: told })
  if (told !== null) return
  // Whoever is let back in after a rejection for its prices is to be judged on its explanations again.
  for (const { id } of await work.tx.query<{ id: number }>(rejectedSql, [lotId, supplier_id]))
    await repo(work, tenderExplanation).update(id, {
      ...{ decision: null, reason: null, decided_at: null, decided_by: null },
    })
}
