import { compareDecimals, decimalPattern, frenchDecimal } from '../schema/decimal-text'
import type { RowOf } from '../schema/infer'
import { parseDecimal } from '../schema/reading/numbers'
import type { confirmedStates, orderLine } from './order-line'
import type { orderSubstitution } from './substitution'

interface Said extends Partial<RowOf<typeof orderLine, 'substitute_label' | 'substitute_article_id'>> {
  state: keyof typeof confirmedStates
  quantity?: string | null | undefined
}

/** What a supplier's answer to a line lacks (domain §5.7): a shortage its quantity, a substitution its article. */
export function confirmationIssue(said: Said, ordered: string): 'quantity' | 'substitute' | undefined {
  const quantity = said.quantity ?? ''
  const isShort =
    decimalPattern.test(quantity) &&
    compareDecimals(quantity, '0') > 0 &&
    compareDecimals(quantity, ordered) < 0
  if (said.state === 'short' && !isShort) return 'quantity'
  return said.state === 'substituted' && !said.substitute_article_id && !said.substitute_label?.trim()
    ? 'substitute'
    : undefined
}

/** An article that is proposed instead, as it is being typed. */
export interface ProposedArticle
  extends RowOf<typeof orderSubstitution, 'article_id' | 'label' | 'quantity'> {
  price: string
  unit: string
  billing: string
}

/** A supplier's answer to one line, as it is being typed. */
export interface Answered {
  line_id: number
  state: keyof typeof confirmedStates
  quantity: string
  /** With « remplacée »: an article of the supplier's own catalogue. */
  proposed: ProposedArticle | null
}

type Answerable = RowOf<typeof orderLine, 'id' | 'quantity' | 'confirmed_state' | 'confirmed_quantity'>

const plain = (text: string) => frenchDecimal(text.replace(/\.0+$|(\.\d*[1-9])0+$/, '$1'))

/** A proposal as it is typed. */
export const proposedOf = (
  one: RowOf<typeof orderSubstitution, 'article_id' | 'label' | 'quantity'> & {
    price_ht: string | null
    unit: string
    billing: string
  },
): ProposedArticle => ({
  article_id: one.article_id,
  label: one.label,
  quantity: plain(one.quantity),
  price: plain(one.price_ht ?? ''),
  unit: one.unit,
  billing: one.billing,
})

/** What was answered before, else that all is fine. */
export const answersOf = (
  lines: readonly Answerable[],
  proposals: readonly (Parameters<typeof proposedOf>[0] & { order_line_id: number })[] = [],
): Answered[] =>
  lines.map((line) => {
    const proposal = proposals.find(({ order_line_id }) => order_line_id === line.id)
    return {
      line_id: line.id,
      state: line.confirmed_state ?? 'ok',
      quantity: plain(line.confirmed_quantity ?? ''),
      proposed: proposal ? proposedOf(proposal) : null,
    }
  })

const isMore = (text: string) => decimalPattern.test(text) && compareDecimals(text, '0') > 0

/** What is still missing from the answer to a line. */
export const answerIssue = (line: Pick<Answerable, 'quantity'>, { state, quantity, proposed }: Answered) => {
  if (state !== 'substituted')
    return confirmationIssue({ state, quantity: parseDecimal(quantity, 'quantity') }, line.quantity)
  if (!proposed) return 'substitute' as const
  return isMore(parseDecimal(proposed.quantity, 'quantity')) && isMore(parseDecimal(proposed.price, 'price'))
    ? undefined
    : ('proposed' as const)
}

/** The answers as they are sent: a quantity with « réduite », an article with « remplacée ». */
export const confirmationOf = (supplier_delivery_date: string, answers: readonly Answered[]) => ({
  supplier_delivery_date,
  lines: answers.map(({ line_id, state, quantity, proposed }) => ({
    line_id,
    state,
    ...(state === 'short' ? { quantity: parseDecimal(quantity, 'quantity') } : {}),
    ...(state === 'substituted' && proposed
      ? {
          substitute_article_id: proposed.article_id,
          substitute_quantity: parseDecimal(proposed.quantity, 'quantity'),
          substitute_price_ht: parseDecimal(proposed.price, 'price'),
        }
      : {}),
  })),
})
