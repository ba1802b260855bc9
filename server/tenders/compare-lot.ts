import { groupedBy } from '../../resources/schema/grouped-by'
import type { ComparisonAnswer } from '../../resources/tenders/comparison-answers'
import { lowOffersOf } from '../../resources/tenders/low-offers'
import { lacksMandatory } from '../../resources/tenders/offer-values'
import { scoresOf } from '../../resources/tenders/scoring'
import type { Work } from '../api/work'
import { judgedOf, linesOf, openedLot, productsOf } from './lot-offers'
import { comparedLines, lowLimits, printed } from './low-offers'
import { explanationsOf } from './read-explanations'
import { isStale } from './score-lot'

const notesSql = `
  select n.id, n.supplier_id, n.criterion, n.value::text as value, n.comment, n.user_id, n.user_id = $2 as own, concat_ws(' ', u.first_name, u.last_name) as author
  from note n left join "user" u on u.id = n.user_id where n.tender_family_id = $1 and n."deletedAt" is null order by n.id`

/** What each supplier asked for a product when the market was made last, in the tender's own service and catalogue. */
const lastSql = `
  select n.supplier_id, p.product_id, n.quotation::text as quotation from (
    select distinct on (a.supplier_id, a.product_id) a.supplier_id, a.product_id, c.quotation
    from article_price c join article a on a.id = c.article_id
    where c."deletedAt" is null and a."deletedAt" is null and c.adherent_id is null and c."groupAdherent_id" is null
      and a.supplier_id = any($1::bigint[]) and c.valid_from <= $3::date
    order by a.supplier_id, a.product_id, c.valid_from desc, c.id desc) n
  join tender_product p on p.product_id = n.product_id and p.tender_family_id = $2`

/** Articles that the retained offers bring up to date, and those that they create: by supplier reference, as the application does. */
const appliedSql = `
  select f.id as offer_id, count(a.id)::int as known, count(*) filter (where a.id is null)::int as created
  from tender_response_family f join tender_response r on r.id = f.tender_response_id
    join tender_response_line n on n.tender_response_family_id = f.id and n.quotation is not null
    left join article a on a.supplier_id = r.supplier_id and fold(a.ref_supplier) = fold(trim(n.ref_supplier)) and a."deletedAt" is null
  where f.tender_family_id = $1 and f.decision = 'retained' group by f.id order by f.id`

/** Products × suppliers of a lot, once its offers are open: prices, comparable prices, last prices, notes and totals. */
export async function compareLot(work: Work, lotId: number): Promise<ComparisonAnswer> {
  const { lot, tender } = await openedLot(work.tx, lotId)
  const { judged, offers } = await judgedOf(work.tx, tender, lot)
  const asked = await linesOf(work.tx, lotId)
  const [lines, products, scores] = [comparedLines(asked), await productsOf(work.tx, lotId), scoresOf(judged)]
  const low = lowOffersOf({ scores, lines, products }, await lowLimits(work.tx))
  const explanations = groupedBy(
    await explanationsOf(work, lotId, printed(offers, asked)),
    ({ offer_id }) => offer_id,
  )
  const suppliers = offers.map(({ supplier_id }) => supplier_id)
  const reference = tender.opened_at ?? work.now
  return {
    tender: {
      id: tender.id,
      code: tender.code,
      label: tender.label,
      status: tender.status,
      award_mode: tender.award_mode,
    },
    lot,
    stale: isStale(lot, judged),
    criteria: [...judged.rules.criteria],
    products,
    offers: offers.map((offer) => ({
      ...offer,
      lacks_mandatory: judged.offers.some(
        (one) => one.id === offer.id && lacksMandatory(judged.products, one),
      ),
      low: low.get(offer.id) ?? null,
      explanations: explanations.get(offer.id) ?? [],
    })),
    lines,
    last: await work.tx.query<ComparisonAnswer['last'][number]>(lastSql, [suppliers, lotId, reference]),
    notes: await work.tx.query<ComparisonAnswer['notes'][number]>(notesSql, [lotId, work.actor.userId]),
    /** What the notes would be now: those that count stand in each offer's `score`. */
    scores,
    applied: await work.tx.query<ComparisonAnswer['applied'][number]>(appliedSql, [lotId]),
  }
}
