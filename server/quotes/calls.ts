import { quoteTexts as texts } from '../../i18n/fr/quotes'
import { quoteEndpoints } from '../../resources/quotes/endpoints'
import type { Call } from '../api/call'
import { serve } from '../api/serve'
import { reading } from '../api/with-work'
import { sheetPdf } from '../trade/sheet-pdf'
import { acceptQuote, type PutInCart, refuseQuote } from './accept-quote'
import { completeQuote } from './complete-quote'
import { acceptUnsent, reopenQuote } from './late-quote'
import { linkCalls } from './link-calls'
import { linkFileCalls } from './link-files'
import { quoteSheet } from './quote-pdf'
import { findQuote } from './quote-row'
import { readQuote } from './read-quote'
import { resendQuote, sendQuote } from './send-quote'

/** What requests for quotes answer beyond their declarations. */
export const quotesCalls = (putInCart: PutInCart): Call[] => [
  ...serve(quoteEndpoints, {
    page: ({ work, params: { id } }) => readQuote(work, id),
    pdf: async ({ context, actor, params: { id } }) => {
      const sheet = await reading(context, actor, async ({ tx }) =>
        quoteSheet(context, tx, { quote: await findQuote(tx, id), isOwn: true }),
      )
      return { name: texts.pdf.file({ id }), book: await sheetPdf(sheet) }
    },
    send: async ({ context, work, params: { id } }) => {
      await sendQuote(context, work, id)
      return readQuote(work, id)
    },
    complete: async ({ context, work, params: { id }, body: more }) => {
      await completeQuote(context, work, { id, more })
      return readQuote(work, id)
    },
    resend: async ({ context, work, params: { id }, body: { line_id } }) => {
      await resendQuote(context, work, { id, line_id })
      return readQuote(work, id)
    },
    reopen: async ({ context, work, params: { id }, body }) => {
      await reopenQuote(context, work, { id, ...body })
      return readQuote(work, id)
    },
    acceptUnsent: async ({ context, work, params: { id }, body: { line_id } }) => {
      await acceptUnsent(context, work, { id, line_id })
      return readQuote(work, id)
    },
    accept: async ({ context, work, params: { id }, body }) => {
      await acceptQuote(context, work, { id, ...body, putInCart })
      return readQuote(work, id)
    },
    refuse: async ({ context, work, params: { id }, body: { reason } }) => {
      await refuseQuote(context, work, { id, reason })
      return readQuote(work, id)
    },
  }),
  ...linkCalls,
  ...linkFileCalls,
]
