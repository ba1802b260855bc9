import { parisDay } from '../../resources/schema/paris-time'
import type { Context } from '../api/context'
import { journalHead } from '../api/journal-end'
import { sealJournal } from './seal'
import { shipJournal } from './ship'

/** Milliseconds between two sealings. */
const pause = 10_000

/** What seals and sends the security journal while the process runs. */
export interface JournalWorker {
  stop: () => Promise<void>
}

/** Writes the end of the chain into the log, once a day: whoever cuts the chain afterwards must change the log as well. */
async function logHead({ db, log, now }: Context, logged: string | undefined): Promise<string> {
  const day = parisDay(now())
  if (day === logged) return day
  const head = await db.system('journal', journalHead)
  if (head) log.info({ journalSeq: head.seq, journalHead: head.hash.toString('hex') }, 'journal head')
  return day
}

/** Seals what was written, each ten seconds, in each process: one of them does it. */
export function startJournalWorker(context: Context): JournalWorker {
  let running: Promise<unknown> = Promise.resolve()
  let [stopped, day] = [false, undefined as string | undefined]
  const step = async () => {
    await sealJournal(context)
    day = await logHead(context, day)
    await shipJournal(context)
  }
  const turn = () => {
    running = step()
      .catch((error: unknown) => context.log.error({ err: error }, 'journal'))
      .finally(() => {
        if (!stopped) timer = setTimeout(turn, pause)
      })
  }
  let timer = setTimeout(turn, 2000)
  return {
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
