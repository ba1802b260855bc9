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

/** Articles near those of `$1`, of suppliers that serve the member `$2` or the group `$3`. */
export const nearSql = (near: Nearness) => `
  select a.id as need_id, b.id as article_id, v.name as supplier, coalesce(b.coef, 1)::text as coef, coalesce(a.coef, 1)::text as own_coef
  from article a ${nearJoin(near)} where a.id = any($1::bigint[]) and ${servesMember}`
