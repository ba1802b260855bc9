import { createPost } from './post'
import { type Deps, type MailTrade, openSender } from './send-due'

/** The sender of mails while it runs. */
export interface MailWorker {
  /** Stops taking mails and waits for those that are leaving. */
  stop: () => Promise<void>
}

const pause = 5000

/** Sends what is in the outbox in each process: a mail that is done makes room for the next, and every five seconds one looks. */
export function startMailWorker(context: Omit<Deps, 'post'>, trade: MailTrade = {}): MailWorker {
  const sender = openSender({ ...context, post: createPost(context.config), ...trade })
  let running: Promise<unknown> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const rest = (milliseconds: number) => {
    clearTimeout(timer)
    if (!stopped) timer = setTimeout(turn, milliseconds)
  }
  const fill = async () => {
    await sender.fill()
    void sender.one().then((hasEnded) => hasEnded && rest(0))
  }
  const turn = () => {
    running = running
      .then(fill)
      .catch((error: unknown) => context.log.error({ err: error }, 'outbox'))
      .finally(() => rest(pause))
  }
  rest(500)
  return {
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await running
      await sender.all()
    },
  }
}
