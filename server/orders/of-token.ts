import { orderTexts } from '../../i18n/fr/orders'
import { f } from '../../resources/schema/f'
import { ApiError } from '../api/error'
import type { Tx } from '../database/connect'
import { findOrder } from './order-row'
import { findToken, type TokenPurpose } from './tokens'

/** What a link carries. */
export const token = f.text({ label: 'Lien', required: true, max: 200 })

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
