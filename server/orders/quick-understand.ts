import { orderTexts, quantitySentence } from '../../i18n/fr/orders'
import { quantityIssue } from '../../resources/orders/cart-quantity'
import type { QuickOrderAnswer } from '../../resources/orders/tool-answers'
import { compareDecimals } from '../../resources/schema/decimal-text'
import { messages } from '../../resources/schema/messages'
import { isUncalculated, type Reading } from '../../resources/schema/reading/given'
import { readNumber } from '../../resources/schema/reading/numbers'
import type { Tx } from '../database/connect'
import { atDoor } from '../trade/at-door'
import type { LineFacts } from '../trade/line-facts'
import type { NamedArticle } from '../trade/reading/named-articles'
import { isOrderedBy } from '../trade/reading/ordered-by'
import { type ChoiceFacts, choicesOf } from './quick-choices'
import type { ReadRow } from './quick-read'

/** A line that can be added: one article, one quantity in the unit in which it is ordered. */
export interface Understood {
  line: number
  name: string
  quantity: string
  article: NamedArticle
  facts: LineFacts
  /** What is to be looked at before it is added. */
  remark: string | null
}

/** Why a line cannot be added, and what it may mean. */
export type Misread = Pick<QuickOrderAnswer['errors'][number], 'errors' | 'choices' | 'reading'>
export const refusedLine = (...errors: string[]): Misread => ({ errors, choices: [], reading: 'refused' })

/** By which lines are understood. */
interface Known {
  tx: Tx
  facts: ReadonlyMap<string, LineFacts>
  shown: ChoiceFacts
}

/** The quantity that a text says, with its remark, or why it is none. */
function asQuantity(text: string): Reading<string> {
  if (isUncalculated(text)) return { error: messages.uncalculated }
  const read = readNumber(text, { sort: 'quantity' })
  if (read.error !== undefined || compareDecimals(read.value, '0') > 0) return read
  return { error: orderTexts.badQuantity }
}

/** Why one of several articles has to be chosen. */
function severalWhy({ isGuess, isCoded, articles }: ReadRow['read']): string {
  if (isCoded) return orderTexts.ambiguous({ suppliers: articles.map(({ supplier }) => supplier).join(', ') })
  return isGuess ? orderTexts.nearName : orderTexts.severalArticles
}

/** The only article of a line that can be ordered, where codes or certainty leave one. */
function onlyOne({ read }: ReadRow, facts: Known['facts']): NamedArticle | undefined {
  if (read.certain || !read.isCoded) return read.certain
  const orderable = read.articles.filter(({ id }) => facts.get(`a${id}`)?.findings.length === 0)
  return orderable.length === 1 ? orderable[0] : undefined
}

/** Why an article cannot be ordered at all. */
function refusedArticle({ findings }: LineFacts, tx: Tx): Misread {
  const { leftOut, refused } = atDoor(tx, 'cart', findings, { isMany: true })
  return refusedLine(...[...refused, ...leftOut].map(({ reason }) => reason))
}

/** One article for certain: whether its quantity can be ordered, and what can be instead. */
function withQuantity(
  row: ReadRow,
  article: NamedArticle,
  { tx, facts, shown }: Known,
): Understood | Misread {
  const { read, line } = row
  const { said } = read
  const of = facts.get(`a${article.id}`)
  if (!of) return { errors: [orderTexts.unknownReference], choices: [], reading: 'nothing' }
  if (of.findings.length) return refusedArticle(of, tx)
  const choose = (reason: string): Misread => {
    const one = { ...read, articles: [article] }
    return { errors: [reason], choices: choicesOf(one, facts, shown), reading: 'choose' }
  }
  if (!said.quantity) return choose(orderTexts.noQuantity)
  const {
    value: quantity,
    remark = null,
    error,
  } = row.quantity ? { value: row.quantity } : asQuantity(said.quantity)
  if (error !== undefined) return refusedLine(error)
  if (said.unit && !isOrderedBy(said.unit, shown.namesOf(of.unit_label)))
    return choose(orderTexts.otherUnit({ said: said.unit, unit: of.unit_label.toLowerCase() }))
  if (!quantityIssue(quantity, of)) return { line, name: said.name, quantity, remark, article, facts: of }
  atDoor(tx, 'cart', [{ guard: 'quantity' }], { isMany: true })
  return choose(quantitySentence(of, of.unit_label))
}

/** What a line is read to: what can be added, a few articles to choose from, or why there is nothing. */
export function understand(row: ReadRow, known: Known): Understood | Misread {
  const { read, article_id } = row
  const { name, quantity } = read.said
  if (!name && !article_id) return refusedLine(orderTexts.badLine)
  const [first] = read.articles
  if (!first) return { errors: [orderTexts.unknownReference], choices: [], reading: 'nothing' }
  const one = onlyOne(row, known.facts)
  if (one) return withQuantity(row, one, known)
  const { error } = quantity ? asQuantity(quantity) : {}
  if (error !== undefined && read.isCoded) return refusedLine(error)
  const choices = choicesOf(read, known.facts, known.shown)
  const of = known.facts.get(`a${first.id}`)
  if (choices.length || !of) return { errors: [severalWhy(read)], choices, reading: 'choose' }
  return refusedArticle(of, known.tx)
}
