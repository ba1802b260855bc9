import type { OrderLineAnswer } from '../../../resources/orders/answer-parts'

const measures = new Set(['kg', 'g', 'l', 'cl', 'ml'])

/** The name of a unit of a line: « kg », « carton ». */
export function unitText(unit: OrderLineAnswer['OrderUnit']): string {
  if (!unit) return 'unité'
  const short = unit.abbreviation
  return short && measures.has(short.toLowerCase()) ? short : (unit.label ?? '').toLowerCase()
}
