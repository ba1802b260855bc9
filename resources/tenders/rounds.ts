import { compared, type Exact, exact, rounded, times } from '../schema/exact'
import { f } from '../schema/f'
import type { AnswerLine } from './answer'
import { priceOfLine, sumOf } from './offer-values'

/** What a round is opened with, beside whom it asks. */
export const roundFields = {
  deadline: f.dateTime({ label: 'Date limite', required: true }),
  message: f.longText({ label: 'Message aux fournisseurs', max: 4000 }),
} as const

/** A round of negotiation as its supplier may answer it: the lots, until when. */
export interface OwnRound {
  round: number
  deadline: string
  message: string | null
  lots: number[]
}

/** A product whose price a round has changed. */
export interface ChangedPrice {
  tender_product_id: number
  before: string | null
  after: string | null
}

/** A round with a supplier on a lot; prices are told once the round is over. */
export interface RoundAnswer {
  id: number
  round: number
  lot_number: number
  lot: string
  supplier: string
  opened_at: string
  deadline: string
  /** When it ended; null while it runs. */
  closed_at: string | null
  message: string | null
  answered: boolean
  /** Volumes × prices of the products that both versions answer. */
  totals: { before: string; after: string } | null
  changes: (ChangedPrice & { product: string; unit: string })[]
}

const linesOf = (lines: readonly AnswerLine[]) => new Map(lines.map((line) => [line.tender_product_id, line]))
const textOr = (value: unknown, usual: string) => (value ? String(value) : usual)
const quotationOf = (line: AnswerLine | undefined) => (line?.quotation ? String(line.quotation) : null)

/** The price of a base unit that a line says. */
const comparable = (line: AnswerLine | undefined): Exact | undefined =>
  line &&
  priceOfLine({
    quotation: quotationOf(line),
    coef: textOr(line.coef, '1'),
    coef_negotiation: textOr(line.coef_negotiation, '1'),
  })

/** What a round has changed in the prices of a lot (both versions are kept): totals over what both answer, and each change. */
export function comparedRound(
  products: readonly { id: number; volume: string }[],
  before: readonly AnswerLine[],
  after: readonly AnswerLine[],
): { totals: { before: string; after: string }; changes: ChangedPrice[] } {
  const [old, now] = [linesOf(before), linesOf(after)]
  const both = products.flatMap(({ id, volume }) => {
    const [was, is] = [comparable(old.get(id)), comparable(now.get(id))]
    return was && is ? [{ was: times(exact(volume), was), is: times(exact(volume), is) }] : []
  })
  return {
    totals: {
      before: rounded(sumOf(both.map(({ was }) => was)), 2),
      after: rounded(sumOf(both.map(({ is }) => is)), 2),
    },
    changes: products.flatMap(({ id }) => {
      const [was, is] = [quotationOf(old.get(id)), quotationOf(now.get(id))]
      const isSame = was === is || (was && is && compared(exact(was), exact(is)) === 0)
      return isSame ? [] : [{ tender_product_id: id, before: was, after: is }]
    }),
  }
}
