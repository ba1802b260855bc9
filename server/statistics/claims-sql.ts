/**
 * Lines of sent claims for a credit, under the names of facts `f`: what was asked and obtained, shared over the lines of a claim
 * in proportion to their gaps, to the cent (largest remainder). A claim without such lines is one row of no family and article.
 */
const shared = (amount: string) => `
      floor(100 * ${amount} * v.gap_ht / v.whole) / 100 + case when row_number() over (
        partition by v.id order by 100 * ${amount} * v.gap_ht / v.whole - floor(100 * ${amount} * v.gap_ht / v.whole) desc, v.line_id
      ) <= round(100 * (${amount} - sum(floor(100 * ${amount} * v.gap_ht / v.whole) / 100) over (partition by v.id))) then 0.01 else 0 end`

/** A condition of the claims that count: sent, for a credit of an amount. */
const counted = `l.is_sent and l.credit_note and l.amount is not null and l."deletedAt" is null`

export const claimFacts = `(
  select l.litigation_date as day, coalesce(o.adherent_id, l.adherent_id) as adherent_id, coalesce(o."groupAdherent_id", l."groupAdherent_id") as "groupAdherent_id",
    o.delivery_adherent_id, coalesce(o.delivery_adherent_id, o.adherent_id, l.adherent_id) as member_id, coalesce(o.company_id, a.company_id) as company_id,
    l.supplier_id, null::bigint as supplier_not_in_catalog_id, w.catalog_id, w.family_id, w.subfamily_id, w.labels, w.article_id,
    coalesce(w.asked, l.amount) as asked, coalesce(w.obtained, l.credit_obtained_ht, 0) as obtained, l.order_id, l."deletedAt"
  from litigation l left join "order" o on o.id = l.order_id left join adherent a on a.id = l.adherent_id left join (
    select v.id, v.catalog_id, v.family_id, v.subfamily_id, v.labels, v.article_id, ${shared('v.amount')} as asked, ${shared('v.obtained')} as obtained
    from (
      select t.id, g.id as line_id, t.amount, coalesce(t.credit_obtained_ht, 0) as obtained, g.gap_ht, sum(g.gap_ht) over (partition by t.id) as whole,
        n.catalog_id, n.family_id, (n.snapshot ->> 'subfamily_id')::int as subfamily_id, line_labels(n.snapshot) as labels, n.article_id
      from litigation t join litigation_line g on g.litigation_id = t.id left join order_line n on n.id = g.order_line_id
      where g."deletedAt" is null and g.gap_ht > 0) v) w on w.id = l.id
  where ${counted}) f`
