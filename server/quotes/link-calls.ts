import { linkedQuote } from '../../resources/quotes/answers'
import { quoteLine } from '../../resources/quotes/quote'
import { f } from '../../resources/schema/f'
import { type Call, publicCall } from '../api/call'
import type { Context } from '../api/context'
import { recordSecurityEvent } from '../api/security-event'
import type { Tx } from '../database/tx'
import { answerQuote, declineQuote, saveQuote, withdrawQuote } from './answer-quote'
import { readLinked } from './read-quote'
import { type Linked, quoteOfToken } from './tokens'

const tag = 'Devis'
const token = f.text({ label: 'Lien', required: true, max: 200 })
const { reference, comment, amount_ht, rate_id, valid_until } = quoteLine.fields

/** Does something with the quote of a link, and answers what its page shows then. */
const linked = (
  context: Context,
  secret: string,
  act?: (tx: Tx, found: Linked, now: Date) => Promise<void>,
) =>
  context.db.system('public page', async (tx) => {
    const now = context.now()
    const found = await quoteOfToken(tx, secret, now)
    if (act) {
      await act(tx, found, now)
      await recordSecurityEvent(tx, { kind: 'link_used', about: `Quote ${found.quote.id}` }, now)
    }
    return readLinked(tx, await quoteOfToken(tx, secret, now), now)
  })

/** The calls of a supplier that holds a link, with or without an account. */
export const linkCalls: Call[] = [
  publicCall(
    'GET /quote-answer',
    { summary: "Ce que la page d'un lien de devis montre", tag, query: { token }, answers: linkedQuote },
    ({ context, query }) => linked(context, query.token),
  ),
  publicCall(
    'POST /quote-answer',
    {
      summary: 'Envoie son devis : un seul par lien, avant la date limite',
      tag,
      body: {
        token,
        reference,
        comment,
        amount_ht: { ...amount_ht, required: true as const },
        rate_id: { ...rate_id, required: true as const },
        valid_until: { ...valid_until, required: true as const },
      },
      answers: linkedQuote,
      errors: ['err409', 'err540'],
    },
    ({ context, body: { token: secret, ...answer } }) =>
      linked(context, secret, (tx, found, now) => answerQuote(tx, found, { answer, now })),
  ),
  publicCall(
    'PUT /quote-answer',
    {
      summary: "Enregistre son devis sans l'envoyer",
      tag,
      body: { token, reference, comment, amount_ht, rate_id, valid_until },
      answers: linkedQuote,
      errors: ['err409', 'err540'],
    },
    ({ context, body: { token: secret, ...draft } }) =>
      linked(context, secret, (tx, found, now) => saveQuote(tx, found, { draft, now })),
  ),
  publicCall(
    'POST /quote-answer/withdraw',
    {
      summary: 'Retire son devis avant la date limite',
      tag,
      body: { token },
      answers: linkedQuote,
      errors: ['err409', 'err540'],
    },
    ({ context, body }) => linked(context, body.token, withdrawQuote),
  ),
  publicCall(
    'POST /quote-answer/decline',
    {
      summary: 'Fait savoir que la demande restera sans devis',
      tag,
      body: { token, comment },
      answers: linkedQuote,
      errors: ['err409', 'err540'],
    },
    ({ context, body }) =>
      linked(context, body.token, (tx, found, now) =>
        declineQuote(tx, found, { comment: body.comment, now }),
      ),
  ),
]
