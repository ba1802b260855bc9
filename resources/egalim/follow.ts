import { compared, divided, type Exact, exact, minus, plus, rounded, times } from '../schema/exact'
import type { PlanSums } from './plan'
import { percentOf } from './rules'

const zero = exact('0')

/** Amounts of the year part of the way from the day that a plan was taken up to the year's end. */
export function onTheWay(
  from: PlanSums,
  to: PlanSums,
  { passed, whole }: { passed: number; whole: number },
): PlanSums {
  const part = whole <= 0 ? exact('1') : divided(exact(String(Math.min(passed, whole))), exact(String(whole)))
  const at = (name: keyof PlanSums) => {
    const start = exact(from[name])
    return rounded(plus(start, times(minus(exact(to[name]), start), part)), 2)
  }
  return {
    ...{ base: at('base'), bio: at('bio'), egalim: at('egalim') },
    ...{ meat_base: at('meat_base'), meat_egalim: at('meat_egalim') },
  }
}

/** The three shares of amounts, in percent; null over nothing. */
export const sharesOf = ({ base, bio, egalim, meat_base, meat_egalim }: PlanSums) => ({
  bio: percentOf(bio, base),
  egalim: percentOf(egalim, base),
  meat_fish: percentOf(meat_egalim, meat_base),
})

/** Whether amounts lag behind others in a share of these goals; one over nothing does not. */
export function isBehind(
  now: PlanSums,
  then: PlanSums,
  goals: readonly (keyof ReturnType<typeof sharesOf>)[],
): boolean {
  const [own, asked] = [sharesOf(now), sharesOf(then)]
  return goals.some((key) => {
    const share = own[key]
    return share !== null && compared(exact(share), exact(asked[key] ?? '0')) < 0
  })
}

/** A change as it was planned, and what was bought of it since: base units and euros. */
export interface FollowedAmounts {
  quantity: string
  coef: string
  extra_ht: string
  bio_ht: string
  egalim_ht: string
  received: string
  /** Ordered, and not here yet. */
  awaited: string
}

const atLeast = (value: Exact) => (compared(value, zero) < 0 ? zero : value)

/** Points of a share that a change of these amounts moves, of the year as it would be without it. */
function pointsOf(before: PlanSums, part: 'bio' | 'egalim', change: { part: Exact; base: Exact }): string {
  const base = rounded(plus(exact(before.base), change.base), 2)
  const share = percentOf(rounded(plus(exact(before[part]), change.part), 2), base) ?? '0'
  return rounded(minus(exact(share), exact(percentOf(before[part], before.base) ?? '0')), 2)
}

/** How far a change is: order units received, awaited and left to order, and its effect on the shares of the year without it. */
export function progressOf(change: FollowedAmounts, before: PlanSums) {
  const [quantity, coef] = [exact(change.quantity), exact(change.coef)]
  const units = (amount: string) => divided(exact(amount), coef)
  const [received, awaited] = [units(change.received), units(change.awaited)]
  const part = divided(received, quantity)
  const done = compared(part, exact('1')) > 0 ? exact('1') : part
  const points = (key: 'bio' | 'egalim', of: Exact) =>
    pointsOf(before, key, {
      part: times(exact(change[`${key}_ht`]), of),
      base: times(exact(change.extra_ht), of),
    })
  const whole = exact('1')
  return {
    done_quantity: rounded(received, 3),
    awaited_quantity: rounded(awaited, 3),
    left_quantity: rounded(atLeast(minus(minus(quantity, received), awaited)), 3),
    bio_points: points('bio', whole),
    bio_points_done: points('bio', done),
    egalim_points: points('egalim', whole),
    egalim_points_done: points('egalim', done),
    isDone: compared(received, quantity) >= 0,
    isBegun: compared(received, zero) > 0 || compared(awaited, zero) > 0,
  }
}

/** Order units of a change that what is still to come leaves room for, in whole steps. */
export function stepsLeft({
  left,
  room,
  covers,
  step,
}: {
  left: string
  room: string
  covers: string
  step: string
}): {
  steps: number
  taken: string
} {
  const fits = divided(exact(room), times(exact(covers), exact(step)))
  const wanted = divided(exact(left), exact(step))
  const least = compared(fits, wanted) < 0 ? fits : wanted
  const steps = compared(least, zero) <= 0 ? 0 : Number(least.over / least.under)
  return { steps, taken: rounded(times(times(exact(covers), exact(step)), exact(String(steps))), 6) }
}
