import { revenueTexts as texts } from '../../i18n/fr/revenues'
import type { RevenueOrder, RevenuePage, RevenuePart } from '../../resources/revenues/answers'
import { isAwaited, type RevenueVerb, revenueMoves } from '../../resources/revenues/states'
import { lookup } from '../../resources/schema/lookup'
import { parisDay } from '../../resources/schema/paris-time'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import type { Work } from '../api/work'
import { may } from '../database/actor'
import { pastRights } from '../database/past-rights'
import type { Tx } from '../database/tx'
import { scopeOf } from '../trade/observed-lines'
import { byFamilySql, byMemberSql, observedOrdersSql, observedTotalSql } from './observed-sql'
import { findRevenue, isLate, isUnsent, type RevenueRow } from './revenue'

type Part = RevenuePart & UnknownRow

/** Which permission a step asks. */
export const verbAccess: Readonly<Record<RevenueVerb, string>> = lookup({
  declare: 'declareRevenue',
  return: 'validateRevenue',
  validate: 'validateRevenue',
  invoice: 'validateRevenue',
})

const namesSql = `
  select s.name as supplier, k.label as company, c.label as catalog,
    (select n.id from revenue n where n.corrects_id = r.id and n."deletedAt" is null) as corrected_by
  from revenue r join supplier s on s.id = r.supplier_id join company k on k.id = r.company_id join catalog c on c.id = r.catalog_id
  where r.id = $1`

/** The parts of a declaration, what is observed beside what is declared; both are worked out past the row rights: a supplier names its service's members. */
export async function partsOf(past: Tx, row: RevenueRow): Promise<RevenuePart[]> {
  const scope = scopeOf(row)
  if (row.mode === 'by_adherent') return past.query<Part>(byMemberSql, [...scope, row.id])
  if (row.mode === 'by_family') return past.query<Part>(byFamilySql, [...scope, row.id])
  const [seen] = await past.query<{ amount_ht: string }>(observedTotalSql, scope)
  return [
    {
      ...{ id: 1, code: '1', label: texts.whole },
      ...{ amount_ht: row.amount_ht, observed_ht: seen?.amount_ht ?? '0.00' },
    },
  ]
}

const verbsOf = ({ actor, now }: Work, row: RevenueRow, corrected: unknown): RevenuePage['verbs'] => {
  const today = parisDay(now)
  const decides = may(actor, 'validateRevenue')
  const moves = revenueMoves
    .filter(
      ({ verb, from }) => (from as readonly string[]).includes(row.status) && may(actor, verbAccess[verb]),
    )
    .map(({ verb }) => verb)
  const isSettled = row.status === '250' || row.status === '300'
  return [
    ...moves,
    ...(isSettled && !corrected && decides ? (['correct'] as const) : []),
    ...(isUnsent(row, today) && decides ? (['acceptUnsent'] as const) : []),
    ...(isLate(row, today) && decides ? (['remind'] as const) : []),
  ]
}

/** A declaration as its supplier and its service read it. */
export async function readRevenue(work: Work, id: number): Promise<RevenuePage> {
  const row = await findRevenue(work.tx, id)
  const { names, parts, seen } = await pastRights(work.tx, 'revenues', async (past) => {
    const [found] = await past.query<UnknownRow>(namesSql, [id])
    const [total] = await past.query<{ amount_ht: string }>(observedTotalSql, scopeOf(row))
    return { names: found ?? {}, parts: await partsOf(past, row), seen: total?.amount_ht ?? '0.00' }
  })
  const { revenue_start, revenue_end, due_date, mode, status, amount_ht, comment, corrects_id } = row
  const { saved_at, declared_at, validated_at, invoiced_at } = row
  return {
    ...(names as Pick<RevenuePage, 'supplier' | 'company' | 'catalog' | 'corrected_by'>),
    ...{ id, revenue_start, revenue_end, due_date, mode, status, amount_ht, comment, corrects_id },
    ...{ saved_at, declared_at, validated_at, invoiced_at },
    is_late: isLate(row, parisDay(work.now)),
    observed_ht: seen,
    // What is typed is its supplier's until it is declared.
    rows:
      isAwaited(status) && !may(work.actor, 'declareRevenue')
        ? parts.map((part) => ({ ...part, amount_ht: null }))
        : parts,
    verbs: verbsOf(work, row, names.corrected_by),
    now: work.now.toISOString(),
  }
}

/** The orders behind what is observed, of one part or of all. */
export async function readOrders(work: Work, id: number, part?: number): Promise<{ data: RevenueOrder[] }> {
  const row = await findRevenue(work.tx, id)
  const column =
    part === undefined || row.mode === 'global'
      ? undefined
      : row.mode === 'by_adherent'
        ? 'adherent_id'
        : 'family_id'
  const values = [...scopeOf(row), column ? part : null]
  return {
    data: await pastRights(work.tx, 'revenues', (past) =>
      past.query<RevenueOrder & UnknownRow>(observedOrdersSql(column), values),
    ),
  }
}
