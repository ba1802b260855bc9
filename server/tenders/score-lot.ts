import { tenderTexts } from '../../i18n/fr/tenders'
import type { RowOf } from '../../resources/schema/infer'
import type { Score } from '../../resources/tenders/comparison-answers'
import { type Criterion, isEntered } from '../../resources/tenders/criteria'
import { type Judged, scoresOf } from '../../resources/tenders/scoring'
import type { note } from '../../resources/tenders/tender-decision'
import { ApiError, invalid } from '../api/error'
import type { Work } from '../api/work'
import type { Tx } from '../database/tx'
import { judgedOf, type LotRow, openedLot } from './lot-offers'
import { scorePrint } from './score-print'
import { lockTender, refuseUnless, type TenderRow } from './tender-row'

/** Gives an offer an evaluator's note; the same person's note of the same criterion is replaced. */
export type GivenNote = RowOf<typeof note, 'supplier_id' | 'criterion' | 'value'> &
  Partial<RowOf<typeof note, 'comment'>>

const noteSql = `
  insert into note (tender_id, family_id, tender_family_id, supplier_id, criterion, value, comment, user_id, note_type_id,
    "createdAt", "updatedAt", created_by, updated_by)
  values ($1, $2, $3, $4, $5, $6, $7, $8, (select id from notetype where machine_name = $10), $9, $9, $8, $8)
  on conflict (tender_family_id, supplier_id, criterion, user_id) where "deletedAt" is null
  do update set value = excluded.value, comment = excluded.comment, "updatedAt" = $9, updated_by = $8, lock_version = note.lock_version + 1`

export async function giveNote(work: Work, lotId: number, given: GivenNote): Promise<void> {
  const { lot, tender } = await openedLot(work.tx, lotId)
  refuseUnless(await lockTender(work.tx, tender.id), '250')
  const criterion = (tender.criteres ?? []).find(({ machine_name }) => machine_name === given.criterion)
  if (!criterion || !isEntered(criterion))
    throw invalid([{ name: 'criterion', message: tenderTexts.entered }])
  const { offers } = await judgedOf(work.tx, tender, lot)
  if (!offers.some(({ supplier_id }) => supplier_id === given.supplier_id))
    throw invalid([{ name: 'supplier_id', message: tenderTexts.noOffer }])
  const type = given.criterion === 'samples' ? 'product_sample' : 'criterion'
  const { supplier_id, value, comment } = given
  await work.tx.query(noteSql, [
    ...[tender.id, lot.family_id, lotId, supplier_id, given.criterion, value, comment ?? null],
    ...[work.actor.userId, work.now, type],
  ])
}

const keepSql = `
  update tender_response_family f set score = s.score, final_score = s.final, rank = s.rank, "updatedAt" = $2
  from jsonb_to_recordset($1::jsonb) as s(id bigint, score jsonb, final numeric, rank int) where f.id = s.id`

/** Offers that are admitted no more have neither note nor rank. */
const unjudgedSql = `
  update tender_response_family set score = null, final_score = null, rank = null, "updatedAt" = $3
  where tender_family_id = $1 and id <> all($2::bigint[]) and (score is not null or rank is not null)`

/** Keeps the notes of a lot with all that they follow from, so that they can be told again years later. */
export async function keepScores(
  tx: Tx,
  { lot, tender }: { lot: LotRow; tender: TenderRow },
  now: Date,
): Promise<Score[]> {
  const { judged } = await judgedOf(tx, tender, lot)
  const scores = scoresOf(judged)
  const kept = scores.map((score) => ({ id: score.id, score, final: score.final, rank: score.rank }))
  await tx.query(keepSql, [JSON.stringify(kept), now])
  await tx.query(unjudgedSql, [lot.id, kept.map(({ id }) => id), now])
  await tx.query('update tender_family set inputs = $2, scored_at = $3, scored_print = $4 where id = $1', [
    ...[lot.id, JSON.stringify(judged), now, scorePrint(judged)],
  ])
  return scores
}

/** Works out the notes of a lot (domain §9.6). */
export async function scoreLot(work: Work, lotId: number): Promise<Score[]> {
  const opened = await openedLot(work.tx, lotId)
  refuseUnless(await lockTender(work.tx, opened.tender.id), '250')
  return keepScores(work.tx, opened, work.now)
}

/** What other weights would give: a scratch copy that is stored nowhere. */
export async function simulateLot(
  work: Work,
  lotId: number,
  weights: Readonly<Record<string, string>>,
): Promise<Score[]> {
  const { lot, tender } = await openedLot(work.tx, lotId)
  const { judged } = await judgedOf(work.tx, tender, lot)
  const criteria: Criterion[] = judged.rules.criteria.map((one) => ({
    ...one,
    weight: weights[one.machine_name] ?? one.weight,
  }))
  return scoresOf({ ...judged, rules: { ...judged.rules, criteria } })
}

/** Whether what the notes of a lot follow from has changed since they were worked out. */
export const isStale = (lot: LotRow, judged: Judged): boolean =>
  lot.scored_at !== null && lot.scored_print !== scorePrint(judged)

/** Refuses to decide by notes that are to be worked out again (« À recalculer »). */
export async function refuseStaleScores(
  tx: Tx,
  { lot, tender }: { lot: LotRow; tender: TenderRow },
): Promise<void> {
  const { judged } = await judgedOf(tx, tender, lot)
  if (isStale(lot, judged))
    throw new ApiError('err409', { display: tenderTexts.staleScores({ lot: lot.lot_number }) })
}

export const notScored = (lot: number) => new ApiError('err409', { display: tenderTexts.notScored({ lot }) })
