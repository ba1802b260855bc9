import { parisDay } from '../../resources/schema/paris-time'
import type { Dimension } from '../../resources/statistics/dimensions'
import type { Work } from '../api/work'
import { Params } from '../database/params'
import { type Asked, factsSql, narrowedSql, periodOf } from './asked'
import { keys, labelsSql } from './read-statistics'

/** What is asked of the facts of two periods, in SQL, with its values. */
export async function askingOf(work: Work, asked: Asked, by: Dimension | undefined) {
  const { from, to, before_from, before_to } = periodOf(asked, parisDay(work.now))
  const params = new Params()
  const isGrouped = by === 'group' || (asked.group_id !== undefined && asked.group_id !== null)
  const facts = await factsSql(work, isGrouped, params)
  const where = narrowedSql(asked, params)
  const day = (value: string) => params.add(value, 'date')
  const days = {
    now: [day(from), day(to)] as const,
    before: [day(before_from), day(before_to)] as const,
  }
  return { params, facts, where, days, key: by ? keys[by] : `''`, labels: labelsSql(by) }
}
