import { revenue } from '../../resources/revenues/revenue'
import { awaitedRevenues, type RevenueMode } from '../../resources/revenues/states'
import { frenchDay } from '../../resources/schema/date-text'
import type { RowOf } from '../../resources/schema/infer'
import { addDays, addMonths, parisDay } from '../../resources/schema/paris-time'
import { told } from '../../resources/trade/told'
import type { Context } from '../api/context'
import { repo } from '../api/repo'
import { listOf } from '../database/naming'
import type { Tx } from '../database/tx'
import { notify } from '../trade/notify'
import { byNobody } from '../trade/order-events'
import { supplierUsers } from '../trade/recipients'

/** Days after the end of its period until which a declaration is in time (domain §11.2). */
export const dueDays = 30

/** The last period of so many months that was over before a day; periods are counted from January. */
export function lastPeriod(today: string, months: number): { start: string; end: string } {
  const year = Number(today.slice(0, 4))
  let start = `${year - Math.ceil(months / 12)}-01-01`
  while (addMonths(start, 2 * months) <= today) start = addMonths(start, months)
  return { start, end: addDays(addMonths(start, months), -1) }
}

interface Asked extends Record<string, unknown> {
  supplier_id: number
  supplier: string
  mode: RevenueMode
  months: number
}

const askedSql = `
  select s.id as supplier_id, s.name as supplier, s.declarative_mode as mode, q.months from supplier s join revenuefrequency q on q.id = s.revenuefrequency_id
  where s."deletedAt" is null and s.declarative_mode in ('global', 'by_family', 'by_adherent') order by s.id`
/**
 * Services and catalogues of a supplier whose contract ran on some day of the period and that nobody was asked about yet; one that
 * was put away is not asked again. Some of whose days are declared already are told, not asked.
 */
const scopesSql = `
  select distinct c.company_id, c.catalog_id, revenue_overlap(c.supplier_id, c.company_id, c.catalog_id, $2::date, $3::date, null) is not null as is_taken
  from supplier_contract c
  where c.supplier_id = $1 and c."deletedAt" is null and c.start_date <= $3::date and (c.denounced_date is null or c.denounced_date >= $2::date)
    and (c.contract_type in ('cdi', 'tacit') or c.end_date is null or c.end_date >= $2::date)
    and not exists (select 1 from revenue r where r.supplier_id = c.supplier_id and r.company_id = c.company_id
      and r.catalog_id = c.catalog_id and r.revenue_start = $2 and r.revenue_end = $3)
  order by 1, 2`

type Due = RowOf<typeof revenue, 'id' | 'supplier_id' | 'revenue_start' | 'revenue_end' | 'due_date'> & {
  supplier: string
}

/** Tells a supplier's people that a declaration is due or late; answers how many were told now. */
export const tellDue = async (
  tx: Tx,
  due: Due,
  {
    kind,
    event,
    now,
  }: { kind: typeof told.revenues.asked.kind | typeof told.revenues.reminded.kind; event: string; now: Date },
): Promise<number> => {
  const people = await notify(tx, {
    ...{ kind, event, now, users: await supplierUsers(tx, due.supplier_id) },
    ...{ model: 'Revenue', entityId: due.id },
    params: {
      supplier: due.supplier,
      period: `${frenchDay(due.revenue_start)} – ${frenchDay(due.revenue_end)}`,
      limit: frenchDay(due.due_date),
    },
  })
  return people.length
}

async function generateFor(tx: Tx, asked: Asked, now: Date): Promise<{ asked: number; taken: number }> {
  const { start, end } = lastPeriod(parisDay(now), asked.months)
  const { supplier_id, supplier, mode } = asked
  // One at a time for a supplier: two processes that wake together ask once.
  await tx.query('select id from supplier where id = $1 for update', [supplier_id])
  const found = await tx.query<{ company_id: number; catalog_id: number; is_taken: boolean }>(scopesSql, [
    ...[supplier_id, start, end],
  ])
  const scopes = found.filter(({ is_taken }) => !is_taken)
  const due_date = addDays(end, dueDays)
  for (const { company_id, catalog_id } of scopes) {
    const period = { revenue_start: start, revenue_end: end, due_date }
    const id = await repo({ tx, now, actor: byNobody }, revenue).create({
      ...{ supplier_id, company_id, catalog_id, mode },
      ...period,
    })
    await tellDue(
      tx,
      { id, supplier_id, supplier, ...period },
      { kind: told.revenues.asked.kind, event: 'asked', now },
    )
  }
  return { asked: scopes.length, taken: found.length - scopes.length }
}

/** Asks every supplier that declares for the period that is over, by service and catalogue of its contracts (domain §11.2). */
export async function generateDeclarations(context: Context, now: Date): Promise<string | undefined> {
  const asked = await context.db.system('jobs', (tx) => tx.query<Asked>(askedSql))
  const sum = { asked: 0, taken: 0 }
  for (const one of asked) {
    const { asked: count, taken } = await context.db.system('jobs', (tx) => generateFor(tx, one, now))
    sum.asked += count
    sum.taken += taken
  }
  const told = [
    ...(sum.asked ? [`Déclarations de chiffre d'affaires demandées : ${sum.asked}`] : []),
    ...(sum.taken ? [`Périodes déjà déclarées en partie, à demander à la main : ${sum.taken}`] : []),
  ]
  return told.join('. ') || undefined
}

/** Days before and after the due date on which a supplier is reminded (domain §13.3). */
const [remindedBefore, remindedAfter] = [
  [7, 2, 0],
  [1, 8, 15, 30],
]
const dueSql = `
  select r.id, r.supplier_id, s.name as supplier, r.revenue_start, r.revenue_end, r.due_date from revenue r join supplier s on s.id = r.supplier_id
  where r.status in ${listOf(awaitedRevenues)} and r."deletedAt" is null and r.due_date = any($1::date[]) order by r.id`

/** Morning's work: what is due in 7 days, in 2 or today is recalled, and what is late. */
export async function remindOfRevenue(context: Context, now: Date): Promise<string | undefined> {
  const today = parisDay(now)
  const days = [
    ...remindedBefore.map((n) => addDays(today, n)),
    ...remindedAfter.map((n) => addDays(today, -n)),
  ]
  return context.db.system('jobs', async (tx) => {
    const rows = await tx.query<Due>(dueSql, [days])
    for (const due of rows) {
      const { kind } = due.due_date < today ? told.revenues.reminded : told.revenues.asked
      await tellDue(tx, due, { kind, event: today, now })
    }
    return rows.length ? `Fournisseurs relancés : ${rows.length}` : undefined
  })
}
