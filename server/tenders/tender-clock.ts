import { toldTexts } from '../../i18n/fr/told'
import { frenchDay } from '../../resources/schema/date-text'
import { addDays, parisDay } from '../../resources/schema/paris-time'
import type { Context } from '../api/context'
import type { Tx } from '../database/tx'
import { notify } from '../trade/notify'
import { tellClosed } from '../trade/tell-authors'
import { applyLot } from './apply-lot'
import { openByClock } from './open-responses'
import { findTender, lockTender, moveTender } from './tender-row'

const dueSql = `select id from tender where status = '150' and response_date_limit < $1 and "deletedAt" is null
  order by id for update skip locked`
const endedSql = `select id from tender where status = '400' and market_closing_date < $1::date and "deletedAt" is null
  order by id for update skip locked`

async function close(context: Context, tx: Tx, { id, now }: { id: number; now: Date }): Promise<void> {
  await moveTender(tx, await lockTender(tx, id), { verb: 'close', now })
  const closed = await lockTender(tx, id)
  if (!closed.is_public) await openByClock(context, tx, { tender: closed, now })
  const outcome = closed.is_public ? toldTexts.toOpen : toldTexts.opened
  await tellClosed(tx, { campaign: 'tenders', id, event: now.toISOString(), outcome, now })
}

const idsOf = (context: Context, sql: string, at: unknown): Promise<number[]> =>
  context.db.system('jobs', async (tx) => (await tx.query<{ id: number }>(sql, [at])).map(({ id }) => id))

/** Closes consultations at their limit; private ones are opened at once (domain §9.2). Each in a transaction of its own. */
export async function closeConsultations(context: Context, now: Date): Promise<string | undefined> {
  const ids = await idsOf(context, dueSql, now)
  for (const id of ids)
    await context.db.system('jobs', async (tx) => {
      const tender = await lockTender(tx, id)
      if (tender.status === '150') await close(context, tx, { id, now })
    })
  return ids.length ? `Consultations closes : ${ids.length}` : undefined
}

/** Ends the markets whose last day has passed. */
export async function endMarkets(context: Context, day: string, now: Date): Promise<number> {
  const ids = await idsOf(context, endedSql, day)
  for (const id of ids)
    await context.db.system('jobs', async (tx) => {
      const tender = await lockTender(tx, id)
      if (tender.status === '400') await moveTender(tx, tender, { verb: 'end', now })
    })
  return ids.length
}

/** A public market binds once it is notified: before, its award is written nowhere. */
const readySql = `select t.id from tender t join tendertype y on y.id = t.tender_type_id
  where t.status = '350' and t.market_openning_date <= $1::date and (y.machine_name <> 'public' or t.notified_on is not null)
    and t."deletedAt" is null order by t.id`
const leftSql = `select id from tender_family where tender_id = $1 and applied_at is null and status = 'awarded'
  and "deletedAt" is null order by lot_number`

/** Writes the awards of the markets that begin: a transaction a lot, so that one that is stopped midway is tried again whole. */
export async function applyAwards(context: Context, day: string, now: Date): Promise<number> {
  const ids = await idsOf(context, readySql, day)
  let lots = 0
  for (const id of ids) {
    const tender = await context.db.system('jobs', (tx) => findTender(tx, id))
    const left = await context.db.system('jobs', (tx) => tx.query<{ id: number }>(leftSql, [id]))
    for (const { id: lotId } of left) {
      await context.db.system('jobs', async (tx) => {
        const [lot] = await tx.query(
          'select id from tender_family where id = $1 and applied_at is null for update',
          [lotId],
        )
        if (lot) await applyLot(tx, tender, { lotId, now })
      })
      lots += 1
    }
    await context.db.system('jobs', async (tx) => {
      const applied = await lockTender(tx, id)
      if (applied.status === '350') await moveTender(tx, applied, { verb: 'apply', now })
    })
  }
  return lots
}

/** How long before its end a market's buyers are told, so that it is tendered again in time. */
const noticeDays = 90
const endingSql = `select id, label, market_closing_date as end, created_by, updated_by from tender
  where status = '400' and market_closing_date <= $1::date and "deletedAt" is null order by id`

interface Ending extends Record<string, unknown> {
  id: number
  label: string
  end: string
  created_by: number | null
  updated_by: number | null
}

/** Tells the buyers of markets that end within three months, once each (domain §9.2). */
const tellEnds = (context: Context, day: string, now: Date): Promise<number> =>
  context.db.system('jobs', async (tx) => {
    let told = 0
    for (const { id, label, end, ...by } of await tx.query<Ending>(endingSql, [addDays(day, noticeDays)])) {
      const users = await notify(tx, {
        ...{ kind: 'market_ending', users: [by.created_by, by.updated_by], model: 'Tender', entityId: id },
        ...{ event: end, params: { tender: label, end: frenchDay(end) }, now },
      })
      told += users.length ? 1 : 0
    }
    return told
  })

/** Midnight's work on markets: those that begin are applied, those that are over end, those that soon are are told. */
export async function runMarkets(context: Context, now: Date): Promise<string | undefined> {
  const day = parisDay(now)
  const applied = await applyAwards(context, day, now)
  const ended = await endMarkets(context, day, now)
  const told = await tellEnds(context, day, now)
  const done = applied + ended ? [`Lots appliqués : ${applied}, marchés terminés : ${ended}`] : []
  return [...done, ...(told ? [`fins de marché annoncées : ${told}`] : [])].join(', ') || undefined
}
