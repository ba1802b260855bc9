import type { AnswerContent } from '../../resources/tenders/answer'
import type { OwnRound } from '../../resources/tenders/rounds'
import type { Work } from '../api/work'

const roundSql = `
  select round, deadline, message, array_agg(tender_family_id order by tender_family_id) as lots from negotiation
  where tender_id = $1 and supplier_id = $2 and closed_at is null and "deletedAt" is null group by round, deadline, message`

/** The round that runs, where the supplier was asked into it. */
export async function ownRound(
  work: Work,
  tenderId: number,
  supplierId: number,
): Promise<OwnRound | undefined> {
  const [round] = await work.tx.query<OwnRound & Record<string, unknown>>(roundSql, [tenderId, supplierId])
  return round
}

/** What a supplier sends in a round: the lots that are negotiated as it has them now, the others as it sent them. */
export function inRound(sent: AnswerContent, draft: AnswerContent, { lots }: OwnRound): AnswerContent {
  const asked = new Set(lots)
  const now = new Map(draft.lots.map((lot) => [lot.tender_family_id, lot]))
  return {
    ...sent,
    comment: draft.comment ?? null,
    lots: sent.lots.map((lot) =>
      asked.has(lot.tender_family_id) ? (now.get(lot.tender_family_id) ?? lot) : lot,
    ),
  }
}

/** Notes which version of its answer a supplier's round has led to. */
export const keepRound = (
  work: Work,
  { tender_id, supplier_id }: { tender_id: number; supplier_id: number },
  { round, version }: { round: number; version: number },
) =>
  work.tx.beyond('tenders', (past) =>
    past.query(
      `update negotiation set version_after = $4, "updatedAt" = $5, lock_version = lock_version + 1
       where tender_id = $1 and supplier_id = $2 and round = $3 and "deletedAt" is null`,
      [tender_id, supplier_id, round, version, work.now],
    ),
  )
