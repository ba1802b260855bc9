import { guardParts } from '../../i18n/fr/trade'
import {
  guardOf,
  type OrderabilityFacts,
  type OrderabilityReason,
  reasonsAgainstOrder,
} from '../../resources/catalogue/orderability'
import { frenchDay } from '../../resources/schema/date-text'
import { guardSentence } from '../../resources/trade/guard-sentences'
import type { GuardFinding } from '../../resources/trade/guards'

/** What the sentences name. */
export interface OrderabilityNames {
  article: string
  family: string | null
  /** As who asks may know it. */
  supplier: string
  member: string
  member_status: string
}

/** A condition that an article meets, before it is a line's. */
export type ArticleFinding = Pick<GuardFinding, 'guard' | 'reason'>

/** « au catalogue alimentaire ». */
export const catalogueWord = (catalogId: number): string =>
  catalogId === 1 ? guardParts.food : guardParts.nonFood

/** « En attente de dossier » within a sentence. */
export const statusWord = (status: string): string => status.toLowerCase()

function withdrawnSentence(code: OrderabilityReason, facts: OrderabilityFacts, article: string): string {
  const dated = code.startsWith('product') ? facts.product : facts.article
  if (code.endsWith('to_come'))
    return guardSentence('withdrawn', { article, date: frenchDay(dated.date_active ?? '') }, 'toCome')
  const isOfItself = code.startsWith('product') || code.startsWith('article')
  const since = isOfItself ? dated.deactivation_date : null
  return since !== null && since <= facts.day
    ? guardSentence('withdrawn', { article, date: frenchDay(since) })
    : guardSentence('withdrawn', { article }, 'undated')
}

function unreferencedSentence(code: OrderabilityReason, { family, ...names }: OrderabilityNames): string {
  if (code === 'no_referencing') return guardSentence('unreferenced', { ...names })
  const part =
    code === 'article_not_on_platform' ? guardParts.platform : guardParts.family({ family: family ?? '' })
  return guardSentence('unreferenced', { ...names, part }, 'part')
}

function sentenceOf(code: OrderabilityReason, facts: OrderabilityFacts, names: OrderabilityNames): string {
  const { article, supplier, member } = names
  switch (guardOf[code]) {
    case 'supplierClosed':
      return guardSentence('supplierClosed', { supplier })
    case 'memberClosed':
      return guardSentence('memberClosed', { member, status: statusWord(names.member_status) })
    case 'unreferenced':
      return unreferencedSentence(code, names)
    case 'access':
      return guardSentence('access', { what: catalogueWord(facts.catalogId) })
    case 'unpriced':
      return guardSentence('unpriced', { article, date: frenchDay(facts.day) })
    default:
      return withdrawnSentence(code, facts, article)
  }
}

/** The conditions that an article meets for a member on a day, each with its sentence, in the order in which people mend them. */
export const orderabilityFindings = (facts: OrderabilityFacts, names: OrderabilityNames): ArticleFinding[] =>
  reasonsAgainstOrder(facts).map((code) => ({
    guard: guardOf[code],
    reason: sentenceOf(code, facts, names),
  }))
