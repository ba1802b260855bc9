import type { Actor } from '../../database/actor'
import type { Database } from '../../database/connect'
import type { Context } from '../context'
import { ApiError } from '../error'
import type { Asked } from './asked'
import { type Answered, findKept, keepAnswer, takeKey } from './kept'

/** The same request has been answered while this one was on its way. */
class Answering extends Error {}

interface Asking {
  context: Context
  actor: Actor
  asked: Asked
  /** What of an answer leaves the server. */
  shown: (answer: unknown) => unknown
  /** Status of a good answer. */
  status: number
}

const bodyOf = (result: unknown): unknown => result ?? { success: true }

/**
 * A context whose first write in the actor's name takes the key and keeps what it gives, in the very transaction of the work:
 * both stand or neither does, whenever the process dies. A second request with the key waits in PostgreSQL for the first.
 */
function marking({ context, actor, asked, shown, status }: Asking) {
  const kept: { text?: string } = {}
  let isTaken = false
  const write: Database['write'] = async (who, act) => {
    if (isTaken) return context.db.write(who, act)
    isTaken = true
    try {
      return await context.db.write(who, async (tx) => {
        if (!(await takeKey(tx, asked, context.now()))) throw new Answering()
        const result = await act(tx)
        kept.text = JSON.stringify(bodyOf(shown(result)))
        await keepAnswer(tx, asked, { status, body: kept.text })
        return result
      })
    } catch (error) {
      isTaken = false
      kept.text = undefined
      throw error
    }
  }
  const keep = async (answer: { status: number; body: string }) => {
    if (kept.text === undefined || kept.text === answer.body) return
    await context.db.write(actor, (tx) => keepAnswer(tx, asked, answer))
  }
  return { marked: { ...context, db: { ...context.db, write } }, keep }
}

/**
 * Answers a request once for its key: what was answered to the same one is answered again, and nothing is added twice. What
 * was refused before anything was written is asked anew; what was refused afterwards is refused again.
 */
export async function once(
  asking: Asking,
  run: (context: Context) => Promise<unknown>,
): Promise<Answered & { isAgain: boolean }> {
  const { context, actor, asked, status } = asking
  const before = await findKept(context, actor, asked)
  if (before) return { ...before, isAgain: true }
  const { marked, keep } = marking(asking)
  try {
    const body = bodyOf(await run(marked))
    await keep({ status, body: JSON.stringify(body) })
    return { status, body, isAgain: false }
  } catch (error) {
    if (error instanceof Answering) {
      const meanwhile = await findKept(context, actor, asked)
      if (!meanwhile) throw new ApiError('err503')
      return { ...meanwhile, isAgain: true }
    }
    if (error instanceof ApiError) await keep({ status: error.status, body: JSON.stringify(error.answer) })
    throw error
  }
}
