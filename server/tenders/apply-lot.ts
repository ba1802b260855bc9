import { parisDay } from '../../resources/schema/paris-time'
import type { Tx } from '../database/tx'
import { catalogueSql } from './apply-catalogue-sql'
import { directorySql } from './apply-directory-sql'
import type { TenderRow } from './tender-row'

/** What a lot's application wrote. */
export interface Applied {
  articles: number
  proposals: number
}

/**
 * Writes what a lot's award means, in the caller's one transaction: articles and prices, contracts, referencing, platforms,
 * coverage (domain §9.7). Each statement works on the whole lot, so that thousands of lines take seconds.
 */
export async function applyLot(
  tx: Tx,
  tender: TenderRow,
  { lotId, now }: { lotId: number; now: Date },
): Promise<Applied> {
  const today = parisDay(now)
  const planned = tender.appliance_date ?? String(tender.market_openning_date)
  const from = planned < today ? today : planned
  const articles = await tx.query<{ id: number }>(catalogueSql.articles, [
    lotId,
    tender.id,
    now,
    from <= today,
  ])
  const ids = articles.map(({ id }) => id)
  await tx.query(catalogueSql.labels, [lotId, ids])
  await tx.query(catalogueSql.replaced, [ids, from, now])
  await tx.query(catalogueSql.closed, [ids, from, now])
  await tx.query(catalogueSql.prices, [lotId, from, tender.market_closing_date, tender.id, now])
  await tx.query(catalogueSql.notRenewed, [lotId, tender.previous_id ?? null, now])
  await tx.query(directorySql.contracts, [lotId, tender.id, now])
  const proposals = await tx.query(directorySql.referencing, [lotId, tender.id, now, tender.is_public])
  await tx.query(directorySql.families, [lotId, proposals.map(({ id }) => id)])
  await tx.query(directorySql.platforms, [lotId, tender.id, now])
  await tx.query(directorySql.coverage, [lotId, tender.id, now])
  await tx.query('update tender_family set applied_at = $2, "updatedAt" = $2 where id = $1', [lotId, now])
  return { articles: ids.length, proposals: proposals.length }
}
