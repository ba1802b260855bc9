import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseFaults, tryFault } from '../../kit/database-faults'
import { type Product, ready, startProduct } from '../../kit/product'
import { promise } from '../../kit/promises'
import { startTraffic, type Traffic } from '../../kit/traffic'

/** How often each fault happens: once in the suite, 15 times in `npm run test:faults`. */
const times = Number(process.env.FAULTS ?? 1)

let product: Product
let traffic: Traffic
beforeAll(async () => {
  product = await startProduct()
  await ready(product)
  traffic = await startTraffic(product)
})
afterAll(async () => {
  await traffic?.stop()
  await product?.stop()
})

test.each(databaseFaults)(
  '$name: people are told to come back, and are served again within 5 s',
  {
    timeout: 60_000 * times,
  },
  async (fault) => {
    const backs: number[] = []
    for (let n = 0; n < times; n++) {
      const { wrong, backAfter } = await tryFault(product, traffic, fault)
      backs.push(backAfter)
      expect(wrong).toEqual([])
    }
    promise(`database: ${fault.name}`, times, `0 exits, 0 × 500; back at most ${Math.max(...backs)} ms later`)
  },
)

test.runIf(times > 1).each(['fragile', 'coarse'])(
  'goes red on a planted fault: %s',
  {
    timeout: 120_000,
  },
  async (plant) => {
    const broken = await startProduct({}, plant)
    try {
      await ready(broken)
      const people = await startTraffic(broken)
      const seen: string[] = []
      for (const fault of databaseFaults.slice(0, 3))
        if (!broken.hasEnded()) seen.push(...(await tryFault(broken, people, fault)).wrong)
      await people.stop()
      expect(seen).not.toEqual([])
    } finally {
      await broken.stop()
    }
  },
)
