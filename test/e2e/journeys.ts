import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { OrderAnswer } from '../../resources/orders/answers'
import { signIn } from '../kit/actors'
import { overflow } from '../kit/pages'
import { sentOrder } from '../kit/sent-order'
import type { Site } from '../kit/site'
import { type Hand, handOf, type Way } from './hand'

/** The windows of a desk, a tablet and a phone: their heights by width. */
export const sizes = { 1440: 900, 768: 1024, 390: 844 } as const
export type Width = keyof typeof sizes
export const widths: readonly Width[] = [1440, 768, 390]

export const roles = ['cook', 'approver', 'storekeeper', 'supplier'] as const
export type Role = (typeof roles)[number]

/** What each role's way may cost: presses by any hand, keys by the keyboard, and how often a mouse or a thumb scrolls to a control. */
const most: Readonly<
  Record<Role, { presses: number; keys: number; scrolls?: Readonly<Partial<Record<Width, number>>> }>
> = {
  // Where there is no mouse, the sheet does not begin in its first quantity.
  cook: { presses: 3, keys: 26 },
  approver: { presses: 2, keys: 12 },
  // Who orders as well has that first on a phone.
  storekeeper: { presses: 4, keys: 30, scrolls: { 390: 1 } },
  supplier: { presses: 4, keys: 34 },
}

type Sql = <T extends Record<string, unknown>>(text: string, values?: unknown[]) => Promise<T[]>

interface Desk {
  site: Site
  sql: Sql
}

interface Task extends Desk {
  page: Page
  /** The order that it is about. */
  number: string
}

interface Journey {
  what: string
  who: string
  home: string
  /** By which hand the short form goes it at each width: each hand once, and over all roles each width by several. */
  turn: readonly (readonly [width: Width, way: Way])[]
  /** The device's clock is the server's: the day is sent. */
  isOfDay?: true
  /** Puts on the desk what there is to do; answers its id. */
  prepare?: (desk: Desk) => Promise<number>
  run: (hand: Hand, task: Task) => Promise<void>
}

const part = (page: Page, title: string) =>
  page.locator('section', { has: page.getByRole('heading', { name: title, exact: true }) })
const named = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name })
const isClosed = (page: Page) => page.getByRole('dialog').waitFor({ state: 'hidden' })

/** Waits until the task's order answers a condition. */
const becomes = ({ sql, number }: Task, condition: string) =>
  expect
    .poll(() => sql(`select 1 from "order" o where number = $1 and ${condition}`, [number]))
    .toHaveLength(1)

/** What each role does every day, from its home to what is sent or signed. */
export const journeys: Readonly<Record<Role, Journey>> = {
  cook: {
    what: 'a cook orders like last week',
    who: 'julie.petit@demo.example',
    home: '/front-office/',
    // At 1440 pixels its mouse has a test of its own.
    turn: [
      [768, 'keyboard'],
      [390, 'touch'],
    ],
    run: async ({ press }, { page, sql }) => {
      await press(page.getByRole('link', { name: 'Commander comme la semaine dernière' }))
      await page.getByText(/^15 articles ·/).waitFor()
      await press(named(page, 'Commander'))
      await press(page.getByRole('alertdialog').getByRole('button', { name: 'Envoyer' }))
      await page.getByRole('dialog', { name: "Résultat de l'envoi" }).waitFor()
      expect(
        await sql(`select 1 from "order" where status in ('150', '300') and "deletedAt" is null`),
      ).toHaveLength(2)
    },
  },
  approver: {
    what: 'an approver validates what is waited for',
    who: 'sophie.lenoir@demo.example',
    home: '/front-office/',
    turn: [
      [1440, 'keyboard'],
      [768, 'mouse'],
      [390, 'touch'],
    ],
    prepare: async ({ site }) => {
      const karim = await signIn(site.app, 'karim.benali@demo.example')
      const line = { adherentId: 1, article_id: 1, quantity: '18', nearest: true }
      const { body } = await karim.post<OrderAnswer>('/order/cart/line', line)
      await karim.post(`/order/${body.id}/submit`)
      return body.id
    },
    run: async ({ press }, task) => {
      await press(part(task.page, 'À valider').getByRole('link').first())
      await press(named(task.page, 'Valider'))
      await becomes(
        task,
        "exists (select 1 from order_validation v where v.order_id = o.id and v.decision = 'validated')",
      )
      await task.page.waitForURL('**/carts/to-validate')
    },
  },
  storekeeper: {
    what: 'a storekeeper receives a truck',
    who: 'julie.petit@demo.example',
    home: '/front-office/',
    turn: [
      [1440, 'keyboard'],
      [768, 'mouse'],
      [390, 'touch'],
    ],
    isOfDay: true,
    prepare: async ({ site }) =>
      (await sentOrder(site, { supplier: 2, articles: [[3, '4']], day: '2026-03-02' })).id,
    run: async ({ press }, task) => {
      const { page, number } = task
      const due = part(page, "À réceptionner aujourd'hui").getByRole('listitem').filter({ hasText: number })
      await press(due.getByRole('link', { name: 'Réceptionner' }))
      await press(named(page, 'Tout est conforme'))
      await press(named(page, 'Signer la réception'))
      await press(inDialog(page, 'Signer la réception'))
      await becomes(task, "reception_state <> 'none'")
      await isClosed(page)
    },
  },
  supplier: {
    what: 'a supplier confirms an order',
    who: 'fm@martin.example',
    home: '/tenders/',
    turn: [
      [1440, 'mouse'],
      [768, 'touch'],
      [390, 'keyboard'],
    ],
    prepare: async ({ site }) =>
      (await sentOrder(site, { articles: [[1, '4']], status: '300', day: '2026-03-06' })).id,
    run: async ({ press }, task) => {
      const { page, number } = task
      await press(page.getByRole('link', { name: /commandes? à lire/ }))
      await press(page.getByRole('main').getByRole('link', { name: number, exact: true }))
      await press(named(page, 'Confirmer la commande'))
      await press(inDialog(page, 'Confirmer la commande'))
      await becomes(task, 'confirm_order_date is not null')
      await isClosed(page)
    },
  },
}

/** What there is to do, alone on the desk: nothing that was ordered before is waited for. */
async function prepared(site: Site, { prepare }: Journey): Promise<Omit<Task, 'page'>> {
  const sql: Sql = (text, values = []) => site.context.db.system('seed', (tx) => tx.query(text, values))
  const desk = { site, sql }
  await sql(
    `update "order" set "deletedAt" = now() where status in ('100', '150', '300') and "deletedAt" is null`,
  )
  const id = (await prepare?.(desk)) ?? 0
  const [order] = await sql<{ number: string }>('select number from "order" where id = $1', [id])
  return { ...desk, number: order?.number ?? '' }
}

const shots = process.env.SHOTS

interface Walk {
  role: Role
  width: Width
  way: Way
}

/** Goes a role's way on a page of its account, and holds what it cost against the table; `SHOTS` names where each of its screens is kept. */
export async function walk(site: Site, page: Page, { role, width, way }: Walk): Promise<void> {
  const journey = journeys[role]
  const desk = await prepared(site, journey)
  if (journey.isOfDay) await page.clock.setFixedTime(site.clock.now())
  await page.setViewportSize({ width, height: sizes[width] })
  await page.goto(site.url + journey.home)
  const take = (screen: number) => page.screenshot({ path: `${shots}/${role}-${width}-${way}-${screen}.png` })
  const hand = handOf(page, { way, ...(shots ? { take } : {}) })
  await journey.run(hand, { ...desk, page })
  await hand.look()
  const { presses, keys, scrolls } = hand.spent()
  const limits = most[role]
  const by = `${way} at ${width}`
  expect(presses, `presses by ${by}`).toBeLessThanOrEqual(limits.presses)
  expect(keys, `keys by ${by}`).toBeLessThanOrEqual(limits.keys)
  expect(scrolls, `scrolls by ${by}`).toBeLessThanOrEqual(limits.scrolls?.[width] ?? 0)
  expect(await overflow(page), `pixels too wide by ${by}`).toBe(0)
}
