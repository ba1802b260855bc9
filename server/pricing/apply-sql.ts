/** The lines of campaign `$1` that move a price: decided, answered, with a price (I-22). */
export const movedLines = `
  select l.article_id, case when l.decision = 'negotiated' then l.decided_quotation else l.quotation end as quotation
  from price_update_line l join price_update_response r on r.id = l.price_update_response_id
  where r.price_update_id = $1::bigint and r.status = 'decided' and r."deletedAt" is null and l.answered and l.available
    and l.decision in ('accepted', 'negotiated')
    and case when l.decision = 'negotiated' then l.decided_quotation else l.quotation end is not null`

const general = (p: string) =>
  `${p}."deletedAt" is null and ${p}.adherent_id is null and ${p}."groupAdherent_id" is null`

/** What an application writes, each statement for the whole campaign; `$2` is the first day of its prices. */
export const applySql = {
  /** Prices of one article are written one after the other; whoever puts it into a cart meanwhile does not wait. */
  lock: `select a.id from article a where a.id in (select m.article_id from (${movedLines}) m) order by a.id for no key update`,
  /** The prices that change: one that is as it was stays as it is. */
  moved: `
    create temporary table moved_price on commit drop as
    select m.article_id, m.quotation, round(m.quotation * coalesce(a.coef_billing, 1) / coalesce(a.coef_negotiation, 1), 4) as price_ht,
      o.valid_to, o.id as former_id
    from (${movedLines}) m join article a on a.id = m.article_id and a."deletedAt" is null
      left join lateral (select p.id, p.quotation, p.valid_to from article_price p where p.article_id = a.id and ${general('p')}
        and p.valid_from <= $2::date and (p.valid_to is null or p.valid_to >= $2::date) order by p.valid_from desc limit 1) o on true
    where o.id is null or o.quotation <> m.quotation`,
  /** A price that was planned from that very day on gives way. */
  replaced: `
    update article_price p set "deletedAt" = $2, "updatedAt" = $2, lock_version = p.lock_version + 1 from moved_price m
    where p.article_id = m.article_id and p.valid_from = $1::date and ${general('p')}`,
  /** The former price ends the day before (I-16). */
  closed: `
    update article_price p set valid_to = $1::date - 1, "updatedAt" = $2, lock_version = p.lock_version + 1 from moved_price m
    where p.article_id = m.article_id and p.valid_from < $1::date and (p.valid_to is null or p.valid_to >= $1::date) and ${general('p')}`,
  /** The new one ends where the former did, the end of a market, and before a price that is planned later. */
  prices: `
    insert into article_price (article_id, valid_from, valid_to, quotation, price_ht, source, source_id, "createdAt", "updatedAt", created_by)
    select m.article_id, $1::date, least(m.valid_to, (select min(x.valid_from) - 1 from article_price x where x.article_id = m.article_id
      and x.valid_from > $1::date and ${general('x')})), m.quotation, m.price_ht, 'price_update', $2::int, $3::timestamptz, $3::timestamptz, $4::bigint
    from moved_price m order by m.article_id`,
  /** What is not to be had any more leaves the catalogue that day. */
  gone: `
    update article a set deactivation_date = $2::date, "updatedAt" = $3, lock_version = a.lock_version + 1
    where a."deletedAt" is null and (a.deactivation_date is null or a.deactivation_date > $2::date)
      and a.id in (select l.article_id from price_update_line l join price_update_response r on r.id = l.price_update_response_id
        where r.price_update_id = $1::bigint and r.status = 'decided' and r."deletedAt" is null and l.answered and not l.available
          and l.decision = 'accepted') returning a.id`,
} as const
