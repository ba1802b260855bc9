import { observedLines } from '../trade/observed-lines'

/** The parts of a declaration by member: those of its service, with what is declared (`$6`) and what is observed. */
export const byMemberSql = `
  with seen as (select v.adherent_id, sum(v.amount_ht) as amount_ht from (${observedLines}) v group by 1)
  select a.id, a.id::text as code, a.name as label, l.amount_ht, coalesce(s.amount_ht, 0)::numeric(14,2) as observed_ht
  from adherent a left join seen s on s.adherent_id = a.id
    left join revenue_line l on l.revenue_id = $6::bigint and l.adherent_id = a.id and l."deletedAt" is null
  where (a.company_id = $2 and a."deletedAt" is null and a.adherent_status_id not in (2, 4)) or l.id is not null or s.adherent_id is not null
  order by a.name, a.id`

/** The same by family of the catalogue. */
export const byFamilySql = `
  with seen as (select v.family_id, sum(v.amount_ht) as amount_ht from (${observedLines}) v group by 1)
  select f.id, f.id::text as code, f.label, l.amount_ht, coalesce(s.amount_ht, 0)::numeric(14,2) as observed_ht
  from family f left join seen s on s.family_id = f.id
    left join revenue_line l on l.revenue_id = $6::bigint and l.family_id = f.id and l."deletedAt" is null
  where (f.catalog_id = $3 and f."deletedAt" is null and f.active) or l.id is not null or s.family_id is not null
  order by f.label, f.id`

export const observedTotalSql = `select coalesce(sum(v.amount_ht), 0)::numeric(14,2)::text as amount_ht from (${observedLines}) v`

/** The orders behind what is observed, the newest first; `$6` a member or a family alone, by the column that is named. */
export const observedOrdersSql = (part: 'adherent_id' | 'family_id' | undefined) => `
  select v.order_id as id, v.number, a.name as adherent, string_agg(distinct f.label, ', ') as family, v.date, sum(v.amount_ht)::text as amount_ht
  from (${observedLines}) v left join adherent a on a.id = v.adherent_id left join family f on f.id = v.family_id
  where ${part ? `v.${part} = $6::bigint` : '$6::bigint is null'}
  group by v.order_id, v.number, a.name, v.date order by v.date desc, v.order_id desc`
