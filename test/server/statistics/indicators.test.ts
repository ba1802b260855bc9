import { afterAll, beforeAll, expect, test } from 'vitest'
import XLSX from 'xlsx'
import { allMeasures } from '../../../resources/measures'
import type { AveragePrices, IndicatorsAnswer, PriceOrders } from '../../../resources/statistics/answers'
import { signIn, type TestActor } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'
import { sentOrder } from '../../kit/sent-order'
import { cellsOf, reportOf } from '../../kit/workbooks'
import { received } from '../pricing/kit'
import { sql } from '../tenders/kit'

let on: TestApp
let nadia: TestActor

/** Member, day, quantity of article 1 and its delivered price, quantity of article 2 and its delivered price. */
const bought = [
  [1, '2025-03-05', '4', '2.00', '2', '10.00'],
  [1, '2025-06-05', '6', '3.00', '1', '10.00'],
  [1, '2026-03-04', '5', '2.86', '4', '9.00'],
  [2, '2026-05-06', '3', '4.00', '0', '0'],
] as const
const orders: number[] = []

beforeAll(async () => {
  on = await openApp()
  on.clock.set('2026-09-01T09:00:00+02:00')
  for (const [adherent, day, first, firstPrice, second, secondPrice] of bought) {
    const articles: [number, string][] = [
      [1, first],
      ...(second === '0' ? [] : [[2, second] as [number, string]]),
    ]
    const order = await sentOrder(on, { adherent, day, status: '450', articles })
    await received(on, order.id, day)
    for (const [at, price] of [firstPrice, secondPrice].entries())
      if (order.lines[at])
        await sql(on, 'update reception_line set price_delivered_ht = $2 where order_line_id = $1', [
          order.lines[at],
          price,
        ])
    // Bought by base unit, whatever the article says: the test reckons by hand.
    await sql(
      on,
      `update order_line set coef_order_management = 2, coef_billing = 1, snapshot = '{}' where order_id = $1`,
      [order.id],
    )
    orders.push(order.id)
  }
  const claim = `insert into litigation (adherent_id, order_id, supplier_id, litigation_date, credit_note, amount, credit_obtained_ht, description, alert, status, is_sent, user_id)
    select adherent_id, id, supplier_id, '2026-04-01', $2, $3, $4, 'x', false, '300', true, user_id from "order" where id = $1`
  await sql(on, claim, [orders[2], true, '100.00', '40.00'])
  await sql(on, claim, [orders[2], true, '20.00', null])
  await sql(on, claim, [orders[2], false, '500.00', '7.00'])
  const approved = `insert into order_validation (order_id, round, level, expected_user_id, decision, decided_at, "createdAt", "updatedAt")
    select id, $2, $3, user_id, 'validated', '2026-03-01T10:00:00Z'::timestamptz + make_interval(mins => $4), '2026-03-01T10:00:00Z', now() from "order" where id = $1`
  await sql(on, 'update "order" set round = 2 where id = $1', [orders[2]])
  await sql(on, approved, [orders[2], 1, '1', 9999])
  await sql(on, approved, [orders[2], 2, '1', 30])
  await sql(on, approved, [orders[2], 2, '2', 95])
  await sql(on, 'update "order" set round = 1 where id = $1', [orders[3]])
  await sql(on, approved, [orders[3], 1, '1', 45])
  nadia = await signIn(on.app, 'nadia.roche@demo.example')
})
afterAll(() => on.close())

const cents = (amounts: readonly unknown[]) =>
  amounts.reduce<number>((sum, amount) => sum + Math.round(Number(amount ?? 0) * 100), 0)
const year = 'from=2026-01-01&to=2026-08-31'
const read = async (by: string, more = '') =>
  (await nadia.get<IndicatorsAnswer>(`/statistics/indicators?${year}&by=${by}${more}`)).body

test('average prices by base unit, and both indexes of prices, to the cent', async () => {
  const { body } = await nadia.get<AveragePrices>(`/statistics/prices?${year}`)
  const one = (id: number) => body.data.find(({ article_id }) => article_id === id)
  // 5 × 2 base units at 2.86 and 3 × 2 at 4.00, against (8 × 2.00 + 12 × 3.00) / 20 = 2.60 a year before.
  expect(one(1)).toMatchObject({
    quantity: '16.000000000',
    amount_ht: '52.60',
    price: '3.2875',
    price_before: '2.6000',
    change: '26.44',
    effect_ht: '11.00',
  })
  expect(one(2)).toMatchObject({
    amount_ht: '72.00',
    price: '9.0000',
    price_before: '10.0000',
    change: '-10.00',
    effect_ht: '-8.00',
  })
  // (52.60 + 72.00) / (16 × 2.60 + 8 × 10.00)
  // The basket of a year before, at today's prices: (20 × 3.2875 + 6 × 9.00) / (52.00 + 60.00).
  expect((await read('month')).total.now).toMatchObject({
    ...{ price_paasche: '102.47', price_laspeyres: '106.92', compared_share: '100.00' },
  })
  // Member 2 bought nothing a year before: nothing is compared.
  const members = await read('adherent')
  expect(members.rows.map(({ key, now }) => [key, now.price_paasche, now.compared_share])).toEqual([
    ['1', '94.91', '100.00'],
    ['2', null, '0.00'],
  ])
  const march = (await read('month')).rows.find(({ key }) => key === '2026-03')
  // March against March: 28.60 + 72.00 over 10 × 2.00 + 8 × 10.00.
  expect(march?.now.price_paasche).toBe('100.60')
})

test('credits obtained over credits asked for, median approval of the last round, and who is delivered', async () => {
  const { total, rows } = await read('adherent')
  expect(total.now).toMatchObject({
    credit_asked: '120.00',
    credit_obtained: '40.00',
    credit_recovery: '33.33',
    validation_minutes: 70,
  })
  expect(total.before).toMatchObject({
    credit_asked: '0.00',
    credit_recovery: null,
    validation_minutes: null,
    price_paasche: null,
  })
  expect(rows.map(({ now }) => now.validation_minutes)).toEqual([95, 45])
  await sql(on, `update supplier_coverage set "deletedAt" = now()`)
  expect((await read('supplier')).rows[0]?.now.coverage).toBe('0.00')
  const [line] = await sql<{ family_id: number; supplier_id: number }>(
    on,
    'select n.family_id, o.supplier_id from order_line n join "order" o on o.id = n.order_id where o.id = $1 and n.article_id = 1',
    [orders[3]],
  )
  await sql(
    on,
    `insert into supplier_coverage (supplier_id, family_id, all_cities, state) values ($1, $2, true, 'effective')`,
    [line?.supplier_id, line?.family_id],
  )
  expect((await read('adherent', '&adherent_id=2')).total.now.coverage).toBe('100.00')
})

test('behind an average price stand its orders, and the workbook says both', async () => {
  const { body } = await nadia.get<PriceOrders>(`/statistics/prices/orders?${year}&article_id=1`)
  expect(body).toMatchObject({
    total: 2,
    data: [
      { id: orders[3], amount_ht: '24.00', price: '4.0000' },
      { id: orders[2], amount_ht: '28.60', price: '2.8600' },
    ],
  })
  const book = await on.app.inject({
    url: `/api/statistics/indicators/workbook?${year}&by=adherent`,
    headers: { authorization: nadia.token },
  })
  expect([book.statusCode, cellsOf(book.rawPayload).length, cellsOf(book.rawPayload, 1).length]).toEqual([
    200, 3, 3,
  ])
  expect(cellsOf(book.rawPayload)[1]?.[1]).toBe(94.91)
})

test('each figure is explained in the same words by a call and in every workbook that shows it', async () => {
  const { body } = await nadia.get<{
    data: { set: string; name: string; label: string; definition: string }[]
  }>('/measures?limit=false')
  expect(body.data.length).toBe(allMeasures.length)
  for (const { label, definition } of body.data) expect(definition, label).toMatch(/^\S.{20,}\.$/)
  const labels = new Set(body.data.map(({ label }) => label))
  const months = `${year}&by=month`
  const workbooks = {
    [`statistics/workbook?${months}`]: 7,
    [`statistics/indicators/workbook?${months}`]: 11,
    [`statistics/suppliers/workbook?${year}`]: 12,
    [`leakage/workbook?${year}`]: 4,
    'egalim/workbook?year=2026': 8,
  }
  for (const [url, count] of Object.entries(workbooks)) {
    const { rawPayload } = await on.app.inject({
      url: `/api/${url}`,
      headers: { authorization: nadia.token },
    })
    const { SheetNames, Sheets } = XLSX.read(rawPayload)
    expect(SheetNames.at(-1), url).toBe('Définitions')
    const [head, ...rows] = XLSX.utils.sheet_to_json<string[]>(Sheets.Définitions ?? {}, { header: 1 })
    expect(head?.slice(0, 4), url).toEqual(['Chiffre', 'Unité', 'Définition', 'Calcul'])
    expect(rows.length, url).toBe(count)
    for (const [label = '', , definition] of rows) {
      expect(labels, url).toContain(label)
      expect(body.data.map((one) => one.definition)).toContain(definition)
      // What is explained is shown: its name heads a column.
      const heads = SheetNames.slice(0, -1).flatMap(
        (name) => cellsOf(rawPayload, SheetNames.indexOf(name))[0] ?? [],
      )
      if (!url.startsWith('leakage'))
        expect(
          heads.some((one) => String(one).startsWith(label)),
          `${url} ${label}`,
        ).toBe(true)
    }
  }
})

test('each report says what it is of, adds its columns up by formulas, filters and prints its table', async () => {
  const scope = `${year}&supplier_id=1`
  const books = {
    [`statistics/workbook?${scope}&by=family`]: ['Statistiques – Famille'],
    [`statistics/indicators/workbook?${scope}&by=month`]: ['Prix et qualité – Mois', 'Prix moyens'],
    [`statistics/suppliers/workbook?${scope}`]: ['Fiabilité des fournisseurs'],
    [`leakage/workbook?${year}`]: ['Fuites'],
    'egalim/workbook?year=2026': Array.from({ length: 5 }, () => 'EGAlim 2026'),
  }
  let sums = 0
  for (const [url, titles] of Object.entries(books)) {
    const { rawPayload } = await on.app.inject({
      url: `/api/${url}`,
      headers: { authorization: nadia.token },
    })
    const { SheetNames, Workbook, files } = XLSX.read(rawPayload, { bookFiles: true }) as XLSX.WorkBook & {
      files: Record<string, { content: Buffer }>
    }
    expect(SheetNames.length, url).toBe(titles.length + 1)
    for (const [place, title] of titles.entries()) {
      const { above, table, total } = reportOf(rawPayload, place)
      expect(above, url).toEqual([
        title,
        'Périmètre : tout le groupement',
        url.startsWith('egalim')
          ? 'Période : du 01/01/2026 au 31/12/2026'
          : 'Période : du 01/01/2026 au 31/08/2026',
        url.startsWith('statistics')
          ? expect.stringMatching(/^Filtres : Fournisseur : \S/)
          : 'Filtres : aucun',
        'Fait le 01/09/2026 par Nadia Roche',
      ])
      const xml = String(files[`xl/worksheets/sheet${place + 1}.xml`]?.content)
      const last = 5 + table.length
      expect(xml, url).toMatch(new RegExp(`<autoFilter ref="A6:[A-Z]+${last}"/>`))
      expect(xml).toContain(
        '<pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/>',
      )
      expect(Workbook?.Names?.find(({ Sheet }) => Sheet === place)?.Ref, url).toMatch(/!\$6:\$6$/)
      for (const [, letter = '', from, to, sum] of xml.matchAll(
        /<f>SUM\(([A-Z]+)(\d+):[A-Z]+(\d+)\)<\/f><v>([^<]+)/g,
      )) {
        expect([from, to], url).toEqual(['7', String(last)])
        const at = XLSX.utils.decode_col(letter)
        expect(cents(table.slice(1).map((row) => row[at])), `${url} ${letter}`).toBe(cents([Number(sum)]))
        expect(total?.[at]).toBe(Number(sum))
        sums += 1
      }
    }
  }
  expect(sums).toBe(8)
})

test('a report of a member names the members that it sees, those of its groups too', async () => {
  const luc = await signIn(on.app, 'luc.fabre@demo.example')
  const url = `/api/statistics/workbook?${year}&by=month`
  const { rawPayload } = await on.app.inject({ url, headers: { authorization: luc.token } })
  const names = await sql<{ name: string }>(
    on,
    `select a.name from adherent a where a.id in (
       select j.adherent_id from user_adherent_ids j join "user" u on u.id = j.user_id where u.email = 'luc.fabre@demo.example'
       union select b.id from adherent b join "user_groupAdherent_ids" k on k.groupadherent_id = b."groupAdherent_id" join "user" w on w.id = k.user_id
         where w.email = 'luc.fabre@demo.example') order by 1`,
  )
  expect(names.length).toBeGreaterThan(0)
  expect(reportOf(rawPayload).above[1]).toBe(`Périmètre : ${names.map(({ name }) => name).join(', ')}`)
})
