import { frenchQuantity } from '../../i18n/fr/orders'
import { receptionTexts } from '../../i18n/fr/receptions'
import { billedQuantity } from '../../resources/catalogue/units'
import { isFarFromWeight, isOver, totalQuantity } from '../../resources/receptions/amounts'
import type { GivenLine, Signing } from '../../resources/receptions/reception-fields'
import type { ReceptionLimits } from '../../resources/receptions/rules'
import { temperatureAlerts } from '../../resources/receptions/rules'
import type { FieldError } from '../../resources/schema/check'
import { frenchDay } from '../../resources/schema/date-text'
import { compareDecimals } from '../../resources/schema/decimal-text'
import { differenceOf, rounded } from '../../resources/schema/exact'
import { parisDay } from '../../resources/schema/paris-time'
import { ApiError, invalid } from '../api/error'
import type { Work } from '../api/work'
import { may } from '../database/actor'
import { optionText } from '../trade/option'
import type { OrderLine, ReceivedOrder } from './reception-facts'

export type Head = Pick<
  Signing,
  'date' | 'fresh_temperature' | 'freeze_temperature' | 'comment' | 'confirm_over'
>

/** A line of the order with what was received of it. */
export type Matched = OrderLine & { given: GivenLine }

const isNothing = (quantity: string) => compareDecimals(quantity, '0') === 0

/** One line may come in several parts, each with a lot and a date of its own (5-doors §4). */
const isSamePart = (one: GivenLine, other: GivenLine) =>
  one.order_line_id === other.order_line_id &&
  (one.batch_number ?? null) === (other.batch_number ?? null) &&
  (one.best_before ?? null) === (other.best_before ?? null)

/** Whether a reception brings nothing at all: closing what is left is what it is signed for. */
export const bringsNothing = (lines: readonly Matched[]): boolean =>
  lines.every(({ given }) => isNothing(given.qty_delivered) && isNothing(given.qty_accepted))

/** Nothing came: something is closed by it, and it is said why. */
export function refuseNothing(lines: readonly Matched[], of: Signing): void {
  if (!bringsNothing(lines)) return
  const closes = of.remainder === 'closed' || lines.some(({ given }) => given.remainder === 'closed')
  if (!closes) throw invalid([{ name: 'lines', message: receptionTexts.nothing }])
  if (!of.reason?.trim()) throw invalid([{ name: 'reason', message: receptionTexts.whyNothing }])
}

/** What a reception brings of a line, its parts together. */
export function partsOf(lines: readonly Matched[]): Matched[] {
  const lineIds = [...new Set(lines.map(({ id }) => id))]
  return lineIds.flatMap((id) => {
    const parts = lines.filter((line) => line.id === id)
    const [first] = parts
    if (!first) return []
    const sum = (name: 'qty_delivered' | 'qty_accepted') =>
      totalQuantity(parts.map(({ given }) => given[name]))
    const free_quantity = totalQuantity(parts.map(({ given }) => given.free_quantity ?? '0'))
    const whole = { qty_delivered: sum('qty_delivered'), qty_accepted: sum('qty_accepted'), free_quantity }
    return [{ ...first, given: { ...first.given, ...whole } }]
  })
}

/** What counts against what was ordered: what is free does not. */
export const countedOf = ({ given }: Matched): string =>
  differenceOf(given.qty_accepted, given.free_quantity ?? '0', 3)

/** Puts what is given beside the order's lines; unknown ones and doubles are refused. */
export function matched(
  lines: readonly OrderLine[],
  given: readonly (GivenLine & { order_line_id: number })[],
): Matched[] {
  const errors: FieldError[] = []
  const found = given.flatMap((one, index) => {
    const line = lines.find(({ id }) => id === one.order_line_id)
    const isTwice = given.findIndex((other) => isSamePart(one, other)) < index
    if (!line || isTwice)
      errors.push({
        name: `lines.${index}.order_line_id`,
        message: line ? receptionTexts.twice : receptionTexts.unknownLine,
      })
    if (compareDecimals(one.qty_accepted, one.qty_delivered) > 0)
      errors.push({ name: `lines.${index}.qty_accepted`, message: receptionTexts.overDelivered })
    return line ? [{ ...line, given: one }] : []
  })
  given.forEach((one, index) => {
    if (compareDecimals(one.free_quantity ?? '0', one.qty_accepted) > 0)
      errors.push({ name: `lines.${index}.free_quantity`, message: receptionTexts.freeOver })
  })
  if (errors.length) throw invalid(errors)
  return found
}

/** A line told to have brought nothing asks for a permission of its own (domain §6.1). */
export function refuseZeroes(work: Work, lines: readonly Matched[]): void {
  const isZero = lines.some(({ given }) => isNothing(given.qty_delivered) && isNothing(given.qty_accepted))
  if (isZero && !may(work.actor, 'deleteReceivedArticle')) throw new ApiError('err403')
}

export const toleranceOf = (line: OrderLine, limits: ReceptionLimits) =>
  line.variable_weight ? limits.over_receipt_variable_weight_pct : limits.over_receipt_tolerance_pct

/** A weight that so many cartons do not have: a slip of the scales or of the fingers, unless it was confirmed. */
function refuseWeights(lines: readonly Matched[], head: Head, limits: ReceptionLimits): void {
  const pct = limits.over_receipt_variable_weight_pct
  const far = lines.filter((line) =>
    isFarFromWeight({ ...line, ...line.given, claim: line.given.claim === true }, pct),
  )
  const [first] = far
  if (!first || head.confirm_over === true) return
  const expected = rounded(billedQuantity(first.given.qty_accepted, first), 3)
  throw new ApiError('err520', {
    display: receptionTexts.farWeight({
      ...{ label: first.label, pct: frenchQuantity(pct) },
      expected: `${frenchQuantity(expected)} ${first.billing}`,
    }),
    more: { lines: far.map(({ id, label }) => ({ id, label })) },
  })
}

/** The lines of which more was accepted than the tolerance; err520 unless that was confirmed. */
export function refuseOver(lines: readonly Matched[], head: Head, limits: ReceptionLimits): Matched[] {
  const over = partsOf(lines).filter((line) =>
    isOver(line.quantity, totalQuantity([line.accepted, countedOf(line)]), toleranceOf(line, limits)),
  )
  refuseWeights(lines, head, limits)
  const [first] = over
  if (first && head.confirm_over !== true)
    throw new ApiError('err520', {
      fill: { x: frenchQuantity(toleranceOf(first, limits)) },
      more: { lines: over.map(({ id, label }) => ({ id, label })) },
    })
  return over
}

/** The temperatures above their limit; they ask for a comment (domain §6.3). */
export function alertsOf(head: Head, limits: ReceptionLimits) {
  const alerts = temperatureAlerts(
    {
      fresh_temperature: head.fresh_temperature ?? null,
      freeze_temperature: head.freeze_temperature ?? null,
    },
    limits,
  )
  if (alerts.length && !head.comment?.trim())
    throw invalid([{ name: 'comment', message: receptionTexts.temperature }])
  return alerts
}

/** A day that has not come, or on which the order had not left yet. */
export function refuseDay(work: Work, { date }: Head, { sent_on }: Pick<ReceivedOrder, 'sent_on'>): void {
  if (date > parisDay(work.now)) throw invalid([{ name: 'date', message: receptionTexts.future }])
  if (sent_on !== null && date < sent_on)
    throw invalid([{ name: 'date', message: receptionTexts.beforeSent({ date: frenchDay(sent_on) }) }])
}

/** A recorded note, where they are turned on. */
export async function refuseVoices(work: Work, lines: readonly GivenLine[]): Promise<void> {
  const at = lines.findIndex(({ voice_file_id }) => typeof voice_file_id === 'number')
  if (at < 0 || (await optionText(work.tx, 'reception_voice_notes')) === 'true') return
  throw invalid([{ name: `lines.${at}.voice_file_id`, message: receptionTexts.noVoices }])
}
