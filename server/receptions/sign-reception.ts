import { orderTaxLine } from '../../resources/orders/order-line'
import { isAt } from '../../resources/orders/states'
import { paidQuantity } from '../../resources/receptions/amounts'
import type { Signing } from '../../resources/receptions/reception-fields'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import { ApiError } from '../api/error'
import { fingerprintOf } from '../api/once/asked'
import { repo } from '../api/repo'
import type { Work } from '../api/work'
import { createRow } from '../api/write'
import { wrongState } from '../trade/order-transition'
import { changeTaxes, withOrderLines } from './add-received'
import { proposeClaim, tellTemperature } from './after-reception'
import { closeLines, weighed, withUntold } from './close-lines'
import { moveOrder } from './order-after'
import {
  alertsOf,
  type Matched,
  matched,
  refuseDay,
  refuseNothing,
  refuseOver,
  refuseVoices,
  refuseZeroes,
} from './reception-checks'
import {
  type ReceivedOrder,
  receivedLines,
  receivedOrder,
  receivedTaxes,
  receptionLimits,
} from './reception-facts'
import { stockReception } from './reception-stock'
import { nextPlace, type Place, replaceReception } from './replace-reception'
import { refuseReceived, warnedQuantities } from './warn-quantities'

export interface SignedReception {
  id: number
  litigation_id: number | null
  warned: string[]
}

/** The fingerprint of what was typed; what was seen of others meanwhile is no part of it. */
const contentOf = ({ seen_reception: _seen, ...typed }: Signing): string => fingerprintOf(typed)

/** The reception that this very typing has made already: what is sent twice is signed once; another content is refused. */
async function madeBefore(work: Work, orderId: number, of: Signing): Promise<SignedReception | undefined> {
  const [row] = await work.tx.query<
    Omit<SignedReception, 'warned'> & { content_hash: string | null } & UnknownRow
  >(
    `select r.id, r.content_hash, (select l.id from litigation l where l.reception_id = r.id and l."deletedAt" is null order by l.id limit 1) as litigation_id
     from reception r where r.client_key = $1 and r.order_id = $2 and r."deletedAt" is null order by r.id desc limit 1`,
    [of.client_key, orderId],
  )
  if (row?.content_hash && row.content_hash !== contentOf(of)) throw new ApiError('err422')
  return row && { id: row.id, litigation_id: row.litigation_id, warned: [] }
}

async function insertReception(
  work: Work,
  order: ReceivedOrder,
  { place, of }: { place: Place; of: Signing },
) {
  const { date, receiver_name, delivery_form, fresh_temperature, freeze_temperature, comment, file_ids } = of
  const row = await createRow(work, work.registry.get('reception'), {
    input: {
      ...place,
      order_id: order.id,
      date,
      receiver_name,
      delivery_form,
      fresh_temperature,
      freeze_temperature,
      comment,
      remainder_reason: of.reason ?? null,
      file_ids: file_ids ?? [],
      state: 'signed',
      client_key: of.client_key,
    },

    trusted: true,
    extra: { content_hash: contentOf(of), signed_at: work.now, signed_by: work.actor.userId },
  })
  return Number(row.id)
}

/** What is paid otherwise than by the quantity accepted: by weight, or a part of it free. */
function paidOf(line: Matched): string | null {
  const { weight, free_quantity } = line.given
  if ((weight ?? null) === null && (free_quantity ?? null) === null) return null
  return paidQuantity({ ...line, ...line.given, claim: line.given.claim === true })
}

const insertLines = (work: Work, id: number, lines: readonly Matched[]) =>
  work.tx.query(
    `insert into reception_line (reception_id, order_line_id, qty_delivered, qty_accepted, price_delivered_ht, refusal_reason,
       batch_number, best_before, claim, voice_file_id, weight, weighings, free_quantity, paid_quantity, created_by, updated_by, "createdAt", "updatedAt")
     select $1, order_line_id, qty_delivered, qty_accepted, price_delivered_ht, refusal_reason, batch_number, best_before,
       coalesce(claim, false), voice_file_id, weight, weighings, free_quantity, paid_quantity, $3, $3, $4, $4
     from json_to_recordset($2::json) as v(order_line_id bigint, qty_delivered numeric, qty_accepted numeric, price_delivered_ht numeric,
       refusal_reason text, batch_number text, best_before date, claim boolean, voice_file_id bigint, weight numeric, weighings text, free_quantity numeric, paid_quantity numeric)`,
    [
      id,
      JSON.stringify(
        lines.map((line) => ({ ...line.given, order_line_id: line.id, paid_quantity: paidOf(line) })),
      ),
      work.actor.userId,
      work.now,
    ],
  )

/**
 * Signs a reception of an order, or its next version: what came is written, the stock moves, the order follows (T14, T15),
 * and a litigation is proposed, all or nothing and once for each key (domain §6).
 */
export async function signReception(work: Work, orderId: number, of: Signing): Promise<SignedReception> {
  const order = await receivedOrder(work, orderId, true)
  const before = await madeBefore(work, orderId, of)
  if (before) return before
  const isAgain = typeof of.replaces === 'number'
  const isOpen = isAt(order.status, 'sent') || (isAgain && isAt(order.status, 'received'))
  if (!isOpen || order.is_cancelled) {
    if (isAt(order.status, 'received')) throw new ApiError('err521')
    throw wrongState(order.status)
  }
  await refuseReceived(work, order, of)
  refuseDay(work, of, order)
  await refuseVoices(work, of.lines ?? [])
  const limits = await receptionLimits(work.tx)
  const alerts = alertsOf(of, limits)
  const place = isAgain
    ? await replaceReception(work, order, Number(of.replaces))
    : await nextPlace(work, orderId)
  const given = await withOrderLines(work, order, weighed(of.lines ?? []))
  const known = await receivedLines(work.tx, orderId)
  const lines = withUntold(matched(known, given), known, of)
  refuseNothing(lines, of)
  refuseZeroes(work, lines)
  const over = refuseOver(lines, of, limits)
  const id = await insertReception(work, order, { place, of })
  // What a former version found on the note stays, as this one's.
  if (isAgain)
    for (const tax of await receivedTaxes(work.tx, orderId))
      if (tax.reception_id === of.replaces)
        await repo(work, orderTaxLine).update(tax.id, { reception_id: id })
  await changeTaxes(work, order, {
    ...{ added: of.taxes ?? [], removed: of.removed_taxes ?? [], returned: of.returned ?? [] },
    reception: id,
  })
  await insertLines(work, id, lines)
  await closeLines(work, order, { id, of, lines })
  await stockReception(work, order, { reception: { id, date: of.date }, lines })
  const payload = {
    reception_id: id,
    ...place,
    ...(over.length
      ? { over: over.map(({ label, given: { qty_accepted } }) => ({ label, qty_accepted })) }
      : {}),
    ...(alerts.length ? { temperatures: alerts } : {}),
  }
  await moveOrder(work, order, {
    told: { type: place.version > 1 ? 'reception_resigned' : 'reception_created', payload },
    verb: 'receive',
  })
  const litigation_id = await proposeClaim(work, order, { id, of, lines, alerts })
  await tellTemperature(work, order, { id, of, alerts })
  return { id, litigation_id, warned: await warnedQuantities(work, order, lines) }
}
