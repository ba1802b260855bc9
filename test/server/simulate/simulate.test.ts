import { afterAll, beforeAll, expect, test } from 'vitest'
import { watchStatements } from './crash'
import { type Failure, newTally, play } from './play'
import { shortest, storyOf, told } from './story'
import { openWorld, type World } from './world'

/**
 * Seeds of this run, and how many steps of each story: 200 beginnings in the suite, `SEEDS=10000` whole ones by
 * `npm run test:simulate`, from `FROM` on; `SEED=7` tells one again.
 */
const one = process.env.SEED
const count = one === undefined ? Number(process.env.SEEDS ?? 200) : 1
const from = Number(one ?? process.env.FROM ?? 1)
const steps = one === undefined ? Number(process.env.STEPS ?? 4) : undefined
const beginningOf = (seed: number) => storyOf(seed).slice(0, steps)

let world: World
let stop: () => void

beforeAll(async () => {
  world = await openWorld()
  stop = watchStatements()
})
afterAll(async () => {
  stop()
  await world.close()
})

/** A failing seed with its shortest story, as it is printed. */
async function report(seed: number, failure: Failure): Promise<string> {
  const story = storyOf(seed).slice(0, failure.step + 1)
  let last = failure
  const least = await shortest(story, async (steps) => {
    const again = await play(world, steps)
    if (again) last = again
    return again !== undefined
  })
  const final = (await play(world, least)) ?? last
  return `seed ${seed}: ${final.why}\n${final.told.map((line) => `  ${line}`).join('\n')}\n${told(least)}`
}

const listed = (counts: ReadonlyMap<string, number>) =>
  [...counts]
    .sort()
    .map(([name, n]) => `${name} ${n}`)
    .join(', ')

test(`§15: ${count} seeded stories of orders leave every invariant whole after each step, crashes included`, {
  timeout: 300_000 + count * 10_000,
}, async () => {
  const failures: string[] = []
  const tally = newTally()
  for (let seed = from; seed < from + count && failures.length < 3; seed += 1) {
    const failure = await play(world, beginningOf(seed), tally)
    if (failure) failures.push(await report(seed, failure))
    else if (seed % 500 === 0) console.info(`${seed} seeds, ${tally.steps} steps`)
  }
  if (process.env.SEEDS || one)
    console.info(
      `${count} seeds from ${from}: ${tally.steps} steps, ${tally.crashes} crashes\naccepted: ${listed(tally.accepted)}\nrefused: ${listed(tally.refused)}`,
    )
  expect(failures.join('\n\n')).toBe('')
  if (count >= 100)
    for (const done of ['add', 'submit', 'validate', 'receive', 'confirm', 'clock', 'price'])
      expect(tally.accepted.get(done), done).toBeGreaterThan(0)
})
