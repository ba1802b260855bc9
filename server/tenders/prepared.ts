import type { Context } from '../api/context'
import { type Work, workOf } from '../api/work'
import type { Actor } from '../database/actor'
import { readPreparation } from './preparation'

/** Does a step of the preparation and answers the whole of it as it stands then. */
export const prepared = (context: Context, actor: Actor, run: (work: Work) => Promise<number>) =>
  context.db.write(actor, async (tx) => {
    const work = workOf(context.db, tx, context.now())
    return readPreparation(work, await run(work))
  })
