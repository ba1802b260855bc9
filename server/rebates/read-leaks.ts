import type { LeakAnswer, LeakLine, LeakProposal, LeakRow } from '../../resources/leakage/answers'
import type { LeakKind } from '../../resources/leakage/kinds'
import { apportion } from '../../resources/rebates/apportion'
import { rebateOf } from '../../resources/rebates/rules'
import { counted } from '../../resources/rebates/settle'
import { exact, minus, rounded, sumOfAmounts } from '../../resources/schema/exact'
import { groupedBy } from '../../resources/schema/grouped-by'
import { parisDay } from '../../resources/schema/paris-time'
import type { Work } from '../api/work'
import { pastRights } from '../database/past-rights'
import type { Tx } from '../database/tx'
import { leaksSql } from './leaks-sql'
import { type Sales, salesOf, servicesOf, soldToDate } from './sales'

/** The days that are asked for, and whose: the year that runs unless told. */
export interface LeakAsked {
  from?: string | null
  to?: string | null
  company_id?: number | null
  adherent_id?: number | null
}

interface Found extends Omit<LeakLine, 'lost_ht'>, Record<string, unknown> {
  company_id: number
  service: string | null
  supplier_id: number | null
  catalog_id: number
  kind: LeakKind
  /** The group of its order, else that of its member. */
  party_group_id: number | null
  /** Of its article, else of the article to order instead. */
  product_id: number | null
  is_article: boolean
  /** Of the supplier under contract itself, yet beside its articles: its rebate is reckoned from it all the same. */
  is_own: boolean
}
type Leak = Found & { proposal: LeakProposal }

const sum = (rows: readonly { amount_ht: string }[]) => sumOfAmounts(rows.map((row) => row.amount_ht))
const placeOf = ({ proposal, company_id, catalog_id, day }: Leak) =>
  `${proposal.supplier_id} ${company_id} ${catalog_id} ${day.slice(0, 4)}`

/** What more the supplier would have owed with these purchases: of each rate, shared out over the lines that it comprises. */
function lostOf(leaks: readonly Leak[], sales: Sales | undefined): Map<Leak, string> {
  const lost = new Map<Leak, string>()
  const sold = sales ? soldToDate(sales) : []
  for (const rate of sales?.rates ?? []) {
    const lines = leaks.filter((leak) => !leak.is_own && counted(rate, [leak]).length)
    const base = sum(counted(rate, sold))
    const more = sumOfAmounts([base, sum(lines)])
    const gain = rounded(
      minus(exact(rebateOf(more, rate).amount_ht), exact(rebateOf(base, rate).amount_ht)),
      2,
    )
    const parts = apportion(
      gain,
      lines.map(({ amount_ht }) => amount_ht),
    )
    for (const [at, line] of lines.entries()) lost.set(line, sumOfAmounts([lost.get(line), parts[at]]))
  }
  return lost
}

/** What each line cost in rebates: those that nothing could replace cost none. */
async function addLost(work: Work, leaks: readonly Leak[]): Promise<Map<Found, string>> {
  const groups = new Map<string, Leak[]>()
  for (const leak of leaks) groups.set(placeOf(leak), [...(groups.get(placeOf(leak)) ?? []), leak])
  const years = [...new Set(leaks.map(({ day }) => Number(day.slice(0, 4))))]
  const sales = new Map<string, Sales>()
  for (const year of years)
    for (const one of await pastRights(work.tx, 'rebates', (past) =>
      salesOf(past, { year, services: servicesOf(work) }),
    ))
      sales.set(`${one.supplier_id} ${one.company_id} ${one.catalog_id} ${year}`, one)
  return new Map([...groups].flatMap(([key, group]) => [...lostOf(group, sales.get(key))]))
}

/** The days of a question: the year that runs until today unless told. */
export function leakDays({ now }: Work, { from, to }: LeakAsked): { from: string; to: string } {
  const today = parisDay(now)
  const end = to ?? today
  return { from: from ?? `${end.slice(0, 4)}-01-01`, to: end }
}

const replaceable = (line: Pick<LeakLine, 'proposal'>): boolean => line.proposal !== null

/** Purchases beside the contracts of some days and services, whoever looks: its caller says of whom. */
export const beside = (
  past: Tx,
  { from, to, services }: { from: string; to: string; services: readonly number[] | null },
) => past.query<Found>(leaksSql, [from, to, services])

export async function findLeaks(work: Work, asked: LeakAsked): Promise<LeakLine[]> {
  const own = servicesOf(work)
  const { company_id } = asked
  const services = company_id ? (own && !own.includes(company_id) ? [] : [company_id]) : own
  const { from, to } = leakDays(work, asked)
  const found = await pastRights(work.tx, 'rebates', (past) => beside(past, { from, to, services }))
  const leaks = found.filter((one): one is Leak => one.proposal !== null)
  // The rebate that is lost is that of all: a member's part of it does not change with whom is looked at.
  const isOf = (one: { adherent_id: number }) => !asked.adherent_id || one.adherent_id === asked.adherent_id
  const lost = await addLost(work, leaks)
  return found.filter(isOf).map((leak) => {
    const { company_id: _company, service: _service, supplier_id: _supplier, ...rest } = leak
    const { catalog_id: _catalog, is_own: _own, party_group_id: _group, ...told } = rest
    const { product_id: _product, is_article: _isArticle, ...line } = told
    return { ...line, lost_ht: lost.get(leak) ?? '0.00' }
  })
}

const parts = (lines: readonly LeakLine[]) => ({
  amount_ht: sum(lines),
  replaceable_ht: sum(lines.filter(replaceable)),
  without_ht: sum(lines.filter((line) => !replaceable(line))),
})

function rowOf(lines: readonly LeakLine[]): LeakRow[] {
  const [first] = lines
  if (!first) return []
  const of = (kind: LeakKind) => sum(lines.filter((line) => line.kind === kind))
  const dearest = lines.reduce(
    (most, line) => (replaceable(line) && Number(line.amount_ht) > Number(most.amount_ht) ? line : most),
    lines.find(replaceable) ?? first,
  )
  const { adherent_id, adherent, family_id, family } = first
  return [
    {
      ...{ adherent_id, adherent, family_id, family, proposal: dearest.proposal, lines: lines.length },
      ...{ supplier_ht: of('supplier'), product_ht: of('product'), contract_ht: of('contract') },
      ...parts(lines),
      lost_ht: sumOfAmounts(lines.map((line) => line.lost_ht)),
    },
  ]
}

/** What members bought beside the contracts, by member and family, with the rebate that it cost and what to order instead. */
export async function readLeaks(work: Work, asked: LeakAsked): Promise<LeakAnswer> {
  const lines = await findLeaks(work, asked)
  const groups = groupedBy(lines, (line) => `${line.adherent_id} ${line.family_id}`)
  const data = [...groups.values()].flatMap(rowOf).sort((a, b) => Number(b.amount_ht) - Number(a.amount_ht))
  return {
    current: Number(parisDay(work.now).slice(0, 4)),
    ...{ data, ...leakDays(work, asked), ...parts(lines) },
    lost_ht: sumOfAmounts(lines.map((line) => line.lost_ht)),
  }
}

/** The lines behind a row, the newest first, each with its order and what to order instead. */
export async function readLeakLines(
  work: Work,
  { family_id, ...asked }: LeakAsked & { family_id?: number | null },
): Promise<{ data: LeakLine[] }> {
  const lines = await findLeaks(work, asked)
  return { data: lines.filter((line) => line.family_id === (family_id ?? null)) }
}
