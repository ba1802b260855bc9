import { receptionScreenTexts as texts } from '../../../i18n/fr/reception-screens'
import type { ReceptionAnswer } from '../../../resources/receptions/answers'
import { temperatureAlerts } from '../../../resources/receptions/rules'
import { frenchDay } from '../../../resources/schema/date-text'
import { decimalText } from '../../../resources/schema/decimal-text'
import { exact, plus, rounded } from '../../../resources/schema/exact'
import { readNumber } from '../../../resources/schema/reading/numbers'
import { isBegun, isOverDelivered, isWrongTax, type ReceptionDraft } from './draft'

/** A temperature as typed, « −18,5 » too; null while it is none. */
export function temperatureOf(text: string): string | null {
  const value = readNumber(text, { unit: '°C' }).value ?? ''
  return /^-?\d+(\.\d)?$/.test(value) ? value : null
}

export const isWrongTemperature = (text: string) => text.trim() !== '' && temperatureOf(text) === null

/** What each temperature may be at most, with the tolerance of the frozen (domain §6.3). */
export const limitsOf = ({ limits }: ReceptionAnswer) => ({
  fresh: limits.fresh_max_temperature,
  frozen: rounded(plus(exact(limits.freeze_max_temperature), exact(limits.freeze_tolerance)), 1),
})

/** The temperatures above their limit, as typed. */
export const alertsOf = (answer: ReceptionAnswer, draft: ReceptionDraft) =>
  temperatureAlerts(
    { fresh_temperature: temperatureOf(draft.fresh), freeze_temperature: temperatureOf(draft.frozen) },
    answer.limits,
  )

/** Why it cannot be signed yet: more accepted than delivered, a day before the order left, a temperature that is none, one too warm without a word, a tax half written. */
export function headProblem(answer: ReceptionAnswer, draft: ReceptionDraft): string | undefined {
  const over = draft.lines.find(isOverDelivered)
  if (over) return texts.overDelivered({ label: over.label })
  const { sent_on } = answer.order
  if (sent_on !== null && draft.date < sent_on) return texts.beforeSent({ day: frenchDay(sent_on) })
  if (isWrongTemperature(draft.fresh) || isWrongTemperature(draft.frozen)) return texts.wrongTemperature
  if (draft.taxes.filter(isBegun).some(isWrongTax)) return texts.wrongTax
  const [alert] = alertsOf(answer, draft)
  return alert && !draft.comment.trim()
    ? texts.tooWarm({ limit: decimalText(limitsOf(answer)[alert]) })
    : undefined
}
