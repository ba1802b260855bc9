import type { Context } from '../api/context'
import { createPost } from './post'
import { type MailTrade, sendMail } from './send-mail'
import { mailKind } from './take-mail'

/** The sending of mails, as its queue does it: one job a mail. */
export function mailWorks({ config }: Pick<Context, 'config'>, trade: MailTrade = {}) {
  const post = createPost(config)
  return {
    [mailKind]: {
      queue: 'mails' as const,
      run: (context: Context, { id }: { id: number }, doing: { isRetry: boolean; signal: AbortSignal }) =>
        sendMail({ ...context, post, ...trade }, id, doing),
    },
  }
}
