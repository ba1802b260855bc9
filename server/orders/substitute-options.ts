import type { orderLine } from '../../resources/orders/order-line'
import type { SubstituteOption } from '../../resources/orders/substitution'
import type { RowOf } from '../../resources/schema/infer'
import { answerAt } from '../../resources/trade/guards'
import { ApiError } from '../api/error'
import type { Tx } from '../database/connect'
import { needed } from './optimise'
import type { OrderRow } from './order-row'
import { factsOfLines } from './reprice-lines'

interface Line
  extends RowOf<typeof orderLine, 'article_id' | 'quantity' | 'coef_order_management' | 'family_id'> {
  product_id: number | null
  own_coef: string
  unit_id: number | null
  subfamily_id: number | null
}

const lineSql = `
  select l.article_id, a.product_id, l.quantity, l.coef_order_management, coalesce(a.coef, 1) as own_coef, p.unit_id, p.subfamily_id, l.family_id
  from order_line l left join article a on a.id = l.article_id left join product p on p.id = a.product_id
  where l.id = $1 and l.order_id = $2 and l."deletedAt" is null and not l.added_at_reception`

/** Articles for sale of one supplier, what is nearest to the line first. */
const articlesSql = `
  select a.id as article_id, a.product_id, p.unit_id, coalesce(a.coef, 1) as coef, coalesce(ub.abbreviation, lower(ub.label), '') as billing
  from article a join product p on p.id = a.product_id left join unit ub on ub.id = a.billing
  where a.supplier_id = $1 and a.active and a."deletedAt" is null and a.id is distinct from $2
    and ($3 = '' or a.label__fold like '%' || fold($3) || '%' or a.ref_supplier ilike $3 || '%')
  order by a.product_id is not distinct from $4 desc, p.subfamily_id is not distinct from $5 desc, a.family_id is not distinct from $6 desc,
    a.label, a.id limit 30`

const likeText = (text: string) => text.trim().replace(/[\\%_]/g, '\\$&')

interface Found {
  article_id: number
  product_id: number
  unit_id: number | null
  coef: string
  billing: string
}

/** What its supplier may propose for a line of an order: articles of its own catalogue that the member may order that day. */
export async function substituteOptions(
  tx: Tx,
  order: OrderRow,
  { lineId, search, now }: { lineId: number; search: string; now: Date },
): Promise<SubstituteOption[]> {
  const [line] = await tx.query<Line & Record<string, unknown>>(lineSql, [lineId, order.id])
  if (!line) throw new ApiError('err404')
  const { article_id, product_id, subfamily_id, family_id } = line
  const found = await tx.query<Found & Record<string, unknown>>(articlesSql, [
    order.supplier_id,
    article_id,
    likeText(search),
    product_id,
    subfamily_id,
    family_id,
  ])
  const asked = found.map((one) => ({ article_id: one.article_id, product_not_in_catalog_id: null }))
  const facts = await factsOfLines(tx, order, { lines: asked, now })
  return found.flatMap((one) => {
    const of = facts.get(`a${one.article_id}`)
    if (!of || of.findings.some(({ guard }) => answerAt(guard, 'proposal') === 'R')) return []
    const same_product = one.product_id === product_id
    const isMeasuredAlike = one.unit_id !== null && one.unit_id === line.unit_id
    const quantity = isMeasuredAlike
      ? needed(line, of, { coef: one.coef, own_coef: line.own_coef })
      : line.quantity
    const { label, ref_supplier, price_ht, unit_label: unit } = of
    return [
      {
        article_id: one.article_id,
        label,
        ref_supplier,
        quantity,
        price_ht,
        unit,
        billing: one.billing,
        same_product,
      },
    ]
  })
}
