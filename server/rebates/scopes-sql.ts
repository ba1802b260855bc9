import { validatedRevenues } from '../../resources/revenues/states'
import { listOf } from '../database/naming'
import { receivedFrom, receivedHt, receivedWhere } from '../trade/received-lines'

/**
 * Rates in force for a year with the supplier, service and catalogue that each is of: its contract's, that of the contracts that
 * name it, or its own; what a rate leaves open is every service or catalogue in which the supplier has a contract or revenue.
 * `$1` year, `$2` services of who asks (null: all), `$3` supplier, `$4` service, `$5` catalogue (null: all).
 */
export const scopesSql = `
  with ran as (
    select k.* from supplier_contract k
    where k."deletedAt" is null and k.start_date <= make_date($1::int, 12, 31) and (k.denounced_date is null or k.denounced_date >= make_date($1::int, 1, 1))
      and (k.contract_type in ('cdi', 'tacit') or k.end_date is null or k.end_date >= make_date($1::int, 1, 1))),
  given as (
    select r.id, k.supplier_id, k.company_id, k.catalog_id from rfarate r join ran k on k.id = r.supplier_contract_id
    union
    select r.id, k.supplier_id, k.company_id, k.catalog_id from rfarate r join supplier_contract_rfa_rate_ids j on j.rfarate_id = r.id
      join ran k on k.id = j.supplier_contract_id where r.supplier_contract_id is null and r.supplier_id is null
    union
    select r.id, r.supplier_id, r.company_id, r.catalog_id from rfarate r where r.supplier_contract_id is null and r.supplier_id is not null),
  known as (
    select supplier_id, company_id, catalog_id from ran
    union
    select v.supplier_id, v.company_id, v.catalog_id from revenue v
    where v."deletedAt" is null and v.status in ${listOf(validatedRevenues)} and extract(year from v.revenue_end) = $1::int
    union
    select supplier_id, company_id, catalog_id from given where company_id is not null and catalog_id is not null)
  select r.id, r.label, r.mode, r.minimum_ht, coalesce(r.shared_with_members, false) as shared_with_members, n.supplier_id, n.company_id, n.catalog_id,
    array(select x.family_id from rfarate_family_ids x where x.rfarate_id = r.id order by 1) as family_ids,
    array(select m.label from rfarate_family_ids x join family m on m.id = x.family_id where x.rfarate_id = r.id order by 1) as families,
    coalesce((select jsonb_agg(jsonb_build_object('from_ht', t.from_ht::text, 'rate', t.rate::text) order by t.from_ht) from rfatier t
      where t.rfarate_id = r.id and t."deletedAt" is null), '[]') as tiers
  from given g join rfarate r on r.id = g.id and r."deletedAt" is null and r.active
    join known n on n.supplier_id = g.supplier_id and n.company_id = coalesce(g.company_id, n.company_id) and n.catalog_id = coalesce(g.catalog_id, n.catalog_id)
  where $1::int between coalesce(r.year_from, $1::int) and coalesce(r.year_to, $1::int) and ($2::bigint[] is null or n.company_id = any($2::bigint[]))
    and n.supplier_id = coalesce($3::bigint, n.supplier_id) and n.company_id = coalesce($4::bigint, n.company_id)
    and n.catalog_id = coalesce($5::bigint, n.catalog_id)
  order by n.supplier_id, n.company_id, n.catalog_id, r.id`

/** Of the scopes that are given as JSON (`$2`): the keys by which everything below is told apart. */
const scopes = `
  scope as (select * from jsonb_to_recordset($2::jsonb) as s(supplier_id bigint, company_id bigint, catalog_id bigint))`
const ofScope = (row: string) =>
  `s.supplier_id = ${row}.supplier_id and s.company_id = ${row}.company_id and s.catalog_id = ${row}.catalog_id`

/** Declarations of a year, whatever their state; those that a validated correction stands for are marked. */
export const declarationsSql = `
  with ${scopes}
  select v.id, v.supplier_id, v.company_id, v.catalog_id, v.revenue_start, v.revenue_end, v.status, v.amount_ht, exists (
      select 1 from revenue n where n.corrects_id = v.id and n."deletedAt" is null and n.status in ${listOf(validatedRevenues)}) as is_replaced,
    coalesce((select jsonb_agg(jsonb_build_object('adherent_id', l.adherent_id, 'family_id', l.family_id, 'amount_ht', l.amount_ht::text) order by l.id)
      from revenue_line l where l.revenue_id = v.id and l."deletedAt" is null), '[]') as lines
  from revenue v join scope s on ${ofScope('v')}
  where v."deletedAt" is null and extract(year from v.revenue_end) = $1::int
  order by v.revenue_start, v.id`

/**
 * What was received in a year of the same scopes by member and family, in the period of each validated declaration (`$3` its
 * ids), and outside them all (null).
 */
export const receivedSql = `
  with ${scopes},
  told as (select v.* from revenue v where v.id = any($3::bigint[])),
  line as (
    select o.supplier_id, o.company_id, n.catalog_id, c.date, coalesce(o.delivery_adherent_id, o.adherent_id) as adherent_id, n.family_id,
      ${receivedHt} as amount_ht
    ${receivedFrom}
      join scope s on s.supplier_id = o.supplier_id and s.company_id = o.company_id and s.catalog_id = n.catalog_id
    where ${receivedWhere}
      and c.date >= least(make_date($1::int, 1, 1), (select min(revenue_start) from told))
      and c.date <= greatest(make_date($1::int, 12, 31), (select max(revenue_end) from told)))
  select l.supplier_id, l.company_id, l.catalog_id, v.id as revenue_id, l.adherent_id, l.family_id, sum(l.amount_ht)::text as amount_ht
  from line l left join told v on v.supplier_id = l.supplier_id and v.company_id = l.company_id and v.catalog_id = l.catalog_id
    and l.date between v.revenue_start and v.revenue_end
  where v.id is not null or extract(year from l.date) = $1::int
  group by 1, 2, 3, 4, 5, 6 having sum(l.amount_ht) > 0 order by 5, 6`
