import { orderTexts } from '../../i18n/fr/orders'
import type { Member } from '../../resources/directory/serving'
import type { OrderStandardAnswer } from '../../resources/orders/tool-answers'
import type { Work } from '../api/work'
import { may } from '../database/actor'
import { factsKey } from '../trade/line-facts'
import type { OrderRow } from './order-row'
import { standardLines } from './standard-cart-rows'
import { refreshCarts, tryLine } from './try-line'
import { sellersOf, takeTurns, turnOf } from './turns'

interface Line {
  id: number
  catalog_id: number
}

/** Catalogues of the lines, to hold `orderFoodFromStandardCart` and its like against. */
const catalogsSql = `
  select l.id, coalesce(f.catalog_id, n.catalog_id) as catalog_id from standard_cart_line l left join article a on a.id = l.article_id
    left join product p on p.id = a.product_id left join subfamily s on s.id = p.subfamily_id left join family f on f.id = s.family_id
    left join productnotincatalog n on n.id = l.product_not_in_catalog_id
  where l.standard_cart_id = $1 and l."deletedAt" is null`

const permissionOf = (catalog: number) =>
  catalog === 1 ? 'orderFoodFromStandardCart' : 'orderNonFoodFromStandardCart'
const catalogRight = (catalog: number) => (catalog === 1 ? 'foodCatalog' : 'nonFoodCatalog')
const refusal = (catalog: number) =>
  catalog === 1 ? orderTexts.foodNotAllowed : orderTexts.nonFoodNotAllowed

/** Fills one cart a supplier with the lines that the person may order, and tells which it left out and why (domain §5.12). */
export async function orderStandardCart(
  work: Work,
  id: number,
  { member, only }: { member: Member; only?: readonly number[] },
): Promise<OrderStandardAnswer> {
  const lines = (await standardLines(work, id, member)).filter((line) => !only || only.includes(line.id))
  const catalogs = new Map(
    (await work.tx.beyond('orders', (tx) => tx.query<Line>(catalogsSql, [id]))).map((row) => [
      row.id,
      row.catalog_id,
    ]),
  )
  const sellers = await sellersOf(work, member, lines)
  await takeTurns(work, member, [...sellers.values()])
  const answer: OrderStandardAnswer = { carts: [], ignored: [] }
  const carts = new Map<string, OrderRow>()
  for (const line of lines) {
    const catalog = catalogs.get(line.id) ?? 1
    const isAllowed = may(work.actor, permissionOf(catalog)) && may(work.actor, catalogRight(catalog))
    const reason = isAllowed ? line.reason : refusal(catalog)
    if (reason !== null) {
      answer.ignored.push({ label: line.label, reason })
      continue
    }
    const seller = sellers.get(factsKey(line))
    const turn = seller ? turnOf(member, seller) : ''
    const input = { ...line, adherentId: member.id, isGroup: member.isGroup, standard_cart_id: id }
    const tried = await tryLine(work, input, carts.get(turn))
    if (tried.refused) {
      answer.ignored.push({ label: line.label, reason: tried.refused[0] ?? '' })
      continue
    }
    const { cart } = tried
    carts.set(turn, cart)
    const known = answer.carts.find((one) => one.id === cart.id)
    if (known) known.added += 1
    else answer.carts.push({ id: cart.id, number: cart.number, supplier: line.supplier, added: 1 })
  }
  await refreshCarts(work, carts.values())
  return answer
}
