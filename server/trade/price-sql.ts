/**
 * The price of an article for a member on a day: its own, else its group's, else the general one (domain §4.5). `article` is an
 * expression, the others are places of a statement; the row is empty when no price is in force.
 */
export const priceSql = (article: string, at: { day: string; adherent: string; group: string }): string => `
  select p.id, p.quotation, p.price_ht, p.valid_from, p.valid_to,
    case when p.adherent_id is not null then 'adherent' when p."groupAdherent_id" is not null then 'group' else 'general' end as scope
  from article_price p
  where p.article_id = ${article} and p."deletedAt" is null
    and p.valid_from <= ${at.day}::date and (p.valid_to is null or p.valid_to >= ${at.day}::date)
    and (p.adherent_id = ${at.adherent}::bigint or p."groupAdherent_id" = ${at.group}::bigint
      or (p.adherent_id is null and p."groupAdherent_id" is null))
  order by p.adherent_id is null, p."groupAdherent_id" is null, p.valid_from desc
  limit 1`
