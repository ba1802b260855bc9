import { tenderLaw } from '../../i18n/fr/tender-law'
import { frenchDecimal } from '../../resources/schema/decimal-text'
import { parisDay } from '../../resources/schema/paris-time'
import type { Missing } from '../../resources/tenders/missing'
import type { Prepared } from '../../resources/tenders/preparation-answers'
import {
  type AskedProcedure,
  choiceOf,
  type Finding,
  lawOn,
  standstillOf,
} from '../../resources/tenders/procurement-law'
import { standingResponses } from '../../resources/tenders/states'
import { listOf } from '../database/naming'
import type { Tx } from '../database/tx'
import type { TenderRow } from './tender-row'

const { choice, law } = tenderLaw

const procedureSql = `
  select p.id, p.label, p.formal, p.essential_name, p.min_days, p.standstill_days, c.is_state from tender t join company c on c.id = t.company_id
    left join public_notice n on n.tender_id = t.id and n."deletedAt" is null
    left join procedure p on p.id = coalesce(t.procedure_id, n.procedure_id) where t.id = $1 order by n.id limit 1`

interface ProcedureRow extends AskedProcedure, Record<string, unknown> {
  id: number | null
  is_state: boolean | null
}

/** The procedure of a tender, said by itself or by its notice; and whether the State buys. */
async function procedureOf(
  tx: Pick<Tx, 'query'>,
  id: number,
): Promise<{ procedure: AskedProcedure | null; isState: boolean }> {
  const [row] = await tx.query<ProcedureRow>(procedureSql, [id])
  return { procedure: row?.id ? row : null, isState: row?.is_state === true }
}

/** A finding of the law in words. */
function saidOf(finding: Finding): string {
  if ('days' in finding) return law[finding.says]({ days: finding.days, least: finding.least })
  if (!('amount' in finding)) return law[finding.says]
  const [amount, threshold] = [frenchDecimal(finding.amount), frenchDecimal(finding.threshold)]
  return law[finding.says]({ amount, threshold })
}

const toldOf = (finding: Finding): Missing => ({
  step: finding.name === 'lots' ? 'families' : 'information',
  name: finding.name,
  message: finding.article
    ? `${saidOf(finding)} ${law.article({ article: finding.article })}`
    : saidOf(finding),
})

export interface Law {
  /** What nobody may publish with. */
  refusals: Missing[]
  /** What is to be looked at, with its article. */
  warnings: Missing[]
}

/** What the law of the day of its publication says of a public tender. */
export async function askLaw(
  tx: Pick<Tx, 'query'>,
  { tender, lots }: Pick<Prepared, 'tender' | 'lots'>,
  now: Date,
): Promise<Law> {
  const { response_date_limit: limit, consultation_openning_date: opens } = tender
  if (!tender.is_public || !limit) return { refusals: [], warnings: [] }
  const start = opens && new Date(opens) > now ? new Date(opens) : now
  const findings = lawOn({
    ...(await procedureOf(tx, tender.id)),
    amounts: lots.map(({ estimated_amount_ht }) => estimated_amount_ht),
    published: parisDay(start),
    limit: parisDay(new Date(limit)),
  })
  return {
    refusals: findings.filter(({ stops }) => stops).map(toldOf),
    warnings: findings.filter(({ stops }) => !stops).map(toldOf),
  }
}

/** Why the procedure of a tender may be what it is, by the amounts estimated of its lots; null where they do not say. */
export async function choiceSaid(
  tx: Pick<Tx, 'query'>,
  { id, consultation_openning_date: opens }: Pick<TenderRow, 'id' | 'consultation_openning_date'>,
  amounts: readonly (string | null)[],
): Promise<string | null> {
  if (!opens) return null
  const found = choiceOf({ ...(await procedureOf(tx, id)), amounts, published: parisDay(new Date(opens)) })
  if (!found) return null
  const [amount, threshold] = [frenchDecimal(found.amount), frenchDecimal(found.threshold)]
  return `${choice[found.says]({ amount, threshold })} ${law.article({ article: found.article })}`
}

const biddersSql = `select (select count(*) from tender_response r where r.tender_id = $1 and r.submitted_at is not null
    and r.status in ${listOf(standingResponses)} and r."deletedAt" is null)::int as bidders,
  coalesce((select standstill_days from publicnotice order by id limit 1), 11) as usual`

/** Days that a public award waits before it may be signed, and the article that says so. */
export async function standstillFor(
  tx: Pick<Tx, 'query'>,
  { id }: Pick<TenderRow, 'id'>,
  day: string,
): Promise<{ days: number; article: string }> {
  const [row = { bidders: 0, usual: 11 }] = await tx.query<{ bidders: number; usual: number }>(biddersSql, [
    id,
  ])
  const { procedure } = await procedureOf(tx, id)
  return standstillOf(procedure, { day, ...row })
}
