import { told } from '../../resources/trade/told'
import type { Context } from '../api/context'
import type { Work } from '../api/work'
import { pastRights } from '../database/past-rights'
import type { ActorTx, Tx } from '../database/tx'
import { byHand, type Occasion, remindDue, remindedSql } from '../trade/remind-due'
import { biddersOf, mailBidder, namesOf, tellBidder } from './bidders'
import { lockTender, refuseUnless, type TenderRow } from './tender-row'

const silentSql = `
  update tender_supplier r set ${remindedSql.set}
  where r.tender_id = $1 and r."deletedAt" is null and r.declined_at is null and ${remindedSql.isDue}
    and not exists (select 1 from tender_response o where o.tender_id = $1 and o.supplier_id = r.supplier_id and o.status = '150')
  returning r.supplier_id`

/** Reminds the suppliers that have sent nothing and were not reminded on this occasion; answers how many. */
async function remind(
  context: Context,
  tx: Tx | ActorTx,
  { tender, event, since, now }: Occasion & { tender: TenderRow },
): Promise<number> {
  const silent = await pastRights(tx, 'tenders', (past) =>
    past.query<{ supplier_id: number }>(silentSql, [tender.id, now, since]),
  )
  const ids = silent.map(({ supplier_id }) => supplier_id)
  const bidders = await biddersOf(tx, ids)
  for (const bidder of bidders) {
    const values = namesOf(tender, bidder)
    await mailBidder(context, tx, { tender, bidder, mail: { model: 'consultation_rappel', values, event } })
    const params = { tender: tender.label, limit: values.limite }
    await tellBidder(tx, { tender, bidder, kind: told.tenders.reminded.kind, params, event, now })
  }
  return bidders.length
}

/** Reminds the invited suppliers that have sent nothing; nobody in the back office learns who they are before the opening. */
export async function remindSuppliers(context: Context, work: Work, id: number): Promise<number> {
  const tender = await lockTender(work.tx, id)
  refuseUnless(tender, '150')
  return remind(context, work.tx, { tender, ...byHand(work.now) })
}

/** Morning's work: the consultations that close in 7 days, in 2 and today are recalled to who has not answered. */
export async function remindByClock(context: Context, now: Date): Promise<string | undefined> {
  const count = await remindDue(context, now, {
    table: 'tender',
    lock: lockTender,
    remind: (tx, row, at) => remind(context, tx, { tender: row, ...at }),
  })
  return count ? `Fournisseurs relancés : ${count}` : undefined
}
