import { addDays, addMonths, parisDay, parisMoment } from '../../../../resources/schema/paris-time'
import type { Tx } from '../../../database/tx'
import { dueDays, lastPeriod } from '../../../revenues/generate-declarations'

/** Quarters of declarations that the demonstration tells of. */
const quarters = 8

const facts = `
  select o.supplier_id, o.company_id, n.catalog_id, coalesce(o.delivery_adherent_id, o.adherent_id) as adherent_id, n.family_id,
    sum(received_amount(r.qty_accepted, n.coef_order_management, n.coef_billing, r.price_delivered_ht)) as amount_ht
  from reception c join reception_line r on r.reception_id = c.id join order_line n on n.id = r.order_line_id join "order" o on o.id = c.order_id
  where c.state = 'signed' and c."deletedAt" is null and o."deletedAt" is null and o.status = '450' and c.date between $1::date and $2::date
  group by 1, 2, 3, 4, 5`

const sql = {
  /** Of the last quarter a declaration in every state; an older one where something was received, all settled. */
  declared: `
    with seen as (select distinct supplier_id, company_id, catalog_id from (${facts}) x)
    insert into revenue (supplier_id, company_id, catalog_id, revenue_start, revenue_end, due_date, mode, status, comment, saved_at, declared_at,
      validated_at, invoiced_at, "createdAt", "updatedAt")
    select t.supplier_id, t.company_id, t.catalog_id, $1::date, $2::date, $3::date, s.declarative_mode, t.status,
      case when t.status = '200' then 'Les ventes de la boulangerie centrale manquent : merci de les ajouter.' end,
      case when t.status > '100' then t.told end, case when t.status > '100' then t.told end, case when t.status >= '250' then t.told + interval '6 days' end,
      case when t.status = '300' then t.told + interval '20 days' end, $2::timestamptz + interval '1 day 5 minutes', $2::timestamptz + interval '1 day 5 minutes'
    from (select distinct c.supplier_id, c.company_id, c.catalog_id, $4::timestamptz as told,
        case when e.supplier_id is null then '100' when $5 then (array['150', '250', '200', '100'])[1 + (c.supplier_id + c.company_id) % 4]
          when $6 then '300' else '250' end as status
      from supplier_contract c left join seen e on e.supplier_id = c.supplier_id and e.company_id = c.company_id and e.catalog_id = c.catalog_id
      where c."deletedAt" is null and c.start_date <= $2::date and ($5 or e.supplier_id is not null)) t
      join supplier s on s.id = t.supplier_id and s.declarative_mode <> 'none'
    order by t.supplier_id, t.company_id, t.catalog_id`,
  /** What is declared is what was received, but for one part in six, which also sold outside the portal or forgot some. */
  lines: `
    with part as (select r.id as revenue_id, r."createdAt" as made, case r.mode when 'by_adherent' then x.adherent_id end as adherent_id,
        case r.mode when 'by_family' then x.family_id end as family_id, x.amount_ht
      from revenue r join (${facts}) x on x.supplier_id = r.supplier_id and x.company_id = r.company_id and x.catalog_id = r.catalog_id
      where r.revenue_start = $1::date and r.revenue_end = $2::date and r.status > '100' and r.mode <> 'global')
    insert into revenue_line (revenue_id, adherent_id, family_id, amount_ht, "createdAt", "updatedAt")
    select p.revenue_id, p.adherent_id, p.family_id, round(sum(p.amount_ht) * case (coalesce(p.adherent_id, p.family_id, 0) + p.revenue_id) % 6
        when 1 then 1.06 when 4 then 0.91 else 1 end, 2), p.made, p.made
    from part p group by p.revenue_id, p.made, p.adherent_id, p.family_id
    order by 1, 2, 3`,
  totals: `
    update revenue r set amount_ht = coalesce((select sum(l.amount_ht) from revenue_line l where l.revenue_id = r.id),
      (select round(sum(x.amount_ht) * (1 + (r.id % 5 - 2) * 0.012), 2) from (${facts}) x
        where x.supplier_id = r.supplier_id and x.company_id = r.company_id and x.catalog_id = r.catalog_id))
    where r.revenue_start = $1::date and r.status > '100'`,
} as const

/** Two years of declarations of revenue: settled ones, and of the last quarter one late, one declared, one returned, one validated. */
export async function loadRevenues(tx: Tx, now: Date): Promise<void> {
  const today = parisDay(now)
  const last = lastPeriod(today, 3)
  for (let back = quarters - 1; back >= 0; back -= 1) {
    const start = addMonths(last.start, -3 * back)
    const end = addDays(addMonths(start, 3), -1)
    const told = parisMoment(addDays(end, 9), '10:20').toISOString()
    const scope = [start, end]
    await tx.query(sql.declared, [...scope, addDays(end, dueDays), told, back === 0, back > 3])
    await tx.query(sql.lines, scope)
    await tx.query(sql.totals, scope)
  }
}
