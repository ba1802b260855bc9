import type { Member } from '../../resources/directory/serving'
import type { CartAnswer } from '../../resources/orders/answers'
import { orderLists } from '../../resources/orders/states'
import { parisDay } from '../../resources/schema/paris-time'
import type { Work } from '../api/work'
import { listOf } from '../database/naming'
import { servedBy } from '../trade/served-by'
import { actionsOf } from './actions'
import { cartTerms, termsAnswer } from './cart-terms'
import { readLines } from './order-lines'
import type { OrderRow } from './order-row'
import { standingLines } from './standing-lines'
import { readSummaries } from './summary'
import { truckGroup } from './truck'

interface Goods {
  order_id: number
  goods_ht: string
  decided: boolean
}

const goodsSql = `
  select o.id as order_id, coalesce(sum(l.line_ht), 0.00) as goods_ht,
    exists (select 1 from "order_validation" v where v.order_id = o.id and v.round = o.round and v.decision <> 'pending') as decided
  from "order" o left join "order_line" l on l.order_id = o.id and l."deletedAt" is null
  where o.id = any($1::bigint[]) group by o.id`

/** « Paniers en préparation » of a member: each with its terms, as progress towards minimum and franco. */
export async function listCarts(work: Work, member: Member): Promise<CartAnswer[]> {
  const { tx, now, actor } = work
  const column = member.isGroup ? '"groupAdherent_id"' : 'adherent_id'
  const rows = await readSummaries(tx, parisDay(now), {
    condition: `o.${column} = $2 and o.status in ${listOf(orderLists.carts)} order by o.ask_delivery_date, o.id`,
    values: [member.id],
  })
  const goods = new Map(
    (await tx.query<Goods>(goodsSql, [rows.map((row) => row.id)])).map((one) => [one.order_id, one]),
  )
  const served = await servedBy(tx, member, parisDay(now))
  const truck_group = await truckGroup(tx, member)
  const carts: CartAnswer[] = []
  for (const row of rows) {
    const { goods_ht = '0.00', decided = false } = goods.get(row.id) ?? {}
    const order: OrderRow = { ...row, of_group: member.groupAdherent_id, truck_group }
    const terms = await cartTerms(tx, order, { now, known: served })
    const validations = decided ? [{ round: row.round, decision: 'validated' as const }] : []
    const standing = await standingLines(work, order, await readLines(tx, row.id))
    carts.push({
      ...row,
      goods_ht,
      unorderable_nb: [...standing.values()].filter(({ unorderable_reason: why }) => why !== null).length,
      terms: terms && termsAnswer(terms, row.ask_delivery_date, { goods_ht, now }),
      actions: actionsOf(actor, { order: row, decides: false, validations, round: row.round }),
    })
  }
  return carts
}
