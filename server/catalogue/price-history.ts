import type { PriceHistory } from '../../resources/catalogue/price-answers'
import { heldPrices, type KeptPrice, withAnnounced } from '../../resources/catalogue/price-history'
import type { Member } from '../../resources/directory/serving'
import { addDays, addMonths, parisDay } from '../../resources/schema/paris-time'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import type { Work } from '../api/work'
import { catalogsOf } from '../trade/catalogs-of'

/** Months that a history goes back. */
const months = 24

/** The articles that the actor sees, of its catalogues. */
const articlesSql = `
  select a.id, a.label, coalesce(u.abbreviation, lower(u.label), '') as unit, r.value::text as rate
  from article a join product p on p.id = a.product_id left join unit u on u.id = a.billing left join family f on f.id = a.family_id
    left join rate r on r.id = coalesce(a.rate_id, p.rate_id)
  where a.id = any($1::bigint[]) and a."deletedAt" is null and ($2::bigint[] is null or f.catalog_id = any($2::bigint[]))
  order by a.id`

const pricesSql = `
  select x.article_id, x.valid_from as "from", x.valid_to as "to", x.price_ht, x.bounded, x.beneath,
    case when x.adherent_id is not null then 'adherent' when x."groupAdherent_id" is not null then 'group' else 'general' end as scope
  from article_price x
  where x.article_id = any($1::bigint[]) and x."deletedAt" is null and (x.valid_to is null or x.valid_to >= $4::date)
    and (x.adherent_id = $2::bigint or x."groupAdherent_id" = $3::bigint or (x.adherent_id is null and x."groupAdherent_id" is null))
  order by x.valid_from, x.id`

/** What validated campaigns will write on their day. */
const announcedSql = `
  select l.article_id, u.appliance_date as "from", round((case when l.decision = 'negotiated' then l.decided_quotation else l.quotation end)
    * coalesce(a.coef_billing, 1) / coalesce(a.coef_negotiation, 1), 4) as price_ht
  from price_update u join price_update_response r on r.price_update_id = u.id and r.status = 'decided' and r."deletedAt" is null
    join price_update_line l on l.price_update_response_id = r.id join article a on a.id = l.article_id
  where u.status = '300' and u."deletedAt" is null and l.article_id = any($1::bigint[]) and l.answered and l.available
    and l.decision in ('accepted', 'negotiated')
    and case when l.decision = 'negotiated' then l.decided_quotation else l.quotation end is not null`

type OfArticle<R> = R & { article_id: number } & UnknownRow
type Announced = Pick<KeptPrice, 'from' | 'price_ht'>

/** Past, present and announced prices of articles for somebody; an article that the actor does not see is left out. */
export async function priceHistories(
  work: Work,
  ids: readonly number[],
  member: Member | undefined,
): Promise<PriceHistory[]> {
  const { tx, now } = work
  const articles = await tx.query<Omit<PriceHistory, 'today' | 'periods'> & UnknownRow>(articlesSql, [
    ids,
    catalogsOf(work.actor) ?? null,
  ])
  const seen = articles.map(({ id }) => id)
  const today = parisDay(now)
  const own = member && !member.isGroup ? member.id : null
  const group = member ? (member.isGroup ? member.id : member.groupAdherent_id) : null
  const prices = await tx.query<OfArticle<KeptPrice>>(pricesSql, [
    seen,
    own,
    group,
    addMonths(today, -months),
  ])
  const announced = await tx.beyond('pricing', (past) =>
    past.query<OfArticle<Announced>>(announcedSql, [seen]),
  )
  return articles.map((article) => {
    const of = <R>(rows: OfArticle<R>[]) => rows.filter(({ article_id }) => article_id === article.id)
    const kept = withAnnounced(of(prices), of(announced))
    return { ...article, today, periods: heldPrices(kept, addDays) }
  })
}
