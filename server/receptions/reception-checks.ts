import { frenchQuantity } from '../../i18n/fr/orders'
import { receptionTexts } from '../../i18n/fr/receptions'
import { isOver, totalQuantity } from '../../resources/receptions/amounts'
import type { ReceptionLimits } from '../../resources/receptions/rules'
import { temperatureAlerts } from '../../resources/receptions/rules'
import type { FieldError } from '../../resources/schema/check'
import { frenchDay } from '../../resources/schema/date-text'
import { compareDecimals } from '../../resources/schema/decimal-text'
import { parisDay } from '../../resources/schema/paris-time'
import { ApiError, invalid } from '../api/error'
import type { Work } from '../api/work'
import { may } from '../database/actor'
import { optionText } from '../trade/option'
import type { OrderLine, ReceivedOrder } from './reception-facts'
import type { GivenLine, Signing } from './reception-input'

export type Head = Pick<
  Signing,
  'date' | 'fresh_temperature' | 'freeze_temperature' | 'comment' | 'confirm_over'
>

/** A line of the order with what was received of it. */
export type Matched = OrderLine & { given: GivenLine }

const isNothing = (quantity: string) => compareDecimals(quantity, '0') === 0

/** Puts what is given beside the order's lines; unknown ones and doubles are refused. */
export function matched(
  lines: readonly OrderLine[],
  given: readonly (GivenLine & { order_line_id: number })[],
): Matched[] {
  const errors: FieldError[] = []
  const found = given.flatMap((one, index) => {
    const line = lines.find(({ id }) => id === one.order_line_id)
    const isTwice = given.findIndex((other) => other.order_line_id === one.order_line_id) < index
    if (!line || isTwice)
      errors.push({
        name: `lines.${index}.order_line_id`,
        message: line ? receptionTexts.twice : receptionTexts.unknownLine,
      })
    if (compareDecimals(one.qty_accepted, one.qty_delivered) > 0)
      errors.push({ name: `lines.${index}.qty_accepted`, message: receptionTexts.overDelivered })
    return line ? [{ ...line, given: one }] : []
  })
  if (found.every(({ given: one }) => isNothing(one.qty_delivered) && isNothing(one.qty_accepted)))
    errors.push({ name: 'lines', message: receptionTexts.nothing })
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

/** The lines of which more was accepted than the tolerance; err520 unless that was confirmed. */
export function refuseOver(lines: readonly Matched[], head: Head, limits: ReceptionLimits): Matched[] {
  const over = lines.filter((line) =>
    isOver(line.quantity, totalQuantity([line.accepted, line.given.qty_accepted]), toleranceOf(line, limits)),
  )
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
