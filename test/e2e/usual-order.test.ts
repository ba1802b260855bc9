import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OrderAnswer } from '../../resources/orders/answers'
import { signIn } from '../kit/actors'
import { readImportantMessages } from '../kit/important-messages'
import { overflow, seenByAxe } from '../kit/pages'
import { sentOrder } from '../kit/sent-order'
import { openSite, type Site } from '../kit/site'
import { type Hand, handOf, type Way } from './journeys'
import { openAs, plain, quantity } from './orders-kit'

let site: Site
const sql = <T extends Record<string, unknown>>(text: string, values: unknown[] = []) =>
  site.context.db.system('seed', (tx) => tx.query<T>(text, values))

/** Copies of an article, with its prices. */
async function copies(of: number, count: number): Promise<number[]> {
  const shared = async (table: string) =>
    (
      await sql<{ name: string }>(
        `select column_name as name from information_schema.columns where table_name = $1 and is_generated = 'NEVER'
           and column_name not in ('id', 'label', 'ref_supplier', 'gtin', 'packaging_gtin', 'article_id')`,
        [table],
      )
    )
      .map(({ name }) => `"${name}"`)
      .join(', ')
  const [columns, prices] = [await shared('article'), await shared('article_price')]
  const made = await sql<{ id: number }>(
    `insert into article (label, ref_supplier, ${columns}) select label || ' n° ' || n, 'USUAL${of}-' || n, ${columns}
     from article, generate_series(1, $1::int) n where id = $2 returning id`,
    [count, of],
  )
  const ids = made.map(({ id }) => id)
  await sql(
    `insert into article_price (article_id, ${prices}) select x, ${prices} from article_price, unnest($1::bigint[]) x where article_id = $2`,
    [ids, of],
  )
  return ids
}

beforeAll(async () => {
  site = await openSite()
  site.clock.set('2026-03-02T08:00:00Z')
  await readImportantMessages(site.context)
  const [meat, roots] = [await copies(1, 8), await copies(3, 7)]
  const of = (ids: readonly number[]) => ids.map((id) => [id, '24'] as const)
  await sentOrder(site, { articles: of(meat), status: '450', day: '2026-02-23' })
  await sentOrder(site, { supplier: 2, articles: of(roots), status: '450', day: '2026-02-24' })
  // Half of a week's need of one article is on its way.
  await sentOrder(site, { articles: [[meat[0] ?? 0, '2']], status: '300', day: '2026-03-04' })
})
afterAll(() => site?.close())

test('fifteen products of the habit are ordered in three clicks, and edited by the keyboard', async () => {
  const page = await openAs(site, 'julie.petit', '/')
  let clicks = 0
  const click = async (name: string, role: 'button' | 'link' = 'button') => {
    await page.getByRole(role, { name, exact: true }).click()
    clicks += 1
  }
  await click('Commander comme la semaine dernière', 'link')
  const sheet = page.getByRole('dialog', { name: 'Commander comme la semaine dernière' })
  await sheet.getByText(/^15 articles ·/).waitFor()
  const expected = quantity(page, 'Rôti de porc filet n° 1')
  expect([await expected.inputValue(), await quantity(page, 'Rôti de porc filet n° 2').inputValue()]).toEqual(
    ['1', '3'],
  )
  expect(
    plain(
      await sheet
        .getByRole('row', { name: /^Rôti de porc filet n° 1/ })
        .first()
        .textContent(),
    ),
  ).toContain('attendu : 2 kg')
  expect(await seenByAxe(page, { within: '[role=dialog]' })).toEqual([])
  // The first quantity has the cursor: its neighbour is an Enter away.
  await page.keyboard.press('Enter')
  await page.keyboard.type('5')
  await page.keyboard.press('Shift+Enter')
  await expect.poll(() => quantity(page, 'Carotte vrac n° 2').inputValue()).toBe('5')
  await click('Commander')
  await page.getByRole('alertdialog', { name: /Envoyer 2/ }).waitFor()
  expect(
    await sql(
      `select o.supplier_id, count(*)::int as lines, sum(l.quantity)::int as quantity from "order" o join order_line l on l.order_id = o.id
       where o.status = '100' group by 1 order by 1`,
    ),
  ).toEqual([
    { supplier_id: 1, lines: 8, quantity: 1 + 7 * 3 },
    { supplier_id: 2, lines: 7, quantity: 5 + 6 * 3 },
  ])
  await click('Envoyer')
  await expect
    .poll(
      async () =>
        (
          await sql(
            `select id from "order" where status in ('150', '300') and ask_delivery_date > '2026-03-02'`,
          )
        ).length,
    )
    .toBeGreaterThanOrEqual(3)
  expect(clicks).toBeLessThanOrEqual(3)

  await page.goto(`${site.url}/front-office/carts/in-progress?usual=1`)
  await page.getByText(/livraisons attendues couvrent déjà vos habitudes/).waitFor()
})

test('what a cart held before is said before it leaves with the habits', async () => {
  const page = await openAs(site, 'julie.petit', '/carts/in-progress?usual=1')
  const sheet = page.getByRole('dialog', { name: 'Commander comme la semaine dernière' })
  const type = async (label: string) => {
    await sheet.getByRole('switch', { name: 'Voir aussi ce qui est déjà couvert' }).check()
    await quantity(page, label).fill('1')
  }
  await type('Carotte vrac n° 1')
  await sheet.getByRole('button', { name: 'Mettre aux paniers' }).click()
  await sheet.waitFor({ state: 'hidden' })
  await page.goto(`${site.url}/front-office/carts/in-progress?usual=1`)
  await type('Carotte vrac n° 2')
  await sheet.getByRole('button', { name: 'Commander', exact: true }).click()
  await page.getByRole('alertdialog').getByText('2 lignes, dont 1 déjà dans ce panier').waitFor()
})

interface Journey {
  who: string
  home: string
  /** How it is walked at 1440, 768 and 390 pixels: each way once, and over all roles each width by several ways. */
  ways: readonly [wide: Way, tablet: Way, phone: Way]
  /** At 1440 pixels it is walked by a test of its own. */
  walked?: true
  /** The device's clock is the server's: the day is sent. */
  isOfDay?: true
  /** What there is to do; it is there once for each width. */
  prepare: () => Promise<string>
  run: (page: Page, hand: Hand, name: string) => Promise<void>
  /** Clicks or touches, and keys, that it may take. */
  most: { presses: number; keys: number }
}

const numberOf = async (id: number) =>
  (await sql<{ number: string }>('select number from "order" where id = $1', [id]))[0]?.number ?? ''
const part = (page: Page, title: string) =>
  page.locator('section', { has: page.getByRole('heading', { name: title, exact: true }) })
const named = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

const journeys: Readonly<Record<string, Journey>> = {
  'a cook orders like last week': {
    who: 'julie.petit@demo.example',
    ways: ['mouse', 'keyboard', 'touch'],
    walked: true,
    home: '/front-office/',
    prepare: async () => {
      await sql(`update "order" set "deletedAt" = now() where status in ('100', '150', '300')`)
      return ''
    },
    run: async (page, { press }) => {
      await press(page.getByRole('link', { name: 'Commander comme la semaine dernière' }))
      await page.getByText(/^15 articles ·/).waitFor()
      await press(named(page, 'Commander'))
      await press(page.getByRole('alertdialog').getByRole('button', { name: 'Envoyer' }))
      await expect
        .poll(() => sql(`select 1 from "order" where status in ('150', '300') and "deletedAt" is null`))
        .toHaveLength(2)
    },
    most: { presses: 3, keys: 40 },
  },
  'an approver validates what is waited for': {
    who: 'sophie.lenoir@demo.example',
    ways: ['keyboard', 'mouse', 'touch'],
    home: '/front-office/',
    prepare: async () => {
      const karim = await signIn(site.app, 'karim.benali@demo.example')
      const line = { adherentId: 1, article_id: 1, quantity: '18', nearest: true }
      const { body } = await karim.post<OrderAnswer>('/order/cart/line', line)
      await karim.post(`/order/${body.id}/submit`)
      return numberOf(body.id)
    },
    run: async (page, { press }, name) => {
      await press(part(page, 'À valider').getByRole('link').first())
      await press(named(page, 'Valider'))
      await expect
        .poll(() =>
          sql(
            `select 1 from order_validation v join "order" o on o.id = v.order_id
          where o.number = $1 and v.decision = 'validated'`,
            [name],
          ),
        )
        .toHaveLength(1)
    },
    most: { presses: 2, keys: 32 },
  },
  'a storekeeper receives a truck': {
    who: 'julie.petit@demo.example',
    ways: ['keyboard', 'mouse', 'touch'],
    isOfDay: true,
    home: '/front-office/',
    prepare: async () => {
      const { id } = await sentOrder(site, { supplier: 2, articles: [[3, '4']], day: '2026-03-02' })
      return numberOf(id)
    },
    run: async (page, { press }, name) => {
      const line = part(page, "À réceptionner aujourd'hui").getByRole('listitem').filter({ hasText: name })
      await press(line.getByRole('link', { name: 'Réceptionner' }))
      await press(named(page, 'Tout est conforme'))
      await press(named(page, 'Signer la réception'))
      await press(page.getByRole('dialog').getByRole('button', { name: 'Signer la réception' }))
      await expect
        .poll(() => sql(`select 1 from "order" where number = $1 and reception_state <> 'none'`, [name]), {
          timeout: 10_000,
        })
        .toHaveLength(1)
    },
    most: { presses: 4, keys: 50 },
  },
  'a supplier confirms an order': {
    who: 'fm@martin.example',
    ways: ['mouse', 'touch', 'keyboard'],
    home: '/tenders/',
    prepare: async () => {
      const { id } = await sentOrder(site, { articles: [[1, '4']], status: '300', day: '2026-03-06' })
      return numberOf(id)
    },
    run: async (page, { press }, name) => {
      await press(page.getByRole('link', { name: /commandes? à lire/ }))
      await press(page.getByRole('main').getByRole('link', { name }))
      await press(named(page, 'Confirmer la commande'))
      await press(page.getByRole('dialog').getByRole('button', { name: 'Confirmer la commande' }))
      await expect
        .poll(() => sql('select 1 from "order" where number = $1 and confirm_order_date is not null', [name]))
        .toHaveLength(1)
    },
    most: { presses: 4, keys: 60 },
  },
}

const sizes = [
  [1440, 900],
  [768, 1024],
  [390, 844],
] as const

test.each(Object.entries(journeys))(
  '%s: by mouse, keyboard and thumb, wide and narrow',
  async (_name, journey) => {
    const { page } = await site.open({ email: journey.who, hasTouch: true })
    if (journey.isOfDay) await page.clock.setFixedTime(site.clock.now())
    for (const [at, [width, height]] of sizes.entries()) {
      const way = journey.ways[at]
      if (!way || (at === 0 && journey.walked)) continue
      const name = await journey.prepare()
      await page.setViewportSize({ width, height })
      await page.goto(site.url + journey.home)
      const hand = handOf(page, way)
      await journey.run(page, hand, name)
      const { presses, keys } = journey.most
      expect(hand.count(), `${way} at ${width}`).toBeLessThanOrEqual(way === 'keyboard' ? keys : presses)
      expect(await overflow(page)).toBe(0)
    }
    expect(await seenByAxe(page)).toEqual([])
    await page.context().close()
  },
)
