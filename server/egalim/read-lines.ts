import type { EgalimLine } from '../../resources/egalim/answers'
import { categoriesOf } from '../../resources/egalim/rules'
import { isMonth } from '../../resources/schema/date-text'
import type { RowOf } from '../../resources/schema/infer'
import { messages } from '../../resources/schema/messages'
import type { foodFact } from '../../resources/statistics/food-fact'
import { invalid } from '../api/error'
import type { Writing } from '../api/row-writer'
import type { Work } from '../api/work'
import { pastRights } from '../database/past-rights'
import { linesSql } from './facts-sql'
import { days, type EgalimScope, labelsOf, membersOf } from './read-egalim'

export type FoundLine = RowOf<
  typeof foodFact,
  'order_id' | 'day' | 'family' | 'is_france' | 'is_eea' | 'amount_ht'
> & {
  number: string
  adherent: string
  siret: string
  supplier: string
  label: string
  labels: string[]
}

/** The lines of a year, with the categories of each. */
export async function findLines(work: Pick<Writing, 'tx'>, scope: EgalimScope & { year: number }) {
  const { asked } = await membersOf(work, scope)
  const labels = await labelsOf(work)
  const rows = await pastRights(work.tx, 'egalim', (past) =>
    past.query<FoundLine>(linesSql, [asked.map(({ id }) => id), ...days(scope.year)]),
  )
  return {
    members: asked,
    lines: rows.map((row) => ({ ...row, categories: categoriesOf(row.labels, labels, row.day) })),
  }
}

/** The lines behind a figure: of a family, of a month, or of a category. */
export async function readLines(
  work: Work,
  {
    family,
    month,
    category,
    ...scope
  }: EgalimScope & {
    year: number
    family?: string | null | undefined
    month?: string | null | undefined
    category?: string | null | undefined
  },
): Promise<{ data: EgalimLine[] }> {
  if (month && !isMonth(month)) throw invalid([{ name: 'month', message: messages.month }])
  const { lines } = await findLines(work, scope)
  const kept = lines.filter(
    (line) =>
      (!family || line.family === family) &&
      (!month || line.day.startsWith(month)) &&
      (!category || line.categories[0] === category),
  )
  return {
    data: kept.map(
      ({ order_id, number, day, adherent, supplier, label, family: of, categories, amount_ht }) => ({
        ...{ order_id, number, day, adherent, supplier, label, family: of, categories, amount_ht },
      }),
    ),
  }
}
