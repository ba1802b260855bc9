import { egalimEndpoints, egalimPlans } from '../../resources/egalim/endpoints'
import type { Call } from '../api/call'
import { ApiError } from '../api/error'
import { serve } from '../api/serve'
import { reading } from '../api/with-work'
import { type Actor, may } from '../database/actor'
import { closingCalls } from './closing-calls'
import { writeEgalim } from './egalim-workbook'
import { followPlan, giveUpPlan } from './follow-plan'
import { followedBasis } from './followed-basis'
import { checkMaCantine, writeMaCantine } from './ma-cantine'
import { type FindEquivalents, readCartEgalim, readCartsEgalim } from './read-cart'
import { readEgalim } from './read-egalim'
import { tellFollowed } from './read-followed'
import { readLines } from './read-lines'
import { planAnswer, planBasis } from './read-plan'

function requireCarts(actor: Actor): void {
  if (!may(actor, 'viewCart')) throw new ApiError('err403')
}

/** Shares of the law and the file of ma-cantine (domain §14.3). */
export const egalimCalls = (find: FindEquivalents): Call[] => [
  ...serve(egalimEndpoints, {
    cart: ({ actor, work, params: { id } }) => {
      requireCarts(actor)
      return readCartEgalim(work, id, find)
    },
    carts: ({ actor, work, query }) => {
      requireCarts(actor)
      return readCartsEgalim(work, query)
    },
    year: ({ work, query }) => readEgalim(work, query),
    workbook: ({ work, query }) => writeEgalim(work, query),
    lines: ({ work, query }) => readLines(work, query),
    check: ({ work, query }) => checkMaCantine(work, query),
    maCantine: async ({ work, query }) => {
      const { name, csv } = await writeMaCantine(work, query)
      return { name, book: csv, type: 'text/csv; charset=utf-8' }
    },
  }),
  ...serve(egalimPlans, {
    plan: async ({ context, actor, query }) =>
      planAnswer(await reading(context, actor, (work) => planBasis(work, query))),
    followed: async ({ context, actor, query }) => {
      const found = await reading(context, actor, (work) => followedBasis(work, query))
      return { plan: found ? await tellFollowed(found) : null }
    },
    follow: ({ context, actor, body }) => followPlan(context, actor, body),
    giveUp: ({ work, params }) => giveUpPlan(work, params.id),
  }),
  ...closingCalls,
]
