import type { ShopArticle } from '../../resources/catalogue/answers'
import type { ShopQuestion } from '../../resources/catalogue/shop'
import type { Member } from '../../resources/directory/serving'
import type { Work } from '../api/work'
import { Params } from '../database/params'
import { articleImageSql } from '../trade/article-image-sql'
import { priceSql } from '../trade/price-sql'
import { pageIds } from './shop-page'
import { boughtSql, type ShopScope } from './shop-where'
import { usableSql } from './usable-sql'

const unit = (column: string) =>
  `(select json_build_object('label', u.label, 'abbreviation', u.abbreviation, 'kind', u.kind, 'decimals', coalesce(u.decimals, 0)) from unit u where u.id = ${column})`
const named = (table: string, column: string) => `(select n.label from ${table} n where n.id = ${column})`

const labelsSql = `(select coalesce(json_agg(json_build_object('id', n.id, 'label', n.label, 'egalim_group', n.egalim_group) order by n.egalim_rank nulls last, n.label), '[]')
  from article_label_ids j join label n on n.id = j.label_id where j.article_id = a.id)`
const imageSql = articleImageSql({ article: 'a', product: 'p', family: 'f' })

const columns = `a.id, a.label, a.ref_supplier, a.gtin, a.packaging_gtin, a.product_id, a.supplier_id, s.name as supplier, a.family_id, f.label as family, f.catalog_id,
  ${named('brand', 'a.brand_id')} as brand, ${named('origin', 'a.origin_id')} as origin, m.label as storagemode, m.temperature_kind as temperature,
  ${named('caliber', 'a.caliber_id')} as caliber, ${labelsSql} as labels, coalesce(a.allergens, '{}') as allergens, ${imageSql} as image,
  a.technical_sheet_file_id as sheet_file_id, r.value::text as rate, ${unit('a.order_management')} as order_unit, ${unit('a.billing')} as billing_unit,
  ${unit('p.unit_id')} as base_unit, a.coef_order_management::text, a.coef_billing::text, a.coef_negotiation::text, a.coef::text,
  coalesce(a.order_step, 1)::text as order_step, coalesce(a.order_minimum, 0)::text as order_minimum, coalesce(a.variable_weight, false) as variable_weight`

/** Articles by their ids, in that order, as the member sees them on a day. */
export async function shopRows(
  work: Work,
  ids: readonly number[],
  { member, day, since }: { member: Member; day: string; since: string },
): Promise<ShopArticle[]> {
  if (!ids.length) return []
  const params = new Params()
  const list = params.add(ids, 'bigint[]')
  const at = {
    day: params.add(day, 'date'),
    adherent: params.add(member.isGroup ? null : member.id, 'bigint'),
    group: params.add(member.isGroup ? member.id : member.groupAdherent_id, 'bigint'),
  }
  const bought = boughtSql(member, since, params)
  return work.tx.query<ShopArticle>(
    `select ${columns}, d.price_ht::text, d.quotation::text, coalesce(o.favourite, false) as favourite, ${usableSql('a')} as usable, b.day as bought_at
     from unnest(${list}) with ordinality k(id, place) join article a on a.id = k.id join product p on p.id = a.product_id
     join family f on f.id = a.family_id join supplier s on s.id = a.supplier_id
     left join storagemode m on m.id = coalesce(a.storagemode_id, p.storagemode_id) left join rate r on r.id = coalesce(a.rate_id, p.rate_id)
     left join adherent_article o on o.article_id = a.id and o.adherent_id = ${at.adherent} and o."deletedAt" is null
     left join (${bought}) b on b.article_id = a.id
     left join lateral (${priceSql('a.id', at)}) d on true
     order by k.place`,
    params.values,
  )
}

/** A page of the shelf. */
export const shopArticles = async (
  work: Work,
  question: ShopQuestion,
  scope: ShopScope,
): Promise<ShopArticle[]> =>
  shopRows(work, await pageIds(work, question, scope), {
    member: scope.member,
    day: scope.view.day,
    since: scope.since,
  })
