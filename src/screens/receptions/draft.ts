import { sumOf } from '../../../resources/orders/totals'
import { isOver, receivedAmounts, remainderOf, totalQuantity } from '../../../resources/receptions/amounts'
import type { ReceptionAnswer, ReceptionOrderLine } from '../../../resources/receptions/answers'
import { compareDecimals, decimalPattern, parseDecimal } from '../../../resources/schema/decimal-text'

/** A line as it is typed; empty quantities = not received. */
export interface DraftLine {
  /** Of the order; none for an article that was not ordered. */
  order_line_id: number | null
  article_id: number | null
  label: string
  /** How an article that was not ordered is counted and billed. */
  extra?: { unit: string; coef_order_management: string; coef_billing: string }
  delivered: string
  accepted: string
  price: string
  claim: boolean
  reason: string
  batch: string
  best_before: string | null
}

export interface DraftTax {
  label: string
  amount: string
  rate: string
}

/** What is typed of a reception, kept on the device until it is sent. */
export interface ReceptionDraft {
  client_key: string
  order: number
  number: string
  date: string
  receiver_name: string
  delivery_form: string
  fresh: string
  frozen: string
  comment: string
  /** Pictures as data addresses, small enough to be kept. */
  photos: string[]
  /** The files that the first of them have become on the server. */
  sent_photos?: number[]
  /** Pictures that the reception which this one replaces already has. */
  kept_files: number[]
  lines: DraftLine[]
  taxes: DraftTax[]
  removed_taxes: number[]
  remainder: 'expected' | 'closed'
  confirm_over: boolean
  replaces: number | null
  /** Signed, and not yet sent. */
  pending: boolean
}

export const isNumber = (text: string) => {
  const value = parseDecimal(text)
  return decimalPattern.test(value) && !value.startsWith('-')
}

/** A tax that something was written of; an empty row is none. */
export const isBegun = (tax: DraftTax) => tax.label.trim() !== '' || tax.amount.trim() !== ''

export const isWrongTax = (tax: DraftTax) =>
  tax.label.trim() === '' || !isNumber(tax.amount) || !isNumber(tax.rate || '0')

export const isTyped = (line: DraftLine) => line.delivered.trim() !== '' || line.accepted.trim() !== ''

/** What a line lacks to be signed. */
export const isWrong = (line: DraftLine) =>
  isTyped(line) && !(isNumber(line.delivered) && isNumber(line.accepted) && isNumber(line.price))

/** What was asked of a line, with what came before the reception that is being replaced left out. */
export const orderLineOf = ({ lines }: ReceptionAnswer, line: DraftLine): ReceptionOrderLine | undefined =>
  lines.find(({ id }) => id === line.order_line_id)

/** Amounts of a line as they stand; nothing while it is wrong or empty. */
export function amountsOf(answer: ReceptionAnswer, line: DraftLine) {
  const order = orderLineOf(answer, line)
  if (!isTyped(line) || isWrong(line)) return undefined
  return receivedAmounts({
    qty_delivered: parseDecimal(line.delivered),
    qty_accepted: parseDecimal(line.accepted),
    price_delivered_ht: parseDecimal(line.price),
    price_ht: order?.price_ht ?? parseDecimal(line.price),
    claim: line.claim,
    coef_order_management: (order ?? line.extra)?.coef_order_management ?? '1',
    coef_billing: (order ?? line.extra)?.coef_billing ?? '1',
  })
}

export function draftTotals(answer: ReceptionAnswer, lines: readonly DraftLine[]) {
  const amounts = lines.map((line) => amountsOf(answer, line)).filter((one) => one !== undefined)
  const of = (key: 'delivered_ht' | 'due_ht' | 'gap_ht') => sumOf(amounts.map((one) => one[key]))
  return { delivered: of('delivered_ht'), due: of('due_ht'), gap: of('gap_ht') }
}

/** What came of a line before, the version being replaced left out. */
const before = (answer: ReceptionAnswer, draft: ReceptionDraft, line: ReceptionOrderLine): string =>
  totalQuantity(
    answer.receptions
      .filter((one) => one.state === 'signed' && one.id !== draft.replaces)
      .flatMap((one) => one.lines.filter((signed) => signed.order_line_id === line.id))
      .map((signed) => signed.qty_accepted),
  )

const acceptedOf = (draft: ReceptionDraft, line: ReceptionOrderLine) => {
  const typed = draft.lines.find((one) => one.order_line_id === line.id)
  return typed && isTyped(typed) && isNumber(typed.accepted) ? parseDecimal(typed.accepted) : '0'
}

/** Lines of which more is accepted than the tolerance lets. */
export function overLines(answer: ReceptionAnswer, draft: ReceptionDraft): { label: string; pct: string }[] {
  const { limits } = answer
  return answer.lines.flatMap((line) => {
    const pct = line.variable_weight
      ? limits.over_receipt_variable_weight_pct
      : limits.over_receipt_tolerance_pct
    const total = totalQuantity([before(answer, draft, line), acceptedOf(draft, line)])
    return isOver(line.quantity, total, pct) ? [{ label: line.label, pct }] : []
  })
}

/** Whether something is still to come once this is signed. */
export const hasRemainder = (answer: ReceptionAnswer, draft: ReceptionDraft): boolean =>
  answer.lines.some(
    (line) =>
      compareDecimals(
        remainderOf(line.quantity, totalQuantity([before(answer, draft, line), acceptedOf(draft, line)])),
        '0',
      ) > 0,
  )
