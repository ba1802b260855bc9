import { afterAll, beforeAll, expect, test } from 'vitest'
import { readImportantMessages } from '../kit/important-messages'
import { seenByAxe } from '../kit/pages'
import { sentOrder } from '../kit/sent-order'
import { openSite, type Site } from '../kit/site'
import { allWays, type Way } from './hand'
import { journeys, type Role, roles, type Width, walk, widths } from './journeys'
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

interface Round {
  role: Role
  ways: readonly (readonly [width: Width, way: Way])[]
}

/** `npm run test:journeys` goes every role's way by every hand at every width; otherwise each hand has its turn at a width. */
const rounds: readonly Round[] = roles.flatMap((role) =>
  process.env.JOURNEYS === 'whole'
    ? widths.flatMap((width) => allWays.map((way) => ({ role, ways: [[width, way] as const] })))
    : [{ role, ways: journeys[role].turn }],
)

const titleOf = ({ role, ways }: Round) =>
  `${journeys[role].what} ${ways.map(([width, way]) => `by ${way} at ${width}`).join(', ')}`

test.each(rounds.map((round) => [titleOf(round), round] as const))('%s', async (_title, { role, ways }) => {
  // What is touched offers its camera: the other hands work on a device without.
  for (const hasTouch of [false, true]) {
    const turns = ways.filter(([, way]) => (way === 'touch') === hasTouch)
    if (!turns.length) continue
    const { page } = await site.open({ email: journeys[role].who, hasTouch })
    for (const [width, way] of turns) await walk(site, page, { role, width, way })
    // From its beginning: wherever a hand left off, the bar of a phone may lie over half of the footer's line.
    await page.evaluate(() => scrollTo(0, 0))
    expect(await seenByAxe(page)).toEqual([])
    await page.context().close()
  }
})
