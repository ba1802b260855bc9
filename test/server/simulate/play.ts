import { parisDay } from '../../../resources/schema/paris-time'
import { actOf } from './acts'
import { withCrash } from './crash'
import { refusalOf, wrongAfter, wrongAfterRefusal } from './model'
import type { Seen } from './seen'
import type { Step } from './story'
import type { World } from './world'

/** A story that went wrong: where, why, and how it is told. */
export interface Failure {
  step: number
  why: string
  told: string[]
}

/** What stories came to, so that a test sees that they came to something. */
export interface Tally {
  steps: number
  accepted: Map<string, number>
  refused: Map<string, number>
  crashes: number
}
export const newTally = (): Tally => ({ steps: 0, accepted: new Map(), refused: new Map(), crashes: 0 })

interface Turn {
  world: World
  before: Seen
  step: Step
  tally: Tally
}

/** Plays one step; answers what it was, what is there afterwards, and what is wrong with it. */
async function turn({ world, before, step, tally }: Turn) {
  const act = actOf(world, before, step)
  if (!act) return { told: `${step.do}: nothing to do`, after: before, why: undefined }
  const { answer, crashed } = await withCrash(step.crash, act.ask)
  const after = await world.see()
  const today = parisDay(world.on.context.now())
  const status = answer?.status ?? 0
  const end = crashed ? 'lost' : [status, answer?.body?.type, answer?.body?.display].filter(Boolean).join(' ')
  const told = `${act.told} → ${end}`
  tally.steps += 1
  if (crashed) tally.crashes += 1
  const isDone = !crashed && status < 400
  const sort = isDone ? tally.accepted : tally.refused
  if (!crashed) sort.set(step.do, (sort.get(step.do) ?? 0) + 1)
  const refused = refusalOf(act.meaning)
  const why = () => {
    // What nobody heard of was done whole, not at all, or refused with what it had found (5-doors §1.1).
    if (crashed && !wrongAfterRefusal(before, after, act.meaning)) return undefined
    if (!crashed && status >= 500) return `an error of the server: ${JSON.stringify(answer?.body)}`
    if (isDone && refused) return `it was accepted, though ${refused}`
    if (!isDone && !crashed) return wrongAfterRefusal(before, after, act.meaning)
    return wrongAfter(before, after, act.meaning, today)
  }
  return { told, after, why: why() }
}

/** Plays a story from the morning on; undefined when every invariant held after each step. */
export async function play(
  world: World,
  story: readonly Step[],
  tally = newTally(),
): Promise<Failure | undefined> {
  await world.begin()
  const told: string[] = []
  let before = await world.see()
  for (const [index, step] of story.entries()) {
    world.on.clock.advance(1000)
    const done = await turn({ world, before, step, tally })
    told.push(`${index + 1}. ${done.told}`)
    const broken = done.why ? [] : await world.broken()
    const why = done.why ?? broken.map(({ name, id }) => `${name}: row ${id}`).join('; ')
    if (why) return { step: index, why, told }
    before = done.after
  }
  if (process.env.SEED) console.info(told.join('\n'))
  return undefined
}
