import { orderTexts } from '../../i18n/fr/orders'
import { deliveryReasons } from '../../i18n/fr/trade'
import type { user } from '../../resources/accounts/user'
import type { OrderLevel } from '../../resources/orders/levels'
import { type LevelsAnswer, type RequiredLevel, requiredLevels } from '../../resources/orders/levels'
import type { RowOf } from '../../resources/schema/infer'
import { ApiError } from '../api/error'
import type { Tx } from '../database/connect'
import { orderAddresses } from '../trade/order-recipients'
import { usableValidators } from '../trade/usable-validators'
import { type CartTerms, dateReason, termsAnswer } from './cart-terms'
import type { LineRow } from './order-lines'
import type { OrderRow } from './order-row'
import type { Refreshed } from './refresh-cart'

const refused = (raison: string) => new ApiError('err510', { fill: { raison } })

/** Whether the supplier's terms let it go: the date, then the minimum (domain §5.4). */
export function refuseTerms(
  order: OrderRow,
  terms: CartTerms | null,
  { goods_ht, now }: { goods_ht: string; now: Date },
): void {
  const issues = terms ? termsAnswer(terms, order.ask_delivery_date, { goods_ht, now }).issues : []
  const past = terms ? null : dateReason(null, order.ask_delivery_date, now)
  if (past) throw refused(deliveryReasons[past])
  for (const issue of issues.filter((one) => one.blocking)) {
    if (issue.code === 'minimum') throw new ApiError('err515', { display: issue.message })
    throw refused(issue.message)
  }
}

/** Everything that keeps a cart from leaving, but for its levels. */
export async function refuseSubmission(
  tx: Tx,
  order: OrderRow,
  { cart, now }: { cart: Refreshed; now: Date },
): Promise<void> {
  if (!cart.lines.length) throw refused(orderTexts.noLines)
  const { length } = cart.unorderable
  if (length) throw refused(orderTexts.unorderableLines({ n: length }))
  refuseTerms(order, cart.terms, { goods_ht: cart.totals.goods_ht, now })
  if (order.sending_mode === '2' && !(await orderAddresses(tx, order)).length)
    throw refused(orderTexts.noMail)
}

const levelsSql = `
  select l.level, l.catalog_id, l.amount_ht, l.mandatory, l.default_validator_id from orderlevel l
  where l."deletedAt" is null and l.active and (l.adherent_id = $1 or l."groupAdherent_id" = $2
    or l."groupAdherent_id" = (select a."groupAdherent_id" from adherent a where a.id = $1)
    or (l.adherent_id is null and l."groupAdherent_id" is null))`

type Author = RowOf<typeof user, 'id' | 'validator_one' | 'validator_two'>

interface Submitted {
  lines: readonly LineRow[]
  total_ht: string
  authorId: number
}

/** The levels that an order must pass, or the first one that nobody can decide (domain §5.5). */
export async function askedLevels(
  tx: Tx,
  order: OrderRow,
  { lines, total_ht, authorId }: Submitted,
): Promise<LevelsAnswer> {
  const [author] = await tx.query<Author>(
    'select id, validator_one, validator_two from "user" where id = $1',
    [authorId],
  )
  const levels = await tx.query<OrderLevel>(levelsSql, [order.adherent_id, order.groupAdherent_id])
  if (!author) throw new ApiError('err404')
  const named = [author.validator_one, author.validator_two, ...levels.map((one) => one.default_validator_id)]
  const usable = await usableValidators(tx, named, order)
  const catalogs = [...new Set(lines.flatMap((line) => line.catalog_id ?? []))]
  return requiredLevels({ author, levels, catalogs, total_ht, usable })
}

/** The levels that an order must pass; err511 where nobody can decide one of them. */
export async function levelsFor(tx: Tx, order: OrderRow, of: Submitted): Promise<RequiredLevel[]> {
  const { required, missing } = await askedLevels(tx, order, of)
  if (required === null) throw new ApiError('err511', { fill: { n: missing } })
  return required
}
