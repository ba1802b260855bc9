import type { Actor } from '../database/actor'
import type { Context } from './context'
import { type Work, workOf } from './work'

/** Reads in the name of who asks. */
export const reading = <T>(context: Context, actor: Actor, run: (work: Work) => Promise<T>): Promise<T> =>
  context.db.read(actor, (tx) => run(workOf(context.db, tx, context.now())))

/** Writes in the name of who asks. */
export const writing = <T>(context: Context, actor: Actor, run: (work: Work) => Promise<T>): Promise<T> =>
  context.db.write(actor, (tx) => run(workOf(context.db, tx, context.now())))

/** How a step answers: with what it was done to, as it stands then. */
export const answering =
  <T>(read: (work: Work, id: number) => Promise<T>) =>
  (
    context: Context,
    actor: Actor,
    { id, run }: { id: number; run: (work: Work) => Promise<unknown> },
  ): Promise<T> =>
    writing(context, actor, async (work) => {
      await run(work)
      return read(work, id)
    })
