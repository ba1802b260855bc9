import { awaitedStatuses } from '../../resources/orders/states'
import { listOf } from '../database/naming'
import { type Nearness, nearJoin, servesMember } from '../trade/near-articles'
import { receivedFrom, receivedHt, receivedWhere } from '../trade/received-lines'

/** Food that members `$1` received from `$2` to `$3`, line by line: labels and family as they were at sending, accepted quantities at the price that was delivered, without tax. */
const lines = `
  select o.id as order_id, o.number, c.date as day, coalesce(o.delivery_adherent_id, o.adherent_id) as adherent_id, o.supplier_id,
    o.supplier_not_in_catalog_id, n.label,
    coalesce(n.snapshot ->> 'egalim_family', f.egalim_family) as family,
    array(select jsonb_array_elements_text(coalesce(n.snapshot -> 'labels', '[]'::jsonb))) as labels,
    coalesce((n.snapshot ->> 'is_france')::bool, false) as is_france, coalesce((n.snapshot ->> 'is_eea')::bool, false) as is_eea,
    ${receivedHt} as amount_ht
  ${receivedFrom}
    left join family f on f.id = n.family_id and n.snapshot is null
  where ${receivedWhere} and c.date between $2::date and $3::date
    and coalesce(o.delivery_adherent_id, o.adherent_id) = any($1::bigint[])
    and coalesce(n.snapshot ->> 'egalim_family', f.egalim_family) is not null`

const labels = `string_to_array(coalesce(v.labels, ''), ',')`
const received = `v."deletedAt" is null and v.member_id = any($1::bigint[]) and v.day between $2::date and $3::date`

/** The food of members summed by day, family, labels and origin: what the rules count. It says what the lines say. */
export const factsSql = `
  select v.day, v.family, ${labels} as labels, v.is_france, v.is_eea, sum(v.amount_ht)::text as amount_ht
  from food_fact v where ${received} group by v.day, v.family, v.labels, v.is_france, v.is_eea order by 1, 2`

/** The same of each member and year, for the food of one supplier (`$4`) or of all; days are told apart where a label begins or ends (`$5`). */
export const yearlySql = `
  select y.label as service, a.name as adherent, a.id as adherent_id, extract(year from v.day)::int as year, v.family, ${labels} as labels, v.is_france, v.is_eea,
    min(v.day) as day, sum(v.amount_ht)::text as amount_ht
  from food_fact v join adherent a on a.id = v.member_id left join company y on y.id = a.company_id
  where ${received} and ($4::bigint is null or v.supplier_id = $4)
  group by a.id, y.label, a.name, 4, v.family, v.labels, v.is_france, v.is_eea, width_bucket(v.day, $5::date[]) order by 4 desc, 1, 2, 3`

/** The lines themselves, the newest first. */
export const linesSql = `
  select v.*, v.amount_ht::text as amount_ht, a.name as adherent, coalesce(a.siret, '') as siret, coalesce(s.name, z.label, '') as supplier
  from (${lines}) v join adherent a on a.id = v.adherent_id left join supplier s on s.id = v.supplier_id
    left join suppliernotincatalog z on z.id = v.supplier_not_in_catalog_id
  where v.amount_ht <> 0 order by v.day desc, v.order_id desc, v.label`

export const labelsSql = `select code, egalim_group, egalim_rank, valid_from, valid_to from label where code is not null`

export const targetSql = `
  select bio, egalim, meat_fish, state_owned from egalimtarget
  where active and region_group = $1 and year_from <= $2::int and (year_to is null or year_to >= $2::int)
  order by year_from desc, id desc limit 1`

/** What articles `$1` count for today. */
export const articlesSql = `
  select a.id, a.label, coalesce(s.egalim_family, f.egalim_family) as family, coalesce(o.is_france, false) as is_france, coalesce(o.is_eea, false) as is_eea,
    array(select b.code from article_label_ids j join label b on b.id = j.label_id where j.article_id = a.id and b.code is not null order by b.code) as labels
  from article a join product p on p.id = a.product_id join subfamily s on s.id = p.subfamily_id join family f on f.id = s.family_id
    left join origin o on o.id = a.origin_id
  where a.id = any($1::bigint[])`

/** Food articles that members `$1` received from `$2` to `$3`: accepted base units, and what they cost. */
export const neededSql = `
  select n.article_id, sum(r.qty_accepted * n.coef_order_management)::text as quantity, sum(${receivedHt})::text as amount_ht
  ${receivedFrom}
  where ${receivedWhere} and c.date between $2::date and $3::date and n.article_id is not null
    and coalesce(o.delivery_adherent_id, o.adherent_id) = any($1::bigint[])
  group by 1 having sum(r.qty_accepted) > 0 and sum(${receivedHt}) > 0`

/** What members `$1` ordered since `$2` and await: base units by article. */
export const awaitedSql = `
  select n.article_id, sum((n.quantity - coalesce(r.quantity, 0)) * n.coef_order_management)::text as quantity
  from "order" o join order_line n on n.order_id = o.id and n."deletedAt" is null and n.article_id is not null
    left join lateral (select sum(l.qty_delivered) as quantity from reception_line l join reception c on c.id = l.reception_id
      where l.order_line_id = n.id and c.state = 'signed' and c."deletedAt" is null and l."deletedAt" is null) r on true
  where o.status in ${listOf(awaitedStatuses)} and not o.is_cancelled and o."deletedAt" is null
    and coalesce(o.delivery_adherent_id, o.adherent_id) = any($1::bigint[]) and o.sending_order_date >= $2::date
    and n.quantity > coalesce(r.quantity, 0)
  group by 1`

/** The plan that a member `$2` or a group `$3` follows in the year `$1`. */
export const livingPlanSql = `
  select p.id, p.year, p.taken_on, p.extra_ht, p.received, p.before, p.after, p.target,
    (select concat_ws(' ', u.first_name, u.last_name) from "user" u where u.id = p.created_by) as taken_by
  from egalim_plan p where p.year = $1 and p.ended_at is null and p."deletedAt" is null
    and p.adherent_id is not distinct from $2::bigint and p."groupAdherent_id" is not distinct from $3::bigint`

export const changesSql = `
  select id, article_id, instead_id, label, supplier, instead_label, unit, categories, quantity, coef, planned_ht, extra_ht, bio_ht, egalim_ht
  from egalim_plan_change where egalim_plan_id = $1 and "deletedAt" is null order by id`

/** Articles near those of `$1`, of suppliers that serve the member `$2` or the group `$3`. */
export const nearSql = (near: Nearness) => `
  select a.id as need_id, b.id as article_id, v.name as supplier, coalesce(b.coef, 1)::text as coef, coalesce(a.coef, 1)::text as own_coef
  from article a ${nearJoin(near)} where a.id = any($1::bigint[]) and ${servesMember}`
