import { parisDay } from '../../../resources/schema/paris-time'
import { cartActs } from './cart-acts'
import { receptionActs } from './reception-acts'
import type { Act, ActOf } from './scene'
import type { Seen } from './seen'
import { sentActs } from './sent-acts'
import { shelfActs } from './shelf-acts'
import { stockActs } from './stock-acts'
import type { Doing, Step } from './story'
import type { World } from './world'

const acts: Record<Doing, ActOf> = {
  ...cartActs,
  ...sentActs,
  ...receptionActs,
  ...stockActs,
  ...shelfActs,
}

/** What comes next of the last order, by its status. */
const next: Readonly<Record<string, Doing>> = {
  100: 'submit',
  150: 'validate',
  200: 'reopen',
  250: 'reopen',
  300: 'receive',
  350: 'receive',
  400: 'receive',
  450: 'leave',
}

/** What a step comes to; where there is nothing to do it to, an order goes its way. */
export function actOf(world: World, seen: Seen, step: Step): Act | undefined {
  const scene = { world, seen, today: parisDay(world.on.context.now()) }
  const last = seen.orders.findLast(({ deleted, cancelled }) => !deleted && !cancelled)
  return (
    acts[step.do](scene, step) ??
    acts[next[last?.status ?? ''] ?? 'add'](scene, step) ??
    acts.add(scene, step)
  )
}
