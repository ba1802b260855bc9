import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Field } from '../../resources/schema/field'
import type { Call } from '../../server/api/call'
import { allCalls } from '../../server/portal'
import { type Answer, signIn, type TestActor } from '../kit/actors'
import { openApp, type TestApp } from '../kit/open-app'
import { type SentOrder, sentOrder } from '../kit/sent-order'
import { at, march } from './stock/kit'
import { criterion, need, prepare, typeId } from './tenders/kit'

type Row = Record<string, unknown>

const many = 500
const moment = march(4)
let on: TestApp
/** Articles of supplier 1, as many as lines. */
let articles: number[]
let order: SentOrder
let karim: TestActor
let martin: TestActor
let julie: TestActor

const sql = <T extends Row>(text: string, values: unknown[] = []) =>
  on.context.db.system('seed', (tx) => tx.query<T>(text, values))

/** As many copies of the first article, with its prices. */
async function copyArticles(): Promise<number[]> {
  const columns = async (table: string) =>
    (
      await sql<{ name: string }>(
        `select column_name as name from information_schema.columns where table_name = $1 and is_generated = 'NEVER'
           and column_name not in ('id', 'label', 'ref_supplier', 'gtin', 'packaging_gtin', 'article_id')`,
        [table],
      )
    )
      .map(({ name }) => `"${name}"`)
      .join(', ')
  const shared = await columns('article')
  const made = await sql<{ id: number }>(
    `insert into article (label, ref_supplier, ${shared}) select label || ' ' || n, 'LONG' || n, ${shared}
     from article, generate_series(1, $1::int) n where id = 1 returning id`,
    [many],
  )
  const ids = made.map(({ id }) => id)
  const price = await columns('article_price')
  await sql(
    `insert into article_price (article_id, ${price}) select x, ${price} from article_price, unnest($1::bigint[]) x where article_id = 1`,
    [ids],
  )
  return ids
}

beforeAll(async () => {
  on = await openApp()
  articles = await copyArticles()
  order = await sentOrder(on, { articles: articles.map((id) => [id, '2'] as const), status: '300' })
  karim = await at(on, moment, 'karim.benali')
  julie = await at(on, moment, 'julie.petit')
  martin = await signIn(on.app, 'fm@martin.example')
})
afterAll(() => on?.close())

const comment = 'Ligne contrôlée au quai, carton intact, étiquette lisible, température relevée. '.repeat(2)
const item = (id: number) => ({ article_id: id, quantity: '2' })
const stockLine = (id: number) => ({ ...item(id), price_unit_ht: '1.25', batch: 'LOT-2026-03-04-0001' })
const voucherOf = (lines: Row[]) =>
  julie.post<Row>('/stock/1/voucher', {
    direction: 'entry',
    date_operation: '2026-03-04',
    lines,
    validate: true,
  })

/** A tender with one lot, and as many products as lines. */
let lot: { actor: TestActor; id: number; products: number[] } | undefined
async function prepareLot() {
  if (lot) return lot
  const actor = await at(on, moment, 'paul.achard')
  const roast = await need(on, 'Rôti de porc filet')
  const day = (months: number) => `2026-${String(3 + months).padStart(2, '0')}-10`
  const tender = await prepare(
    actor,
    {
      code: 'AO-LONG',
      label: 'Longue consultation',
      company_id: 2,
      catalog_id: 1,
      tender_type_id: await typeId(on, 'private'),
      market_openning_date: day(5),
      market_closing_date: day(8),
      consultation_openning_date: `${day(1)}T09:00:00+02:00`,
      consultation_closing_date: `${day(2)}T12:00:00+02:00`,
      response_date_limit: `${day(2)}T12:00:00+02:00`,
      opening_date: `${day(3)}T09:00:00+02:00`,
    },
    { family_id: roast.family, volumes: [[roast.product, '10']], criteria: [criterion('price', '100')] },
  )
  const made = await sql<{ id: number }>(
    `insert into product (code, label, kind, subfamily_id, unit_id, rate_id, active)
     select 'L-' || n, 'Produit ' || n, 'product', subfamily_id, unit_id, rate_id, true
     from product, generate_series(1, $1::int) n where id = $2 returning id`,
    [many, roast.product],
  )
  lot = { actor, id: tender.lot, products: made.map(({ id }) => id) }
  return lot
}

let opened: { id: number; lines: number[] } | undefined

/** A member has one inventory open at a time. */
async function openInventory() {
  if (opened) return opened
  await voucherOf(articles.map(stockLine))
  const { body } = await julie.post<{ id: number; lines: Row[] }>('/stock/1/inventory', {
    label: 'Long',
    inventory_date: '2026-03-04',
  })
  opened = { id: body.id, lines: body.lines.map(({ id }) => Number(id)) }
  return opened
}

/** A campaign of prices that asks the supplier of the articles, and its lines. */
async function openPrices() {
  const actor = await at(on, moment, 'nadia.roche')
  const [facts] = await sql<{ family: number }>('select family_id as family from article where id = 1')
  const { body } = await actor.post<Row>('/price-update', {
    label: 'Longue mise à jour',
    company_id: 1,
    family_ids: [facts?.family],
    supplier_ids: [1],
    response_date_limit: '2026-04-10T12:00:00+02:00',
    appliance_date: '2026-05-01',
  })
  await actor.put(`/price-update/${body.id}/open`)
  const { body: asked } = await martin.get<{ rows: { id: number }[] }>(`/price-request/${body.id}`)
  return { actor, id: Number(body.id), lines: asked.rows.map(({ id }) => id) }
}
/** A request for volumes of as many products as lines, sent to member 1. */
async function askVolumes() {
  const actor = await at(on, moment, 'nadia.roche')
  await sql(
    `insert into product (code, label, kind, subfamily_id, unit_id, rate_id, active)
     select 'VOL-' || n, 'Produit ' || n, 'product', subfamily_id, unit_id, rate_id, true
     from product, generate_series(1, $1::int) n where id = 1 on conflict do nothing`,
    [many],
  )
  const [facts] = await sql<{ family: number }>(
    'select s.family_id as family from product p join subfamily s on s.id = p.subfamily_id where p.id = 1',
  )
  const { body } = await actor.post<Row>('/volume-request', {
    label: 'Longue demande',
    company_id: 2,
    family_ids: [facts?.family],
    adherent_ids: [1],
    period_start: '2026-01-01',
    period_end: '2026-02-28',
    response_date_limit: '2026-04-10T12:00:00+02:00',
  })
  await actor.put(`/volume-request/${body.id}/send`)
  const { body: own } = await julie.get<{ data: { id: number }[] }>('/volume-answer')
  const id = own.data[0]?.id
  const { body: asked } = await julie.get<{ rows: { id: number }[] }>(`/volume-answer/${id}`)
  return { id, lines: asked.rows.map((row) => row.id) }
}

/** A declaration of revenue by as many families as lines. */
async function askRevenue() {
  await sql(`update revenue set "deletedAt" = now() where supplier_id = 1 and company_id = 2`)
  await sql(
    `insert into family (label, catalog_id, active, position) select 'Longue ' || n, 1, true, n from generate_series(1, $1::int) n
     on conflict do nothing`,
    [many],
  )
  const families = await sql<{ id: number }>(`select id from family where label like 'Longue %' order by id`)
  const [row] = await sql<{ id: number }>(
    `insert into revenue (supplier_id, company_id, catalog_id, revenue_start, revenue_end, due_date, mode)
     values (1, 2, 1, '2026-01-01', '2026-01-31', '2026-03-02', 'by_family') returning id`,
  )
  return { id: row?.id, families: families.map(({ id }) => id) }
}

const entry = (id: number) => ({ id, quotation: '9.10', available: true, comment })

/** For each list of lines that calls declare: how it is sent, and what one of its lines is. */
const senders: Record<string, (count: number) => Promise<Answer<Row>>> = {
  'POST /order/{id}/confirm lines': (count) =>
    martin.post<Row>(`/order/${order.id}/confirm`, {
      supplier_delivery_date: '2026-03-06',
      lines: listOf(order.lines, count, (line_id) => ({ line_id, state: 'ok' })),
    }),
  'POST /order/{id}/reception lines': (count) =>
    karim.post<Row>(`/order/${order.id}/reception`, {
      client_key: 'longue-livraison',
      date: '2026-03-04',
      remainder: 'closed',
      lines: listOf(order.lines, count, (order_line_id) => ({
        order_line_id,
        qty_delivered: '2',
        qty_accepted: '2',
        price_delivered_ht: '8.90',
        batch_number: 'LOT-2026-03-04-0001',
        best_before: '2026-12-31',
      })),
    }),
  'PUT /order/{id} seen': async (count) => {
    const cart = await sentOrder(on, {
      articles: [[articles[0] ?? 0, '20']],
      status: '100',
      day: '2026-03-06',
    })
    return karim.put<Row>(`/order/${cart.id}`, {
      comment,
      seen: listOf(cart.lines, count, (line_id) => ({ line_id, quantity: '20' })),
    })
  },
  'POST /litigation lines': (count) =>
    karim.post<Row>('/litigation', {
      adherent_id: 1,
      supplier_id: 1,
      litigation_type_id: 1,
      lines: listOf(articles, count, (id) => ({
        label: `Produit ${id}`,
        quantity: '1',
        gap_ht: '1.00',
        comment,
      })),
    }),
  'POST /stock/{adherentId}/voucher lines': (count) => voucherOf(listOf(articles, count, stockLine)),
  'PUT /stock/inventory/{id} lines': async (count) => {
    const inventory = await openInventory()
    const lines = listOf(inventory.lines, count, (id) => ({ id, quantity_real: '3', comment }))
    return julie.put<Row>(`/stock/inventory/${inventory.id}`, { lines })
  },
  'POST /standard-cart lines': (count) =>
    karim.post<Row>('/standard-cart', { adherentId: 1, label: 'Long', lines: listOf(articles, count, item) }),
  'PUT /tender/lot/{id}/products products': async (count) => {
    const { actor, id, products } = await prepareLot()
    return actor.put<Row>(`/tender/lot/${id}/products`, {
      products: listOf(products, count, (product_id) => ({
        product_id,
        volume: '12000',
        reference_price: '8.90',
      })),
    })
  },
  'PUT /price-request/{id}/lines lines': async (count) => {
    const { id, lines } = await openPrices()
    return martin.put<Row>(`/price-request/${id}/lines`, { lines: listOf(lines, count, entry) })
  },
  'PUT /price-update/{id}/decisions lines': async (count) => {
    const { actor, id, lines } = await openPrices()
    await martin.put(`/price-request/${id}/lines`, { lines: lines.map(entry) })
    await martin.put(`/price-request/${id}/send`)
    await actor.put(`/price-update/${id}/close`)
    return actor.put<Row>(`/price-update/${id}/decisions`, {
      lines: listOf(lines, count, (line) => ({ id: line, decision: 'accepted', reason: comment })),
    })
  },
  'PUT /volume-answer/{id}/lines lines': async (count) => {
    const { id, lines } = await askVolumes()
    return julie.put<Row>(`/volume-answer/${id}/lines`, {
      lines: listOf(lines, count, (line) => ({ id: line, quantity: '12.5', comment })),
    })
  },
  'PUT /revenue/{id}/lines lines': async (count) => {
    const { id, families } = await askRevenue()
    return martin.put<Row>(`/revenue/${id}/lines`, {
      lines: listOf(families, count, (family) => ({ id: family, amount_ht: '12.50' })),
    })
  },
  'POST /order/quick confirmed': (count) =>
    karim.post<Row>('/order/quick', {
      adherentId: 1,
      text: 'LONG1 2',
      confirmed: Array.from({ length: count }, (_, index) => ({ line: index + 1 })),
    }),
  'POST /order/quick chosen': (count) =>
    karim.post<Row>('/order/quick', {
      adherentId: 1,
      text: 'LONG1 2',
      chosen: listOf(articles, count, (article_id) => ({ line: 1, article_id, quantity: '2' })),
    }),
  'POST /order/quick rows': (count) =>
    karim.post<Row>('/order/quick', {
      adherentId: 1,
      rows: listOf(articles, count, (id) => ({
        reference: `LONG${articles.indexOf(id) + 1}`,
        quantity: '2',
      })),
    }),
}

const listOf = (ids: readonly number[], count: number, line: (id: number) => Row): Row[] =>
  Array.from({ length: count }, (_, index) => line(ids[index % ids.length] ?? 0))

/** The lists of lines that the calls declare, each under the first call that has it. */
function declaredLists(calls: readonly Call[]): [name: string, field: Field][] {
  const found = new Map<Field, string>()
  for (const { method, path, shape } of calls)
    for (const [name, field] of Object.entries(shape.body ?? {}))
      if (field.kind === 'rows' && (field.max ?? many) >= many && !found.has(field))
        found.set(field, `${method} ${path} ${name}`)
  return [...found].map(([field, name]) => [name, field])
}

/** Structures that are no lists of lines: what a browser answers of a passkey, filters, sorts, words of a search, flags or names, one value of any kind, the few records of a merge with the versions that were read, a password that is checked elsewhere, the change whose strikes are counted, the search of a list that is exported. */
const freeForms =
  /^(passkey|response|value|search|fields|by|measures|filters|orders|params|limit|searches|choices|ids|lock_versions|list|excludeModel|enableMode|change|.*[pP]assword)$/

describe('a list of lines in a body', () => {
  test('is declared as such, and this test sends every one', () => {
    const calls = allCalls(on.context)
    expect(
      declaredLists(calls)
        .map(([name]) => name)
        .sort(),
    ).toEqual(Object.keys(senders).sort())
    const free = calls.flatMap(({ shape }) =>
      Object.entries(shape.body ?? {}).flatMap(([name, { kind }]) => (kind === 'json' ? [name] : [])),
    )
    expect(free.filter((name) => !freeForms.test(name))).toEqual([])
  })

  test.each(Object.entries(senders))('%s: too long says so in lines', async (name, send) => {
    const [, field] = declaredLists(allCalls(on.context)).find(([one]) => one === name) ?? []
    const most = field?.max ?? many
    const { status, body } = await send(most + 1)
    const key = name.split(' ').at(-1)
    expect({ status, ...body }).toMatchObject({
      status: 422,
      fields: [{ name: key, message: `${most} lignes au maximum.` }],
    })
  })

  test.each(Object.entries(senders))(`%s: ${many} lines pass`, async (_, send) => {
    const { status, body } = await send(many)
    expect({ status, fields: body.fields }).toEqual({ status: 200, fields: undefined })
  })
})
