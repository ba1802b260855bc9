import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../kit/database'
import { startProduct } from '../../kit/product'
import { promise } from '../../kit/promises'
import { growth, soak } from '../../kit/soak'

/** Minutes, of `npm run test:soak`; without them it is none of the suite. */
const minutes = Number(process.env.SOAK_MINUTES ?? 0)
const isLong = minutes > 1
/** A weighing takes up to a second: more of them than a short run has room for would weigh a product that rests. */
const samplesOf = (length: number) => (length > 1 ? 60 : 9)
/** Megabytes between the second third of the run and the last one: what caches still learn, in a short run more. */
const most = isLong ? 8 : 15

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database?.drop())

async function run(length: number, ...plants: string[]): Promise<{ grown: number; told: string }> {
  const product = await startProduct({ DATABASE_URL: database.url, LOG_LEVEL: 'fatal' }, 'probe', ...plants)
  try {
    const taken = await soak(product, length, samplesOf(length))
    const last = taken.at(-1)
    const table = taken.map(
      ({ at, held, rss }) => `${Math.round(at / 1000)} s: ${held.toFixed(1)} MB, rss ${rss.toFixed(0)}`,
    )
    const told = `${last?.requests} requests, ${last?.held.toFixed(1)} MB held at the end, ${growth(taken).toFixed(1)} MB more than in the second third`
    if (isLong) process.stdout.write(`${table.join('\n')}\n`)
    return { grown: growth(taken), told }
  } finally {
    await product.stop()
  }
}

test.runIf(minutes > 0)(
  'memory is flat while people work, the first minutes aside',
  {
    timeout: minutes * 60_000 + 120_000,
  },
  async () => {
    const { grown, told } = await run(minutes)
    promise(`memory over ${minutes} minutes`, 1, told)
    expect(grown).toBeLessThan(most)
  },
)

test.runIf(isLong)(
  'goes red on a planted fault: a product that forgets nothing',
  { timeout: 180_000 },
  async () => {
    expect((await run(0.25, 'leaky')).grown).toBeGreaterThan(15)
  },
)
