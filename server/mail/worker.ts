import type { Context } from '../api/context'
import { createPost } from './post'
import { type MailFates, sendDueMails } from './send-due'

/** The sender of mails while it runs. */
export interface MailWorker {
  /** Stops taking mails and waits for the one that is leaving. */
  stop: () => Promise<void>
}

const pause = 5000

/** Sends what is in the outbox, every five seconds, in each process: rows are taken by one of them only. */
export function startMailWorker(
  context: Pick<Context, 'db' | 'config' | 'now' | 'log'>,
  fates: MailFates = {},
): MailWorker {
  const deps = { ...context, post: createPost(context.config), fates }
  let running: Promise<unknown> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const turn = () => {
    running = sendDueMails(deps)
      .catch((error: unknown) => context.log.error({ err: error }, 'outbox'))
      .finally(() => {
        if (!stopped) timer = setTimeout(turn, pause)
      })
  }
  timer = setTimeout(turn, 500)
  return {
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
