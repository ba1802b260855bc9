import { subMinutes } from 'date-fns/subMinutes'
import { openingTexts as report } from '../../i18n/fr/opening-report'
import { frenchMoment } from '../../resources/schema/date-text'
import type { Work } from '../api/work'
import { openingMinutes } from './opening-key'
import type { TenderRow } from './tender-row'

/** What a supplier left with a tender before it was opened: its last offer in time, when it took it back, when it came late. */
export interface Deposit extends Record<string, unknown> {
  id: number
  supplier: string
  at: string | null
  receipt_number: string | null
  sha256: string | null
  withdrawn_at: string | null
  late_at: string | null
}

/** Negotiated versions come after the opening: they are none of its offers. */
const depositsSql = `
  select r.id, s.name as supplier, v.at, v.receipt_number, v.sha256,
    (select w.at from tender_response_version w where w.tender_response_id = r.id and w.kind = 'withdrawn' and w.id > v.id
      order by w.id limit 1) as withdrawn_at,
    (select min(l.at) from tender_response_version l where l.tender_response_id = r.id and l.kind = 'late') as late_at
  from tender_response r join supplier s on s.id = r.supplier_id
    left join lateral (select v.id, v.at, v.receipt_number, v.sha256 from tender_response_version v
      where v.tender_response_id = r.id and v.kind = 'sent' order by v.id desc limit 1) v on true
  where r.tender_id = $1 and r."deletedAt" is null order by v.at nulls last, s.name, r.id`

/** A line of a paper: what is known, and nothing where nothing is. */
export type PaperFact = readonly [name: string, value: string]

/** What came in for a tender: opened, taken back, late; and the facts that every paper says of it in the same words. */
export interface Deposits {
  opened: Deposit[]
  withdrawn: Deposit[]
  late: Deposit[]
  facts: PaperFact[]
}

const openersSql = `
  select concat_ws(' ', u.first_name, u.last_name) as name, max(o.at) as at from tender_opening o join "user" u on u.id = o.user_id
  where o.tender_id = $1 and o.at between $2 and $3 group by u.id, u.first_name, u.last_name order by 2, u.id`

/** Who opened a tender, each once: those whose presses within half an hour made its opening (domain §9.5). */
async function openersOf({ tx }: Work, { id, opened_at }: TenderRow): Promise<string> {
  if (!opened_at) return ''
  const last = new Date(opened_at)
  const rows = await tx.query<{ name: string; at: string }>(openersSql, [
    ...[id, subMinutes(last, openingMinutes), last],
  ])
  return (
    rows.map(({ name, at }) => report.opener({ name, when: frenchMoment(at) })).join(', ') || report.clock
  )
}

const count = (rows: readonly Deposit[]): string => (rows.length ? String(rows.length) : '')

/** Reads what came in for an opened tender. */
export async function readDeposits(work: Work, tender: TenderRow): Promise<Deposits> {
  const all = await work.tx.query<Deposit>(depositsSql, [tender.id])
  const sent = all.filter(({ at }) => at !== null)
  const withdrawn = sent.filter(({ withdrawn_at }) => withdrawn_at !== null)
  const opened = sent.filter(({ withdrawn_at }) => withdrawn_at === null)
  const late = all.filter(({ late_at }) => late_at !== null)
  const facts: [string, string][] = [
    [report.openedAt, tender.opened_at ? frenchMoment(tender.opened_at) : ''],
    [report.openedBy, await openersOf(work, tender)],
    [report.count, String(sent.length)],
    [report.withdrawn, count(withdrawn)],
    [report.opened, withdrawn.length ? String(opened.length) : ''],
    [report.late, count(late)],
  ]
  return { opened, withdrawn, late, facts: facts.filter(([, value]) => value) }
}
