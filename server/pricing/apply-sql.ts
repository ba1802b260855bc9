import { shutSql } from '../trade/shut-parties'

/** Whether the article `a` of the supplier `s` takes a decided price on a day: neither was withdrawn meanwhile. */
export const movable = (a: string, s: string, day: string): string =>
  `(${a}."deletedAt" is null and ${a}.active and (${a}.deactivation_date is null or ${a}.deactivation_date > ${day}::date)
    and ${s}."deletedAt" is null and not ${shutSql(s)})`

/** The lines of campaign `$1` that move a price: decided, answered, with a price (I-22). */
export const movedLines = `
  select l.article_id, case when l.decision = 'negotiated' then l.decided_quotation else l.quotation end as quotation
  from price_update_line l join price_update_response r on r.id = l.price_update_response_id
  where r.price_update_id = $1::bigint and r.status = 'decided' and r."deletedAt" is null and l.answered and l.available
    and l.decision in ('accepted', 'negotiated')
    and case when l.decision = 'negotiated' then l.decided_quotation else l.quotation end is not null`

/** What an application reads and writes, each statement for the whole campaign. */
export const applySql = {
  /** What it asks of each article's line of prices, on the day `$2`. */
  moved: `
    select m.article_id, m.quotation::numeric(12, 4) as quotation,
      round(m.quotation * coalesce(a.coef_billing, 1) / coalesce(a.coef_negotiation, 1), 4)::numeric(12, 4) as price_ht
    from (${movedLines}) m join article a on a.id = m.article_id join supplier s on s.id = a.supplier_id
    where ${movable('a', 's', '$2')} order by m.article_id`,
  /** What is not to be had any more leaves the catalogue that day. */
  gone: `
    update article a set deactivation_date = $2::date, "updatedAt" = $3, lock_version = a.lock_version + 1
    where a."deletedAt" is null and (a.deactivation_date is null or a.deactivation_date > $2::date)
      and a.id in (select l.article_id from price_update_line l join price_update_response r on r.id = l.price_update_response_id
        where r.price_update_id = $1::bigint and r.status = 'decided' and r."deletedAt" is null and l.answered and not l.available
          and l.decision = 'accepted') returning a.id`,
} as const
