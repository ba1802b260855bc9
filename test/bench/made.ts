import { Client } from 'pg'
import { signIn } from '../kit/actors'
import { openPortal, say } from './open-portal'
import { timed } from './order/timing'
import { fill, linesEach, prepare } from './statistics/fill'

/** Order lines that the exports hold, beside the demonstration's own. */
const lines = Number(process.env.LINES ?? 100_000)
const bar = 200

const bench = await openPortal('made', () => undefined)
const client = new Client({ connectionString: bench.databaseUrl })
await client.connect()
await prepare(client)
await fill(client, { first: 1, last: lines / linesEach, timed })
await client.end()

interface Run {
  id: number
  state: string
  handled: number
}

let missed = 0
for (const [name, type, filters] of [
  ['historique d’achats', 'purchase_history', []],
  ['EGAlim', 'egalim', []],
  ['pilotage des achats', 'purchase_steering', []],
] as const) {
  const actor = await signIn(bench.app, 'nadia.roche@demo.example')
  globalThis.gc?.()
  const before = process.memoryUsage.rss()
  let most = before
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss())
  }, 10)
  const [took, run] = await timed(async () => {
    const { body } = await actor.post<{ id: number }>('/exports/runs', { type, filters })
    for (;;) {
      await new Promise((done) => setTimeout(done, 250))
      const { body: all } = await actor.get<{ data: Run[] }>('/exports/runs')
      const found = all.data.find(({ id }) => id === body.id)
      if (found && !['queued', 'running'].includes(found.state)) return found
    }
  })
  clearInterval(timer)
  const grown = (most - before) / 1e6
  if (run.state !== 'done' || grown > bar) missed++
  say(
    `${name} : ${run.state}, ${run.handled} lignes en ${(took / 1000).toFixed(1)} s, la mémoire du serveur a grandi de ${grown.toFixed(0)} Mo (barre ≤ ${bar} Mo)`,
  )
}
await bench.close()
if (missed) process.exitCode = 1
