import { bearsCode, type ScannedCode } from '../../../resources/catalogue/scanned-code'
import type { ReceptionAnswer, ReceptionOrderLine } from '../../../resources/receptions/answers'
import { compareDecimals } from '../../../resources/schema/decimal-text'
import { exact, plus, rounded } from '../../../resources/schema/exact'
import { fold } from '../../../resources/schema/fold'
import { parseDecimal } from '../../../resources/schema/reading/numbers'
import { type DraftLine, isNumber, isTyped, orderLineOf } from './draft'

/** The place of the line whose article bears a code; -1 where none does. */
export const lineOfCode = (
  answer: ReceptionAnswer,
  lines: readonly DraftLine[],
  { gtin }: ScannedCode,
): number =>
  lines.findIndex((line) => {
    const coded = orderLineOf(answer, line) ?? line.extra
    return (
      coded !== undefined &&
      bearsCode({ gtin: coded.gtin ?? null, packaging_gtin: coded.packaging_gtin ?? null }, gtin)
    )
  })

/** Whether a scan stands for one of what was ordered: its packaging, or its unit where one orders units, and neither by weight. */
function isOne(answer: ReceptionAnswer, line: DraftLine, { gtin }: ScannedCode): boolean {
  const order = orderLineOf(answer, line)
  if (!order || order.decimals > 0) return false
  return (
    order.packaging_gtin === gtin ||
    (order.gtin === gtin && compareDecimals(order.coef_order_management, '1') === 0)
  )
}

const oneMore = (text: string): string =>
  rounded(plus(exact(isNumber(text) ? parseDecimal(text, 'quantity') : '0'), exact('1')), 3)
    .replace(/\.?0+$/, '')
    .replace('.', ',')

/** The weighings of a line with one more, where it is billed by the kilogram that the label weighs in. */
export function weighedWith(
  weight: string | undefined,
  typed: string | undefined,
  order: Pick<ReceptionOrderLine, 'variable_weight' | 'billing'> | undefined,
): string | undefined {
  if (!weight || !order?.variable_weight || fold(order.billing) !== 'kg') return undefined
  return [typed, weight.replace('.', ',')].filter(Boolean).join(' + ')
}

/**
 * What a scan says of a line: one more where scans alone have counted it so far, the net weight of its label beside the others,
 * batch and date where they are empty.
 */
export function scannedPart(answer: ReceptionAnswer, line: DraftLine, code: ScannedCode): Partial<DraftLine> {
  const isCounted = isOne(answer, line, code) && (line.scanned === true || !isTyped(line))
  const weight = weighedWith(code.weight, line.weight, orderLineOf(answer, line))
  return {
    ...(weight && { weight }),
    ...(isCounted && { scanned: true, delivered: oneMore(line.delivered), accepted: oneMore(line.accepted) }),
    ...(code.batch && !line.batch && { batch: code.batch }),
    ...(code.best_before && !line.best_before && { best_before: code.best_before }),
  }
}
