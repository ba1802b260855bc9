import { tenderTexts } from '../../i18n/fr/tenders'
import type { FieldError } from '../../resources/schema/check'
import type { LotOffer } from '../../resources/tenders/comparison-answers'
import type { Tx } from '../database/tx'

interface Decided {
  offer_id: number
  decision: 'retained' | 'rejected' | null
  reason?: string | null
}

const freeSql = `select f.id, count(*)::int as n from tender_response_family f
    join tender_response_line n on n.tender_response_family_id = f.id and n.quotation = 0
  where f.tender_family_id = $1 and f.id = any($2::bigint[]) group by f.id`

/** Offers of a lot that are retained with prices of 0 and no reason: whoever retains one says why (5-doors §1.3). */
export async function freeRefusals(
  tx: Tx,
  { lotId, offers }: { lotId: number; offers: readonly Pick<LotOffer, 'id' | 'supplier'>[] },
  decisions: readonly Decided[],
): Promise<FieldError[]> {
  const isUnsaid = ({ decision, reason }: Decided) =>
    decision === 'retained' && (reason?.trim().length ?? 0) < 3
  const asked = decisions.filter(isUnsaid).map(({ offer_id }) => offer_id)
  if (!asked.length) return []
  const free = new Map(
    (await tx.query<{ id: number; n: number }>(freeSql, [lotId, asked])).map(({ id, n }) => [id, n]),
  )
  const suppliers = new Map(offers.map(({ id, supplier }) => [id, supplier]))
  return decisions.flatMap((one, at): FieldError[] => {
    const [n, supplier] = [free.get(one.offer_id), suppliers.get(one.offer_id)]
    if (!n || !supplier || !isUnsaid(one)) return []
    return [{ name: `decisions.${at}.reason`, message: tenderTexts.freeRetained({ supplier, n }) }]
  })
}
