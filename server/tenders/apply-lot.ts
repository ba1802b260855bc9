import { partyTexts } from '../../i18n/fr/parties'
import { endOn, lay } from '../../resources/catalogue/paint-line'
import { addDays, parisDay } from '../../resources/schema/paris-time'
import type { Tx } from '../database/tx'
import { applyDatedPrices } from '../trade/apply-dated-prices'
import { byNobody } from '../trade/order-events'
import { type Paint, paintPrices } from '../trade/paint-prices'
import { namesWhy, shutAt } from '../trade/shut-parties'
import { tellClosed } from '../trade/tell-authors'
import { catalogueSql } from './apply-catalogue-sql'
import { directorySql } from './apply-directory-sql'
import { type TenderRow, tellTender } from './tender-row'

/** What a lot's application wrote. */
export interface Applied {
  articles: number
  proposals: number
}

type Awarded = { article_id: number; quotation: string; price_ht: string } & Record<string, unknown>
type Ended = { article_id: number; day: string } & Record<string, unknown>

/** The prices of a lot hold until its market's end; those of the former one that nobody renewed end with it. */
async function paintAward(
  tx: Tx,
  { id, previous_id, market_closing_date: to }: TenderRow,
  { lotId, from, now }: { lotId: number; from: string; now: Date },
): Promise<void> {
  const today = parisDay(now)
  const general = { adherent_id: null, groupAdherent_id: null }
  const awarded = await tx.query<Awarded>(catalogueSql.prices, [lotId])
  const ended = await tx.query<Ended>(catalogueSql.notRenewed, [lotId, previous_id ?? null])
  const paints: Paint[] = [
    ...awarded.map(({ article_id, quotation, price_ht }): Paint => {
      const facts = { quotation, price_ht, source: 'tender', source_id: id, reason: null }
      const price = { ...facts, from, to, bounded: false, replaces: true }
      return { article_id, ...general, act: (line) => lay(line, price, today) }
    }),
    ...ended.map(({ article_id, day }): Paint => {
      const yesterday = addDays(today, -1)
      return {
        article_id,
        ...general,
        act: (line) => ({ line: endOn(line, day < yesterday ? yesterday : day) }),
      }
    }),
  ]
  await paintPrices({ tx, now, actor: byNobody }, paints, { event: 'prices_awarded' })
}

const holdersSql = `select t.supplier_id, l.lot_number from attribution t join tender_family l on l.id = t.tender_family_id
  where t.tender_family_id = $1 and t."deletedAt" is null`

/** Tells those who made a tender which holders of a lot, and how many products, its application leaves out, and why. */
async function tellLeft(
  tx: Tx,
  { id }: TenderRow,
  { lotId, now }: { lotId: number; now: Date },
): Promise<void> {
  const holders = await tx.query<{ supplier_id: number; lot_number: number }>(holdersSql, [lotId])
  const suppliers = holders.map(({ supplier_id }) => supplier_id)
  const shut = await shutAt(tx, { campaign: 'tenders', door: 'apply', suppliers })
  const [gone] = await tx.query<{ n: number }>(catalogueSql.gone, [lotId])
  const parties = [
    ...(shut.length ? [namesWhy(shut)] : []),
    ...(gone?.n ? [partyTexts.products({ smart_count: gone.n })] : []),
  ].join(', ')
  if (!parties) return
  const outcome = `lot ${holders[0]?.lot_number} – ${partyTexts.left({ parties })}`
  const by = { userId: null }
  await tellTender(tx, id, { event: 'left_out', payload: { lot: holders[0]?.lot_number, parties }, by, now })
  await tellClosed(tx, { campaign: 'tenders', id, event: `left-${lotId}`, outcome, now })
}

/**
 * Writes what a lot's award means, in the caller's one transaction: articles and prices, contracts, referencing, platforms,
 * coverage (domain §9.7). Whole lots at once, so that thousands of lines take seconds.
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
  await paintAward(tx, tender, { lotId, from, now })
  if (from <= today) await applyDatedPrices(tx, { day: today, now, ids })
  await tx.query(directorySql.contracts, [lotId, tender.id, now])
  const proposals = await tx.query(directorySql.referencing, [lotId, tender.id, now, tender.is_public])
  await tx.query(directorySql.families, [lotId, proposals.map(({ id }) => id)])
  await tx.query(directorySql.platforms, [lotId, tender.id, now])
  await tx.query(directorySql.coverage, [lotId, tender.id, now])
  await tellLeft(tx, tender, { lotId, now })
  await tx.query('update tender_family set applied_at = $2, "updatedAt" = $2 where id = $1', [lotId, now])
  return { articles: ids.length, proposals: proposals.length }
}
