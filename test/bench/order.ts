import type { Browser } from 'playwright-core'
import type { OrderAnswer } from '../../resources/orders/answers'
import { call, signIn, type TestActor } from '../kit/actors'
import { openPortal, say } from './open-portal'
import { firstArticles, type Took } from './order/first-articles'
import { walkJourneys } from './order/journeys'
import { addFromCatalogue, openBrowser, type Seat, typeInCart } from './order/screens'
import { counted, median, p95, timed } from './order/timing'

const rounds = 30
/** Puts articles into the carts of their supplier until one holds so many lines. */
async function fill(julie: TestActor, articles: readonly number[], lines: number): Promise<OrderAnswer> {
  let cart: OrderAnswer | undefined
  for (const article_id of articles) {
    if (cart?.lines.length === lines) break
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

const show = (name: string, values: readonly number[]) =>
  say(
    `${name.padEnd(56)} médiane ${median(values).toFixed(1)} ms, p95 ${p95(values).toFixed(1)} ms (${values.length})`,
  )

let missed = 0
function bar(name: string, figure: number, limit: number) {
  if (figure > limit) missed++
  say(`${figure > limit ? '✗' : '✓'} ${name} : ${figure.toFixed(1)} ms (barre : ≤ ${limit} ms)`)
}

const openBench = () => openPortal('order', counted)
type Bench = Awaited<ReturnType<typeof openBench>>

const articlesOf = async ({ db }: Bench, supplier: number): Promise<number[]> => {
  const rows = await db.system('seed', (tx) =>
    tx.query<{ id: number }>('select id from article where supplier_id = $1 and active order by id', [
      supplier,
    ]),
  )
  return rows.map(({ id }) => id)
}

/** The calls alone: adding to a cart of 60 lines, changing a quantity, sending with the PDF. */
async function benchCalls(bench: Bench, julie: TestActor): Promise<void> {
  const { seen, db } = bench
  // On some days the demonstration has a cart that somebody else began: its orders would wait for approval.
  await db.system('seed', (tx) =>
    tx.query(`update "order" set "deletedAt" = now() where adherent_id = 1 and status = '100'`),
  )
  const ids = await articlesOf(bench, 1)
  const cart = await fill(julie, ids, 60)
  const unused = ids.filter((id) => !cart.lines.some(({ article_id }) => article_id === id))
  const adds: number[] = []
  const changes: number[] = []
  Object.assign(seen, { statements: 0, milliseconds: 0 })
  for (const article_id of unused.slice(0, rounds)) {
    const line = { adherentId: 1, article_id, quantity: '5', order_id: cart.id }
    const [took, answer] = await timed(() => julie.post<OrderAnswer>('/order/cart/line', line))
    if (answer.status !== 200) continue
    adds.push(took)
    await db.system('seed', (tx) =>
      tx.query('delete from "order_line" where order_id = $1 and article_id = $2', [cart.id, article_id]),
    )
  }
  const added = { ...seen }
  for (const [n, line] of cart.lines.slice(0, rounds).entries())
    changes.push(
      (await timed(() => julie.put(`/order/${cart.id}/line/${line.id}`, { quantity: String(6 + n) })))[0],
    )
  show(`Appel : ajouter à un panier de ${cart.lines.length} lignes, totaux compris`, adds)
  say(
    `  dont la base ${(added.milliseconds / adds.length).toFixed(1)} ms en ${(added.statements / adds.length).toFixed(1)} ordres par appel`,
  )
  show('Appel : changer une quantité, totaux compris', changes)
  Object.assign(seen, { statements: 0, milliseconds: 0 })
  const [sending, sent] = await timed(() => julie.post<OrderAnswer>(`/order/${cart.id}/submit`))
  if (sent.body.status !== '300') throw new Error(`Not sent: ${sent.body.status}`)
  show('Appel : envoyer au fournisseur, PDF et e-mail préparés', [sending])
  say(`  dont la base ${seen.milliseconds.toFixed(1)} ms en ${seen.statements} ordres`)
}

const { ONLY: only } = process.env

/** The catalogue as somebody comes to it, orders from it and goes through a week's journeys. */
async function benchCatalogue(
  browser: Browser,
  { bench, julie, seat }: { bench: Bench; julie: TestActor; seat: Seat },
): Promise<void> {
  const { hand, home, direct, empty, again } = await firstArticles(browser, seat, julie)
  const times = ({ seen, usable }: Took) =>
    `${(seen / hand.usable).toFixed(2)} × (${seen.toFixed(0)} ms), à commander ${usable.toFixed(0)} ms`
  const held = (name: string, took: Took) => {
    if (took.seen > 1.3 * hand.usable) missed++
    say(`  ${name} : ${times(took)} (barre : ≤ 1,3 ×)`)
  }
  say(`Catalogue, « slow 4G », premiers articles faits main : ${hand.usable.toFixed(0)} ms`)
  held("à la première visite, de l'accueil", home)
  held("par son adresse, rien sur l'appareil", empty)
  held('à qui revient', again)
  say(`  demandé avant la connexion, dès « Se connecter » : ${times(direct)}`)
  if (only === 'first') return
  for (const [name, steps] of await walkJourneys(browser, bench))
    say(`Écran : ${name.padEnd(48)} ${steps.map((one) => `${one.toFixed(0)} ms`).join(', ')}`)
  await fill(julie, await articlesOf(bench, 1), 60)
  const adds = await addFromCatalogue(browser, seat, 15)
  show("Écran : « + » du catalogue jusqu'au total des paniers", adds)
}

/** What is on screen, at CPU × 4: the catalogue beside a cart of 60 lines, then a cart of 200 lines. */
async function benchScreens(bench: Bench, julie: TestActor, seat: Seat): Promise<void> {
  const browser = await openBrowser()
  try {
    if (only !== 'cart') await benchCatalogue(browser, { bench, julie, seat })
    if (only === 'first') return
    const long = await fill(julie, await articlesOf(bench, 3), 200)
    const typed = await typeInCart(browser, seat, long.id, 8)
    show(`Écran : quantité d'un panier de ${long.lines.length} lignes jusqu'aux totaux`, typed.totals)
    say(`  image d'une frappe, médiane ${typed.usualFrame.toFixed(1)} ms`)
    bar('Image la plus longue à la frappe', typed.longestFrame, 50)
  } finally {
    await browser.close()
  }
}

/** `npm run bench:order`: what a person waits for between a quantity and the totals, and between « Envoyer » and sent. */
async function main(): Promise<void> {
  const bench = await openBench()
  const email = 'julie.petit@demo.example'
  const julie = await signIn(bench.app, email)
  if (!only) await benchCalls(bench, julie)
  const { body } = await call(bench.app, 'POST', '/auth/login', { body: { email, password: 'Portail2026!' } })
  await benchScreens(bench, julie, { url: bench.url, login: body })
  await bench.close()
  process.exit(missed ? 1 : 0)
}

await main()
