import type { article } from '../../../resources/catalogue/article'
import type { reception, receptionLine } from '../../../resources/orders/reception'
import { sumOf } from '../../../resources/orders/totals'
import { receivedAmounts, totalQuantity } from '../../../resources/receptions/amounts'
import type { ReceptionAnswer, ReceptionOrderLine } from '../../../resources/receptions/answers'
import { compareDecimals, decimalPattern } from '../../../resources/schema/decimal-text'
import type { FilledOf, RowOf } from '../../../resources/schema/infer'
import { type NumberSort, parseDecimal } from '../../../resources/schema/reading/numbers'

/** A line as it is typed; empty quantities = not received. */
export interface DraftLine extends RowOf<typeof receptionLine, 'claim' | 'best_before'> {
  /** Of the order; none for an article that was not ordered. */
  order_line_id: number | null
  article_id: number | null
  label: string
  /** How an article that was not ordered is counted and billed. */
  extra?: FilledOf<typeof article, 'coef_order_management' | 'coef_billing'> &
    Partial<RowOf<typeof article, 'gtin' | 'packaging_gtin'> & FilledOf<typeof article, 'price_ht'>> & {
      unit: string
    }
  /** Its quantity was counted by scanning it. */
  scanned?: boolean
  delivered: string
  accepted: string
  price: string
  reason: string
  batch: string
  /** Weighings, added up: « 5,12 + 4,955 ». */
  weight?: string
  /** Of what was accepted: not paid. */
  free?: string
  /** What is chosen of this line alone, where more is expected. */
  remainder?: ReceptionDraft['remainder']
  /** A further part of the line, with a lot of its own. */
  isPart?: boolean
  /** A recorded note as a data address, and the file that it has become. */
  voice?: string
  sent_voice?: number
}

export interface DraftTax {
  label: string
  amount: string
  rate: string
}

/** What is typed of a reception, kept on the device until it is sent. */
export interface ReceptionDraft
  extends RowOf<typeof reception, 'date'>,
    FilledOf<typeof reception, 'client_key' | 'receiver_name' | 'delivery_form' | 'comment'> {
  order: number
  number: string
  fresh: string
  frozen: string
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
  /** Why nothing more is expected, where nothing came. */
  why?: string
  /** Crates given back, by label and amount of their deposit. */
  returned?: Readonly<Record<string, string>>
  confirm_over: boolean
  replaces: number | null
  /** The last reception of the order when it was begun; 0 where there was none. */
  seen_reception?: number | undefined
  /** Signed, and not yet sent. */
  pending: boolean
  /** Why the server refused it when it was sent. */
  refused?: string
}

export const isNumber = (text: string, sort: NumberSort = 'quantity') => {
  const value = parseDecimal(text, sort)
  return decimalPattern.test(value) && !value.startsWith('-')
}

/** The weighings of a line as decimal texts; undefined where one is no number. */
export function weightsOf({ weight = '' }: DraftLine): string[] | undefined {
  const parts = weight.split('+').map((one) => one.trim())
  if (parts.every((one) => one === '')) return []
  return parts.every((text) => isNumber(text))
    ? parts.map((text) => parseDecimal(text, 'quantity'))
    : undefined
}

/** What of a line was free, as a decimal text. */
export const freeOf = ({ free = '' }: DraftLine) => (isNumber(free) ? parseDecimal(free, 'quantity') : null)

/** Whether nothing at all is told to have come. */
export const isNothing = (lines: readonly DraftLine[]): boolean =>
  lines.every(
    (line) =>
      !isTyped(line) ||
      (isNumber(line.delivered) && compareDecimals(parseDecimal(line.delivered, 'quantity'), '0') === 0),
  )

/** A tax that something was written of; an empty row is none. */
export const isBegun = (tax: DraftTax) => tax.label.trim() !== '' || tax.amount.trim() !== ''

export const isWrongTax = (tax: DraftTax) =>
  tax.label.trim() === '' || !isNumber(tax.amount, 'price') || !isNumber(tax.rate || '0', 'percent')

export const isTyped = (line: DraftLine) => line.delivered.trim() !== '' || line.accepted.trim() !== ''

/** More is accepted than the delivery note says. */
export const isOverDelivered = (line: DraftLine) =>
  isNumber(line.delivered) &&
  isNumber(line.accepted) &&
  compareDecimals(parseDecimal(line.accepted, 'quantity'), parseDecimal(line.delivered, 'quantity')) > 0

/** What a line lacks to be signed. */
export const isWrong = (line: DraftLine) =>
  isTyped(line) &&
  !(
    isNumber(line.delivered) &&
    isNumber(line.accepted) &&
    isNumber(line.price, 'price') &&
    weightsOf(line) !== undefined &&
    (!line.free || isNumber(line.free))
  )

/** What was asked of a line, with what came before the reception that is being replaced left out. */
export const orderLineOf = ({ lines }: ReceptionAnswer, line: DraftLine): ReceptionOrderLine | undefined =>
  lines.find(({ id }) => id === line.order_line_id)

/** Amounts of a line as they stand; nothing while it is wrong or empty. */
export function amountsOf(answer: ReceptionAnswer, line: DraftLine) {
  const order = orderLineOf(answer, line)
  if (!isTyped(line) || isWrong(line)) return undefined
  return receivedAmounts({
    qty_delivered: parseDecimal(line.delivered, 'quantity'),
    qty_accepted: parseDecimal(line.accepted, 'quantity'),
    price_delivered_ht: parseDecimal(line.price, 'price'),
    price_ht: order?.price_ht ?? parseDecimal(line.price, 'price'),
    claim: line.claim,
    weight: weightsOf(line)?.length ? totalQuantity(weightsOf(line) ?? []) : null,
    free_quantity: freeOf(line),
    coef_order_management: (order ?? line.extra)?.coef_order_management ?? '1',
    coef_billing: (order ?? line.extra)?.coef_billing ?? '1',
  })
}

export function draftTotals(answer: ReceptionAnswer, lines: readonly DraftLine[]) {
  const amounts = lines.map((line) => amountsOf(answer, line)).filter((one) => one !== undefined)
  const of = (key: 'delivered_ht' | 'due_ht' | 'gap_ht') => sumOf(amounts.map((one) => one[key]))
  return { delivered: of('delivered_ht'), due: of('due_ht'), gap: of('gap_ht') }
}
