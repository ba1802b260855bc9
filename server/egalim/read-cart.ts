import type { EgalimCart, EgalimCarts, EgalimShares, EgalimSwap } from '../../resources/egalim/answers'
import {
  byCostOfPoint,
  categoriesOf,
  type EgalimFact,
  type EgalimLabel,
  gainOf,
  sumEgalim,
} from '../../resources/egalim/rules'
import type { orderLine } from '../../resources/orders/order-line'
import type { OptimiseProposal } from '../../resources/orders/tool-answers'
import { compareDecimals } from '../../resources/schema/decimal-text'
import type { RowOf } from '../../resources/schema/infer'
import { parisDay } from '../../resources/schema/paris-time'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import type { foodFact } from '../../resources/statistics/food-fact'
import type { Work } from '../api/work'
import { pastRights } from '../database/past-rights'
import { articlesSql } from './facts-sql'
import { type EgalimScope, factsOf, labelsOf, membersOf, targetOf } from './read-egalim'

/** A cart and what may stand in place of its lines: the orders' own reading of it. */
export type FindEquivalents = (
  work: Work,
  id: number,
) => Promise<{
  order: { adherent_id: number | null; groupAdherent_id: number | null }
  lines: {
    line: RowOf<typeof orderLine, 'id' | 'article_id' | 'label' | 'line_ht'>
    proposals: OptimiseProposal[]
  }[]
}>

type ArticleFacts = RowOf<typeof foodFact, 'is_france' | 'is_eea'> & {
  id: number
  family: string | null
  labels: string[]
}

/** Swaps that are shown. */
const most = 12

interface CartLine {
  article_id: number | null
  amount_ht: string
}

async function articlesOf(work: Work, ids: readonly number[]): Promise<Map<number, ArticleFacts>> {
  const rows = await pastRights(work.tx, 'egalim', (past) => past.query<ArticleFacts>(articlesSql, [ids]))
  return new Map(rows.map((article) => [article.id, article]))
}

interface Known {
  lines: readonly CartLine[]
  articles: ReadonlyMap<number, ArticleFacts>
  labels: Map<string, EgalimLabel>
}

/** Shares of lines that are about to be ordered, of the year of those who order, and of both together. */
async function sharesOf(
  work: Work,
  scope: EgalimScope,
  { lines, articles, labels }: Known,
): Promise<EgalimShares> {
  const today = parisDay(work.now)
  const year = Number(today.slice(0, 4))
  const inCart = lines.flatMap(({ article_id, amount_ht }): EgalimFact[] => {
    const facts = article_id === null ? undefined : articles.get(article_id)
    return facts?.family ? [{ ...facts, family: facts.family, day: today, amount_ht }] : []
  })
  const { asked } = await membersOf(work, scope)
  const past = await factsOf(work, asked, year)
  const { target } = await targetOf(work, asked, year)
  return {
    cart: sumEgalim(inCart, labels),
    year: sumEgalim(past, labels),
    with_cart: sumEgalim([...past, ...inCart], labels),
    target: target ? { bio: target.bio, egalim: target.egalim } : null,
  }
}

/** Lines of the open carts of a member or a group, as the actor sees them. */
const openSql = `
  select o.id, o.number, s.name as supplier, n.article_id, n.line_ht::text as amount_ht from "order" o join order_line n on n.order_id = o.id and n."deletedAt" is null
    join supplier s on s.id = o.supplier_id
  where o.status = '100' and not o.is_cancelled and o."deletedAt" is null and (o.adherent_id = $1 or o."groupAdherent_id" = $2) order by o.ask_delivery_date, o.id`

/** All the open carts of a member or a group together, with its year: what the catalogue says while one chooses (domain §14.3). */
export async function readCartsEgalim(
  work: Work,
  { adherent_id, group_id }: EgalimScope,
): Promise<EgalimCarts> {
  const scope = adherent_id ? { adherent_id } : { group_id: group_id ?? 0 }
  type Open = CartLine & { id: number; number: string; supplier: string } & UnknownRow
  const lines = await work.tx.query<Open>(openSql, [
    adherent_id ?? null,
    adherent_id ? null : (group_id ?? null),
  ])
  const articles = await articlesOf(
    work,
    lines.flatMap(({ article_id }) => (article_id === null ? [] : [article_id])),
  )
  const shares = await sharesOf(work, scope, { lines, articles, labels: await labelsOf(work) })
  const isFood = ({ article_id }: CartLine) => article_id !== null && articles.get(article_id)?.family
  const carts = new Map(
    lines.filter(isFood).map(({ id, number, supplier }) => [id, { id, number, supplier }]),
  )
  return { ...shares, carts: [...carts.values()] }
}

/** The shares of a cart, of its member's year with it, and the changes that cost least per point gained (domain §14.3, §5.11). */
export async function readCartEgalim(work: Work, id: number, find: FindEquivalents): Promise<EgalimCart> {
  const { order, lines } = await find(work, id)
  const ids = lines.flatMap(({ line, proposals }) => [
    ...(line.article_id === null ? [] : [line.article_id]),
    ...proposals.map(({ article_id }) => article_id),
  ])
  const articles = await articlesOf(work, ids)
  const today = parisDay(work.now)
  const labels = await labelsOf(work)
  const scope = order.adherent_id ? { adherent_id: order.adherent_id } : { group_id: order.groupAdherent_id }
  const lineFacts = lines.map(({ line }) => ({ article_id: line.article_id, amount_ht: line.line_ht }))
  const shares = await sharesOf(work, scope, { lines: lineFacts, articles, labels })
  const { cart } = shares
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
  return { ...shares, swaps: swaps.sort(byCostOfPoint).slice(0, most) }
}
