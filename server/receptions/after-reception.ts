import { quantityWords } from '../../i18n/fr/orders'
import { receptionTexts } from '../../i18n/fr/receptions'
import { awaitedOf, refusedOf, totalQuantity } from '../../resources/receptions/amounts'
import type { Signing } from '../../resources/receptions/reception-fields'
import {
  type ClaimLine,
  claimObjects,
  claimsOf,
  type SentClaim,
  unclaimed,
} from '../../resources/receptions/rules'
import { frenchDay } from '../../resources/schema/date-text'
import { frenchDecimal } from '../../resources/schema/decimal-text'
import type { Work } from '../api/work'
import { notify } from '../trade/notify'
import { proposeLitigation } from '../trade/propose-litigation'
import { projectManager } from '../trade/recipients'
import { countedOf, type Matched, partsOf } from './reception-checks'
import { type ReceivedOrder, receiverOf } from './reception-facts'

type Alerts = readonly ('fresh' | 'frozen')[]

interface Done {
  id: number
  of: Signing
  alerts: Alerts
}

const temperatureOf = (alert: Alerts[number], of: Signing) =>
  `${frenchDecimal(String(alert === 'fresh' ? of.fresh_temperature : of.freeze_temperature))} °C`

function sentence(claim: ClaimLine): string {
  const quantity = claim.quantity ? ` : ${quantityWords(claim.quantity, claim.unit)}` : ''
  const reason = claim.comment && claim.object === 'refused' ? ` (${claim.comment})` : ''
  const gap = claim.gap_ht === '0.00' ? '' : `, ${frenchDecimal(claim.gap_ht)} € HT`
  return `${claimObjects[claim.object]} – ${claim.label}${quantity}${reason}${gap}`
}

const introOf = (order: ReceivedOrder, of: Signing) =>
  receptionTexts.claim({
    order: order.number,
    date: frenchDay(of.date),
    form: of.delivery_form?.trim() || 'sans numéro',
  })

/** A line with what this reception brings of it. */
const withGiven = ({ quantity, accepted, refused, given, ...line }: Matched) => ({
  quantity,
  accepted: totalQuantity([accepted, countedOf({ quantity, accepted, refused, given, ...line })]),
  refused: totalQuantity([refused, refusedOf(given.qty_delivered, given.qty_accepted)]),
})

/** What was claimed of this delivery by litigations that have left: of its former versions, and of those that were taken back. */
const sentClaims = (work: Work, id: number): Promise<(SentClaim & Record<string, unknown>)[]> =>
  work.tx.query(
    `select n.order_line_id, o.label as object, sum(n.quantity) as quantity, sum(n.gap_ht) as gap_ht
     from reception now join reception e on e.order_id = now.order_id and (e.number = now.number or e.state = 'undone')
       join litigation l on l.reception_id = e.id and l.is_sent and l."deletedAt" is null
       join litigation_line n on n.litigation_id = l.id and n."deletedAt" is null
       left join litigationobject o on o.id = n.litigationobject_id
     where now.id = $1 group by 1, 2`,
    [id],
  )

/** Proposes a litigation for what is wrong, as a draft; null when nothing is (domain §6.4). */
export async function proposeClaim(
  work: Work,
  order: ReceivedOrder,
  { id, of, alerts, lines }: Done & { lines: readonly Matched[] },
): Promise<number | null> {
  if (order.supplier_id === null) return null
  const found = claimsOf(
    partsOf(lines).map((line) => ({
      ...line,
      ...line.given,
      order_line_id: line.id,
      claim: line.given.claim === true,
      refusal_reason: line.given.refusal_reason ?? null,
      missing: (line.given.remainder ?? of.remainder) === 'closed' ? awaitedOf(withGiven(line)) : '0.000',
    })),
    alerts,
  )
  const claims = unclaimed(found, await sentClaims(work, id))
  if (!claims.length) return null
  const warm = alerts.map((alert) => `Température relevée : ${temperatureOf(alert, of)}.`)
  const sentences = claims.map(sentence)
  const parts = [introOf(order, of), ...sentences, ...warm, of.comment?.trim() ?? '']
  const text = parts.filter(Boolean).join('\n')
  return proposeLitigation(work, {
    adherent_id: order.adherent_id,
    groupAdherent_id: order.groupAdherent_id,
    order_id: order.id,
    reception_id: id,
    supplier_id: order.supplier_id,
    client_number: order.ref_client,
    date: of.date,
    sender_name: of.receiver_name ?? null,
    description: text,
    message_text: text,
    claims,
    file_ids: of.file_ids ?? [],
  })
}

/** Tells the « chargé de mission » of a temperature above its limit (domain §13.1, 16). */
export async function tellTemperature(
  work: Work,
  order: ReceivedOrder,
  { id, of, alerts }: Done,
): Promise<void> {
  const adherentId = receiverOf(order)
  if (!alerts.length || adherentId === null) return
  const [member] = await work.tx.query<{ name: string }>('select name from adherent where id = $1', [
    adherentId,
  ])
  await notify(work.tx, {
    kind: 'temperature_alert',
    users: await projectManager(work.tx, adherentId),
    model: 'Order',
    entityId: order.id,
    event: `reception ${id}`,
    params: {
      adherent: member?.name ?? '',
      temperature: alerts.map((alert) => temperatureOf(alert, of)).join(' et '),
      order: order.number,
      supplier: order.supplier,
    },
    now: work.now,
  })
}
