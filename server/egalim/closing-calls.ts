import { closingTexts as texts } from '../../i18n/fr/egalim-closing'
import { egalimClosing } from '../../resources/egalim/closing'
import { closingEndpoints, maCantineLinks } from '../../resources/egalim/closing-endpoints'
import type { Call } from '../api/call'
import type { Context } from '../api/context'
import { ApiError } from '../api/error'
import { repo } from '../api/repo'
import { serve } from '../api/serve'
import { reading, writing } from '../api/with-work'
import type { Actor } from '../database/actor'
import { printed } from '../trade/printed'
import { closedFile, closeYear, findClosing, readClosing, reopenYear } from './closing'
import { closingSheet } from './closing-pdf'
import { fillReport, maCantineOf } from './ma-cantine-api'
import { endLink, finishLink, startLink, tokenOf } from './ma-cantine-link'

/** Fills the report of a closed year at ma-cantine, by the account that its member has opened; pressed again, the same report. */
async function sendClosing(context: Context, actor: Actor, id: number): Promise<{ address: string }> {
  const found = await reading(context, actor, (work) => findClosing(work, id))
  if (found.reopened_at) throw new ApiError('err409', { display: texts.reopenedAlready })
  const token = await tokenOf(context, actor, found.adherent_id)
  const filled = await fillReport(context, token, found)
  await writing(context, actor, (work) =>
    repo(work, egalimClosing).update(id, {
      ...filled,
      ...{ sent_at: work.now.toISOString(), sent_by_id: actor.userId },
    }),
  )
  return { address: maCantineOf(context).url }
}

/** Closing a year for ma-cantine, and the accounts of ma-cantine that members open to this server (measures §7). */
export const closingCalls: Call[] = [
  ...serve(closingEndpoints, {
    page: ({ context, work, query }) => readClosing(context, work, query),
    shut: ({ work, body }) => closeYear(work, body),
    reopen: ({ work, actor, params, body }) =>
      reopenYear(work, { id: params.id, reason: body.reason, userId: actor.userId }),
    file: async ({ work, params }) => {
      const { name, csv } = await closedFile(work, params.id)
      return { name, book: csv, type: 'text/csv; charset=utf-8' }
    },
    paper: async ({ context, actor, params }) => {
      const found = await reading(context, actor, (work) => findClosing(work, params.id))
      return printed(context, actor, {
        name: texts.paperFile({ year: found.year, adherent: found.adherent }),
        read: async () => closingSheet(found, context.config.organisation),
      })
    },
    send: ({ context, actor, params }) => sendClosing(context, actor, params.id),
  }),
  ...serve(maCantineLinks, {
    start: ({ context, actor, work, body }) => startLink(context, actor, work, body.adherent_id),
    finish: ({ context, actor, body }) => finishLink(context, actor, body),
    end: ({ context, actor, body }) => endLink(context, actor, body.adherent_id),
  }),
]
