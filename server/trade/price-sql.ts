/**
 * The price of an article for a member on a day: its own, else its group's, else the general one (domain §4.5). `article` is an
 * expression, the others are places of a statement; the row is empty when no price is in force.
 */
export const priceSql = (article: string, at: { day: string; adherent: string; group: string }): string => `
  select p.id, p.quotation, p.price_ht, p.valid_from, p.valid_to, coalesce(p.bounded, false) as bounded,
    case when p.adherent_id is not null then 'adherent' when p."groupAdherent_id" is not null then 'group' else 'general' end as scope
  from article_price p
  where p.article_id = ${article} and p."deletedAt" is null
    and p.valid_from <= ${at.day}::date and (p.valid_to is null or p.valid_to >= ${at.day}::date)
    and (p.adherent_id = ${at.adherent}::bigint or p."groupAdherent_id" = ${at.group}::bigint
      or (p.adherent_id is null and p."groupAdherent_id" is null))
  order by p.adherent_id is null, p."groupAdherent_id" is null, p.valid_from desc
  limit 1`

/** The general standing price of an article on a day, a promotion over it left aside: what a campaign asks about. */
export const standingSql = (article: string, day: string): string => `
  select case when p.bounded then (select (e.b->>'quotation')::numeric(12, 4) from jsonb_array_elements(p.beneath) e(b)
      where (e.b->>'from')::date <= ${day}::date and (e.b->>'to' is null or (e.b->>'to')::date >= ${day}::date) limit 1)
    else p.quotation end as quotation
  from article_price p
  where p.article_id = ${article} and p."deletedAt" is null and p.adherent_id is null and p."groupAdherent_id" is null
    and p.valid_from <= ${day}::date and (p.valid_to is null or p.valid_to >= ${day}::date)
  limit 1`
