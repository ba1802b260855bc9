import { euros, orderTexts } from '../../i18n/fr/orders'
import { lineAmount } from '../../resources/catalogue/units'
import { roundedUp } from '../../resources/orders/cart-quantity'
import type { OptimiseAnswer, OptimiseProposal } from '../../resources/orders/tool-answers'
import { sumOf } from '../../resources/orders/totals'
import { compareDecimals } from '../../resources/schema/decimal-text'
import { differenceOf, divided, exact, rounded, times } from '../../resources/schema/exact'
import type { Work } from '../api/work'
import { catalogsOf } from '../trade/catalogs-of'
import type { LineFacts } from '../trade/line-facts'
import { type Nearness, nearJoin, servesMember } from '../trade/near-articles'
import { cartTerms } from './cart-terms'
import { type LineRow, readLines } from './order-lines'
import { getOrder, type OrderRow } from './order-row'
import { factsOfLines } from './reprice-lines'

interface Other {
  line_id: number
  article_id: number
  supplier: string
  coef: string
  own_coef: string
}

/** Other articles as near as this to those of a cart's lines, of suppliers that serve the member. */
const othersSql = (near: Nearness) => `
  select l.id as line_id, b.id as article_id, v.name as supplier, coalesce(b.coef, 1) as coef, coalesce(a.coef, 1) as own_coef
  from "order_line" l join article a on a.id = l.article_id ${nearJoin(near)}
  where l.order_id = $1 and l."deletedAt" is null and ${servesMember}`

/** Order units of another article that give at least the base quantity of a line; yield counts. */
export function needed(
  line: Pick<LineRow, 'quantity' | 'coef_order_management'>,
  of: LineFacts,
  { coef, own_coef }: Pick<Other, 'coef' | 'own_coef'>,
): string {
  const base = times(exact(line.quantity), exact(line.coef_order_management))
  const wanted = divided(times(base, exact(coef)), exact(own_coef))
  const { over, under } = divided(wanted, exact(of.coef_order_management))
  const up = over % under === 0n ? over / under : over / under + 1n
  const exactly = rounded({ over, under }, 3)
  const isDivisible = of.order_step !== null && compareDecimals(of.order_step, '1') < 0
  return roundedUp(isDivisible ? exactly : up.toString(), of)
}

/** What a base unit really costs: yields included. */
const comparable = (price: string, of: Pick<LineFacts, 'coef_billing'>, coef: string): string =>
  rounded(times(divided(exact(price), exact(of.coef_billing)), exact(coef)), 4)

interface Around {
  order: OrderRow
  goods: string
  minimum: string | null
  franco: string | null
}

/** What taking a line away does to the minimum and franco of this supplier. */
function effectsOf(
  line: LineRow,
  isSame: boolean,
  { goods, minimum, franco, line_ht }: Around & { line_ht: string },
): string[] {
  const left = differenceOf(isSame ? sumOf([goods, line_ht]) : goods, line.line_ht)
  const falls = (limit: string | null) =>
    limit !== null && compareDecimals(goods, limit) >= 0 && compareDecimals(left, limit) < 0
  return [
    ...(falls(minimum) ? [orderTexts.losesMinimum({ amount: euros(minimum ?? '0') })] : []),
    ...(falls(franco) ? [orderTexts.losesFranco({ amount: euros(franco ?? '0') })] : []),
    ...(isSame ? [] : [orderTexts.otherCart]),
  ]
}

function proposal(
  line: LineRow,
  other: Other,
  { of, around }: { of: LineFacts; around: Around },
): OptimiseProposal | undefined {
  if (of.findings.length || of.price_ht === null) return undefined
  const quantity = needed(line, of, other)
  const line_ht = lineAmount(quantity, of.price_ht, of)
  const same_supplier = of.supplier_id === around.order.supplier_id
  return {
    article_id: other.article_id,
    label: of.label,
    supplier_id: of.supplier_id ?? 0,
    supplier: other.supplier,
    same_supplier,
    quantity,
    unit: of.unit_label,
    line_ht,
    saving_ht: differenceOf(line.line_ht, line_ht),
    comparable: comparable(of.price_ht, of, other.coef),
    effects: effectsOf(line, same_supplier, { ...around, line_ht }),
  }
}

export interface Equivalents {
  order: OrderRow
  lines: { line: LineRow; proposals: OptimiseProposal[] }[]
}

/** For each line of a cart, the other articles of its product that the member may order, for the needed quantity, packaging included. */
export async function readEquivalents(
  work: Work,
  id: number,
  {
    wantedOf = (lines) => lines,
    near = 'product',
  }: { wantedOf?: (lines: LineRow[]) => LineRow[]; near?: Nearness } = {},
): Promise<Equivalents> {
  const order = await getOrder(work, id)
  const all = await readLines(work.tx, id)
  const lines = wantedOf(all)
  const catalogs = catalogsOf(work.actor)
  const { others, facts, terms } = await work.tx.beyond('orders', async (tx) => {
    const found = await tx.query<Other>(othersSql(near), [
      id,
      order.adherent_id,
      order.groupAdherent_id ?? order.of_group,
    ])
    const asked = found.map(({ article_id }) => ({ article_id, product_not_in_catalog_id: null }))
    return {
      others: found,
      facts: await factsOfLines(tx, order, { lines: asked, now: work.now, catalogs }),
      terms: await cartTerms(tx, order, { now: work.now }),
    }
  })
  const around = {
    order,
    goods: sumOf(all.map((line) => line.line_ht)),
    minimum: terms?.terms.minimum_ht ?? null,
    franco: terms?.terms.franco_ht ?? null,
  }
  const proposalsOf = (line: LineRow) =>
    others
      .filter((one) => one.line_id === line.id)
      .flatMap((one) => {
        const of = facts.get(`a${one.article_id}`)
        return (of && proposal(line, one, { of, around })) ?? []
      })
  return { order, lines: lines.map((line) => ({ line, proposals: proposalsOf(line) })) }
}

/** « Optimiser »: for each line, what is cheaper for the needed quantity; nothing is replaced by itself. */
export async function optimiseCart(work: Work, id: number): Promise<OptimiseAnswer> {
  const { lines } = await readEquivalents(work, id)
  const found = lines.flatMap(({ line, proposals }) => {
    const cheaper = proposals
      .filter(({ saving_ht }) => compareDecimals(saving_ht, '0') > 0)
      .sort((a, b) => compareDecimals(b.saving_ht, a.saving_ht))
      .slice(0, 5)
    const { id: line_id, label, quantity, line_ht } = line
    return cheaper.length ? [{ line_id, label, quantity, line_ht, proposals: cheaper }] : []
  })
  return { lines: found, saving_ht: sumOf(found.map(({ proposals }) => proposals[0]?.saving_ht ?? '0')) }
}
