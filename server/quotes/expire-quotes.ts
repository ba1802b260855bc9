import { runningQuotes } from '../../resources/quotes/states'
import { parisDay } from '../../resources/schema/paris-time'
import { told } from '../../resources/trade/told'
import type { Context } from '../api/context'
import { listOf } from '../database/naming'
import { byNobody } from '../trade/order-events'
import { lockQuote, moveQuote, type QuoteRow } from './quote-row'
import { tellQuote } from './tell-quote'

/**
 * What is over by date: a request past its limit – and that of suppliers let in again – with no quote that stands, and one
 * whose quotes are no longer valid. The limit itself, and the last day of a quote, are still in time.
 */
const dueSql = `
  select q.id from quote q
  where q."deletedAt" is null and q.status in ${listOf(runningQuotes)} and q.response_date_limit < $1
    and not exists (select 1 from quote_line l where l.quote_id = q.id and l.state = 'answered' and l."deletedAt" is null
      and l.valid_until >= $2::date)
    and not exists (select 1 from quote_line l where l.quote_id = q.id and l.reopened_until >= $1 and l."deletedAt" is null)`

async function expire(on: Parameters<typeof moveQuote>[0], quote: QuoteRow): Promise<void> {
  await moveQuote(on, quote, 'expire')
  const params = { quote: quote.label, adherent: quote.adherent }
  await tellQuote(on.tx, quote, { kind: told.quotes.closed.kind, params, event: 'expired', now: on.now })
}

/** Expires requests, each in a transaction of its own. */
export async function expireQuotes(context: Context, now: Date): Promise<string | undefined> {
  const values = [now, parisDay(now)]
  const due = await context.db.system('jobs', (tx) =>
    tx.query<{ id: number }>(`${dueSql} order by q.id`, values),
  )
  for (const { id } of due)
    await context.db.system('jobs', async (tx) => {
      const quote = await lockQuote(tx, id)
      const still = await tx.query(`${dueSql} and q.id = $3`, [...values, id])
      if (still.length) await expire({ tx, now, actor: byNobody }, quote)
    })
  return due.length ? `Demandes de devis expirées : ${due.length}` : undefined
}
