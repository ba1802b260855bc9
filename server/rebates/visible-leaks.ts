import type { LeakLine } from '../../resources/leakage/answers'
import type { UncoveredLine } from '../../resources/leakage/kinds'
import type { Work } from '../api/work'
import type { FilterInput } from '../database/filter'
import { pastRights } from '../database/past-rights'
import { beside } from './read-leaks'

/** A leak with what narrows it: whose order it is, and of which product. */
export interface VisibleLeak extends UncoveredLine, Pick<LeakLine, 'id' | 'adherent_id'> {
  party_group_id: number | null
  product_id: number | null
  is_article: boolean
}

const seenSql = 'select id from "order" where id = any($1::bigint[])'

/** The leaks of the orders that the actor sees (row rights), as filters of an export leave them: « Pilotage des achats ». */
export async function visibleLeaks(work: Work, filters: readonly FilterInput[]): Promise<VisibleLeak[]> {
  const filterOf = (name: string, operator: string) =>
    filters.find((one) => one.name === name && one.operator === operator)?.value
  const idOf = (name: string) => Number(filterOf(name, 'eq')) || undefined
  const [company, adherent, supplier] = [idOf('company_id'), idOf('adherent_id'), idOf('supplier_id')]
  const from = String(filterOf('day', 'gte') ?? '2000-01-01')
  const to = String(filterOf('day', 'lte') ?? '2100-12-31')
  const found = await pastRights(work.tx, 'rebates', (past) =>
    beside(past, { from, to, services: company ? [company] : null }),
  )
  const seen = await work.tx.query<{ id: number }>(seenSql, [found.map(({ id }) => id)])
  const ids = new Set(seen.map(({ id }) => id))
  return found
    .filter(
      (one) =>
        ids.has(one.id) &&
        (!adherent || one.adherent_id === adherent) &&
        (!supplier || one.supplier_id === supplier),
    )
    .map(({ proposal, ...one }) => ({ ...one, isReplaceable: proposal !== null }))
}
