import { compareDecimals, decimalPattern, frenchDecimal, parseDecimal } from '../schema/decimal-text'
import type { RowOf } from '../schema/infer'
import type { confirmedStates, orderLine } from './order-line'

interface Said {
  state: keyof typeof confirmedStates
  quantity?: string | null | undefined
  substitute_label?: string | null | undefined
}

/** What a supplier's answer to a line lacks (domain §5.7): a shortage its quantity, a substitution its article. */
export function confirmationIssue(said: Said, ordered: string): 'quantity' | 'substitute' | undefined {
  const quantity = said.quantity ?? ''
  const isShort =
    decimalPattern.test(quantity) &&
    compareDecimals(quantity, '0') > 0 &&
    compareDecimals(quantity, ordered) < 0
  if (said.state === 'short' && !isShort) return 'quantity'
  return said.state === 'substituted' && !said.substitute_label?.trim() ? 'substitute' : undefined
}

/** A supplier's answer to one line, as it is being typed. */
export interface Answered {
  line_id: number
  state: keyof typeof confirmedStates
  quantity: string
  substitute_label: string
}

type Answerable = RowOf<
  typeof orderLine,
  'id' | 'quantity' | 'confirmed_state' | 'confirmed_quantity' | 'substitute_label'
>

/** What was answered before, else that all is fine. */
export const answersOf = (lines: readonly Answerable[]): Answered[] =>
  lines.map((line) => ({
    line_id: line.id,
    state: line.confirmed_state ?? 'ok',
    quantity: frenchDecimal((line.confirmed_quantity ?? '').replace(/\.0+$|(\.\d*[1-9])0+$/, '$1')),
    substitute_label: line.substitute_label ?? '',
  }))

/** What is still missing from the answer to a line. */
export const answerIssue = (line: Pick<Answerable, 'quantity'>, answer: Answered) =>
  confirmationIssue({ ...answer, quantity: parseDecimal(answer.quantity) }, line.quantity)

/** The answers as they are sent: a quantity with « réduite », a name with « remplacée ». */
export const confirmationOf = (supplier_delivery_date: string, answers: readonly Answered[]) => ({
  supplier_delivery_date,
  lines: answers.map(({ line_id, state, quantity, substitute_label }) => ({
    line_id,
    state,
    ...(state === 'short' ? { quantity: parseDecimal(quantity) } : {}),
    ...(state === 'substituted' ? { substitute_label: substitute_label.trim() } : {}),
  })),
})
