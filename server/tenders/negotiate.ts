import { tenderTexts } from '../../i18n/fr/tenders'
import { frenchMoment } from '../../resources/schema/date-text'
import { told } from '../../resources/trade/told'
import type { Context } from '../api/context'
import { ApiError, invalid } from '../api/error'
import type { Work } from '../api/work'
import { createRow } from '../api/write'
import type { ActorTx, Tx } from '../database/tx'
import { biddersOf, mailBidder, namesOf, tellBidder } from './bidders'
import { unsealAll } from './open-responses'
import { lockTender, moveTender, refuseUnless, type TenderRow } from './tender-row'

/** Who is asked for better prices on which lots, until when. */
export interface AskedRound {
  lot_ids: readonly number[]
  supplier_ids: readonly number[]
  deadline: string
  message?: string | null
}

const pairsSql = `
  select f.tender_family_id as lot, l.lot_number, l.label, r.supplier_id, r.version from tender_response_family f
    join tender_response r on r.id = f.tender_response_id join tender_family l on l.id = f.tender_family_id
  where r.tender_id = $1 and r.status = '150' and f.tender_family_id = any($2::bigint[]) and r.supplier_id = any($3::bigint[])
    and coalesce(f.irregular_reason, r.irregular_reason) is null and f."deletedAt" is null order by r.supplier_id, l.lot_number`

interface Pair extends Record<string, unknown> {
  lot: number
  lot_number: number
  label: string
  supplier_id: number
  version: number
}

async function tell(
  context: Context,
  work: Work,
  { tender, pairs, round }: { tender: TenderRow; pairs: readonly Pair[]; round: AskedRound & { n: number } },
): Promise<void> {
  const limite = frenchMoment(round.deadline)
  for (const bidder of await biddersOf(work.tx, [...new Set(pairs.map((one) => one.supplier_id))])) {
    const own = pairs.filter(({ supplier_id }) => supplier_id === bidder.supplier_id)
    const values = {
      ...namesOf(tender, bidder),
      limite,
      tour: round.n,
      lots: own.map(({ lot_number, label }) => `Lot ${lot_number} – ${label}`).join('\n'),
      message: round.message?.trim() || tenderTexts.negotiation.usual,
    }
    await mailBidder(context, work.tx, {
      tender,
      bidder,
      mail: { model: 'consultation_negociation', values, event: String(round.n) },
    })
    await tellBidder(work.tx, {
      tender,
      bidder,
      kind: told.tenders.negotiated.kind,
      params: { tender: tender.label, limit: limite },
      event: `round-${round.n}`,
      now: work.now,
    })
  }
}

/** Opens a round: the suppliers of admissible offers may change their prices of the lots until its deadline (domain §9.2). */
export async function openRound(
  context: Context,
  work: Work,
  { id, asked }: { id: number; asked: AskedRound },
): Promise<void> {
  const tender = await lockTender(work.tx, id)
  refuseUnless(tender, '250')
  if (new Date(asked.deadline) <= work.now)
    throw invalid([{ name: 'deadline', message: tenderTexts.negotiation.past }])
  const pairs = await work.tx.query<Pair>(pairsSql, [id, asked.lot_ids, asked.supplier_ids])
  if (!pairs.length) throw invalid([{ name: 'supplier_ids', message: tenderTexts.negotiation.nobody }])
  const [last] = await work.tx.query<{ n: number }>(
    'select coalesce(max(round), 0)::int as n from negotiation where tender_id = $1 and "deletedAt" is null',
    [id],
  )
  const n = (last?.n ?? 0) + 1
  for (const { lot, supplier_id, version } of pairs)
    await createRow(work, work.registry.get('negotiation'), {
      input: {
        ...{ tender_id: id, tender_family_id: lot, supplier_id, round: n },
        ...{ deadline: asked.deadline, message: asked.message ?? null },
      },
      trusted: true,
      extra: { opened_at: work.now, version_before: version },
    })
  await moveTender(work.tx, tender, { verb: 'negotiate', actor: work.actor, now: work.now })
  await tell(context, work, { tender, pairs, round: { ...asked, n } })
}

/** Closes the round that runs and answers its lots. */
const closeSql = `
  with closed as (update negotiation set closed_at = $2, "updatedAt" = $2, lock_version = lock_version + 1
    where tender_id = $1 and closed_at is null and "deletedAt" is null returning tender_family_id)
  select distinct tender_family_id as id from closed`

/** What was noted and decided of the lots does not hold for their new prices; what evaluators have entered does. */
async function forgetScores(tx: Tx | ActorTx, lots: readonly number[], now: Date): Promise<void> {
  await tx.query(
    `update tender_response_family set score = null, final_score = null, rank = null, decision = null, decision_rank = null,
       decision_reason = null, "updatedAt" = $2 where tender_family_id = any($1::bigint[])`,
    [lots, now],
  )
  await tx.query(
    'update tender_family set inputs = null, scored_at = null, scored_print = null where id = any($1::bigint[])',
    [lots],
  )
}

async function endRound(
  context: Context,
  tx: Tx | ActorTx,
  { tender, moving }: { tender: TenderRow; moving: { actor?: Work['actor']; now: Date } },
): Promise<void> {
  await unsealAll(tx, context.config, { id: tender.id, now: moving.now })
  const lots = await tx.query<{ id: number }>(closeSql, [tender.id, moving.now])
  await forgetScores(
    tx,
    lots.map(({ id }) => id),
    moving.now,
  )
  await moveTender(tx, tender, { verb: 'resume', ...moving })
}

const awaitedSql = `select max(deadline) as until from negotiation
  where tender_id = $1 and closed_at is null and version_after is null and "deletedAt" is null`

/** Ends a round before its deadline, once everybody has answered. */
export async function resumeAnalysis(context: Context, work: Work, id: number): Promise<void> {
  const tender = await lockTender(work.tx, id)
  refuseUnless(tender, '300')
  const [awaited] = await work.tx.query<{ until: string | null }>(awaitedSql, [id])
  if (awaited?.until && new Date(awaited.until) >= work.now)
    throw new ApiError('err409', {
      display: tenderTexts.negotiation.awaited({ date: frenchMoment(awaited.until) }),
    })
  await endRound(context, work.tx, { tender, moving: { actor: work.actor, now: work.now } })
}

const overSql = `select t.id from tender t where t.status = '300' and t."deletedAt" is null
  and not exists (select 1 from negotiation n where n.tender_id = t.id and n.closed_at is null and n."deletedAt" is null
    and n.deadline >= $1) order by t.id`

/** Ends the rounds whose deadline has passed, each in a transaction of its own. */
export async function endRounds(context: Context, now: Date): Promise<string | undefined> {
  const ids = await context.db.system('jobs', (tx) => tx.query<{ id: number }>(overSql, [now]))
  for (const { id } of ids)
    await context.db.system('jobs', async (tx) => {
      const tender = await lockTender(tx, id)
      if (tender.status === '300') await endRound(context, tx, { tender, moving: { now } })
    })
  return ids.length ? `Négociations closes : ${ids.length}` : undefined
}
