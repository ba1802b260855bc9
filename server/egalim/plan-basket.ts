import { lineAmount } from '../../resources/catalogue/units'
import type { Choice, Need } from '../../resources/egalim/plan'
import { compareDecimals } from '../../resources/schema/decimal-text'
import { divided, exact, rounded, times } from '../../resources/schema/exact'
import { addDays, daysBetween, parisDay, yearBefore } from '../../resources/schema/paris-time'
import type { Work } from '../api/work'
import { pastRights } from '../database/past-rights'
import { type LineFacts, readLineFacts } from '../trade/line-facts'
import { memberOf } from '../trade/member'
import { articlesSql, nearSql, neededSql } from './facts-sql'
import type { EgalimScope } from './read-egalim'

export interface PlanScope extends EgalimScope {
  /** Changes that were turned down: « instead-article ». */
  excluded?: string | null | undefined
}

interface Bought {
  article_id: number
  quantity: string
  amount_ht: string
}
interface Near {
  need_id: number
  article_id: number
  coef: string
  own_coef: string
}
interface Known {
  id: number
  label: string
  family: string | null
  labels: string[]
}

export interface PlanBasket {
  needs: Pick<Need, 'article_id' | 'quantity' | 'price'>[]
  choices: (Pick<Choice, 'need' | 'article_id' | 'covers' | 'cost' | 'step'> & { isSame: boolean })[]
  articles: ReadonlyMap<number, Known>
  facts: ReadonlyMap<string, LineFacts>
}

/** Weeks whose pace stands for what was not bought in the same days of last year. */
const weeks = 8

/** What is still to come this year by article: as in the same days of last year, else at the pace of the last weeks. */
async function stillToCome(work: Work, members: readonly number[]): Promise<Bought[]> {
  const today = parisDay(work.now)
  const end = `${today.slice(0, 4)}-12-31`
  const left = daysBetween(today, end)
  if (left <= 0) return []
  const bought = (from: string, to: string) =>
    pastRights(work.tx, 'egalim', (past) =>
      past.query<Bought & Record<string, unknown>>(neededSql, [members, from, to]),
    )
  const before = await bought(yearBefore(addDays(today, 1)), yearBefore(end))
  const known = new Set(before.map(({ article_id }) => article_id))
  const recent = await bought(addDays(today, 1 - 7 * weeks), today)
  const paced = (value: string, scale: number) =>
    rounded(divided(times(exact(value), exact(String(left))), exact(String(7 * weeks))), scale)
  return [
    ...before,
    ...recent
      .filter(({ article_id }) => !known.has(article_id))
      .map((one) => ({ ...one, quantity: paced(one.quantity, 6), amount_ht: paced(one.amount_ht, 2) })),
  ]
}

/** Whether an article may be ordered at a price. */
const isOrderable = (of: LineFacts | undefined): of is LineFacts =>
  of !== undefined &&
  of.findings.length === 0 &&
  of.price_ht !== null &&
  compareDecimals(of.price_ht, '0') > 0

/** What a base unit costs today; where it is ordered no more, what it cost. */
function priceOf({ quantity, amount_ht }: Bought, of: LineFacts | undefined): string {
  if (of?.price_ht) return rounded(divided(exact(of.price_ht), exact(of.coef_billing)), 6)
  return rounded(divided(exact(amount_ht), exact(quantity)), 6)
}

/** What members will still receive this year, and what they may order in its place. */
export async function planBasket(
  work: Work,
  scope: PlanScope,
  members: readonly { id: number }[],
): Promise<PlanBasket> {
  const today = parisDay(work.now)
  const member = await memberOf(work, scope.adherent_id ?? scope.group_id ?? 0, !scope.adherent_id)
  const all = await stillToCome(
    work,
    members.map(({ id }) => id),
  )
  const excluded = new Set((scope.excluded ?? '').split(','))
  return pastRights(work.tx, 'egalim', async (past) => {
    const party = [
      all.map(({ article_id }) => article_id),
      member.isGroup ? null : member.id,
      member.isGroup ? member.id : member.groupAdherent_id,
    ]
    type NearArticle = Near & Record<string, unknown>
    const near = [
      ...(await past.query<NearArticle>(nearSql('product'), party)).map((row) => ({ ...row, isSame: true })),
      ...(await past.query<NearArticle>(nearSql('subfamily'), party)).map((row) => ({
        ...row,
        isSame: false,
      })),
    ].filter(({ need_id, article_id }) => !excluded.has(`${need_id}-${article_id}`))
    const ids = [...new Set([...all, ...near].map(({ article_id }) => article_id))]
    const articles = new Map(
      (await past.query<Known & Record<string, unknown>>(articlesSql, [ids])).map((one) => [one.id, one]),
    )
    const facts = await readLineFacts(
      past,
      { articles: ids, outOfCatalog: [] },
      { member, deliveredTo: member.isGroup ? null : member.id, day: today, today },
    )
    const food = all.filter(({ article_id }) => articles.get(article_id)?.family)
    const places = new Map(food.map(({ article_id }, at) => [article_id, at]))
    const choices = near.flatMap(({ need_id, article_id, coef, own_coef, isSame }) => {
      const [need, of] = [places.get(need_id), facts.get(`a${article_id}`)]
      if (need === undefined || !isOrderable(of) || !articles.get(article_id)?.family) return []
      const covers = divided(times(exact(of.coef_order_management), exact(own_coef)), exact(coef))
      const step = of.order_step !== null && compareDecimals(of.order_step, '1') > 0 ? of.order_step : '1'
      const cost = lineAmount('1', of.price_ht ?? '0', of)
      return [{ ...{ need, article_id, isSame, cost, step }, covers: rounded(covers, 6) }]
    })
    return {
      needs: food.map((one) => ({
        ...{ article_id: one.article_id, quantity: one.quantity },
        price: priceOf(one, facts.get(`a${one.article_id}`)),
      })),
      choices,
      articles,
      facts,
    }
  })
}
