import type { Actor } from '../database/actor'
import { attempt } from '../database/attempt'
import type { Context } from './context'
import { type Work, workOf } from './work'

/** Ends a piece of work that only tries, with what it found. */
class Tried<T> extends Error {
  constructor(readonly found: T) {
    super('tried')
  }
}

/** Does a piece of work in the actor's name and keeps nothing of it: answers what it found. */
export const tryOut = <T>(context: Context, actor: Actor, run: (work: Work) => Promise<T>): Promise<T> =>
  context.db.write(actor, (tx) =>
    attempt<T>(
      tx,
      async () => {
        throw new Tried(await run(workOf(context.db, tx, context.now())))
      },
      (error) => {
        if (error instanceof Tried) return error.found as T
        throw error
      },
    ),
  )
