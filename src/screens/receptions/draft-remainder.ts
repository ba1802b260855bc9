import { awaitedOf, isOver, refusedOf, totalQuantity } from '../../../resources/receptions/amounts'
import type { ReceptionAnswer, ReceptionOrderLine } from '../../../resources/receptions/answers'
import { compareDecimals } from '../../../resources/schema/decimal-text'
import { differenceOf } from '../../../resources/schema/exact'
import { parseDecimal } from '../../../resources/schema/reading/numbers'
import { type DraftLine, freeOf, isNumber, isTyped, type ReceptionDraft } from './draft'

/** What came of a line before, the version being replaced left out. */
function before(answer: ReceptionAnswer, draft: ReceptionDraft, line: ReceptionOrderLine) {
  const signed = answer.receptions
    .filter((one) => one.state === 'signed' && one.id !== draft.replaces)
    .flatMap((one) => one.lines.filter(({ order_line_id }) => order_line_id === line.id))
  return {
    accepted: totalQuantity(signed.map((one) => less(one.qty_accepted, one.free_quantity ?? '0'))),
    refused: totalQuantity(signed.map((one) => refusedOf(one.qty_delivered, one.qty_accepted))),
  }
}

const less = (one: string, other: string) => differenceOf(one, other, 3)

/** What the draft brings of a line; nothing while it is empty or no number. */
function typedOf(draft: ReceptionDraft, line: ReceptionOrderLine) {
  const parts = draft.lines.filter(
    (one) => one.order_line_id === line.id && isTyped(one) && isNumber(one.accepted),
  )
  const paid = (one: DraftLine) => less(parseDecimal(one.accepted, 'quantity'), freeOf(one) ?? '0')
  const refused = (one: DraftLine) =>
    isNumber(one.delivered)
      ? refusedOf(parseDecimal(one.delivered, 'quantity'), parseDecimal(one.accepted, 'quantity'))
      : '0'
  return { accepted: totalQuantity(parts.map(paid)), refused: totalQuantity(parts.map(refused)) }
}

/** A line with all that will have come of it once this is signed. */
function afterwards(answer: ReceptionAnswer, draft: ReceptionDraft, line: ReceptionOrderLine) {
  const [former, now] = [before(answer, draft, line), typedOf(draft, line)]
  return {
    quantity: line.quantity,
    accepted: totalQuantity([former.accepted, now.accepted]),
    refused: totalQuantity([former.refused, now.refused]),
  }
}

/** Lines of which more is accepted than the tolerance lets. */
export function overLines(answer: ReceptionAnswer, draft: ReceptionDraft): { label: string; pct: string }[] {
  const { limits } = answer
  return answer.lines.flatMap((line) => {
    const pct = line.variable_weight
      ? limits.over_receipt_variable_weight_pct
      : limits.over_receipt_tolerance_pct
    const { accepted } = afterwards(answer, draft, line)
    return isOver(line.quantity, accepted, pct) ? [{ label: line.label, pct }] : []
  })
}

/** The lines of which something is still expected once this is signed: what was refused is claimed, and is not. */
export const expectedLines = (
  answer: ReceptionAnswer,
  draft: ReceptionDraft,
): { line: ReceptionOrderLine; left: string }[] =>
  answer.lines.flatMap((line) => {
    const left = awaitedOf(afterwards(answer, draft, line))
    const isOpen = !line.is_closed || draft.replaces !== null
    return isOpen && compareDecimals(left, '0') > 0 ? [{ line, left }] : []
  })
