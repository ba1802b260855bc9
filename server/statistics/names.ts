import { parisDay } from '../../resources/schema/paris-time'
import { askedBy, type Dimension } from '../../resources/statistics/dimensions'
import type { Work } from '../api/work'
import { pastRights } from '../database/past-rights'
import { namesOf, partsGiven } from '../trade/part-names'
import { reportLines } from '../trade/report-lines'
import { type Asked, periodOf } from './asked'

/** Names of rows of one's own figures: past the row rights, since the orders themselves say them. */
export async function partNamesOf(work: Work, by: Dimension, keys: readonly string[]) {
  const nameOf = await pastRights(work.tx, 'statistics', (past) =>
    namesOf(
      (text, values) => past.query(text, values),
      keys.map((key) => askedBy(by, key)),
    ),
  )
  return (key: string) => nameOf(...askedBy(by, key))
}

/** What a report of the statistics is called, of which days and narrowed to what. */
export const statisticsReport = (work: Work, asked: Asked, title: string) => {
  const { from, to } = periodOf(asked, parisDay(work.now))
  return reportLines(work, { title, period: { from, to }, asked })
}

/** What figures are narrowed to, with what it is called, as far as the actor may read it. */
export async function narrowedOf(work: Work, asked: Asked) {
  const given = partsGiven(asked)
  const nameOf = await namesOf((text, values) => work.tx.query(text, values), given)
  return given.map(([name, value]) => ({ name, value, label: nameOf(name, value) }))
}
