import { quoteTexts as texts } from '../../i18n/fr/quotes'
import type { quoteToken } from '../../resources/quotes/quote'
import type { RowOf } from '../../resources/schema/infer'
import { addDays, parisDay, parisMoment } from '../../resources/schema/paris-time'
import type { Context } from '../api/context'
import { ApiError } from '../api/error'
import { pastRights } from '../database/past-rights'
import type { ActorTx, Tx } from '../database/tx'
import { hashOf } from '../mail/hash'
import { type LineRow, lockQuote, type QuoteRow } from './quote-row'

/** Days after the limit for which a link still shows what was asked and answered. */
const daysAfter = 60

/** A new link to a supplier's quote, of which only the hash is kept; those of before open nothing any more. */
export function createQuoteToken(
  tx: Tx | ActorTx,
  { random }: Pick<Context, 'random'>,
  { line, limit, now }: { line: number; limit: string; now: Date },
): Promise<string> {
  const secret = random(32).toString('base64url')
  const expires = parisMoment(addDays(parisDay(new Date(limit)), daysAfter), '00:00')
  return pastRights(tx, 'quotes', async (past) => {
    await past.query('delete from quote_token where quote_line_id = $1', [line])
    await past.query(
      `insert into quote_token (quote_line_id, token_hash, expires_at, uploads, "createdAt", "updatedAt") values ($1, $2, $3, 0, $4, $4)`,
      [line, hashOf(secret), expires, now],
    )
    return secret
  })
}

export interface Linked {
  token: number
  uploads: number
  quote: QuoteRow
  line: LineRow
}

const tokenSql = `
  select t.id, t.uploads, t.quote_line_id, l.quote_id from quote_token t join quote_line l on l.id = t.quote_line_id
  where t.token_hash = $1 and t.expires_at > $2 and l."deletedAt" is null`

/** The quote that a link opens, and nothing else: its request is locked, so that answers and decisions wait for each other. */
export async function quoteOfToken(tx: Tx, secret: string, now: Date): Promise<Linked> {
  const [found] = await tx.query<
    RowOf<typeof quoteToken, 'id' | 'uploads' | 'quote_line_id'> & {
      quote_id: number
    }
  >(tokenSql, [hashOf(secret), now])
  if (!found) throw new ApiError('err404', { display: texts.invalidLink })
  const quote = await lockQuote(tx, found.quote_id)
  const [line] = await tx.query<LineRow>('select * from quote_line where id = $1', [found.quote_line_id])
  if (!line) throw new ApiError('err404', { display: texts.invalidLink })
  return { token: found.id, uploads: found.uploads, quote, line }
}
