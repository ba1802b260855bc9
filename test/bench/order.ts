import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { resources } from '../../resources'
import type { OrderAnswer } from '../../resources/orders/answers'
import type { Context } from '../../server/api/context'
import { createApp } from '../../server/app'
import { parseConfig } from '../../server/config'
import { connect } from '../../server/database/connect'
import { startEmbedded } from '../../server/database/embedded'
import { asOwner, migrate } from '../../server/database/migrate'
import { policies } from '../../server/policies'
import { seedIfEmpty } from '../../server/seed-if-empty'
import { createFileStore } from '../../server/storage/create-file-store'
import { signIn, type TestActor } from '../kit/actors'

const rounds = 30
const say = (text: string) => process.stdout.write(`${text}\n`)
const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const p95 = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0

async function timed<T>(run: () => Promise<T>): Promise<[number, T]> {
  const start = performance.now()
  const result = await run()
  return [performance.now() - start, result]
}

/** Statements of a call and the time that the database took for them, counted at the connection. */
function counted(context: Context) {
  const seen = { statements: 0, milliseconds: 0 }
  const { write } = context.db
  context.db.write = (actor, run) =>
    write(actor, (tx) => {
      const query: typeof tx.query = async (...asked) => {
        const [took, rows] = await timed(() => tx.query(...asked))
        seen.statements += 1
        seen.milliseconds += took
        return rows as never
      }
      return run({
        ...tx,
        query,
        beyond: (reason, work) =>
          tx.beyond(reason, (all) =>
            work({
              query: async (...asked) => {
                const [took, rows] = await timed(() => all.query(...asked))
                seen.statements += 1
                seen.milliseconds += took
                return rows as never
              },
            }),
          ),
      })
    })
  return seen
}

async function fill(julie: TestActor, articles: readonly number[]): Promise<OrderAnswer> {
  let cart: OrderAnswer | undefined
  for (const article_id of articles) {
    const answer = await julie.post<OrderAnswer>('/order/cart/line', {
      adherentId: 1,
      article_id,
      quantity: '5',
      nearest: true,
    })
    if (answer.status === 200) cart = answer.body
  }
  if (!cart) throw new Error('No cart')
  return cart
}

/** `npm run bench:order`: what a person waits for between a quantity and the totals, and between « Envoyer » and sent. */
async function main(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portail-bench-order-'))
  const quiet = { info: () => undefined, warn: say, error: say }
  const server = await startEmbedded({ dataDir, log: quiet })
  await migrate(server.url, resources, policies)
  await asOwner(server.url, (tx) => seedIfEmpty(tx, 'demo', () => undefined))
  const db = connect({ url: server.url, registry: resources, policies })
  const config = parseConfig({ DATA_DIR: dataDir, PUBLIC_URL: 'https://portail.example' })
  const context: Context = {
    db,
    config,
    files: createFileStore(config),
    now: () => new Date(),
    random: randomBytes,
    log: pino({ level: 'silent' }),
  }
  const seen = counted(context)
  const app = await createApp(context)
  const julie = await signIn(app, 'julie.petit@demo.example')
  const rows = await db.system('seed', (tx) =>
    tx.query<{ id: number }>('select id from article where supplier_id = 1 and active order by id limit 100'),
  )
  const ids = rows.map(({ id }) => id)
  const cart = await fill(julie, ids.slice(0, 60))
  say(`Cart of ${cart.lines.length} lines`)
  const adds: number[] = []
  const changes: number[] = []
  Object.assign(seen, { statements: 0, milliseconds: 0 })
  for (const article_id of ids.slice(60, 60 + rounds)) {
    const [took, answer] = await timed(() =>
      julie.post<OrderAnswer>('/order/cart/line', {
        adherentId: 1,
        article_id,
        quantity: '5',
        order_id: cart.id,
      }),
    )
    if (answer.status !== 200) continue
    adds.push(took)
    await db.system('seed', (tx) =>
      tx.query('delete from "order_line" where order_id = $1 and article_id = $2', [cart.id, article_id]),
    )
  }
  const added = { ...seen }
  for (let n = 0; n < rounds; n++) {
    const line = cart.lines[n % cart.lines.length]
    const [took] = await timed(() =>
      julie.put(`/order/${cart.id}/line/${line?.id}`, { quantity: String(6 + n) }),
    )
    changes.push(took)
  }
  const show = (name: string, values: number[]) =>
    say(
      `${name.padEnd(46)} median ${median(values).toFixed(1)} ms, p95 ${p95(values).toFixed(1)} ms (${values.length})`,
    )
  show('Adding a line until the totals answer', adds)
  say(
    `  of which the database ${(added.milliseconds / Math.max(1, adds.length)).toFixed(1)} ms in ${(added.statements / Math.max(1, adds.length)).toFixed(1)} statements a call`,
  )
  show('Changing a quantity until the totals answer', changes)
  Object.assign(seen, { statements: 0, milliseconds: 0 })
  const [sending, sent] = await timed(() => julie.post<OrderAnswer>(`/order/${cart.id}/submit`))
  say(
    `Sending it (${sent.body.status ?? JSON.stringify(sent.body)}), PDF made             ${sending.toFixed(1)} ms`,
  )
  say(`  of which the database ${seen.milliseconds.toFixed(1)} ms in ${seen.statements} statements`)
  const bar = 400
  const isLate = median(adds) > bar
  say(isLate ? `Missed: adding takes more than ${bar} ms` : `Within the bar of ${bar} ms`)
  await app.close()
  await db.close()
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
  process.exit(isLate ? 1 : 0)
}

await main()
