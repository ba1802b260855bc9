import type { litigationLine } from '../litigations/litigation'
import { compared, differenceOf, exact, plus, rounded } from '../schema/exact'
import type { FilledOf, RowOf } from '../schema/infer'
import { lookup } from '../schema/lookup'
import { type ReceivedLine, receivedAmounts } from './amounts'

/** Limits of the general options, in °C and %. */
export interface ReceptionLimits {
  fresh_max_temperature: string
  freeze_max_temperature: string
  freeze_tolerance: string
  over_receipt_tolerance_pct: string
  over_receipt_variable_weight_pct: string
  price_gap_alert_pct: string
}

export const limitKeys = [
  'fresh_max_temperature',
  'freeze_max_temperature',
  'freeze_tolerance',
  'over_receipt_tolerance_pct',
  'over_receipt_variable_weight_pct',
  'price_gap_alert_pct',
] as const satisfies readonly (keyof ReceptionLimits)[]

export interface Temperatures {
  fresh_temperature: string | null
  freeze_temperature: string | null
}

const above = (read: string | null, limit: string) => read !== null && compared(exact(read), exact(limit)) > 0

/** Which temperatures are above their limit: the frozen one has a tolerance (domain §6.3). */
export function temperatureAlerts(
  read: Temperatures,
  limits: Pick<ReceptionLimits, 'fresh_max_temperature' | 'freeze_max_temperature' | 'freeze_tolerance'>,
): ('fresh' | 'frozen')[] {
  const frozen = plus(exact(limits.freeze_max_temperature), exact(limits.freeze_tolerance))
  const isFrozenOver =
    read.freeze_temperature !== null && compared(exact(read.freeze_temperature), frozen) > 0
  return [
    ...(above(read.fresh_temperature, limits.fresh_max_temperature) ? (['fresh'] as const) : []),
    ...(isFrozenOver ? (['frozen'] as const) : []),
  ]
}

/** What may be claimed of a reception, with the label of its object (domain §6.4). */
export const claimObjects = lookup({
  quantity: 'Écart de quantité',
  price: 'Écart de prix',
  refused: 'Produit refusé',
  temperature: 'Température',
  missing: 'Produit manquant',
})
export type ClaimObject = keyof typeof claimObjects

export interface ClaimLine
  extends RowOf<typeof litigationLine, 'order_line_id' | 'label' | 'quantity' | 'gap_ht' | 'comment'>,
    FilledOf<typeof litigationLine, 'unit'> {
  object: ClaimObject
}

export interface ClaimedLine
  extends ReceivedLine,
    RowOf<typeof litigationLine, 'label'>,
    FilledOf<typeof litigationLine, 'order_line_id' | 'unit'> {
  refusal_reason: string | null
  /** Left of what was ordered, when the remainder is closed. */
  missing: string
}

const isSome = (amount: string) => compared(exact(amount), exact(0)) > 0
const less = (a: string, b: string) => compared(exact(a), exact(b)) < 0

function claimsOfLine(line: ClaimedLine): ClaimLine[] {
  const { quantity_gap_ht, price_gap_ht } = receivedAmounts(line)
  const { order_line_id, label, unit } = line
  const of = (object: ClaimObject, more: Pick<ClaimLine, 'quantity' | 'gap_ht'>): ClaimLine => ({
    order_line_id,
    object,
    label,
    unit,
    comment: line.refusal_reason,
    ...more,
  })
  const claims: ClaimLine[] = []
  const isRefused = less(line.qty_accepted, line.qty_delivered)
  if (isRefused || line.refusal_reason) {
    const gap = compared(exact(line.qty_delivered), exact(line.qty_accepted))
    const quantity = gap > 0 ? subtract(line.qty_delivered, line.qty_accepted) : null
    claims.push(of(line.refusal_reason ? 'refused' : 'quantity', { quantity, gap_ht: quantity_gap_ht }))
  }
  if (isSome(price_gap_ht)) claims.push(of('price', { quantity: line.qty_accepted, gap_ht: price_gap_ht }))
  return claims
}

const subtract = (a: string, b: string) => differenceOf(a, b, 3)

/**
 * The claims of a reception: gaps, refusals and temperatures make a litigation; what never came is told with them
 * (domain §6.4).
 */
export function claimsOf(
  lines: readonly ClaimedLine[],
  alerts: readonly ('fresh' | 'frozen')[],
): ClaimLine[] {
  const claims = lines.flatMap(claimsOfLine)
  const warm = alerts.map(
    (kind): ClaimLine => ({
      order_line_id: null,
      object: 'temperature',
      label: kind === 'fresh' ? 'Température du frais' : 'Température du surgelé',
      quantity: null,
      unit: '',
      gap_ht: '0.00',
      comment: null,
    }),
  )
  // Of a delivery where nothing came, what is missing is the claim.
  const isNothing = lines.every((line) => !isSome(line.qty_delivered))
  if (!claims.length && !warm.length && !isNothing) return []
  const missing = lines.filter((line) => isSome(line.missing) && !isSome(line.qty_delivered))
  return [
    ...claims,
    ...warm,
    ...missing.map(
      ({ order_line_id, label, unit, missing: quantity }): ClaimLine => ({
        order_line_id,
        object: 'missing',
        label,
        quantity,
        unit,
        gap_ht: '0.00',
        comment: null,
      }),
    ),
  ]
}

/** What was claimed already, by the label of its object: a litigation that has left. */
export interface SentClaim extends RowOf<typeof litigationLine, 'order_line_id' | 'quantity' | 'gap_ht'> {
  object: string | null
}

const atLeastZero = (amount: string) => (isSome(amount) ? amount : '0')

/** What is left of a claim beside what was claimed already; nothing when all of it was. */
function leftOf(claim: ClaimLine, before: readonly SentClaim[]): ClaimLine[] {
  const known = before.find(
    (one) => one.order_line_id === claim.order_line_id && one.object === claimObjects[claim.object],
  )
  if (!known) return [claim]
  const gap_ht = rounded(exact(atLeastZero(subtract(claim.gap_ht, known.gap_ht))), 2)
  const quantity = atLeastZero(subtract(claim.quantity ?? '0', known.quantity ?? '0'))
  const isLeft = claim.object === 'price' ? isSome(gap_ht) : isSome(gap_ht) || isSome(quantity)
  if (!isLeft) return []
  return [
    { ...claim, gap_ht, quantity: claim.object === 'price' ? claim.quantity : rounded(exact(quantity), 3) },
  ]
}

/** The claims without what was claimed of the same lines already: the same gap is never claimed twice. */
export function unclaimed(claims: readonly ClaimLine[], before: readonly SentClaim[]): ClaimLine[] {
  const left = claims.flatMap((claim) => leftOf(claim, before))
  const isNothing = claims.every(({ object }) => object === 'missing')
  return isNothing || left.some(({ object }) => object !== 'missing') ? left : []
}
