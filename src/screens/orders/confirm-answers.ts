import { confirmationSentences, frenchQuantity } from '../../../i18n/fr/orders'
import type { Confirmation } from '../../../providers/orders'
import type { OrderLineAnswer } from '../../../resources/orders/answer-parts'
import { confirmationIssue } from '../../../resources/orders/confirmation'
import { parseDecimal } from '../../../resources/schema/decimal-text'

/** The supplier's answer to one line, as it is being typed. */
export interface Answered {
  line_id: number
  state: 'ok' | 'short' | 'missing' | 'substituted'
  quantity: string
  substitute_label: string
}

/** What was answered before, else that all is fine. */
export const answersOf = (lines: readonly OrderLineAnswer[]): Answered[] =>
  lines.map((line) => ({
    line_id: line.id,
    state: line.confirmed_state ?? 'ok',
    quantity: frenchQuantity(line.confirmed_quantity ?? ''),
    substitute_label: line.substitute_label ?? '',
  }))

/** What is still missing from the answer to a line, in words. */
export function answerError(line: OrderLineAnswer, answer: Answered): string | undefined {
  const said = { ...answer, quantity: parseDecimal(answer.quantity) }
  const issue = confirmationIssue(said, line.quantity)
  return issue && confirmationSentences[issue]
}

/** The answer as it is sent: a quantity with « réduite », a name with « remplacée ». */
export const confirmationOf = (day: string, answers: readonly Answered[]): Confirmation => ({
  supplier_delivery_date: day,
  lines: answers.map(({ line_id, state, quantity, substitute_label }) => ({
    line_id,
    state,
    ...(state === 'short' ? { quantity: parseDecimal(quantity) } : {}),
    ...(state === 'substituted' ? { substitute_label: substitute_label.trim() } : {}),
  })),
})
