import { compared, type Exact, exact, rounded, times } from '../schema/exact'
import { f } from '../schema/f'
import type { Answer } from '../schema/infer'
import { many, maybe, one } from '../schema/pick'
import { told } from '../schema/told'
import type { AnswerLine } from './answer'
import { priceOfLine, sumOf } from './offer-values'

/** What a round is opened with, beside whom it asks. */
export const roundFields = {
  deadline: f.dateTime({ label: 'Date limite', required: true }),
  message: f.longText({ label: 'Message aux fournisseurs', max: 4000 }),
} as const

/** A round of negotiation as its supplier may answer it: the lots, until when. */
export const ownRound = {
  round: told.int('Tour'),
  deadline: told.moment('Date limite'),
  message: maybe(told.long('Message')),
  lots: told.ids('Lots'),
}
export type OwnRound = Answer<typeof ownRound>

/** A product whose price a round has changed. */
const changedPrice = {
  tender_product_id: told.ref('tender_product', 'Produit du lot'),
  before: maybe(told.decimal('Avant')),
  after: maybe(told.decimal('Après')),
}
export type ChangedPrice = Answer<typeof changedPrice>

/** A round with a supplier on a lot, one of `GET /tender/{id}/rounds`; prices are told once the round is over. */
export const roundAnswer = {
  id: told.ref('negotiation', 'Négociation'),
  round: told.int('Tour'),
  lot_number: told.int('N° de lot'),
  lot: told.text('Lot'),
  supplier: told.text('Fournisseur'),
  opened_at: told.moment('Ouverte le'),
  deadline: told.moment('Date limite'),
  /** When it ended; null while it runs. */
  closed_at: maybe(told.moment('Close le')),
  message: maybe(told.long('Message')),
  answered: told.bool('Répondu'),
  /** Volumes × prices of the products that both versions answer. */
  totals: maybe(one('Totaux', { before: told.money('Avant'), after: told.money('Après') })),
  changes: many('Prix changés', {
    ...changedPrice,
    product: told.text('Produit'),
    unit: told.text('Unité'),
  }),
}
export type RoundAnswer = Answer<typeof roundAnswer>

const linesOf = (lines: readonly AnswerLine[]) => new Map(lines.map((line) => [line.tender_product_id, line]))
const textOr = (value: unknown, usual: string) => (value ? String(value) : usual)
const quotationOf = (line: AnswerLine | undefined) => (line?.quotation ? String(line.quotation) : null)

/** The price of a base unit that a line says. */
const comparable = (line: AnswerLine | undefined): Exact | undefined =>
  line &&
  priceOfLine({
    quotation: quotationOf(line),
    coef: '1',
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
