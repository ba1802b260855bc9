import type { EgalimCart, EgalimSwap } from '../../resources/egalim/answers'
import { byCostOfPoint, categoriesOf, type EgalimFact, gainOf, sumEgalim } from '../../resources/egalim/rules'
import type { OptimiseProposal } from '../../resources/orders/tool-answers'
import { compareDecimals } from '../../resources/schema/decimal-text'
import { parisDay } from '../../resources/schema/paris-time'
import type { Work } from '../api/work'
import { pastRights } from '../database/past-rights'
import { articlesSql } from './facts-sql'
import { factsOf, labelsOf, membersOf, targetOf } from './read-egalim'

type Row = Record<string, unknown>

/** A cart and what may stand in place of its lines: the orders' own reading of it. */
export type FindEquivalents = (
  work: Work,
  id: number,
) => Promise<{
  order: { adherent_id: number | null; groupAdherent_id: number | null }
  lines: {
    line: { id: number; article_id: number | null; label: string; line_ht: string }
    proposals: OptimiseProposal[]
  }[]
}>

interface ArticleFacts extends Row {
  id: number
  family: string | null
  labels: string[]
  is_france: boolean
  is_eea: boolean
}

/** Swaps that are shown. */
const most = 12

/** The shares of a cart, of its member's year with it, and the changes that cost least per point gained (domain §14.3, §5.11). */
export async function readCartEgalim(work: Work, id: number, find: FindEquivalents): Promise<EgalimCart> {
  const { order, lines } = await find(work, id)
  const today = parisDay(work.now)
  const year = Number(today.slice(0, 4))
  const ids = lines.flatMap(({ line, proposals }) => [
    ...(line.article_id === null ? [] : [line.article_id]),
    ...proposals.map(({ article_id }) => article_id),
  ])
  const rows = await pastRights(work.tx, 'egalim', (past) => past.query<ArticleFacts>(articlesSql, [ids]))
  const articles = new Map(rows.map((article) => [article.id, article]))
  const labels = await labelsOf(work)
  const factOf = (article: number | null, amount_ht: string): EgalimFact[] => {
    const facts = article === null ? undefined : articles.get(article)
    return facts?.family ? [{ ...facts, family: facts.family, day: today, amount_ht }] : []
  }
  const inCart = lines.flatMap(({ line }) => factOf(line.article_id, line.line_ht))
  const cart = sumEgalim(inCart, labels)
  const scope = order.adherent_id ? { adherent_id: order.adherent_id } : { group_id: order.groupAdherent_id }
  const { asked } = await membersOf(work, scope)
  const past = await factsOf(work, asked, year)
  const { target } = await targetOf(work, asked, year)
  const counted = (article: number | null) =>
    categoriesOf((article !== null && articles.get(article)?.labels) || [], labels, today)
  const swaps = lines.flatMap(({ line, proposals }): EgalimSwap[] => {
    const isFood = line.article_id !== null && articles.get(line.article_id)?.family
    if (!isFood || counted(line.article_id).length) return []
    const found = proposals.flatMap((proposal): EgalimSwap[] => {
      const categories = counted(proposal.article_id)
      if (!categories.length) return []
      const gain = gainOf(cart, { line_ht: line.line_ht, instead_ht: proposal.line_ht })
      if (compareDecimals(gain.points, '0') <= 0) return []
      return [{ line_id: line.id, label: line.label, line_ht: line.line_ht, proposal, categories, ...gain }]
    })
    return found.sort(byCostOfPoint).slice(0, 2)
  })
  return {
    cart,
    year: sumEgalim(past, labels),
    with_cart: sumEgalim([...past, ...inCart], labels),
    target: target ? { bio: target.bio, egalim: target.egalim } : null,
    swaps: swaps.sort(byCostOfPoint).slice(0, most),
  }
}
