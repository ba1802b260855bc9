import type { Tx } from '../../../database/tx'

/** Products that a lot of the demonstration asks for: few are enough to compare. */
const most = 6

const offeredSql = `
  select f.label as family, f.id as family_id, p.id as product_id, p.label, p.unit_id, n.price, n.articles
  from unnest($1::text[]) as w(label) join family f on f.label = w.label and f."deletedAt" is null
  cross join lateral (
    select a.product_id, min(a.quotation)::text as price, jsonb_agg(distinct jsonb_build_object('supplier_id', a.supplier_id,
      'quotation', a.quotation::text, 'ref_supplier', a.ref_supplier, 'label', a.label, 'negotiation', a.negotiation,
      'order_management', a.order_management, 'billing', a.billing, 'coef_negotiation', a.coef_negotiation::text,
      'coef_order_management', a.coef_order_management::text, 'coef_billing', a.coef_billing::text, 'coef', a.coef::text,
      'rate_id', a.rate_id, 'label_ids', array(select j.label_id from article_label_ids j where j.article_id = a.id))) as articles
    from article a where a.family_id = f.id and a.active and a."deletedAt" is null and a.quotation > 0 and a.ref_supplier is not null
    group by a.product_id order by count(distinct a.supplier_id) desc, a.product_id limit ${most}) n
  join product p on p.id = n.product_id order by f.id, p.id`

/** How a supplier sells a product today. */
export interface OfferedArticle {
  supplier_id: number
  quotation: string
  ref_supplier: string
  label: string
  negotiation: number
  order_management: number
  billing: number
  coef_negotiation: string
  coef_order_management: string
  coef_billing: string
  coef: string
  rate_id: number
  label_ids: number[]
}

/** A product of the catalogue and what is asked for it today. */
export interface OfferedProduct extends Record<string, unknown> {
  family: string
  family_id: number
  product_id: number
  label: string
  unit_id: number
  price: string
  articles: OfferedArticle[]
}

/** The products of these families that most suppliers sell. */
export const readOffered = (tx: Tx, families: readonly string[]): Promise<OfferedProduct[]> =>
  tx.query<OfferedProduct>(offeredSql, [[...new Set(families)]])
