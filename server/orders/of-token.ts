import { orderTexts } from '../../i18n/fr/orders'
import { f } from '../../resources/schema/f'
import { ApiError } from '../api/error'
import { recordSecurityEvent } from '../api/security-event'
import type { Tx } from '../database/connect'
import { mailFacts } from './mail-facts'
import { findOrder, type OrderRow } from './order-row'
import { findToken, type OrderToken, type TokenPurpose } from './tokens'

/** What a link carries. */
export const token = f.text({ label: 'Lien', required: true, max: 200 })

/** Writes down that a link did what it is for. */
export const tellLinkUsed = (
  tx: Tx,
  { order_id, user_id, purpose }: Pick<OrderToken, 'order_id' | 'user_id' | 'purpose'>,
  now: Date,
): Promise<void> =>
  recordSecurityEvent(
    tx,
    { kind: 'link_used', userId: user_id, about: `Order ${order_id}`, detail: { purpose } },
    now,
  )

/** Uses a link up that serves once. */
export async function spendLink(
  tx: Tx,
  found: Pick<OrderToken, 'id' | 'order_id' | 'user_id' | 'purpose'>,
  now: Date,
): Promise<void> {
  await tx.query('update "order_token" set used_at = $2 where id = $1', [found.id, now])
  await tellLinkUsed(tx, found, now)
}

/** The order of a link that is good for one of these purposes; err404 otherwise. */
export async function ofToken(
  tx: Tx,
  secret: string,
  { purposes, now }: { purposes: readonly TokenPurpose[]; now: Date },
) {
  const found = await findToken(tx, secret, { purposes, now })
  const order = found && (await findOrder(tx, found.order_id))
  if (!found || !order) throw new ApiError('err404', { display: orderTexts.invalidLink })
  return { found, order }
}

/** A link confirms once: what was answered is changed by an account. The order is locked, so of two requests one acts. */
export async function refuseConfirmed(tx: Tx, { id, confirm_order_date }: OrderRow): Promise<void> {
  if (confirm_order_date) throw new ApiError('err514', { fill: { nom: (await mailFacts(tx, id)).supplier } })
}
