import { type TenderStatus, type TenderVerb, tenderMoves } from '../../../../resources/tenders/states'
import type { Tx } from '../../../database/tx'
import type { Secret } from '../../../tenders/answer-content'
import { attributeLots } from '../../../tenders/award-tender'
import { openedLot } from '../../../tenders/lot-offers'
import { unsealAll } from '../../../tenders/open-responses'
import { keepScores } from '../../../tenders/score-lot'
import { findTender, tellTender } from '../../../tenders/tender-row'
import type { MadeTender } from './add-tender'
import type { DemoTender } from './demo-tender'
import { awardDays, type Cast, isAwarded, isOpened, momentOf } from './tender-rows'

const buyer = 'paul.achard@demo.example'

const decideSql = `
  update tender_response_family f set decision = case when f.rank = 1 then 'retained' else 'rejected' end,
    decision_rank = case when f.rank = 1 then 1 end,
    decision_reason = case when f.rank > 1 then 'Offre classée au rang ' || f.rank end, "updatedAt" = $2
  from tender_family l where l.id = f.tender_family_id and l.tender_id = $1 and f.rank is not null`

/** The round of a tender that is negotiated: every supplier of an offer is asked, on each of its lots. */
const roundSql = `
  insert into negotiation (tender_id, tender_family_id, supplier_id, round, opened_at, deadline, message, version_before, "createdAt", "updatedAt")
  select r.tender_id, f.tender_family_id, r.supplier_id, 1, $2, $3, $4, r.version, $2, $2
  from tender_response_family f join tender_response r on r.id = f.tender_response_id where r.tender_id = $1 order by r.supplier_id, f.id`

/** What a tender of this state went through, with the days when it did. */
function movesOf(tender: DemoTender): [TenderVerb, number][] {
  const { days, status } = tender
  const all: [TenderVerb, number, readonly TenderStatus[]][] = [
    ['publish', days.from, ['150', '200', '250', '300', '350', '400', '450', '500']],
    ['close', days.limit, ['200', '250', '300', '350', '400', '450', '500']],
    ['open', days.opening, ['250', '300', '350', '400', '450', '500']],
    ['negotiate', tender.round?.from ?? days.opening, ['300']],
    ['award', awardDays(tender), ['350', '400', '450']],
    ['apply', days.market[0], ['400', '450']],
    ['end', days.market[1] + 1, ['450']],
    ['cancel', awardDays(tender), ['500']],
  ]
  return all.flatMap(([verb, day, states]) => (states.includes(status) ? [[verb, day]] : []))
}

interface Surroundings {
  config: Secret
  cast: Cast
  now: Date
}

async function tellMoves(tx: Tx, { id, tender }: MadeTender, { cast, now }: Surroundings): Promise<void> {
  let from: TenderStatus = '100'
  for (const [verb, day] of movesOf(tender)) {
    const { to, access } = tenderMoves[verb]
    const by = { userId: access ? (cast.users.get(buyer) ?? null) : null }
    const at = new Date(momentOf(now, day, '12:10'))
    await tellTender(tx, id, { event: verb, payload: { from, to }, by, now: at })
    from = to
  }
}

/** Opens, notes, decides and awards a tender as far as its state has come, by what the product does it with. */
export async function finishTender(tx: Tx, made: MadeTender, around: Surroundings): Promise<void> {
  const { id, tender, lots } = made
  const { config, cast, now } = around
  const at = (days: number) => new Date(momentOf(now, days, '12:10'))
  await tellMoves(tx, made, around)
  if (!isOpened(tender)) return
  await unsealAll(tx, config, { id, now: at(tender.days.opening) })
  if (tender.round) {
    const { from, limit, message } = tender.round
    await tx.query(roundSql, [id, at(from), new Date(momentOf(now, limit, '17:00')), message])
  }
  const count = isAwarded(tender) ? lots.length : (tender.scored ?? 0)
  const noted = at(Math.min(-1, tender.days.opening + 5))
  for (const lot of lots.slice(0, count)) await keepScores(tx, await openedLot(tx, lot.id), noted)
  if (!isAwarded(tender)) return
  const decided = at(awardDays(tender))
  await tx.query(decideSql, [id, decided])
  const row = await findTender(tx, id)
  const userId = cast.users.get(buyer) ?? null
  await attributeLots(tx, row, { start: String(row.market_openning_date), userId, now: decided })
}
