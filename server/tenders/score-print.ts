import { createHash } from 'node:crypto'
import type { Judged } from '../../resources/tenders/scoring'

const byId = <T extends { id: number }>(rows: readonly T[]): T[] => rows.toSorted((a, b) => a.id - b.id)

const named = (record: object): [string, unknown][] =>
  Object.entries(record).toSorted(([one], [other]) => (one < other ? -1 : 1))

/** The fingerprint of all that the notes of a lot follow from: products, offers, notes, weights, scales, in whatever order they are read. */
export function scorePrint({ products, offers, rules }: Judged): string {
  const facts = [
    byId(products).map(({ id, volume, mandatory }) => [id, volume, mandatory]),
    byId(offers).map(({ id, submitted, frequency_per_week, delay_code, lines, entered, doubled }) => [
      ...[id, submitted, frequency_per_week, delay_code],
      named(entered).map(([name, values]) => [name, [...(values as string[])].toSorted()]),
      lines
        .toSorted((a, b) => a.tender_product_id - b.tender_product_id)
        .map((line) => [
          ...[line.tender_product_id, line.quotation, line.coef_negotiation, line.coef, line.labelled],
        ]),
      ...(doubled === undefined ? [] : [doubled]),
    ]),
    rules.policy,
    rules.criteria.map(({ machine_name, weight, scale }) => [machine_name, weight, scale]),
    rules.frequency
      .map(({ per_week_from, note }) => [per_week_from, note])
      .toSorted(([a = 0], [b = 0]) => Number(a) - Number(b)),
    named(rules.delay),
  ]
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex')
}
