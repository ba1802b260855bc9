import type { Actor } from '../database/actor'
import type { Context } from './context'
import { type Work, workOf } from './work'

/** Reads in the name of who asks. */
export const reading = <T>(context: Context, actor: Actor, run: (work: Work) => Promise<T>): Promise<T> =>
  context.db.read(actor, (tx) => run(workOf(context.db, tx, context.now())))

/** Writes in the name of who asks. */
export const writing = <T>(context: Context, actor: Actor, run: (work: Work) => Promise<T>): Promise<T> =>
  context.db.write(actor, (tx) => run(workOf(context.db, tx, context.now())))
