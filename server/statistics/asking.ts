import { parisDay } from '../../resources/schema/paris-time'
import type { Dimension } from '../../resources/statistics/dimensions'
import type { Work } from '../api/work'
import { Params } from '../database/params'
import { type Asked, type Compared, factsSql, groupsAsked, narrowedSql, type Period, periodOf } from './asked'
import { type PeriodPlan, periodPlans } from './month-sums'
import { keys, labelsSql } from './read-statistics'

/** What is asked of two periods, in SQL; what is written of it adds its values. */
export interface Asking {
  params: Params
  /** `purchase_fact f`, with the groups where they are asked for. */
  facts: string
  where: string
  /** The key of a part. */
  key: string
  labels: string
  period: Period
  asked: Asked
  by: Dimension | undefined
  /** How what was added up is read, by whoever sees whole services. */
  plans: readonly [PeriodPlan, PeriodPlan] | undefined
}

export async function askingOf(work: Work, asked: Compared, by: Dimension | undefined): Promise<Asking> {
  const period = periodOf(asked, parisDay(work.now))
  const params = new Params()
  const facts = factsSql(await groupsAsked(work, asked, by), params)
  const where = narrowedSql(asked, params)
  const plans = await periodPlans(work, period)
  return { params, facts, where, key: by ? keys[by] : `''`, labels: labelsSql(by), period, asked, by, plans }
}
