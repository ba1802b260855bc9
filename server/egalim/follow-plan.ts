import { egalimTexts as texts } from '../../i18n/fr/egalim'
import { egalimPlan, egalimPlanChange, type PlanEnd } from '../../resources/egalim/followed-plan'
import { compareDecimals } from '../../resources/schema/decimal-text'
import { parisDay } from '../../resources/schema/paris-time'
import type { Context } from '../api/context'
import { ApiError, notFound } from '../api/error'
import { repo } from '../api/repo'
import { type Work, workOf } from '../api/work'
import type { Actor } from '../database/actor'
import type { PlanScope } from './plan-basket'
import { articleOf, type Basis, planBasis, type WorkedOut, workOut } from './read-plan'

const livingSql = `select id from egalim_plan where year = $1 and ended_at is null and "deletedAt" is null
  and adherent_id is not distinct from $2::bigint and "groupAdherent_id" is not distinct from $3::bigint for update`

async function end(work: Work, id: number, ended_as: PlanEnd): Promise<void> {
  await repo(work, egalimPlan).update(id, { ended_at: work.now.toISOString(), ended_as })
}

async function keep(work: Work, scope: PlanScope, { basis, out }: { basis: Basis; out: WorkedOut }) {
  const { plan } = out
  const id = await repo(work, egalimPlan).create({
    ...{ adherent_id: scope.adherent_id ?? null, groupAdherent_id: scope.group_id ?? null },
    ...{ year: basis.year, taken_on: parisDay(work.now), extra_ht: plan.extra_ht },
    ...{ received: basis.problem.received, before: plan.before, after: plan.after },
    target: basis.problem.target,
  })
  for (const { choice, need, quantity, planned_ht, extra_ht, bio_ht, egalim_ht } of plan.swaps) {
    const facts = basis.basket.facts.get(`a${choice.article_id}`)
    const { label, supplier } = articleOf(basis, choice.article_id)
    await repo(work, egalimPlanChange).create({
      ...{ egalim_plan_id: id, article_id: choice.article_id, instead_id: need.article_id },
      ...{ label, supplier, instead_label: articleOf(basis, need.article_id).label },
      ...{ unit: facts?.unit_label ?? null, categories: [...choice.categories] },
      ...{ quantity, coef: facts?.coef_order_management ?? '1', planned_ht, extra_ht, bio_ht, egalim_ht },
    })
  }
  return { id }
}

interface Taken extends PlanScope {
  /** The extra cost that was shown. */
  extra_ht: string
  replaces?: number | null | undefined
}

/** Takes up the plan that is shown, worked out again; one that came out otherwise since is refused. One lives per member and year. */
export async function followPlan(
  context: Context,
  actor: Actor,
  { extra_ht, replaces, ...scope }: Taken,
): Promise<{ id: number }> {
  const within = (tx: Parameters<Parameters<typeof context.db.write>[1]>[0]) =>
    workOf(context.db, tx, context.now())
  const basis = await context.db.read(actor, (tx) => planBasis(within(tx), scope))
  const out = await workOut(basis)
  if (!out.plan.swaps.length) throw new ApiError('err409', { display: texts.nothingToFollow })
  if (compareDecimals(out.plan.extra_ht, extra_ht) !== 0)
    throw new ApiError('err409', { display: texts.planChanged })
  return context.db.write(actor, async (tx) => {
    const work = within(tx)
    const of = [basis.year, scope.adherent_id ?? null, scope.group_id ?? null]
    const [living] = await tx.query<{ id: number }>(livingSql, of)
    if (living && living.id !== replaces) throw new ApiError('err409', { display: texts.alreadyFollowed })
    if (!living && replaces) throw new ApiError('err409', { display: texts.followedNoMore })
    if (living) await end(work, living.id, 'replaced')
    return keep(work, scope, { basis, out })
  })
}

/** « Abandonner » a followed plan. */
export async function giveUpPlan(work: Work, id: number): Promise<{ success: boolean }> {
  const [plan] = await work.tx.query<{ isOver: boolean }>(
    `select ended_at is not null as "isOver" from egalim_plan where id = $1 and "deletedAt" is null for update`,
    [id],
  )
  if (!plan) throw notFound(egalimPlan)
  if (plan.isOver) throw new ApiError('err409', { display: texts.followedNoMore })
  await end(work, id, 'given_up')
  return { success: true }
}
