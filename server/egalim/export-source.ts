import type { EgalimSums } from '../../resources/egalim/answers'
import { maCantineColumns } from '../../resources/egalim/ma-cantine'
import { categoriesOf, type EgalimFact, sumEgalim } from '../../resources/egalim/rules'
import { addDays } from '../../resources/schema/paris-time'
import type { Work } from '../api/work'
import type { FilterInput } from '../database/filter'
import { pastRights } from '../database/past-rights'
import { cursorRows, type ExportSource, type SourceColumn } from '../trade/export-source'
import { linesSql, yearlySql } from './facts-sql'
import { lineOf } from './ma-cantine'
import { labelsOf, membersOf } from './read-egalim'
import type { FoundLine } from './read-lines'

const columns: readonly SourceColumn[] = maCantineColumns.map((key) => ({
  key,
  label: key,
  kind: key === 'prix_ht' ? 'money' : key === 'date' ? 'date' : 'text',
}))

const valueIn = (filters: readonly FilterInput[], name: string, operator: string) =>
  filters.find((one) => one.name === name && one.operator === operator)?.value
const idOf = (filters: readonly FilterInput[], name: string) =>
  Number(valueIn(filters, name, 'eq')) || undefined

/** The members that the filters leave of those that the actor sees, and the days; `day` is the name of the day's filter. */
async function asked(work: Work, filters: readonly FilterInput[], day: 'day' | 'date') {
  const adherent_id = idOf(filters, 'adherent_id')
  const { all } = await membersOf(work, { company_id: idOf(filters, 'company_id') })
  // ma-cantine is told of those alone that the law is about.
  const told = day === 'date' ? all.filter(({ egalim_subject }) => egalim_subject) : all
  const ids = told.map(({ id }) => id).filter((id) => !adherent_id || id === adherent_id)
  const [from, to] = [valueIn(filters, day, 'gte'), valueIn(filters, day, 'lte')]
  return [ids, from ?? '2000-01-01', to ?? '2100-12-31'] as const
}

/** Food that was received, line by line, with the columns of ma-cantine (domain §14.3): of the members that the actor sees. */
export const egalimSource: ExportSource = {
  columns,
  count: async (work, filters) => {
    const values = await asked(work, filters, 'date')
    const [row] = await pastRights(work.tx, 'egalim', (past) =>
      past.query<{ n: number }>(`select count(*)::int as n from (${linesSql}) v`, values),
    )
    return row?.n ?? 0
  },
  rows: async function* (work, filters) {
    const labels = await labelsOf(work)
    const values = await asked(work, filters, 'date')
    for await (const rows of cursorRows<FoundLine>(work, linesSql, { values, past: 'egalim' }))
      yield rows.map((row) => lineOf({ ...row, categories: categoriesOf(row.labels, labels, row.day) }))
  },
}

interface YearFact extends EgalimFact, Record<string, unknown> {
  service: string | null
  adherent: string
  adherent_id: number
  year: number
}

type YearRow = Pick<YearFact, 'service' | 'adherent' | 'year'> & EgalimSums

/** The shares of each member and year, the last year first: for « Pilotage des achats ». */
export async function egalimByYear(work: Work, filters: readonly FilterInput[]): Promise<YearRow[]> {
  const labels = await labelsOf(work)
  const ends = [...labels.values()].flatMap(({ valid_from, valid_to }) => [
    ...(valid_from ? [valid_from] : []),
    ...(valid_to ? [addDays(valid_to, 1)] : []),
  ])
  const values = [
    ...(await asked(work, filters, 'day')),
    idOf(filters, 'supplier_id') ?? null,
    [...new Set(['2000-01-01', ...ends])].sort(),
  ]
  const groups = new Map<string, YearFact[]>()
  for await (const rows of cursorRows<YearFact>(work, yearlySql, { values, past: 'egalim' }))
    for (const row of rows) {
      const key = `${row.year} ${row.adherent_id}`
      groups.set(key, [...(groups.get(key) ?? []), row])
    }
  return [...groups.values()].flatMap((facts) => {
    const [first] = facts
    if (!first) return []
    const { service, adherent, year } = first
    return [{ service, adherent, year, ...sumEgalim(facts, labels) }]
  })
}
