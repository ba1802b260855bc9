import { tenderTexts } from '../../i18n/fr/tenders'
import { frenchDay } from '../../resources/schema/date-text'
import { addDays, parisDay } from '../../resources/schema/paris-time'
import type { AwardAnswer } from '../../resources/tenders/answers'
import { undecidedStates } from '../../resources/tenders/notice-states'
import { tenderFamily } from '../../resources/tenders/tender-lot'
import { tenderResponse } from '../../resources/tenders/tender-response'
import type { Context } from '../api/context'
import { ApiError } from '../api/error'
import { repo } from '../api/repo'
import type { Work } from '../api/work'
import type { Tx } from '../database/tx'
import { shutAt } from '../trade/shut-parties'
import { standstillFor } from './ask-law'
import { sendLetters } from './award-letters'
import { freeRefusals } from './free-prices'
import { offersOf, openedLot } from './lot-offers'
import { undecidedLow } from './low-offers'
import { refuseStaleScores } from './score-lot'
import { followTender } from './tender-notice'
import { lockTender, moveTender, refuseUnless, type TenderRow } from './tender-row'

const undecidedSql = `
  select count(*)::int as n from tender_response r left join tender_response_family f
    on f.tender_response_id = r.id and f."deletedAt" is null
  where r.tender_id = $1 and r.status = '150' and r."deletedAt" is null
    and f.id is not null and f.decision is null and f.irregular_reason is null`

const attributionSql = `
  insert into attribution (tender_id, tender_family_id, supplier_id, platform_id, rank, period_start, period_end, final_score,
    amount_estimated_ht, decided_at, decided_by, notified_at, "createdAt", "updatedAt", created_by, updated_by)
  select r.tender_id, f.tender_family_id, r.supplier_id, (f.platform_ids ->> 0)::bigint, f.decision_rank, $2, $3, f.final_score,
    (f.score ->> 'total')::numeric, $4, $5, case when $6::boolean then null else $4::timestamptz end, $4, $4, $5, $5
  from tender_response_family f join tender_response r on r.id = f.tender_response_id
  where r.tender_id = $1 and f.decision = 'retained' and f."deletedAt" is null`

const judgedSql = `
  select r.id, coalesce(bool_or(f.decision = 'retained'), false) as retained, coalesce(bool_or(f.irregular_reason is null
    and coalesce(f.score ->> 'irregular', 'false') <> 'true'), false) as regular
  from tender_response r left join tender_response_family f on f.tender_response_id = r.id
  where r.tender_id = $1 and r.status = '150' and r."deletedAt" is null group by r.id order by r.id`

/** The open lots that were noted. */
const scoredSql = `select id from tender_family where tender_id = $1 and scored_at is not null and status = 'open'
  and "deletedAt" is null order by lot_number`

const lotsSql = `
  select l.id, exists (select 1 from tender_response_family f where f.tender_family_id = l.id and f.decision = 'retained') as awarded
  from tender_family l where l.tender_id = $1 and l."deletedAt" is null and l.status = 'open' order by l.id`

/** The first day on which a public award may be signed, and that of its market: never before. */
async function marketStart(
  work: Work,
  tender: TenderRow,
): Promise<{ start: string; signable: string | null; moved: boolean }> {
  const start = String(tender.market_openning_date)
  if (!tender.is_public) return { start, signable: null, moved: false }
  const day = parisDay(work.now)
  const { days } = await standstillFor(work.tx, tender, day)
  const signable = addDays(day, days)
  return start < signable ? { start: signable, signable, moved: true } : { start, signable, moved: false }
}

/** Writes what was decided of the lots: attributions, what became of each offer and of each lot. */
export async function attributeLots(
  tx: Tx,
  { id, market_closing_date, is_public }: TenderRow,
  { start, userId, now }: { start: string; userId: number | null; now: Date },
): Promise<void> {
  await tx.query(attributionSql, [id, start, market_closing_date, now, userId, is_public])
  const on = { tx, now, actor: { userId } }
  const judged = await tx.query<{ id: number; retained: boolean; regular: boolean }>(judgedSql, [id])
  for (const { id: answer, retained, regular } of judged) {
    const unfit = regular ? '350' : '250'
    await repo(on, tenderResponse).update(answer, { status: retained ? '300' : unfit })
  }
  for (const lot of await tx.query<{ id: number; awarded: boolean }>(lotsSql, [id]))
    await repo(on, tenderFamily).update(lot.id, { status: lot.awarded ? 'awarded' : 'no_bid' })
}

/** Awards a tender once every offer of every lot has its decision: attributions, letters, states (domain §9.7, I-21). */
export async function awardTender(context: Context, work: Work, id: number): Promise<AwardAnswer> {
  const tender = await lockTender(work.tx, id)
  refuseUnless(tender, '250')
  const [undecided] = await work.tx.query<{ n: number }>(undecidedSql, [id])
  if (undecided?.n) throw new ApiError('err542')
  for (const { id: lotId } of await work.tx.query<{ id: number }>(scoredSql, [id])) {
    const opened = await openedLot(work.tx, lotId)
    await refuseStaleScores(work.tx, opened)
    const offers = await offersOf(work.tx, lotId)
    const retained = offers.filter(({ decision }) => decision === 'retained')
    const suppliers = retained.map(({ supplier_id }) => supplier_id)
    await shutAt(work.tx, { campaign: 'tenders', door: 'decide', suppliers })
    const low = await undecidedLow(work, opened, offers)
    if (low) throw new ApiError('err409', { display: low })
    const decided = offers.map((one) => ({
      ...{ offer_id: one.id, decision: one.decision, reason: one.decision_reason },
    }))
    const [free] = await freeRefusals(work.tx, { lotId, offers }, decided)
    if (free) throw new ApiError('err409', { display: free.message })
  }
  const { start, signable, moved } = await marketStart(work, tender)
  const applied = tender.appliance_date && tender.appliance_date > start ? tender.appliance_date : start
  const { actor, now } = work
  await attributeLots(work.tx, tender, { start, userId: actor.userId, now })
  const extra = {
    awarded_at: now.toISOString(),
    signable_on: signable,
    ...(moved ? { market_openning_date: start, appliance_date: applied } : {}),
  }
  await moveTender(work.tx, tender, { verb: 'award', actor, extra, now })
  await sendLetters(context, work, { ...tender, market_openning_date: start, signable_on: signable })
  await followTender(work, tender, {
    from: undecidedStates,
    to: '250',
    usual: { award_text: await awardText(work, id) },
  })
  return {
    status: '350',
    market_openning_date: start,
    display: moved ? tenderTexts.standstill({ date: frenchDay(start) }) : null,
  }
}

async function awardText(work: Work, id: number): Promise<string> {
  const rows = await work.tx.query<{ lot_number: number; label: string; names: string | null }>(
    `select l.lot_number, l.label, string_agg(s.name, ', ' order by a.rank) as names from tender_family l
       left join attribution a on a.tender_family_id = l.id and a."deletedAt" is null left join supplier s on s.id = a.supplier_id
     where l.tender_id = $1 and l."deletedAt" is null group by l.id order by l.lot_number`,
    [id],
  )
  return rows
    .map(({ lot_number, label, names }) => `Lot ${lot_number} ${label} : ${names ?? tenderTexts.noBid}`)
    .join('\n')
}
