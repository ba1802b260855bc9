import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BatchAnswer, OrderAnswer } from '../../../resources/orders/answers'
import type { ElsewhereAnswer, ReplacedAnswer } from '../../../resources/orders/tool-answers'
import { callOf } from '../../../resources/schema/calls'
import { canStrike, goesOut } from '../../../resources/schema/out-of-service'
import type { StruckAnswer } from '../../../resources/schema/struck'
import { type GuardId, guardIds, sentenceOf } from '../../../resources/trade/guard-sentences'
import { answerAt, cellOf, type GuardDoor, guardDoors } from '../../../resources/trade/guards'
import type { Warned } from '../../../resources/trade/warned'
import { forgetActors } from '../../../server/accounts/authenticate'
import { asOwner } from '../../../server/database/migrate'
import { tableOf } from '../../../server/database/naming'
import type { Job } from '../../../server/jobs/define-job'
import { orderJobs } from '../../../server/jobs/order-jobs'
import { runJob } from '../../../server/jobs/run-job'
import { passAbsent } from '../../../server/orders/pass-levels'
import { struckOrders } from '../../../server/orders/struck'
import { portal } from '../../../server/portal'
import { type Answer, addPerson, signIn, type TestActor } from '../../kit/actors'
import { kitchen, members } from '../../kit/kitchen'
import { openApp, type TestApp } from '../../kit/open-app'
import { mailsAbout, toldOf } from '../../kit/outbox'
import { sendFile } from '../../kit/send-file'
import { sentOrder } from '../../kit/sent-order'
import { workbook } from '../../kit/workbooks'
import { voucher } from '../stock/kit'

const absent = orderJobs.find(({ run }) => run === passAbsent) as Job
const planned = orderJobs.find(({ name }) => name === 'planned_sendings') as Job

/** Every cell of 5-doors §1 on the running product: the condition is made true, the door tried, its answer compared. */

let on: TestApp
let who: Record<'karim' | 'sophie' | 'luc' | 'julie' | 'martin' | 'tom', TestActor>
let outside = 0
const A1 = members.A1
const day = '2026-03-04'

const sql = <T extends Record<string, unknown>>(text: string, values: unknown[] = []) =>
  on.context.db.system('seed', (tx) => tx.query<T>(text, values))

beforeAll(async () => {
  on = await openApp()
  on.clock.set('2026-03-02T09:00:00+01:00')
  who = await kitchen(on, 'karim', 'sophie', 'luc', 'julie', 'martin', 'tom')
  const [made] = await sql<{ id: number }>(
    `insert into productnotincatalog (adherent_id, supplier_id, label, catalog_id, unit_id, price_ht, rate_id, active)
     select 1, 1, 'Boudin maison', 1, a.order_management, 9, a.rate_id, true from article a where a.id = 1 returning id`,
  )
  outside = made?.id ?? 0
})
afterAll(() => on.close())

/** What a door did, and what it said. */
type Seen = { answer: string; said: string }
type Line = { article_id: number } | { product_not_in_catalog_id: number }

interface Condition {
  make: string
  undo: string
  /** What the condition is about, where it is not article 2. */
  line?: () => Line
  /** Whose order it is, where that is not who acts. */
  author?: 'karim' | 'julie'
  /** The line stands in the cart before. */
  isThere?: true
  /** Doors at which the condition is another one, or is met by itself. */
  own?: Partial<Record<GuardDoor, () => Promise<Seen>>>
}

/** The marks of deletion that a condition leaves, to be taken back. */
const gone = `'2026-01-01 00:00:00+01'`
const rights = (change: (table: string) => string) =>
  ['profile_permission', 'profile_menu'].map(change).join(';')
const sendings = `where permission in ('sendCartByProvider', 'sendCartByMember')`
const validators = `"user" set status_id = %s where first_name in ('Sophie', 'Luc')`

const conditions: Partial<Record<GuardId, Condition>> = {
  withdrawn: {
    make: `update article set deactivation_date = '2026-02-01' where id = 2`,
    undo: 'update article set deactivation_date = null where id = 2',
  },
  unpriced: {
    make: 'update article_price set "deletedAt" = now() where article_id = 2',
    undo: 'update article_price set "deletedAt" = null where article_id = 2',
  },
  unreferenced: {
    make: `update referencing set state = 'suspended' where supplier_id = 1`,
    undo: `update referencing set state = 'active' where supplier_id = 1`,
  },
  outOfCatalogue: {
    make: `update productnotincatalog set active = false where label = 'Boudin maison'`,
    undo: `update productnotincatalog set active = true where label = 'Boudin maison'`,
    line: () => ({ product_not_in_catalog_id: outside }),
  },
  supplierClosed: {
    make: 'update supplier set supplier_status_id = 3 where id = 1',
    undo: 'update supplier set supplier_status_id = 1 where id = 1',
  },
  memberClosed: {
    make: 'update adherent set adherent_status_id = 4 where id = 1',
    undo: 'update adherent set adherent_status_id = 1 where id = 1',
  },
  day: {
    make: `insert into holiday (date, label, active) values ('${day}', 'Jour du test', true)`,
    undo: `delete from holiday where label = 'Jour du test'`,
  },
  minimum: {
    make: 'update platform_terms set minimum_ht = 100000 where id = 1',
    undo: 'update platform_terms set minimum_ht = 80 where id = 1',
  },
  quantity: {
    make: 'update article set order_step = 4, order_minimum = 12 where id = 2',
    undo: 'update article set order_step = 1, order_minimum = 1 where id = 2',
    own: {
      // Stock is moved by its own unit.
      stock: async () => {
        const [held] = await sql<{ id: number }>(
          'select a.id from article a join unit u on u.id = a.storage_management where u.decimals = 0 order by a.id limit 1',
        )
        const lines = [{ article_id: held?.id, quantity: '2.5', price_unit_ht: '9' }]
        return tellOf(await voucher(who.julie, 'entry', '2026-03-02', lines))
      },
    },
  },
  habit: {
    make: `update generaloption set value = '0.1' where key in ('habit_times_largest', 'habit_times_minimum');
      update order_line set habit_quantity = quantity where article_id = 1`,
    undo: `update generaloption set value = case key when 'habit_times_largest' then '5' else '50' end
      where key in ('habit_times_largest', 'habit_times_minimum')`,
  },
  budget: {
    make: 'update adherent set annual_food_budget = 1 where id = 1',
    undo: 'update adherent set annual_food_budget = 480000 where id = 1',
  },
  address: {
    make: 'update platform set order_email = null where id = 1; update contact set "deletedAt" = now() where supplier_id = 1',
    undo: `update platform set order_email = 'commandes@martin.example' where id = 1; update contact set "deletedAt" = null where supplier_id = 1`,
  },
  author: {
    make: `update "user" set status_id = 2 where first_name = 'Karim'`,
    undo: `update "user" set status_id = 1 where first_name = 'Karim'`,
    author: 'karim',
  },
  priceMoved: {
    make: 'update article_price set price_ht = price_ht + 1 where article_id = 2',
    undo: 'update article_price set price_ht = price_ht - 1 where article_id = 2',
    isThere: true,
  },
  access: {
    make: rights((table) => `update ${table} set "deletedAt" = ${gone} where "deletedAt" is null`),
    undo: rights((table) => `update ${table} set "deletedAt" = null where "deletedAt" = ${gone}`),
    own: {
      // The person reads its cart still; it is the right to send that was taken.
      clock: async () => {
        const id = await cartOf(who.julie, { article_id: 2 })
        await sql(`update profile_permission set "deletedAt" = ${gone} ${sendings} and "deletedAt" is null`)
        const seen = await sentByClock(id)
        await sql(`update profile_permission set "deletedAt" = null ${sendings} and "deletedAt" = ${gone}`)
        return seen
      },
    },
  },
  validator: {
    make: `update ${validators.replace('%s', '2')}`,
    undo: `update ${validators.replace('%s', '1')}`,
    author: 'karim',
    own: {
      validation: async () => {
        const id = await waiting({ article_id: 2 })
        await sql(`update ${validators.replace('%s', '2')}`)
        await runJob(on.context, absent)
        await sql(`update ${validators.replace('%s', '1')}`)
        const { status, returned_reason } = (await who.karim.get<OrderAnswer>(`/order/${id}`)).body
        return { answer: status === '100' ? '§' : 'R', said: returned_reason ?? '' }
      },
    },
  },
  period: {
    make: `insert into inventory (adherent_id, label, inventory_date, state, user_id) select 1, 'Clôture', '2026-03-02', 'validated', min(id) from "user"`,
    undo: `delete from inventory where label = 'Clôture'`,
  },
  stockModule: {
    make: 'update adherent set is_access_module_allowed = false where id = 1',
    undo: 'update adherent set is_access_module_allowed = true where id = 1',
  },
}

const refused = ({ status, body }: Answer<unknown>): Seen | undefined => {
  if (status < 400) return undefined
  const {
    type,
    display = '',
    fields = [],
  } = body as {
    type?: string
    display?: string
    fields?: { message: string }[]
  }
  return {
    answer: type === 'err519' ? 'A' : 'R',
    said: [display, ...fields.map(({ message }) => message)].join(' '),
  }
}

/** What an order that was let through says: a marked line, a remark about its terms, or a warning. */
function passed({ lines, terms, warnings }: OrderAnswer): Seen {
  const mark = lines.map((line) => line.unorderable_reason ?? line.unusual).find((text) => text !== null)
  if (mark) return { answer: 'M', said: mark }
  const issue = terms?.issues.find(({ code }) => code !== 'franco')
  if (issue) return { answer: 'W', said: issue.message }
  const [warning] = warnings
  if (!warning) return { answer: '–', said: '' }
  return { answer: warning.line_id === null ? 'W' : 'M', said: warning.reason }
}
/** What was done all the same, and what it was warned of. */
const warnedOf = ({ body }: Answer<unknown>): Seen => {
  const [said] = (body as Partial<Warned>).warned ?? []
  return said ? { answer: 'W', said } : { answer: '–', said: '' }
}
const tellOf = (answer: Answer<unknown>): Seen => refused(answer) ?? warnedOf(answer)
const seenOf = (answer: Answer<OrderAnswer>): Seen => refused(answer) ?? passed(answer.body)

const add = (by: TestActor, line: Line, quantity: string, more: object = {}) =>
  by.post<OrderAnswer>('/order/cart/line', { adherentId: A1, quantity, nearest: true, ...line, ...more })
async function cartOf(by: TestActor, line: Line): Promise<number> {
  const { body } = await add(by, { article_id: 1 }, '18')
  return (await add(by, line, '6', { order_id: body.id })).body.id
}
async function waiting(line: Line): Promise<number> {
  const id = await cartOf(who.karim, line)
  await who.karim.post(`/order/${id}/submit`)
  return id
}

let keys = 0
const receive = (
  id: number,
  line: number | undefined,
  { by = who.tom, qty = '6', ...more }: { by?: TestActor; qty?: string; seen_reception?: number } = {},
) => {
  keys += 1
  return by.post(`/order/${id}/reception`, {
    client_key: `controle-${String(keys).padStart(4, '0')}`,
    date: '2026-03-02',
    lines: [{ order_line_id: line, qty_delivered: qty, qty_accepted: qty, price_delivered_ht: '9.4' }],
    ...more,
    ...('seen_reception' in more ? { remainder: 'expected' } : {}),
  })
}

/** Each door, once as it is before the condition is true, then as it is tried. */
/** What the clock makes of a cart whose sending is planned, as the notification and the order tell it. */
async function sentByClock(id: number): Promise<Seen> {
  await sql(
    `insert into order_sending (order_id, send_at, user_id, "createdAt", "updatedAt")
     select $1, '2026-03-02T09:00:00+01:00', id, now(), now() from "user" where email = 'julie.petit@demo.example'`,
    [id],
  )
  const before = (await who.julie.get<OrderAnswer>(`/order/${id}`)).body
  await runJob(on.context, planned)
  const { status, lines, events } = (await who.julie.get<OrderAnswer>(`/order/${id}`)).body
  const [held] = await toldOf(on, id, 'order_not_sent')
  if (held) {
    expect([status, lines.length], 'the cart stands as it was').toEqual(['100', before.lines.length])
    const found = events.findLast(({ type }) => type === 'held')?.payload?.findings as { guard: GuardId }[]
    const guard = found[0]?.guard
    // Nothing is left where every line is left out; a budget is asked about, of who can answer later.
    const isToldOnly = guard && ['O', 'A'].includes(answerAt(guard, 'clock'))
    return { answer: isToldOnly ? answerAt(guard, 'clock') : 'R', said: held.body }
  }
  expect(['150', '300']).toContain(status)
  const [otherwise] = await toldOf(on, id, 'order_sent_otherwise')
  if (!otherwise) return { answer: '–', said: '' }
  return { answer: lines.length < before.lines.length ? 'O' : 'W', said: otherwise.body }
}

type Door = (line: Line, of: Pick<Condition, 'author' | 'isThere'>) => Promise<() => Promise<Seen>>
const doors: Partial<Record<GuardDoor, Door>> = {
  cart: async (line, { author = 'julie', isThere }) => {
    const { body } = await add(who[author], { article_id: 1 }, '18')
    if (isThere) await add(who[author], line, '6', { order_id: body.id })
    return async () => {
      const seen = seenOf(await add(who.julie, line, '6', { order_id: body.id }))
      // A line of a cart is marked by what it was warned of when it was put there.
      return isThere && seen.answer === 'M' ? { ...seen, answer: 'W' } : seen
    }
  },
  submission: async (line, { author = 'julie' }) => {
    const id = await cartOf(who[author], line)
    return async () => refused(await who.julie.post(`/order/${id}/submit`)) ?? { answer: '–', said: '' }
  },
  validation: async (line) => {
    const id = await waiting(line)
    return async () => {
      const { status, body } = await who.sophie.get<OrderAnswer>(`/order/${id}`)
      const isRead = status === 200
      const said = isRead && (body.lines.find(({ unusual }) => unusual)?.unusual ?? body.warnings[0]?.reason)
      const seen = said ? { answer: 'W', said } : { answer: '–', said: '' }
      return refused(await who.sophie.post(`/order/${id}/validate`)) ?? seen
    }
  },
  clock: async (line, { author = 'julie' }) => {
    const id = await cartOf(who[author], line)
    return () => sentByClock(id)
  },
  reopening: async (line) => {
    const id = await waiting(line)
    await who.sophie.post(`/order/${id}/refuse`, { reason: 'Pas cette semaine' })
    return async () => seenOf(await who.julie.post<OrderAnswer>(`/order/${id}/reopen`, {}))
  },
  proposal: async () => {
    const { id, lines } = await sentOrder(on, { articles: [[1, '18']], status: '300', day: '2026-03-06' })
    const body = {
      supplier_delivery_date: day,
      lines: [
        {
          line_id: lines[0],
          state: 'substituted',
          substitute_article_id: 2,
          substitute_quantity: '5',
          substitute_price_ht: '10',
        },
      ],
    }
    return async () => tellOf(await who.martin.post(`/order/${id}/confirm`, body))
  },
  reception: async () => {
    const { id, lines } = await sentOrder(on, { articles: [[2, '6']], day: '2026-03-02' })
    return async () => tellOf(await receive(id, lines[0]))
  },
  stock: async (line) => async () =>
    tellOf(
      await voucher(who.julie, 'entry', '2026-03-02', [{ ...line, quantity: '60', price_unit_ht: '9' }]),
    ),
}

/** The supplier's answer to an order, given again by somebody else of it. */
const ofColleague = (order: number) =>
  sql(
    `insert into order_event (order_id, type, user_id, payload, "createdAt")
     select order_id, type, (select id from "user" where email = 'fp@primeurs.example'), payload, "createdAt" from order_event
     where order_id = $1 and type = 'confirmed' order by id limit 1`,
    [order],
  )

/** What somebody else does meanwhile, and what the door says of it. */
const staleDoors: Partial<Record<GuardDoor, () => Promise<Seen>>> = {
  cart: async () => {
    const { body } = await add(who.julie, { article_id: 2 }, '6')
    const line = `/order/${body.id}/line/${body.lines[0]?.id}`
    await who.karim.put(line, { quantity: '8' })
    return tellOf(await who.julie.put(line, { quantity: '12', seen_quantity: '6' }))
  },
  submission: async () => {
    const { body } = await add(who.julie, { article_id: 2 }, '6')
    const seen = body.lines.map(({ id, quantity }) => ({ line_id: id, quantity }))
    await who.karim.put(`/order/${body.id}/line/${body.lines[0]?.id}`, { quantity: '8' })
    return tellOf(await who.julie.post(`/order/${body.id}/submit`, { seen }))
  },
  validation: async () => {
    const id = await waiting({ article_id: 2 })
    const { round } = (await who.sophie.get<OrderAnswer>(`/order/${id}`)).body
    await who.karim.post(`/order/${id}/withdraw`)
    await who.karim.post(`/order/${id}/submit`)
    return tellOf(await who.sophie.post(`/order/${id}/validate`, { seen_rounds: [{ order_id: id, round }] }))
  },
  clock: async () => {
    const { body } = await add(who.julie, { article_id: 2 }, '20')
    await who.karim.put(`/order/${body.id}/line/${body.lines[0]?.id}`, { quantity: '21' })
    return sentByClock(body.id)
  },
  reopening: async () => {
    const { body } = await add(who.julie, { article_id: 2 }, '6')
    const seen = body.lines.map(({ id, quantity }) => ({ line_id: id, quantity }))
    await who.karim.put(`/order/${body.id}/line/${body.lines[0]?.id}`, { quantity: '8' })
    return tellOf(await who.julie.put(`/order/${body.id}`, { ask_delivery_date: '2026-03-06', seen }))
  },
  proposal: async () => {
    const { id } = await sentOrder(on, { articles: [[1, '18']], status: '300', day: '2026-03-06' })
    const answer = { supplier_delivery_date: '2026-03-06', seen_confirm_date: null }
    await who.martin.post(`/order/${id}/confirm`, answer)
    await ofColleague(id)
    return tellOf(await who.martin.post(`/order/${id}/confirm`, answer))
  },
  reception: async () => {
    const { id, lines } = await sentOrder(on, { articles: [[2, '6']], day: '2026-03-02' })
    await receive(id, lines[0], { by: who.karim, seen_reception: 0, qty: '2' })
    return tellOf(await receive(id, lines[0], { seen_reception: 0, qty: '2' }))
  },
  stock: async () => {
    await voucher(who.julie, 'entry', '2026-03-02', [{ article_id: 2, quantity: '6', price_unit_ht: '9' }])
    const { body } = await who.julie.post<{ id: number; lines: { id: number }[] }>('/stock/1/inventory', {
      ...{ label: 'Réserve', inventory_date: '2026-03-02' },
    })
    const count = (by: TestActor, quantity_real: string, seen_quantity: string | null) =>
      by.put(`/stock/inventory/${body.id}`, {
        lines: [{ id: body.lines[0]?.id, quantity_real, seen_quantity }],
      })
    expect((await count(who.tom, '8', null)).status).toBe(200)
    const seen = tellOf(await count(who.julie, '12', null))
    expect((await count(who.julie, '12', '8')).status, 'once it is known').toBe(200)
    await who.julie.delete(`/stock/inventory/${body.id}`)
    return seen
  },
}

const doorNames = Object.keys(guardDoors) as GuardDoor[]
const all = guardIds.flatMap((guard) => doorNames.map((door) => [guard, door] as const))

const cells = all.map(([guard, door]) => [guard, door, cellOf(guard, door)] as const)

/** The declared sentence, whatever stands at its marks. */
const sentencePattern = (guard: GuardId, door: GuardDoor): RegExp => {
  if (cellOf(guard, door) === '§') return /^Plus personne ne peut valider cette commande\.$/
  // Stock has steps and no minimum.
  if (guard === 'quantity' && door === 'stock') return /^.*Par 1 .+\.$/
  // What was done meanwhile differs by door.
  if (guard === 'stale') return / il y a \d+ min\.$/
  return new RegExp(
    sentenceOf(guard)
      .split(/%\{\w+\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+')
      // A door that only warns asks nothing.
      .replace(/ Confirmer \\\?$/, '(?: Confirmer \\?)?'),
  )
}

async function tried(guard: GuardId, door: GuardDoor): Promise<Seen> {
  if (guard === 'stale') {
    await sql(`update "order" set "deletedAt" = now() where status in ('100', '150', '200')`)
    return (await staleDoors[door]?.()) ?? { answer: '', said: '' }
  }
  const { make, undo, line = () => ({ article_id: 2 }), own, ...of } = conditions[guard] as Condition
  await sql(`update "order" set "deletedAt" = now() where status in ('100', '150', '200')`)
  const alone = own?.[door]
  if (alone) return alone()
  const attempt = await doors[door]?.(line(), of)
  await sql(make)
  forgetActors(on.context.db)
  try {
    return (await attempt?.()) ?? { answer: '', said: '' }
  } finally {
    await sql(undo)
    forgetActors(on.context.db)
  }
}

describe('each condition at each door (5-doors §1)', () => {
  test.each(cells)('%s at %s: %s', async (guard, door) => {
    const seen = await tried(guard, door)
    const answer = answerAt(guard, door)
    expect([seen.answer, seen.said]).toEqual([
      answer,
      answer === '–' ? '' : expect.stringMatching(sentencePattern(guard, door)),
    ])
  })
})

describe('what a refusal leaves (5-doors §1.1, §1.2)', () => {
  const withdraw = (date: string | null) =>
    sql('update article set deactivation_date = $1 where id = 2', [date])
  const clean = () => sql(`update "order" set "deletedAt" = now() where status in ('100', '150', '200')`)
  const read = async (id: number, by: TestActor) => (await by.get<OrderAnswer>(`/order/${id}`)).body
  const heldIn = ({ events }: OrderAnswer) => events.filter(({ type }) => type === 'held')
  const reason = "Steak haché 15 % 125 g n'est plus au catalogue depuis le 01/02/2026."

  test('a cart keeps its marks and says which line it is; the other carts of the batch leave', async () => {
    await clean()
    const id = await cartOf(who.julie, { article_id: 2 })
    const { body: other } = await add(who.julie, { article_id: 5 }, '20')
    await withdraw('2026-02-01')
    const { body } = await who.julie.post<BatchAnswer>('/order/submit', { ids: [id, other.id] })
    const again = await who.julie.post(`/order/${id}/submit`)
    const seen = await read(id, who.julie)
    await withdraw(null)
    const line = seen.lines.find(({ article_id }) => article_id === 2)
    const finding = { guard: 'withdrawn', line_id: line?.id, label: line?.label, reason }
    const ended = { ...finding, ends: ['replace', 'remove', 'day'], quantity: null }
    expect(body).toMatchObject({
      done: 1,
      results: [
        { id, status: '100', error: { findings: [ended], days: [] } },
        { id: other.id, status: '300' },
      ],
    })
    expect(again.body).toMatchObject({ type: 'err510', findings: [finding] })
    expect(line?.unorderable_reason).toBe(reason)
    expect(heldIn(seen), 'told once, however often it is tried').toMatchObject([
      { payload: { door: 'submission', findings: [finding] } },
    ])
    await who.julie.delete(`/order/${id}/line/${line?.id}`)
    expect((await who.julie.post<OrderAnswer>(`/order/${id}/submit`)).body.status).toBe('300')
  })

  test('what somebody else has put into a cart meanwhile is told before it leaves, to who says what it saw', async () => {
    await clean()
    await add(who.julie, { article_id: 1 }, '18')
    const { id, lines } = (await add(who.julie, { article_id: 2 }, '6')).body
    const seen = lines.map((line) => ({ line_id: line.id, quantity: line.quantity }))
    const steak = lines.find(({ article_id }) => article_id === 2)?.id
    await who.karim.put(`/order/${id}/line/${steak}`, { quantity: '8' })
    const { body } = await who.julie.post<BatchAnswer>('/order/submit', { ids: [id], seen })
    expect(body.results[0]?.error?.findings).toMatchObject([
      { guard: 'stale', line_id: steak, reason: 'Karim Benali a mis 8 cartons il y a 1 min.', ends: [] },
    ])
    expect((await read(id, who.julie)).status).toBe('100')
    const chop = lines.find(({ article_id }) => article_id === 1)?.id
    const label = lines.find(({ id: line }) => line === chop)?.label
    const gone = `Karim Benali a retiré ${label} il y a 1 min.`
    await who.karim.delete(`/order/${id}/line/${chop}`)
    const late = await who.julie.put(`/order/${id}/line/${chop}`, { quantity: '4' })
    expect(late.body).toMatchObject({ type: 'err404', display: gone })
    expect((await who.karim.put(`/order/${id}/line/${chop}`, { quantity: '4' })).body).toMatchObject({
      display: 'Élément introuvable',
    })
    const short = seen.map((one) => (one.line_id === steak ? { ...one, quantity: '8' } : one))
    const { body: refusal } = await who.julie.post<BatchAnswer>('/order/submit', { ids: [id], seen: short })
    expect(refusal.results[0]?.error?.findings).toMatchObject([
      { guard: 'stale', line_id: chop, reason: gone },
    ])
    await add(who.julie, { article_id: 1 }, '18', { order_id: id })
    const fresh = (await read(id, who.julie)).lines.map(({ id: line_id, quantity }) => ({
      line_id,
      quantity,
    }))
    expect((await who.julie.post<OrderAnswer>(`/order/${id}/submit`, { seen: fresh })).body.status).toBe(
      '300',
    )
  })

  test('a refusal says the days on which nothing of it stands; another article takes the line in the same cart', async () => {
    await clean()
    await sql(`insert into article (label, ref_supplier, product_id, supplier_id, family_id, rate_id, quotation, price_ht, order_management, billing,
        coef_order_management, coef_billing, coef, active) select 'Steak haché bis', 'BIS', product_id, supplier_id, family_id, rate_id, 9, 9,
        order_management, billing, 1, 1, 1, true from article where id = 2`)
    await sql(`insert into article_price (article_id, valid_from, quotation, price_ht, source) select id, '2026-01-01', 9, 9, 'manual'
        from article where ref_supplier = 'BIS'`)
    const near = (await add(who.julie, { article_id: 1 }, '18')).body
    const far = (await add(who.julie, { article_id: 1 }, '18', { ask_delivery_date: '2026-03-09' })).body
    const { lines } = (await add(who.julie, { article_id: 2 }, '6', { order_id: far.id })).body
    const line = lines.find(({ article_id }) => article_id === 2)?.id ?? 0
    await withdraw('2026-03-06')
    const refusal = await who.julie.post<{ days: string[] }>(`/order/${far.id}/submit`)
    const moved = await who.julie.put<OrderAnswer>(`/order/${far.id}`, { ask_delivery_date: '2026-03-04' })
    await who.julie.put(`/order/${far.id}`, { ask_delivery_date: '2026-03-09' })
    const { proposals } = (await who.julie.get<ElsewhereAnswer>(`/order/${far.id}/elsewhere?line_id=${line}`))
      .body
    const { article_id = 0, quantity = '' } = proposals[0] ?? {}
    const replaced = await who.julie.post<ReplacedAnswer>(`/order/${far.id}/optimise`, {
      line_id: line,
      article_id,
      quantity,
    })
    await withdraw(null)
    await sql(`update article set "deletedAt" = now() where ref_supplier = 'BIS'`)
    expect(refusal.body.days).toEqual(['2026-03-04'])
    expect(moved.body.lines.map((one) => one.unorderable_reason)).toEqual([null, null])
    expect(proposals).toMatchObject([{ label: 'Steak haché bis', same_supplier: true, quantity: '30.000' }])
    expect([replaced.body.moved_to, replaced.body.lines.map(({ label }) => label)]).toEqual([
      null,
      ['Rôti de porc filet', 'Steak haché bis'],
    ])
    expect((await read(near.id, who.julie)).lines).toHaveLength(1)
  })

  test('an order that cannot be taken up again, or a cart moved or merged, keeps its marks and tells why; the step alone is not made', async () => {
    await clean()
    const close = (status: number) =>
      sql(`update adherent set adherent_status_id = $1 where id = 1`, [status])
    const id = await waiting({ article_id: 2 })
    await who.sophie.post(`/order/${id}/refuse`, { reason: 'Pas cette semaine' })
    const cart = (await add(who.julie, { article_id: 2 }, '6', { ask_delivery_date: '2026-03-06' })).body
    const other = (await add(who.julie, { article_id: 1 }, '18', { ask_delivery_date: '2026-03-09' })).body
    await sql(`update "order" set ask_delivery_date = '2026-03-06' where id = $1`, [other.id])
    await withdraw('2026-02-01')
    await close(4)
    const tries = [
      await who.karim.post(`/order/${id}/reopen`, {}),
      await who.julie.put(`/order/${cart.id}`, { ask_delivery_date: '2026-03-09', comment: 'Perdu' }),
      await who.julie.post(`/order/${cart.id}/merge`, { order_id: other.id }),
    ]
    await close(1)
    const [refusedOne, kept, mate] = [
      await read(id, who.karim),
      await read(cart.id, who.julie),
      await read(other.id, who.julie),
    ]
    await withdraw(null)
    for (const { status, body } of tries)
      expect([status, body]).toMatchObject([422, { type: 'err510', findings: [{ guard: 'memberClosed' }] }])
    expect([refusedOne.status, kept.ask_delivery_date, kept.comment, mate.lines.length]).toEqual([
      '200',
      '2026-03-06',
      null,
      1,
    ])
    const [marked] = kept.lines
    expect(refusedOne.lines.at(-1)?.unorderable_reason).toBe(reason)
    expect(marked?.unorderable_reason).toBe(reason)
    for (const order of [refusedOne, kept])
      expect(heldIn(order), 'told once, however often it is tried').toMatchObject([
        { payload: { door: 'reopening', findings: [{ guard: 'memberClosed' }] } },
      ])
  })

  test('an order stays at 150 with its marks by each channel, author and decider are told once, and its link stays good', async () => {
    await clean()
    const id = await waiting({ article_id: 2 })
    const [mail] = await mailsAbout(on, id, 'commande_a_valider')
    const token = /decideOrder\?token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
    const byLink = () =>
      on.app.inject({ method: 'POST', url: '/api/order/decide', payload: { token, decision: 'validated' } })
    await withdraw('2026-02-01')
    const alone = await who.sophie.post(`/order/${id}/validate`)
    const { body: batch } = await who.sophie.post<BatchAnswer>('/order/validate', { ids: [id] })
    const linked = await byLink()
    const seen = await read(id, who.sophie)
    const back = { author: 'Karim Benali', reason }
    expect(alone).toMatchObject({ status: 422, body: { type: 'err510', back } })
    expect(batch.results).toMatchObject([{ status: '150', error: { back, findings: [{ reason }] } }])
    expect(linked.json()).toMatchObject({ back })
    expect(seen).toMatchObject({ status: '150', order_total_ht: '442.20' })
    expect(seen.lines.map((line) => line.unorderable_reason)).toEqual([null, reason])
    expect(heldIn(seen)).toHaveLength(1)
    const told = await toldOf(on, id, 'order_held')
    expect(told.map(({ user }) => user).sort()).toEqual(['Karim', 'Sophie'])
    await withdraw(null)
    expect((await byLink()).statusCode, 'once nothing stands against it, the same link decides').toBe(200)
    expect((await read(id, who.sophie)).lines.map((line) => line.unorderable_reason)).toEqual([null, null])
    await withdraw('2026-02-01')
    const second = await who.luc.post(`/order/${id}/validate`)
    await withdraw(null)
    expect(second.body, 'level 2 asks the same').toMatchObject({ type: 'err510', back })
    const returned = await who.luc.post<OrderAnswer>(`/order/${id}/refuse`, { reason: back.reason })
    expect(returned.body.status).toBe('250')
  })

  test('who sees the rules sees how often each one spoke, a member does not', async () => {
    const { nadia } = await kitchen(on, 'nadia')
    type Counts = { counts: { guard: string; door: string; count: number }[] }
    const read = async () => {
      await on.context.db.tally.flush()
      return (await nadia.get<Counts>('/order/guards')).body.counts
    }
    const countOf = (counts: Counts['counts']) =>
      counts.find(({ guard, door }) => guard === 'withdrawn' && door === 'cart')?.count ?? 0
    const before = countOf(await read())
    await withdraw('2026-02-01')
    for (const _ of [1, 2]) await add(who.julie, { article_id: 2 }, '1')
    await withdraw(null)
    expect(countOf(await read())).toBe(before + 2)
    expect((await who.julie.get('/order/guards')).status).toBe(403)
  })

  test('a count that cannot be kept keeps nobody from ordering', async () => {
    const rename = (from: string, to: string) =>
      asOwner(on.url, (tx) => tx.query(`alter table ${from} rename to ${to}`))
    await rename('guard_count', 'guard_count_away')
    await withdraw('2026-02-01')
    const refusal = await add(who.julie, { article_id: 2 }, '1')
    await on.context.db.tally.flush()
    await withdraw(null)
    await rename('guard_count_away', 'guard_count')
    expect(refusal.body).toMatchObject({ type: 'err400', fields: [{ message: reason }] })
  })
})

describe('what somebody else has done meanwhile, and what is asked once (5-doors §1: 11, 17)', () => {
  const read = (id: number) => who.julie.get<OrderAnswer>(`/order/${id}`)
  const clean = () => sql(`update "order" set "deletedAt" = now() where status in ('100', '150', '200')`)
  const ago = 'il y a 1 min.'

  test('a quantity far from habit that a supplier proposes is asked once, the order unanswered until it is meant', async () => {
    const { id, lines } = await sentOrder(on, { articles: [[1, '18']], status: '300', day: '2026-03-06' })
    const proposed = { line_id: lines[0], state: 'substituted', substitute_article_id: 2 }
    const body = {
      supplier_delivery_date: '2026-03-06',
      lines: [{ ...proposed, substitute_quantity: '900', substitute_price_ht: '10' }],
    }
    const asked = await who.martin.post<OrderAnswer>(`/order/${id}/confirm`, body)
    expect(asked.body).toMatchObject({ type: 'err519', findings: [{ guard: 'habit', line_id: lines[0] }] })
    expect((await who.martin.get<OrderAnswer>(`/order/${id}`)).body.substitutions).toEqual([])
    const meant = await who.martin.post<OrderAnswer>(`/order/${id}/confirm`, {
      ...body,
      confirmed: ['habit'],
    })
    expect(meant.body.substitutions).toMatchObject([{ quantity: '900.000', state: 'pending' }])
  })

  test('a supplier does not write over the answer of a colleague unseen; over its own it does', async () => {
    const { id } = await sentOrder(on, { articles: [[1, '18']], status: '300', day: '2026-03-06' })
    const answer = (seen_confirm_date: string | null) =>
      who.martin.post<OrderAnswer>(`/order/${id}/confirm`, {
        supplier_delivery_date: '2026-03-06',
        seen_confirm_date,
      })
    await answer(null)
    expect((await answer(null)).status, 'its own answer surprises nobody').toBe(200)
    await ofColleague(id)
    const refusal = await answer(null)
    expect(refusal.body).toMatchObject({
      type: 'err409',
      display: expect.stringMatching(/ a répondu il y a 1 min\.$/),
    })
    const { body } = await who.martin.get<OrderAnswer>(`/order/${id}`)
    expect((await answer(body.confirm_order_date)).status).toBe(200)
  })

  test('a cart is not merged, nor an order taken up again, over what a colleague has done meanwhile', async () => {
    await clean()
    const cart = (await add(who.julie, { article_id: 2 }, '6', { ask_delivery_date: day })).body
    const other = (await add(who.julie, { article_id: 1 }, '18', { ask_delivery_date: '2026-03-06' })).body
    await sql(`update "order" set ask_delivery_date = $2 where id = $1`, [other.id, day])
    const merge = ({ lock_version: other_version }: OrderAnswer) =>
      who.julie.post<OrderAnswer>(`/order/${cart.id}/merge`, {
        ...{ order_id: other.id, lock_version: cart.lock_version, other_version },
      })
    await who.karim.put(`/order/${other.id}/line/${other.lines[0]?.id}`, { quantity: '20' })
    expect((await merge(other)).body).toMatchObject({
      type: 'err510',
      display: `Karim Benali a mis 20 kg ${ago}`,
    })
    const seen = (await who.julie.get<OrderAnswer>(`/order/${other.id}`)).body
    expect((await merge(seen)).status).toBe(200)
    await clean()
    const id = await waiting({ article_id: 2 })
    await who.sophie.post(`/order/${id}/refuse`, { reason: 'Pas cette semaine' })
    await who.julie.post(`/order/${id}/reopen`, {})
    expect((await who.karim.post(`/order/${id}/reopen`, {})).body).toMatchObject({
      type: 'err409',
      display: `Julie Petit a repris cette commande ${ago}`,
    })
  })

  test('a sending is planned and given up by who may send; it asks for a budget at once and refuses a day that will have passed', async () => {
    await clean()
    const { body: cart } = await add(who.julie, { article_id: 2 }, '20')
    const plan = (send_at: string, by = who.julie, more: object = {}) =>
      by.put(`/order/${cart.id}/sending`, { send_at, ...more })
    const at = '2026-03-02T10:00:00+01:00'
    expect((await plan('2026-03-02T08:00:00+01:00')).body).toMatchObject({
      fields: [{ name: 'send_at', message: 'Cette heure est passée.' }],
    })
    expect((await plan('2026-03-05T08:00:00+01:00')).body).toMatchObject({
      type: 'err512',
      findings: [{ guard: 'day' }],
    })
    expect((await plan(at, who.martin)).status).toBe(404)
    await sql('update adherent set annual_food_budget = 1 where id = 1')
    const asked = await plan(at)
    const meant = await plan(at, who.julie, { confirmed: ['budget'] })
    expect(asked.body).toMatchObject({ type: 'err519', findings: [{ guard: 'budget' }] })
    expect(meant.status).toBe(200)
    expect((await read(cart.id)).body.sending).toMatchObject({ User: { first_name: 'Julie' } })
    await who.karim.put(`/order/${cart.id}/sending`, { send_at: null })
    expect((await read(cart.id)).body.sending).toBeNull()
    await plan(at, who.julie, { confirmed: ['budget'] })
    on.clock.set('2026-03-02T10:00:00+01:00')
    await runJob(on.context, planned)
    on.clock.set('2026-03-02T09:00:00+01:00')
    await sql('update adherent set annual_food_budget = 480000 where id = 1')
    const sent = (await read(cart.id)).body
    expect([sent.status, sent.sending], 'the confirmation holds').toEqual(['300', null])
  })

  test('nothing leaves in the name of whose account is over or who lost the right to send; its people are told', async () => {
    await clean()
    const { body: cart } = await add(who.julie, { article_id: 2 }, '20')
    const fate = async (make: string, undo: string) => {
      await who.julie.put(`/order/${cart.id}/sending`, { send_at: '2026-03-02T09:01:00+01:00' })
      await sql(make)
      on.clock.set('2026-03-02T09:01:00+01:00')
      await runJob(on.context, planned)
      await sql(undo)
      on.clock.set('2026-03-02T09:00:00+01:00')
      const { status, sending, events } = (await read(cart.id)).body
      return [status, sending, events.findLast(({ type }) => type === 'held')?.payload?.findings]
    }
    const julie = `where email = 'julie.petit@demo.example'`
    expect(
      await fate(`update "user" set status_id = 2 ${julie}`, `update "user" set status_id = 1 ${julie}`),
    ).toMatchObject([
      '100',
      null,
      [{ guard: 'author', reason: expect.stringMatching(/^Julie Petit n'est plus actif/) }],
    ])
    const sending = `permission in ('sendCartByProvider', 'sendCartByMember') and profile_id = (select profile_id from "user" ${julie})`
    expect(
      await fate(
        `update profile_permission set "deletedAt" = now() where ${sending}`,
        `update profile_permission set "deletedAt" = null where ${sending}`,
      ),
    ).toMatchObject([
      '100',
      null,
      [{ guard: 'access', reason: "Vous n'avez plus accès à l'envoi de cette commande." }],
    ])
  })

  test('an order that was taken back, changed and sent again is not validated as it was before', async () => {
    await clean()
    const id = await waiting({ article_id: 2 })
    const { round } = (await who.sophie.get<OrderAnswer>(`/order/${id}`)).body
    await who.karim.post(`/order/${id}/withdraw`)
    await add(who.karim, { article_id: 2 }, '40', { order_id: id })
    await who.karim.post(`/order/${id}/submit`)
    const validate = (seen: number) =>
      who.sophie.post<OrderAnswer>(`/order/${id}/validate`, { seen_rounds: [{ order_id: id, round: seen }] })
    expect((await validate(round)).body).toMatchObject({
      type: 'err409',
      display: `Karim Benali a repris et renvoyé cette commande ${ago}`,
    })
    const refusal = { reason: 'Trop de viande', seen_rounds: [{ order_id: id, round }] }
    expect((await who.sophie.post(`/order/${id}/refuse`, refusal)).body).toMatchObject({ type: 'err409' })
    const batch = await who.sophie.post<BatchAnswer>('/order/validate', {
      ids: [id],
      seen_rounds: [{ order_id: id, round }],
    })
    expect(batch.body.results[0]?.error?.type).toBe('err409')
    const again = (await who.sophie.get<OrderAnswer>(`/order/${id}`)).body
    expect([again.status, again.round]).toEqual(['150', round + 1])
    expect((await validate(again.round)).status).toBe(200)
  })

  test('a reception is not signed over what a colleague has signed meanwhile, until it is known', async () => {
    const { id, lines } = await sentOrder(on, { articles: [[2, '6']], day: '2026-03-02' })
    const sign = (by: TestActor, seen_reception: number, qty: string) => {
      keys += 1
      return by.post<{ id: number; stale?: { reception: number } }>(`/order/${id}/reception`, {
        ...{ client_key: `vue-${String(keys).padStart(6, '0')}`, date: '2026-03-02', remainder: 'expected' },
        seen_reception,
        lines: [
          { order_line_id: lines[0], qty_delivered: qty, qty_accepted: qty, price_delivered_ht: '9.4' },
        ],
      })
    }
    const first = await sign(who.tom, 0, '2')
    const refusal = await sign(who.karim, 0, '4')
    expect(refusal.body).toMatchObject({
      type: 'err409',
      display: `Tom Garnier a signé une réception ${ago}`,
      stale: { reception: first.body.id },
    })
    expect((await sign(who.karim, first.body.id, '4')).status).toBe(200)
  })

  test('a storage unit without decimals is moved and counted whole; what a conversion left is taken as it is', async () => {
    const [held] = await sql<{ id: number; unit: string }>(
      `select a.id, u.label as unit from article a join unit u on u.id = a.storage_management where u.decimals = 0 order by a.id limit 1`,
    )
    const line = (quantity: string) => [{ article_id: held?.id, quantity, price_unit_ht: '9' }]
    const half = await voucher(who.julie, 'entry', '2026-03-02', line('2.5'))
    expect(half.body).toMatchObject({
      type: 'err400',
      fields: [{ name: 'lines.0.quantity', message: expect.stringMatching(/^Par 1 .+\.$/) }],
    })
    expect((await voucher(who.julie, 'entry', '2026-03-02', line('2'))).status).toBe(200)
    await sql('update stock_level set quantity = 12.5 where article_id = $1 and adherent_id = 1', [held?.id])
    const rest = await who.julie.post('/stock/1/voucher', {
      direction: 'exit',
      date_operation: '2026-03-02',
      lines: [{ article_id: held?.id, quantity: '12.5' }],
    })
    expect(rest.status).toBe(200)
  })
})

describe('what master data strikes (5-doors §1, M)', () => {
  type ProfileRow = Record<'menus' | 'Profile_permission', { permission: string }[]> & { id: number }
  type ImportAnswer = { changes?: { fields: { remark?: string }[] }[] }
  const struckOf = (struck: StruckAnswer['struck']) =>
    `Sont touchés : ${struck.map(({ label }) => label).join(', ')}.`
  const strikes = async (by: TestActor, model: string, ids: readonly number[]) =>
    (await by.put<StruckAnswer>('/struck', { model, ids: ids.map(String) })).body.struck

  test('each kind of master data says what is ordered of it before it is taken out of service', async () => {
    await sql(`update "order" set "deletedAt" = now() where status in ('100', '150', '200', '250')`)
    const { nadia } = await kitchen(on, 'nadia')
    await waiting({ article_id: 2 })
    await add(who.julie, { product_not_in_catalog_id: outside }, '3')
    await sql(`with made as (insert into standard_cart (label, adherent_id) values ('Semaine type', 1) returning id)
      insert into standard_cart_line (standard_cart_id, article_id, quantity) select id, 2, 6 from made`)
    const [of] = await sql<Record<'product' | 'subfamily' | 'family' | 'referencing', number>>(
      `select p.id as product, f.id as subfamily, f.family_id as family,
         (select r.id from referencing r where r.supplier_id = 1 and r.adherent_id = 1 and r."deletedAt" is null limit 1) as referencing
       from article a join product p on p.id = a.product_id join subfamily f on f.id = p.subfamily_id where a.id = 2`,
    )
    const said = async (model: string, id = 1) =>
      (await strikes(nadia, model, [id])).map(({ label }) => label)
    const all = ['1 commande à valider', '1 panier type']
    expect(await said('article', 2)).toEqual(all)
    expect(await said('product', of?.product)).toEqual(all)
    expect(await said('subfamily', of?.subfamily)).toEqual(all)
    expect(await said('family', of?.family)).toEqual(all)
    expect(await said('supplier')).toEqual(['1 panier', ...all])
    expect(await said('adherent')).toEqual(['1 panier', ...all])
    expect(await said('productnotincatalog', outside)).toEqual(['1 panier'])
    expect(await said('platform')).toContain('1 commande à valider')
    expect(await said('referencing', of?.referencing)).toContain('1 commande à valider')
    expect(await said('article', 5), 'an article that nobody orders').toEqual([])
    const [, { rows = [] } = {}] = await strikes(nadia, 'supplier', [1])
    expect(rows).toEqual([
      {
        label: expect.stringMatching(/^C26\d+ · CH de Valmont · Boucherie Martin$/),
        link: expect.stringMatching(/^\/back-office\/orders\/\d+$/),
      },
    ])
    await sql(
      `insert into profile_permission (profile_id, permission)
       select profile_id, unnest(array['updateSupplier', 'viewSupplier']) from "user" where email = 'fm@martin.example' on conflict do nothing`,
    )
    const martin = await signIn(on.app, 'fm@martin.example')
    expect(await strikes(martin, 'supplier', [1]), 'a supplier knows no cart of its members').toEqual([])
    expect((await nadia.put('/struck', { model: 'article', ids: ['deux'] })).status).toBe(422)
    expect((await who.karim.put('/struck', { model: 'article', ids: ['2'] })).status).toBe(403)
    expect((await nadia.put('/struck', { model: 'constructor', ids: ['2'] })).status).toBe(422)
  })

  test('the form, the cell, the bulk edit, the import and the API say the same of what goes out of service', async () => {
    await sql(`update "order" set "deletedAt" = now() where status in ('100', '150', '200', '250')`)
    await sql('update standard_cart set "deletedAt" = now()')
    const { nadia } = await kitchen(on, 'nadia')
    await waiting({ article_id: 2 })
    await add(who.julie, { product_not_in_catalog_id: outside }, '3')
    const [of] = await sql<Record<'product' | 'subfamily' | 'family' | 'referencing', number>>(
      `select p.id as product, f.id as subfamily, f.family_id as family,
         (select r.id from referencing r where r.supplier_id = 1 and r.adherent_id = 1 and r."deletedAt" is null limit 1) as referencing
       from article a join product p on p.id = a.product_id join subfamily f on f.id = p.subfamily_id where a.id = 2`,
    )
    const off = [{ active: false }, 'Non'] as const
    const out: readonly (readonly [
      model: string,
      id: number,
      change: object,
      cell: string,
      struck: string,
    ])[] = [
      ['product', of?.product ?? 0, ...off, '1 commande à valider'],
      ['subfamily', of?.subfamily ?? 0, ...off, '1 commande à valider'],
      ['family', of?.family ?? 0, ...off, '1 commande à valider'],
      ['supplier', 1, { supplier_status_id: 3 }, 'Déréférencé', '1 panier, 1 commande à valider'],
      ['adherent', 1, { adherent_status_id: 4 }, 'Suspendu', '1 panier, 1 commande à valider'],
      ['platform', 1, ...off, '1 panier, 1 commande à valider'],
      [
        'referencing',
        of?.referencing ?? 0,
        { state: 'suspended' },
        'Suspendu',
        '1 panier, 1 commande à valider',
      ],
      ['productnotincatalog', outside, ...off, '1 panier'],
      ['article', 2, ...off, '1 commande à valider'],
    ]
    const told: Record<string, Record<string, string | undefined>> = {}
    const expected: typeof told = {}
    for (const [model, id, change, cell, struck] of out) {
      const resource = on.context.db.registry.get(model)
      const [name = ''] = Object.keys(change)
      const sentence = `Sont touchés : ${struck}.`
      const search = {
        model,
        fields: [{ name: 'id', operator: 'eq', value: id }],
        offset: 0,
        limit: 10,
        orders: [],
      }
      const found = await nadia.put<StruckAnswer>('/struck', { model, search })
      const file = workbook([
        ['Identifiant', resource.fields[name]?.label ?? ''],
        [id, cell],
      ])
      const checked = await sendFile<ImportAnswer>(on.app, `/imports/${model}/check`, {
        token: nadia.token,
        file: { name: 'liste.xlsx', content: file },
      })
      const { path } = callOf(resource.calls.update ?? 'PUT /')
      const [before] = await sql(`select * from "${tableOf(resource)}" where id = $1`, [id])
      const written = await nadia.put<Partial<Warned>>(path.replace('{id}', String(id)), {
        ...{ id, ...change, lock_version: before?.lock_version },
      })
      const again = await nadia.put<Partial<Warned>>(path.replace('{id}', String(id)), { ...written.body })
      await sql(`update "${tableOf(resource)}" set ${name} = $2 where id = $1`, [id, before?.[name]])
      told[model] = {
        asked: struckOf(await strikes(nadia, model, [id])),
        bulk: struckOf(found.body.struck),
        import: checked.body.changes?.[0]?.fields[0]?.remark ?? JSON.stringify(checked.body),
        api: written.body.warned?.[0] ?? JSON.stringify(written.body).slice(0, 200),
        again: again.status === 200 ? again.body.warned?.[0] : JSON.stringify(again.body),
      }
      expected[model] = { asked: sentence, bulk: sentence, import: sentence, api: sentence, again: undefined }
    }
    expect(told).toEqual(expected)
  })

  test('a change takes a record out of service only where it was in service', () => {
    const out = (name: string, before: object, change: object) =>
      goesOut(on.context.db.registry.get(name), { ...before }, { ...change })
    expect(out('article', { active: true, deactivation_date: null }, { active: false })).toBe(true)
    expect(out('product', { active: true }, { deactivation_date: '2026-05-01' })).toBe(true)
    expect(out('article', { active: false }, { active: false, label: 'Autre' })).toBe(false)
    expect(out('supplier', { supplier_status_id: 1 }, { supplier_status_id: 3 })).toBe(true)
    expect(out('supplier', { supplier_status_id: 3 }, { supplier_status_id: 1 })).toBe(false)
    expect(out('referencing', { state: 'active' }, { state: 'suspended' })).toBe(true)
    expect(out('unit', { active: true }, { active: false })).toBe(false)
    const { all } = on.context.db.registry
    const names = (those: typeof all) => those.map(({ name }) => name).sort()
    expect(names(all.filter((one) => one.outOfService))).toEqual(Object.keys(struckOrders).sort())
    expect(names(all.filter(canStrike))).toEqual(Object.keys(portal.struck ?? {}).sort())
  })

  test('taking rights, perimeter or catalogues from people says what it strikes, at every door, before it is done', async () => {
    await sql(`update "order" set "deletedAt" = now() where status in ('100', '150', '200', '250')`)
    const { nadia, karim } = await kitchen(on, 'nadia', 'karim')
    who.karim = karim
    const vera = await addPerson(on, {
      ...{ email: 'vera@gardes.example', profile: 'DI', first_name: 'Vera', last_name: 'Valide' },
      adherents: [1],
    })
    const [before] = await sql('select validator_one, validator_two from "user" where id = $1', [karim.id])
    await sql('update "user" set validator_one = $1, validator_two = null where id = $2', [vera, karim.id])
    const order = await waiting({ article_id: 2 })
    await sql('update "user" set validator_one = null where id = $1', [karim.id])
    const cart = await add(karim, { article_id: 2 }, '6')
    const sent = await add(karim, { article_id: 2 }, '6', { ask_delivery_date: '2026-03-11' })
    const at = '2026-03-05T09:00:00+01:00'
    await sql(
      'insert into order_sending (order_id, user_id, send_at, is_budget_confirmed) values ($1, $2, $3, false)',
      [sent.body.id, karim.id, at],
    )
    expect(sent.body.id).not.toBe(cart.body.id)
    await sql('update "user" set validator_one = $1 where id = $2', [vera, karim.id])
    await sql(
      `insert into api_key (user_id, name, hash, ending, permissions, last_day, expires_at)
       values ($1, 'Caisse', 'empreinte', 'abcd', '{}', '2027-01-01', '2027-01-01')`,
      [vera],
    )
    const struck = async (model: string, id: number, change?: object) => {
      const { status, body } = await nadia.put<StruckAnswer>('/struck', { model, ids: [String(id)], change })
      expect(status, JSON.stringify(body)).toBe(200)
      return body.struck
    }
    const said = async (model: string, id: number, change?: object) =>
      (await struck(model, id, change)).map(({ label }) => label)

    const ofVera = ['1 commande à valider', '1 personne sans ce valideur', "1 clé d'API"]
    expect(await said('user', vera), 'an account that is removed').toEqual(ofVera)
    expect(await said('user', vera, { status_id: 2 })).toEqual(ofVera)
    expect(await said('user', vera, { adherent_ids: [2] })).toEqual(ofVera)
    expect(await said('user', vera, { adherent_ids: [1, 2] }), 'more than before').toEqual([])
    expect(await said('user', vera, { last_name: 'Autre' }), 'nothing that may strike').toEqual([])
    const [first] = await struck('user', vera, { status_id: 2 })
    expect(first?.rows).toEqual([
      { label: expect.stringContaining('CH de Valmont'), link: `/back-office/orders/${order}` },
    ])
    const ofKarim = ['1 panier', '1 envoi programmé']
    expect(await said('user', karim.id, { adherent_ids: [] })).toEqual(ofKarim)
    expect(await said('user', karim.id, { status_id: 2 })).toEqual(ofKarim)

    const profileOf = async (id: number) => {
      const [row] = await sql<{ id: number }>('select profile_id as id from "user" where id = $1', [id])
      return (await nadia.get<ProfileRow>(`/profile/${row?.id}`)).body
    }
    const without = ({ Profile_permission: ticked }: ProfileRow, name: string) => ({
      Profile_permission: ticked.filter(({ permission }) => permission !== name),
    })
    const validating = await profileOf(vera)
    const ordering = await profileOf(karim.id)
    expect(await said('profile', validating.id, without(validating, 'validateOrders'))).toEqual(
      expect.arrayContaining(ofVera),
    )
    expect(
      await said('profile', validating.id, { Profile_permission: validating.Profile_permission }),
    ).toEqual([])
    // Who orders food no more cannot go on with what holds food.
    const noFood = { menus: [], ...without(ordering, 'foodCatalog') }
    expect(await said('profile', ordering.id, noFood)).toEqual(expect.arrayContaining(ofKarim))

    const wrong = (change: unknown, model = 'user') => nadia.put('/struck', { model, ids: ['1'], change })
    expect((await wrong({ adherent_ids: 'tous' })).status).toBe(422)
    expect((await wrong(['status_id'])).status).toBe(422)
    expect((await wrong({ menus: [{ menu_id: 'x' }] }, 'profile')).status).toBe(422)
    expect((await wrong({ profile_id: 99_999 })).status).toBe(200)
    expect((await karim.put('/struck', { model: 'user', ids: ['1'], change: { status_id: 2 } })).status).toBe(
      403,
    )

    type Written = Partial<Warned> & { lock_version: number; Profile_permission: { permission: string }[] }
    const moved = await nadia.put<Written>(`/users/update/${vera}`, { adherent_ids: [2] })
    expect(moved.body.warned, JSON.stringify(moved.body)).toEqual([`Sont touchés : ${ofVera.join(', ')}.`])
    const again = await nadia.put<Written>(`/users/update/${vera}`, { ...moved.body })
    expect([again.status, again.body.warned], JSON.stringify(again.body)).toEqual([200, undefined])
    // The order that nobody validates any more is a cart of its author again.
    const less = await nadia.put<Written>(`/profile/${ordering.id}`, noFood)
    expect(less.body.warned?.[0], JSON.stringify(less.body)).toContain('2 paniers, 1 envoi programmé')
    const back = {
      menus: ordering.menus,
      Profile_permission: ordering.Profile_permission.map(({ permission }) => ({ permission })),
    }
    expect((await nadia.put<Written>(`/profile/${ordering.id}`, back)).body.warned).toBeUndefined()
    const gone = await nadia.put<Written>(`/users/update/${karim.id}`, { status_id: 2 })
    expect(gone.body.warned).toEqual(['Sont touchés : 2 paniers, 1 envoi programmé.'])
    expect((await nadia.put(`/users/update/${karim.id}`, { status_id: 1 })).status).toBe(200)
    await sql('update "user" set validator_one = $2, validator_two = $3 where id = $1', [
      ...[karim.id, before?.validator_one, before?.validator_two],
    ])
    who.karim = (await kitchen(on, 'karim')).karim
  })

  test('an account says whom it leaves alone, and what its person leads, when it is closed', async () => {
    const { nadia } = await kitchen(on, 'nadia')
    const said = async (id: number, change?: object) =>
      (
        await nadia.put<StruckAnswer>('/struck', { model: 'user', ids: [String(id)], change })
      ).body.struck.map(({ label, rows }) => [label, rows[0]?.link?.replace(/\d+$/, '')])
    const [supplier] = await sql<{ id: number }>(
      `select max(id) as id from supplier where supplier_status_id = 1 and "deletedAt" is null`,
    )
    await sql('delete from user_supplier_ids where supplier_id = $1', [supplier?.id])
    const suppliers = [supplier?.id ?? 0]
    const alone = await addPerson(on, { email: 'seul@seul.example', profile: 'FA', suppliers })
    const left = [['1 fournisseur sans compte', '/back-office/supplier/']]
    expect(await said(alone, { status_id: 2 })).toEqual(left)
    expect(await said(alone, { supplier_ids: [] })).toEqual(left)
    const second = await addPerson(on, { email: 'deux@seul.example', profile: 'FA', suppliers })
    expect(await said(alone), 'another one answers').toEqual([])
    const both = await nadia.put<StruckAnswer>('/struck', { model: 'user', ids: [alone, second].map(String) })
    expect(
      both.body.struck.map(({ label }) => label),
      'both at once',
    ).toEqual(['1 fournisseur sans compte'])

    const lead = await addPerson(on, { email: 'chef@valae.example', profile: 'SA' })
    const at = '2026-06-01T10:00:00+02:00'
    for (const status of ['100', '450'])
      await sql(
        `insert into tender (code, label, status, company_id, catalog_id, tender_type_id, created_by)
         values ($1, 'Viandes', $2, 1, 1, (select min(id) from tendertype), $3)`,
        [`AO-${status}`, status, lead],
      )
    await sql(
      `insert into price_update (label, status, company_id, response_date_limit, appliance_date, created_by)
       select 'Printemps', status, 1, $1, '2026-07-01', $2 from unnest(array['150', '350', '400']) status`,
      [at, lead],
    )
    await sql(
      `insert into purchase_volume_request (label, status, company_id, period_start, period_end, response_date_limit, created_by)
       select 'Volumes', status, 1, '2026-01-01', '2026-06-30', $1, $2 from unnest(array['150', '250']) status`,
      [at, lead],
    )
    await sql(
      `insert into statistic_request (label, status, company_id, period_start, period_end, columns, due_date, created_by)
       select 'Ventes', status, 1, '2026-01-01', '2026-06-30', '{}', '2026-07-01', $1 from unnest(array['150', '250']) status`,
      [lead],
    )
    await sql(
      `insert into comment (target, entity_id, text, author_id, assignee_id, done_at)
       select 'supplier', 1, 'À rappeler', $1, $1, at from unnest(array[null, now()]) at`,
      [lead],
    )
    const leads = [
      ["1 appel d'offres en cours", '/back-office/tender/'],
      ['1 mise à jour des prix en cours', '/back-office/price-updates/'],
      ['1 demande de volumes en cours', '/back-office/volume-requests/'],
      ['1 demande de statistiques en cours', '/back-office/statistic-requests/'],
      ['1 commentaire à faire', '/back-office/comments/'],
    ]
    expect(await said(lead, { status_id: 2 })).toEqual(leads)
    expect(await said(lead), 'removed').toEqual(leads)
    const gone = await nadia.put<Partial<Warned>>(`/users/update/${lead}`, { status_id: 2 })
    expect(gone.body.warned).toEqual([`Sont touchés : ${leads.map(([label]) => label).join(', ')}.`])
  })
})
