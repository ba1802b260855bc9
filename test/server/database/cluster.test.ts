import { expect, test } from 'vitest'
import { asOwner } from '../../../server/database/migrate'
import { carried, lostOf, openCluster, requestsPerSecond, startWriters } from '../../kit/cluster'
import { eventually } from '../../kit/product'
import { promise } from '../../kit/promises'

const isAsked = Boolean(process.env.CLUSTER)
/** How often the primary dies: once in `npm run test:cluster`, as often as `npm run test:faults` is told. */
const times = Number(process.env.FAULTS ?? 1)
const patience = 10_000

/** The primary dies while people write, and the standby takes its place: what went wrong, and what is worth telling. */
async function loseThePrimary({ isSynchronous, measures }: { isSynchronous: boolean; measures: boolean }) {
  const cluster = await openCluster()
  const { servers, web } = cluster
  const rates: number[] = []
  try {
    for (let n = 0; n < 2; n++) {
      await cluster.add()
      if (measures) rates.push(await requestsPerSecond(web, 6000))
    }
    if (isSynchronous) await servers.synchronous()
    const people = await startWriters(web)
    const { acknowledged } = people.seen
    if (!isSynchronous) {
      await eventually(() => acknowledged.length > 20, 30_000)
      await asOwner(servers.standby.url, async (tx) => {
        await tx.query(`alter system set primary_conninfo = ''`)
        await tx.query('select pg_reload_conf()')
      })
    }
    const before = acknowledged.length
    await eventually(() => acknowledged.length > before + 100, 60_000)
    const died = performance.now()
    await servers.primary.kill()
    await servers.promote()
    await eventually(() => acknowledged.some(({ at }) => at > died + 250), 30_000)
    await eventually(() => acknowledged.filter(({ at }) => at > died + 250).length > 50, 30_000)
    const sessions = await people.stop()
    const back = Math.round(
      (acknowledged.find(({ at }) => at > died + 250)?.at ?? Number.POSITIVE_INFINITY) - died,
    )
    const lost = await lostOf(
      servers.standby.url,
      acknowledged.map(({ label }) => label),
    )
    const wrong = [
      ...people.seen.wrong,
      ...(lost.length ? [`${lost.length} of ${acknowledged.length} acknowledged writes lost`] : []),
      ...(people.seen.stale.length
        ? [`${people.seen.stale.length} times not shown what was just written`]
        : []),
      ...(back > patience ? [`back after ${back} ms`] : []),
      ...sessions.filter((status) => status !== 200).map((status) => `a session answers ${status}`),
    ]
    return { wrong, back, rates, written: acknowledged.length }
  } finally {
    await cluster.stop()
  }
}

test.runIf(isAsked)(
  'the primary dies and its synchronous standby takes over: no acknowledged write is lost, people are served again, nobody is logged out',
  { timeout: 400_000 * times },
  async () => {
    const { wrong, back, rates, written } = await loseThePrimary({ isSynchronous: true, measures: true })
    expect(wrong).toEqual([])
    const [one = 0, two = 0] = rates.map(Math.round)
    const all = { written, back }
    for (let n = 1; n < times; n++) {
      const again = await loseThePrimary({ isSynchronous: true, measures: false })
      expect(again.wrong).toEqual([])
      all.written += again.written
      all.back = Math.max(all.back, again.back)
    }
    promise(
      'the primary killed, the standby promoted',
      times,
      `0 of ${all.written} acknowledged writes lost, back after at most ${all.back} ms, nobody logged out`,
    )
    promise('requests a second, one process', 1, `${one}`)
    promise('requests a second, two processes', 1, `${two}`)
    promise('which carries', 1, carried(two))
  },
)

test.runIf(isAsked)(
  'goes red on a planted fault: a standby that nobody waits for',
  { timeout: 400_000 },
  async () => {
    const { wrong } = await loseThePrimary({ isSynchronous: false, measures: false })
    expect(wrong.join()).toContain('acknowledged writes lost')
  },
)
