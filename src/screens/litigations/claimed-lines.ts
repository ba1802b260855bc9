import { quantityWords } from '../../../i18n/fr/orders'
import type { LitigationAnswer } from '../../../resources/litigations/answers'
import type { OrderLineAnswer } from '../../../resources/orders/answer-parts'
import { decimalPattern } from '../../../resources/schema/decimal-text'
import { divided, type Exact, exact, plus, rounded, times } from '../../../resources/schema/exact'
import { parseDecimal } from '../../../resources/schema/reading/numbers'

export type KeptLine = LitigationAnswer['lines'][number]

/** An article that may be claimed: a line of the order, or one that the litigation was kept with. */
export interface ClaimRow {
  key: string
  label: string
  /** Said after the label, in grey: how much was ordered, or what is claimed of it. */
  note: string
  unit: string | null
  /** What is written when it is ticked; null when it is claimed as it is, without a quantity. */
  quantity: string | null
  line?: OrderLineAnswer
  kept?: KeptLine
}

/** A line that is claimed, its quantity as it is typed. */
export interface ClaimedLine {
  key: string
  quantity: string | null
}

const typed = (quantity: string) => String(Number(quantity)).replace('.', ',')
const unitOf = ({ OrderUnit }: OrderLineAnswer) => OrderUnit?.label ?? OrderUnit?.abbreviation ?? null

const ofOrder = (line: OrderLineAnswer): ClaimRow => ({
  key: `order ${line.id}`,
  label: line.label,
  note: quantityWords(line.quantity, unitOf(line) ?? ''),
  unit: unitOf(line),
  quantity: typed(line.quantity),
  line,
})

const ofKept = (kept: KeptLine, line: OrderLineAnswer | undefined): ClaimRow => ({
  key: `kept ${kept.id}`,
  label: kept.label,
  note: [kept.object, kept.comment].filter(Boolean).join(' · '),
  unit: kept.unit,
  quantity: kept.quantity === null ? null : typed(kept.quantity),
  line,
  kept,
})

/** What the litigation was kept with, claimed as it was. */
export const keptClaims = (kept: readonly KeptLine[]): ClaimedLine[] =>
  kept.map((one) => {
    const { key, quantity } = ofKept(one, undefined)
    return { key, quantity }
  })

/**
 * What may be claimed: the lines that the litigation was kept with, each by its order's line, which may be claimed too while
 * what was kept is a gap of its price; then what no line of the order has.
 */
export function claimRows(lines: readonly OrderLineAnswer[], kept: readonly KeptLine[]): ClaimRow[] {
  const isOf = (id: number) => (one: KeptLine) => one.order_line_id === id
  const placed = lines.flatMap((line) => {
    const own = kept.filter(isOf(line.id))
    const isClaimed = own.some((one) => isWorth(line, one))
    return [...own.map((one) => ofKept(one, line)), ...(isClaimed ? [] : [ofOrder(line)])]
  })
  const others = kept.filter((one) => !lines.some(({ id }) => isOf(id)(one)))
  return [...placed, ...others.map((one) => ofKept(one, undefined))]
}

/** Whether a typed quantity can be claimed: a number above zero, in French or with a point. */
export function isClaimable(text: string | null): boolean {
  if (text === null) return true
  const quantity = parseDecimal(text, 'quantity')
  return quantity !== null && decimalPattern.test(quantity) && Number(quantity) > 0
}

const nothing = exact(0)

/** The part of an amount that so much of a whole quantity is worth, exact. */
const part = (amount: string, text: string, whole: string): Exact =>
  Number(whole) === 0
    ? nothing
    : divided(times(exact(amount), exact(parseDecimal(text, 'quantity') ?? 0)), exact(whole))

const isSame = (text: string, quantity: string) =>
  Number(parseDecimal(text, 'quantity') ?? 0) === Number(quantity)

/**
 * What so much of an article is worth, in euros without tax, to the cent: what was kept while its quantity stays, its part of
 * that when it changes; of the order's line otherwise. Nothing while the quantity is not a number.
 */
export function gapOf({ line, kept }: ClaimRow, text: string | null): string {
  if (kept && (text === null || kept.quantity === null)) return kept.gap_ht
  if (text === null || !isClaimable(text)) return rounded(nothing, 2)
  if (kept?.quantity && isSame(text, kept.quantity)) return kept.gap_ht
  const isPlain = !kept || (line && isWorth(line, kept))
  if (isPlain) return line ? rounded(part(line.line_ht, text, line.quantity), 2) : rounded(nothing, 2)
  return rounded(part(kept.gap_ht, text, kept.quantity ?? '0'), 2)
}

/** Whether what was kept is the plain worth of its quantity of the order's line, and not a gap of its price. */
const isWorth = (line: OrderLineAnswer, { quantity, gap_ht }: KeptLine) =>
  quantity !== null && rounded(part(line.line_ht, quantity, line.quantity), 2) === gap_ht

const rowOf = (rows: readonly ClaimRow[], { key }: ClaimedLine) => rows.find((row) => row.key === key)

/** What the claimed lines are worth together: the sum of their amounts to the cent. */
export const totalOf = (rows: readonly ClaimRow[], claimed: readonly ClaimedLine[]): string =>
  rounded(
    claimed.reduce((sum, one) => {
      const row = rowOf(rows, one)
      return row ? plus(sum, exact(gapOf(row, one.quantity))) : sum
    }, nothing),
    2,
  )

/** The claimed lines as the server takes them (domain §8). */
export const linesBody = (rows: readonly ClaimRow[], claimed: readonly ClaimedLine[]) =>
  claimed.flatMap((one) => {
    const row = rowOf(rows, one)
    if (!row) return []
    return {
      order_line_id: row.kept ? row.kept.order_line_id : row.line?.id,
      label: row.label.slice(0, 200),
      quantity: one.quantity === null ? null : parseDecimal(one.quantity, 'quantity'),
      unit: row.unit,
      gap_ht: gapOf(row, one.quantity),
      ...(row.kept ? { litigationobject_id: row.kept.litigationobject_id, comment: row.kept.comment } : {}),
    }
  })
