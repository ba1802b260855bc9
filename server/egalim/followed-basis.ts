import { egalimTexts as texts } from '../../i18n/fr/egalim'
import type { FollowedAmounts } from '../../resources/egalim/follow'
import type { FollowedChange, FollowedPlan } from '../../resources/egalim/followed-answers'
import type { PlanSums, PlanTarget } from '../../resources/egalim/plan'
import { addDays, parisDay } from '../../resources/schema/paris-time'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import { invalid } from '../api/error'
import type { Work } from '../api/work'
import { pastRights } from '../database/past-rights'
import { awaitedSql, changesSql, livingPlanSql, neededSql } from './facts-sql'
import type { PlanScope } from './plan-basket'
import { factsOf, labelsOf, membersOf } from './read-egalim'
import { planBasis } from './read-plan'

interface Living extends Pick<FollowedPlan, 'id' | 'year' | 'taken_on' | 'taken_by' | 'extra_ht' | 'after'> {
  received: PlanSums
  before: PlanSums
  target: PlanTarget
}

/** A change as it is kept. */
export type KeptChange = Pick<
  FollowedChange,
  | 'id'
  | 'article_id'
  | 'instead_id'
  | 'label'
  | 'supplier'
  | 'instead_label'
  | 'unit'
  | 'quantity'
  | 'planned_ht'
> &
  Pick<FollowedAmounts, 'coef' | 'extra_ht' | 'bio_ht' | 'egalim_ht'> & { categories: string[] }

interface Bought extends UnknownRow {
  article_id: number
  quantity: string
  amount_ht: string
}

/** What is read of a followed plan in one transaction; the rest is worked out beside it. */
export async function followedBasis(work: Work, scope: PlanScope) {
  if (!scope.adherent_id === !scope.group_id)
    throw invalid([{ name: 'adherent_id', message: texts.planOfOne }])
  const today = parisDay(work.now)
  const year = scope.year ?? Number(today.slice(0, 4))
  const { asked } = await membersOf(work, scope)
  const [plan] = await work.tx.query<Living & UnknownRow>(livingPlanSql, [
    year,
    scope.adherent_id ?? null,
    scope.group_id ?? null,
  ])
  if (!plan) return undefined
  const changes = await work.tx.query<KeptChange & UnknownRow>(changesSql, [plan.id])
  const ids = asked.map(({ id }) => id)
  const since = addDays(plan.taken_on, 1)
  const [bought, awaited] = await pastRights(work.tx, 'egalim', async (past) => [
    await past.query<Bought>(neededSql, [ids, since, `${year}-12-31`]),
    await past.query<Bought>(awaitedSql, [ids, plan.taken_on]),
  ])
  const labels = await labelsOf(work)
  const facts = await factsOf(work, asked, year)
  const isOver = today > `${year}-12-31`
  return {
    ...{ plan, changes, today, isOver, labels, facts },
    bought: new Map(bought.map((one) => [one.article_id, one])),
    awaited: new Map(awaited.map((one) => [one.article_id, one.quantity])),
    basis: isOver ? undefined : await planBasis(work, { ...scope, year: null }),
  }
}
