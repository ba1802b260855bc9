import { orderTexts } from '../../i18n/fr/orders'
import { exact, rounded } from '../../resources/schema/exact'
import { ApiError } from '../api/error'
import type { Work } from '../api/work'
import { attempt } from '../database/attempt'
import { atDoor } from '../trade/at-door'
import { catalogsOf } from '../trade/catalogs-of'
import { factsKey } from '../trade/line-facts'
import { putLine } from './add-line'
import { createCart, nextDay } from './create-cart'
import { requireMember } from './may'
import { readLines } from './order-lines'
import { getOrder, memberOfOrder, type OrderRow } from './order-row'
import { refreshCart } from './refresh-cart'
import { factsOfLines } from './reprice-lines'
import { reasonsOf } from './try-line'

export interface Ignored {
  label: string
  reason: string
}

const nothingLeft = (ignored: readonly Ignored[]) =>
  new ApiError('err510', { display: orderTexts.nothingToDuplicate, more: { ignored } })

/** A new cart with the lines that can still be ordered, at today's prices; the others are told (domain §5.10). */
export async function duplicateOrder(
  work: Work,
  id: number,
): Promise<{ order: OrderRow; ignored: Ignored[] }> {
  requireMember(work.actor, 'createCart')
  const source = await getOrder(work, id)
  const member = memberOfOrder(source)
  const lines = await readLines(work.tx, id)
  const day = await nextDay(work, member, source)
  const catalogs = catalogsOf(work.actor)
  const asIf = { ...source, ask_delivery_date: day }
  const facts = await work.tx.beyond('orders', (tx) =>
    factsOfLines(tx, asIf, { lines, now: work.now, catalogs }),
  )
  const looked = lines.map((line) => {
    const of = facts.get(factsKey(line))
    return { line, of, out: of && atDoor(work.tx, 'cart', of.findings, { isMany: true }).leftOut }
  })
  const isLeftOut = ({ of, out }: (typeof looked)[number]) => !of || out?.length
  const ignored = looked
    .filter(isLeftOut)
    .map(({ line, out }) => ({ label: line.label, reason: out?.[0]?.reason ?? orderTexts.unknownArticle }))
  const kept = looked.filter((one) => !isLeftOut(one))
  const [first] = kept
  if (!first) throw nothingLeft(ignored)
  const order = await createCart(work, {
    member,
    day,
    delivery_adherent_id: source.delivery_adherent_id,
    supplier_id: source.supplier_id,
    supplier_not_in_catalog_id: source.supplier_not_in_catalog_id,
    platform_id: first.of?.platform_id ?? source.platform_id,
  })
  for (const { line } of kept) {
    const put = () =>
      putLine(work, order, { ...line, quantity: rounded(exact(line.quantity), 3), isMany: true })
    const refused = await attempt(work.tx, () => put().then(() => []), reasonsOf)
    if (refused.length) ignored.push({ label: line.label, reason: refused[0] ?? '' })
  }
  if (ignored.length === lines.length) throw nothingLeft(ignored)
  await refreshCart(work.tx, order, { now: work.now })
  return { order, ignored }
}
