import type { Context } from '../api/context'
import { callFar, farLimits } from '../far/call-far'
import { failureOf } from './failure'
import { createPost, type Post } from './post'
import { type MailTrade, sendMail } from './send-mail'
import { mailKind } from './take-mail'

/** The sending of mails, as its queue does it: one job a mail. */
export function mailWorks({ config }: Pick<Context, 'config'>, trade: MailTrade = {}) {
  const send = createPost(config)
  const server = config.smtp && new URL(config.smtp.url).host
  const isAway = (error: unknown) => failureOf(error) === 'unreachable'
  // The transport has limits of its own, between its words too.
  const post: Post = (message, signal) =>
    server
      ? callFar(server, { limit: farLimits.file + farLimits.connect, signal, isAway }, () =>
          send(message, signal),
        )
      : send(message)
  return {
    [mailKind]: {
      queue: 'mails' as const,
      run: (context: Context, { id }: { id: number }, doing: { isRetry: boolean; signal: AbortSignal }) =>
        sendMail({ ...context, post, ...trade }, id, doing),
    },
  }
}
