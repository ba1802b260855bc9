import type { Context } from '../api/context'
import { writing } from '../api/with-work'
import type { Work } from '../api/work'
import type { Actor } from '../database/actor'
import { readPreparation } from './preparation'

/** Does a step of the preparation and answers the whole of it as it stands then. */
export const prepared = (context: Context, actor: Actor, run: (work: Work) => Promise<number>) =>
  writing(context, actor, async (work) => readPreparation(work, await run(work)))
