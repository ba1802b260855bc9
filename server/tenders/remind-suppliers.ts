import type { Context } from '../api/context'
import type { Work } from '../api/work'
import { pastRights } from '../database/past-rights'
import type { ActorTx, Tx } from '../database/tx'
import { remindDue } from '../trade/remind-due'
import { biddersOf, mailBidder, namesOf, tellBidder } from './bidders'
import { lockTender, refuseUnless, type TenderRow } from './tender-row'

interface Reminding {
  /** Tells two reminders apart: none is sent twice. */
  event: string
  now: Date
}

const silentSql = `
  update tender_supplier s set reminder_count = reminder_count + 1, "updatedAt" = $2
  where s.tender_id = $1 and s."deletedAt" is null and s.declined_at is null
    and not exists (select 1 from tender_response r where r.tender_id = $1 and r.supplier_id = s.supplier_id and r.status = '150')
    and not exists (select 1 from email_outbox o where o.unique_key = 'consultation_rappel:' || $1::text || ':' || s.supplier_id || ':' || $3::text)
  returning s.supplier_id`

/** Reminds the suppliers that have sent nothing and were not reminded on this occasion; answers how many. */
async function remind(
  context: Context,
  tx: Tx | ActorTx,
  { tender, event, now }: Reminding & { tender: TenderRow },
): Promise<number> {
  const silent = await pastRights(tx, 'tenders', (past) =>
    past.query<{ supplier_id: number }>(silentSql, [tender.id, now, event]),
  )
  const ids = silent.map(({ supplier_id }) => supplier_id)
  const bidders = await biddersOf(tx, ids)
  for (const bidder of bidders) {
    const values = namesOf(tender, bidder)
    await mailBidder(context, tx, { tender, bidder, mail: { model: 'consultation_rappel', values, event } })
    const params = { tender: tender.label, limit: values.limite }
    await tellBidder(tx, { tender, bidder, kind: 'tender_reminder', params, event, now })
  }
  return bidders.length
}

/** Reminds the invited suppliers that have sent nothing; nobody in the back office learns who they are before the opening. */
export async function remindSuppliers(context: Context, work: Work, id: number): Promise<number> {
  const tender = await lockTender(work.tx, id)
  refuseUnless(tender, '150')
  return remind(context, work.tx, { tender, event: work.now.toISOString(), now: work.now })
}

/** Morning's work: the consultations that close in 7 days, in 2 and today are recalled to who has not answered. */
export async function remindByClock(context: Context, now: Date): Promise<string | undefined> {
  const count = await remindDue(context, now, {
    table: 'tender',
    lock: lockTender,
    remind: (tx, row, how) => remind(context, tx, { tender: row, ...how }),
  })
  return count ? `Fournisseurs relancés : ${count}` : undefined
}
