import { afterAll, beforeAll, expect, test } from 'vitest'
import XLSX from 'xlsx'
import type { PriceHistory, PriceOutlook } from '../../../resources/catalogue/price-answers'
import type { DriftAnswer, PriceGridAnswer, PriceUpdatePageAnswer } from '../../../resources/pricing/answers'
import type { PriceRequestAnswer, PriceWorkbookAnswer } from '../../../resources/pricing/request-answers'
import { priceCell, wordsOfCell } from '../../../resources/tenders/price-cell'
import { jobs } from '../../../server/jobs'
import { applyCampaigns } from '../../../server/pricing/apply-campaign'
import { closeCampaigns } from '../../../server/pricing/follow-campaign'
import { remindOfPrices } from '../../../server/pricing/remind-suppliers'
import { tellPriceDates } from '../../../server/pricing/tell-price-dates'
import { addPerson, type TestActor } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'
import { runDueJobs } from '../../kit/run-due-jobs'
import { sendFile } from '../../kit/send-file'
import { sentOrder } from '../../kit/sent-order'
import { toldBy } from '../../kit/told'
import { cellsOf, coloursOf, workbook } from '../../kit/workbooks'
import { sql, summer, supplierOf, supplierStatus } from '../tenders/kit'
import { campaignOf, type Name, names, opened, received, type Scene, setScene } from './kit'

type Row = Record<string, unknown>

/** Of somebody who answers for both suppliers. */
const both = 'deux@maisons.example'
let on: TestApp
let scene: Scene
let id = 0
const orders: Record<string, number> = {}

const paul = (moment: string) => summer(on, moment, 'paul.achard')
const as = (who: 's2' | 's7', moment: string) => summer(on, moment, scene[who].email)
const request = async (actor: TestActor) => (await actor.get<PriceRequestAnswer>(`/price-request/${id}`)).body
const labels: Record<Name, string> = {
  carotte: 'Carotte vrac',
  pomme: 'Pomme Gala',
  tomate: 'Tomate',
  poireau: 'Poireau',
  navet: 'Navet',
}

/** Saves prices by the names of the articles, on what stands there now. */
async function save(actor: TestActor, prices: Partial<Record<Name, string | null>>) {
  const { rows, saved_at } = await request(actor)
  const lines = names.flatMap((name) => {
    const row = rows.find(({ label }) => label === labels[name])
    return row && name in prices
      ? [{ id: row.id, quotation: prices[name] ?? null, available: true, packaging: null, comment: null }]
      : []
  })
  return actor.put<Row>(`/price-request/${id}/lines`, { lines, saved_at })
}

const grid = async (actor: TestActor) => (await actor.get<PriceGridAnswer>(`/price-update/${id}/grid`)).body
const lineOf = (of: PriceGridAnswer, name: Name) => of.lines.find(({ article }) => article === labels[name])
const pricesOf = (article: number) =>
  sql<{ valid_from: string; valid_to: string | null; quotation: string; source: string }>(
    on,
    `select valid_from::text, valid_to::text, quotation::text, source from article_price
     where article_id = $1 and "deletedAt" is null order by valid_from`,
    [article],
  )

beforeAll(async () => {
  on = await openApp()
  scene = await setScene(on)
  const actor = await paul('2026-08-01T09:00:00')
  id = await opened(actor, campaignOf(scene))
  const { carotte, pomme, tomate } = scene.articles
  const bought = await sentOrder(on, {
    supplier: scene.s2.id,
    status: '450',
    day: '2026-05-04',
    articles: [
      [carotte, '1200'],
      [pomme, '800'],
      [tomate, '500'],
    ],
  })
  await received(on, bought.id, '2026-05-04')
  const held = async (status: string, day: string) =>
    (await sentOrder(on, { supplier: scene.s2.id, status, day, articles: [[carotte, '10']] })).id
  for (const [name, status, day] of [
    ['cart', '100', '2026-09-02'],
    ['before', '100', '2026-08-31'],
    ['asked', '150', '2026-09-02'],
    ['sent', '300', '2026-09-02'],
  ] as const)
    orders[name] = await held(status, day)
})
afterAll(() => on.close())

test('a campaign asks its suppliers by mail and in their box, and shows each its own articles alone (I-18)', async () => {
  const mails = await sql<{ subject: string }>(
    on,
    `select subject from email_outbox where kind = 'maj_prix_demande'`,
  )
  expect(mails.map(({ subject }) => subject)).toContain(
    'Mise à jour des prix : Fruits et légumes – septembre 2026',
  )
  const s7 = await as('s7', '2026-08-03T09:00:00')
  const own = await request(s7)
  expect(own.rows.map(({ label }) => label)).toEqual(['Carotte des Vergers'])
  const s2 = await as('s2', '2026-08-03T09:00:00')
  const line = (await request(s2)).rows[0]
  const refused = await s7.put<Row>(`/price-request/${id}/lines`, {
    lines: [{ id: line?.id, quotation: '1', available: true }],
  })
  expect(refused.status).toBe(422)
  const actor = await paul('2026-08-03T09:00:00')
  const locked = await actor.put<Row>(`/price-update/${id}`, {
    ...campaignOf(scene),
    label: 'Autre',
    lock_version: 1,
  })
  expect(locked.status).toBe(409)
})

test('S11.1: reminders leave 7 and 2 days before the limit, once each, to who is silent', async () => {
  for (const day of ['2026-08-13', '2026-08-13', '2026-08-14', '2026-08-18']) {
    on.clock.set(`${day}T08:00:00+02:00`)
    await remindOfPrices(on.context, on.clock.now())
  }
  const [row] = await sql<{ n: number }>(
    on,
    `select reminder_count as n from price_update_response where price_update_id = $1 and supplier_id = $2`,
    [id, scene.s7.id],
  )
  expect(row?.n).toBe(2)
})

test('S11.6: a workbook with a negative price is refused by its line and article, and nothing is written', async () => {
  const s2 = await as('s2', '2026-08-19T09:00:00')
  const { rawPayload } = await on.app.inject({
    url: `/api/price-request/${id}/workbook`,
    headers: { authorization: s2.token },
  })
  const [heads, ...rows] = cellsOf(rawPayload)
  expect(heads).toContain('Dernier prix')
  const tomato = rows.find((cells) => cells[1] === 'Tomate') ?? []
  const carrot = rows.find((cells) => cells[1] === 'Carotte vrac') ?? []
  const book = (price: number) =>
    workbook([heads ?? [], carrot, tomato.map((cell, at) => (at === 5 ? price : cell))])
  const send = (content: Buffer) =>
    sendFile<PriceWorkbookAnswer>(on.app, `/price-request/${id}/workbook`, {
      token: s2.token,
      file: { name: 'prix.xlsx', content },
    })
  expect((await send(book(-1))).body).toEqual({
    ...{ entries: [], mine: [], crossed: [] },
    errors: [{ line: 3, message: 'Ligne 3 — Tomate : la valeur doit être positive' }],
    more: 0,
    remarks: [],
  })
  expect((await request(s2)).answered).toBe(0)
  const read = (await send(book(1.98))).body
  expect(read.entries).toContainEqual(expect.objectContaining({ quotation: '1.9800' }))
})

test('the limit is held to the second: at it an answer is taken, one second later err540', async () => {
  const s2 = await as('s2', '2026-08-20T17:59:59')
  expect((await save(s2, { carotte: '1.50', pomme: '1.62', tomate: '1.98', navet: '0.98' })).status).toBe(200)
  expect((await grid(await paul('2026-08-20T17:59:59'))).lines.every(({ answered }) => !answered)).toBe(true)
  on.clock.set('2026-08-20T18:00:00+02:00')
  expect((await save(s2, { carotte: '1.41' })).status).toBe(200)
  expect(await closeCampaigns(on.context, on.clock.now())).toBeUndefined()
  const sent = await s2.put<Row>(`/price-request/${id}/send`)
  expect(sent.body.receipt_number).toMatch(/^P-2026-\d{4}-\d+-1$/)
  expect((await s2.put<Row>(`/price-request/${id}/send`)).status).toBe(409)
  on.clock.set('2026-08-20T18:00:01+02:00')
  const s7 = await as('s7', '2026-08-20T18:00:01')
  expect((await s7.put<Row>(`/price-request/${id}/send`)).body).toEqual({
    type: 'err540',
    display: 'La date limite de réponse est dépassée',
  })
  expect(await closeCampaigns(on.context, on.clock.now())).toBe('Mises à jour des prix closes : 1')
})

test('S11: the grid colours each cell as the rules say, to the cent, on the screen and in Excel', async () => {
  const actor = await paul('2026-08-21T09:00:00')
  const of = await grid(actor)
  const words = (name: Name) => {
    const line = lineOf(of, name)
    if (!line) throw new Error(name)
    return wordsOfCell(
      priceCell({
        answeredNow: line.answered,
        answeredBefore: line.answered_before,
        entry: line.quotation,
        last: line.last_quotation,
        currentQuotation: line.quotation,
        lastQuotation: line.last_quotation,
      }),
    )
  }
  expect(Object.fromEntries(names.map((name) => [name, words(name)]))).toEqual({
    carotte: ['Prix modifié', 'Hausse'],
    pomme: [],
    tomate: ['Prix modifié', 'Baisse'],
    poireau: ['Sans réponse'],
    navet: ['Nouvelle réponse'],
  })
  const { rawPayload, statusCode } = await on.app.inject({
    url: `/api/price-update/${id}/workbook`,
    headers: { authorization: actor.token },
  })
  expect(statusCode).toBe(200)
  const [heads = [], ...rows] = cellsOf(rawPayload)
  const [price, gap, reading] = ['Prix envoyé', 'Écart', 'Lecture'].map((title) =>
    heads.indexOf(`Primeurs de la Vallée – ${title}`),
  )
  const line = (at: number | undefined) => rows.map((cells) => cells[at ?? 0])
  const said = line(reading).map(String)
  const carrot = said.findIndex((text) => text.includes('Prix modifié, Hausse'))
  expect([line(price)[carrot], line(gap)[carrot]]).toEqual([1.41, 0.06])
  for (const word of ['Baisse', 'Sans réponse', 'Nouvelle réponse'])
    expect(said.some((text) => text.includes(word))).toBe(true)
  const colours = coloursOf(rawPayload)
  const [pink, red, green, orange] = ['FFAD1457', 'FFB42318', 'FF1B6E3C', 'FFB26A00']
  const coloured = (word: string) => {
    const row = said.findIndex((text) => text.includes(word)) + 2
    const at = (column = 0) => colours.get(`${XLSX.utils.encode_col(column)}${row}`)
    return [at(price)?.text, at(price)?.frame, at(gap)?.text]
  }
  expect(coloured('Prix modifié, Hausse')).toEqual([pink, undefined, red])
  expect(coloured('Prix modifié, Baisse')).toEqual([pink, undefined, green])
  expect(coloured('Nouvelle réponse')).toEqual([undefined, green, undefined])
  expect(coloured('Sans réponse')).toEqual([undefined, orange, undefined])
})

const decide = (actor: TestActor, line: Row) =>
  actor.put<Row>(`/price-update/${id}/decisions`, { lines: [line] })

test('S11.3: a rise over the ceiling needs a decision with its reason; a late supplier is let in again', async () => {
  const actor = await paul('2026-08-21T09:05:00')
  const { body: page } = await actor.get<PriceUpdatePageAnswer>(`/price-update/${id}/page`)
  const late = page.suppliers.find(({ supplier_id }) => supplier_id === scene.s7.id)
  expect(late).toMatchObject({ status: 'to_answer', answered: 0, lines: 1 })
  const reopened = await actor.put(`/price-update/${id}/reopen`, {
    response_id: late?.id,
    until: '2026-08-22T12:00:00+02:00',
  })
  expect(reopened.status).toBe(200)
  const s7 = await as('s7', '2026-08-22T12:00:00')
  const { rows } = await request(s7)
  await s7.put(`/price-request/${id}/lines`, {
    lines: [{ id: rows[0]?.id, quotation: '1.5052', available: true }],
  })
  expect((await s7.put(`/price-request/${id}/send`)).status).toBe(200)
  const again = await paul('2026-08-22T12:00:01')
  const of = await grid(again)
  const over = of.lines.find(({ article }) => article === 'Carotte des Vergers')
  expect(over).toMatchObject({ over: true, decision: 'pending' })
  const silent = await decide(again, { id: over?.id, decision: 'accepted' })
  expect(silent.body).toMatchObject({
    fields: [{ name: 'lines.0.reason', message: 'Au-delà de la clause butoir : indiquez un motif.' }],
  })
  const unanswered = await decide(again, { id: lineOf(of, 'poireau')?.id, decision: 'accepted' })
  expect(unanswered.status).toBe(422)
  expect((await again.put<Row>(`/price-update/${id}/rule`, { rule: 'refuse' })).body).toEqual({ count: 1 })
  const early = await again.put<Row>(`/price-update/${id}/validate`, {})
  expect(early.body).toMatchObject({ type: 'err409', display: '4 prix à décider avant la validation.' })
  expect((await again.put<Row>(`/price-update/${id}/rule`, { rule: 'accept', pct: '4.44' })).body).toEqual({
    count: 2,
  })
  const stale = { id: lineOf(of, 'carotte')?.id, lock_version: 99, decision: 'accepted' }
  expect((await decide(again, stale)).status).toBe(409)
  for (const name of ['carotte', 'navet'] as const)
    expect((await decide(again, { id: lineOf(of, name)?.id, decision: 'accepted' })).status).toBe(200)
})

const drift = async (actor: TestActor) => (await actor.get<DriftAnswer>(`/price-update/${id}/drift`)).body

test('S11.2: the basket of 39 660.00 becomes 39 780.00, +0.30 %, before anything is applied', async () => {
  const before = await drift(await paul('2026-08-25T09:00:00'))
  expect(before).toMatchObject({ before: '39660.00', after: '39780.00', gap: '120.00', pct: '0.30' })
  expect(before.members).toEqual([
    expect.objectContaining({ before: '39660.00', after: '39780.00', pct: '0.30', is_over: false }),
  ])
  expect(before.articles.map(({ label, gap }) => [label, gap])).toEqual([
    ['Carotte vrac', '720.00'],
    ['Tomate', '-600.00'],
  ])
})

const cartOf = async (name: string) =>
  (
    await sql<{ status: string; price: string; total: string }>(
      on,
      `select o.status, l.price_ht::text as price, o.order_total_ht::text as total from "order" o join order_line l on l.order_id = o.id where o.id = $1`,
      [orders[name]],
    )
  )[0]

/** Its own prices to whoever sees the articles, announced ones included; nothing of another supplier's. */
async function showsHistories() {
  const article_ids = [scene.articles.carotte, scene.silent, 987_654]
  const read = async (actor: TestActor, more: Row = {}) =>
    actor.put<{ data: PriceHistory[] }>('/catalog/price-history', { article_ids, ...more })
  const seen = async (actor: TestActor, more: Row = {}) =>
    (await read(actor, more)).body.data.map(({ id: article, unit, periods }) => ({
      ...{ article, unit },
      prices: periods.map(({ from, price_ht, is_announced }) => [from, price_ht, is_announced]),
    }))
  const carrot = {
    ...{ article: scene.articles.carotte, unit: 'kg' },
    prices: [
      [expect.any(String), '1.3500', false],
      ['2026-09-01', '1.4100', true],
    ],
  }
  expect(await seen(await as('s2', '2026-08-25T10:00:00'))).toEqual([carrot])
  expect(await seen(await as('s7', '2026-08-25T10:00:00'))).toMatchObject([{ article: scene.silent }])
  expect(await seen(await paul('2026-08-25T10:00:00'))).toMatchObject([carrot, { article: scene.silent }])
  const karim = await summer(on, '2026-08-25T10:00:00', 'karim.benali')
  expect(await seen(karim, { adherent_id: 1, is_group: false })).toMatchObject([carrot])
  expect((await read(karim, { adherent_id: 2, is_group: false })).status).toBe(403)
  // The member's own basket at the day to come: what the campaign announced for it, and nothing of another member.
  const outlook = await karim.get<PriceOutlook>('/catalog/price-outlook?adherentId=1')
  expect(outlook.body).toMatchObject({ articles: 3, basket: '39660.00' })
  expect(outlook.body.dates).toMatchObject([
    { day: '2026-09-01', before: '39660.00', after: '39780.00', gap: '120.00', pct: '0.30' },
  ])
  expect(outlook.body.dates[0]?.articles.map(({ label, gap }) => [label, gap])).toEqual([
    ['Carotte vrac', '720.00'],
    ['Tomate', '-600.00'],
  ])
  expect(outlook.body.curve).toHaveLength(26)
  expect((await karim.get('/catalog/price-outlook?adherentId=2')).status).toBe(403)
  await sql(
    on,
    `insert into article_price (article_id, adherent_id, valid_from, quotation, price_ht, source)
     values ($1, 1, '2026-08-24', 1.2, 1.2, 'manual')`,
    [scene.articles.carotte],
  )
  expect((await seen(karim, { adherent_id: 1, is_group: false }))[0]?.prices.at(-1)).toEqual([
    ...['2026-08-24', '1.2000', false],
  ])
  expect((await seen(await paul('2026-08-25T10:01:00')))[0]).toEqual(carrot)
  await sql(on, 'delete from article_price where article_id = $1 and adherent_id = 1', [
    scene.articles.carotte,
  ])
}

/** Seven days before, once: the people of the member whose basket moves, and nobody else's. */
async function tellsMembers() {
  for (const moment of ['2026-08-24T23:59:00', '2026-08-25T10:02:00', '2026-08-26T08:00:00']) {
    on.clock.set(`${moment}+02:00`)
    await tellPriceDates(on.context, on.clock.now())
    const told = await sql<{ n: number; people: number }>(
      on,
      `select count(*)::int as n, count(distinct user_id)::int as people from notification where kind = 'price_date'`,
    )
    expect(told[0]?.n).toBe(told[0]?.people)
    expect(told[0]?.n === 0).toBe(moment.startsWith('2026-08-24'))
  }
  const karim = await summer(on, '2026-08-26T09:00:00', 'karim.benali')
  const { body } = await karim.get<{ data: Row[] }>('/notification?kind=price_date')
  expect(body.data).toMatchObject([{ title: 'Nouveaux prix le 01/09/2026', link: '/front-office/' }])
  expect(String(body.data[0]?.body).replaceAll(/\s/g, ' ')).toContain(
    'passe de 39 660,00 € à 39 780,00 € HT, soit +120,00 € (+0,30 %)',
  )
}

test('S11.4: validated, it is applied at 00:05 of its day, not a second before; I-09, I-16 and I-22 hold', async () => {
  await addPerson(on, { email: both, profile: 'FA', suppliers: [scene.s2.id, scene.s7.id] })
  const actor = await paul('2026-08-25T09:30:00')
  expect((await actor.put<Row>(`/price-update/${id}/validate`, {})).body).toMatchObject({
    campaign: { status: '300' },
  })
  const announced = await drift(actor)
  expect((await actor.put<Row>(`/price-update/${id}/apply`)).body).toMatchObject({
    display: "Cette mise à jour des prix s'applique le 01/09/2026 à 00:05.",
  })
  await showsHistories()
  await tellsMembers()
  const job = jobs.filter(({ name }) => name === 'price_update_application')
  on.clock.set('2026-09-01T00:04:59+02:00')
  await runDueJobs(on.context, job)
  expect(await pricesOf(scene.articles.carotte)).toHaveLength(1)
  const untouched = await cartOf('sent')
  on.clock.set('2026-09-01T00:05:00+02:00')
  await Promise.all([runDueJobs(on.context, job), runDueJobs(on.context, job)])
  expect((await pricesOf(scene.articles.carotte)).map(({ valid_from: _from, ...price }) => price)).toEqual([
    { valid_to: '2026-08-31', quotation: '1.3500', source: expect.any(String) },
    { valid_to: null, quotation: '1.4100', source: 'price_update' },
  ])
  expect((await pricesOf(scene.articles.carotte))[1]?.valid_from).toBe('2026-09-01')
  // S11.5, I-22: the leek was not answered, the apple is as it was, S7's rise was refused.
  expect(await pricesOf(scene.articles.poireau)).toMatchObject([{ valid_to: null, quotation: '1.1000' }])
  expect(await pricesOf(scene.articles.pomme)).toHaveLength(1)
  expect(await pricesOf(scene.silent)).toMatchObject([{ valid_to: null, quotation: '1.4200' }])
  expect(await pricesOf(scene.articles.navet)).toMatchObject([
    { valid_from: '2026-09-01', quotation: '0.9800' },
  ])
  expect(await cartOf('cart')).toMatchObject({ price: '1.4100' })
  expect(await cartOf('before')).toMatchObject({ price: '1.3500' })
  expect(await cartOf('sent')).toEqual(untouched)
  expect(await cartOf('asked')).toMatchObject({ status: '150', price: '1.3500' })
  const nadia = await summer(on, '2026-09-01T09:00:00', 'nadia.roche')
  expect(await drift(nadia)).toEqual(announced)
})

test('S11.5: a second application is err550, and writes nothing', async () => {
  const actor = await paul('2026-09-01T09:00:00')
  const before = await sql(on, 'select count(*)::int as n from article_price')
  expect((await actor.put<Row>(`/price-update/${id}/apply`)).body).toEqual({
    type: 'err550',
    display: 'Cette mise à jour de prix est déjà appliquée',
  })
  expect((await actor.put<Row>(`/price-update/${id}/cancel`, { reason: 'Erreur' })).body.type).toBe('err550')
  expect(await sql(on, 'select count(*)::int as n from article_price')).toEqual(before)
})

test('a price of 0 and a steep fall are said why: by the supplier in the workbook and before it sends, by the buyer who takes them, never by a rule', async () => {
  const limits = { response_date_limit: '2026-10-20T18:00:00+02:00', appliance_date: '2026-11-02' }
  id = await opened(await paul('2026-10-01T09:00:00'), campaignOf(scene, { ...limits, label: 'Novembre' }))
  const s2 = await as('s2', '2026-10-02T09:00:00')
  const { rows, fall_pct } = await request(s2)
  expect(fall_pct).toBe('30')
  const rowOf = (name: Name) => rows.find(({ label }) => label === labels[name])
  const last = (name: Name) => Number(rowOf(name)?.last_quotation)
  const fallen = { tomate: (last('tomate') * 0.7).toFixed(4), pomme: (last('pomme') * 0.7001).toFixed(4) }
  await save(s2, { carotte: '0', ...fallen })
  const unsaid = await s2.put<Row>(`/price-request/${id}/send`)
  expect(unsaid).toMatchObject({
    status: 422,
    body: {
      fields: [
        {
          name: 'lines',
          message:
            'Un prix à 0, ou en baisse de 30 % ou plus, demande un commentaire qui dit pourquoi : Carotte vrac, Tomate.',
        },
      ],
    },
  })
  const titles = ['Référence', 'Article', 'Nouveau prix', 'Commentaire']
  const book = (comment: string) =>
    workbook([titles, [rowOf('tomate')?.ref_supplier, 'Tomate', 0.5, comment]])
  const bring = async (comment: string) =>
    (
      await sendFile<PriceWorkbookAnswer>(on.app, `/price-request/${id}/workbook`, {
        token: s2.token,
        file: { name: 'prix.xlsx', content: book(comment) },
      })
    ).body
  expect((await bring('')).errors).toEqual([
    {
      line: 2,
      message:
        'Ligne 2 — Tomate : Un prix à 0, ou en baisse de 30 % ou plus, demande un commentaire qui dit pourquoi.',
    },
  ])
  expect(await bring('Surplus de saison')).toMatchObject({ errors: [], entries: [{ quotation: '0.5000' }] })
  const { saved_at } = await request(s2)
  const lines = (['carotte', 'tomate'] as const).map((name) => ({
    ...{ id: rowOf(name)?.id, available: true, packaging: null, comment: 'Surplus de saison' },
    quotation: name === 'carotte' ? '0' : fallen.tomate,
  }))
  expect((await s2.put(`/price-request/${id}/lines`, { lines, saved_at })).status).toBe(200)
  expect((await s2.put(`/price-request/${id}/send`)).status).toBe(200)
  const actor = await paul('2026-10-21T09:00:00')
  await closeCampaigns(on.context, on.clock.now())
  expect((await actor.put<Row>(`/price-update/${id}/rule`, { rule: 'accept', pct: '2' })).body).toEqual({
    count: 1,
  })
  const of = await grid(actor)
  const shown = (name: Name) => ({ low: lineOf(of, name)?.low, decision: lineOf(of, name)?.decision })
  expect([shown('carotte'), shown('tomate'), shown('pomme')]).toEqual([
    { low: 'free', decision: 'pending' },
    { low: 'fall', decision: 'pending' },
    { low: null, decision: 'accepted' },
  ])
  const one = (name: Name, more: Row) => decide(actor, { id: lineOf(of, name)?.id, ...more })
  const refusal = async (name: Name, more: Row) =>
    ((await one(name, more)).body as { fields?: Row[] }).fields?.[0]
  expect(await refusal('carotte', { decision: 'accepted' })).toEqual({
    name: 'lines.0.reason',
    message: 'Un prix à 0 : dites dans le motif pourquoi vous le retenez.',
  })
  expect(await refusal('pomme', { decision: 'negotiated', decided_quotation: '0.01' })).toEqual({
    name: 'lines.0.reason',
    message: 'Une baisse de 30 % ou plus : dites dans le motif pourquoi vous la retenez.',
  })
  const reason = "Offert jusqu'à la fin du mois"
  expect((await one('carotte', { decision: 'accepted', reason })).status).toBe(200)
  expect((await one('tomate', { decision: 'refused' })).status).toBe(200)
  const { body: page } = await actor.get<PriceUpdatePageAnswer>(`/price-update/${id}/page`)
  expect(page.free).toBe(1)
})

test('what was sent counts until its correction is sent, past the limit too; reopened, it stays decided but for the price that changes', async () => {
  const limits = { response_date_limit: '2026-12-10T18:00:00+01:00', appliance_date: '2027-01-04' }
  id = await opened(await paul('2026-11-20T09:00:00'), campaignOf(scene, { ...limits, label: 'Janvier' }))
  const s2 = await as('s2', '2026-11-21T09:00:00')
  await save(s2, { carotte: '1.40', pomme: '1.60' })
  const sent = (await s2.put<Row>(`/price-request/${id}/send`)).body
  expect((await s2.put<Row>(`/price-request/${id}/correct`)).body).toEqual({ status: 'sent' })
  expect((await save(s2, { carotte: '9.99' })).status).toBe(200)
  const own = await request(s2)
  const quoted = (of: PriceRequestAnswer) => of.rows.find(({ label }) => label === labels.carotte)?.quotation
  expect([quoted(own), own.response_status, own.receipt_number]).toEqual([
    '9.9900',
    'sent',
    sent.receipt_number,
  ])
  const actor = await paul('2026-12-11T09:00:00')
  await closeCampaigns(on.context, on.clock.now())
  const shown = async () => {
    const line = lineOf(await grid(actor), 'carotte')
    return [line?.answered, line?.quotation, line?.decision]
  }
  expect(await shown()).toEqual([true, '1.4000', 'pending'])
  const late = await as('s2', '2026-12-11T09:01:00')
  expect(quoted(await request(late))).toBe('1.4000')
  expect((await late.put<Row>(`/price-request/${id}/send`)).body.type).toBe('err540')
  const again = await paul('2026-12-11T09:02:00')
  const of = await grid(again)
  for (const name of ['carotte', 'pomme'] as const) {
    const reason = 'Cours du jour'
    const line = { id: lineOf(of, name)?.id, decision: 'accepted', reason }
    expect((await decide(again, line)).status).toBe(200)
  }
  const { body: page } = await again.get<PriceUpdatePageAnswer>(`/price-update/${id}/page`)
  const response_id = page.suppliers.find(({ supplier_id }) => supplier_id === scene.s2.id)?.id
  const reopening = { response_id, until: '2026-12-12T18:00:00+01:00' }
  expect((await again.put(`/price-update/${id}/reopen`, reopening)).status).toBe(200)
  expect(await shown()).toEqual([true, '1.4000', 'accepted'])
  const back = await as('s2', '2026-12-11T09:04:00')
  await save(back, { carotte: '1.45', pomme: '1.60' })
  expect(await shown()).toEqual([true, '1.4000', 'accepted'])
  const next = await back.put<Row>(`/price-request/${id}/send`)
  expect([next.status, next.body.receipt_number === sent.receipt_number]).toEqual([200, false])
  expect(await shown()).toEqual([true, '1.4500', 'pending'])
  expect(lineOf(await grid(actor), 'pomme')?.decision).toBe('accepted')
  expect((await request(back)).correcting_since).toBe(null)
})

test('prices that were saved and never sent are listed past the limit and decided once they are accepted as they stand; a correction is given up', async () => {
  const limits = { response_date_limit: '2027-01-20T18:00:00+01:00', appliance_date: '2027-02-01' }
  id = await opened(await paul('2027-01-05T09:00:00'), campaignOf(scene, { ...limits, label: 'Février' }))
  const s2 = await as('s2', '2027-01-06T09:00:00')
  await save(s2, { carotte: '1.30', pomme: '1.50' })
  expect((await s2.put(`/price-request/${id}/give-up`)).status).toBe(409)
  for (const verb of ['send', 'correct'])
    expect((await s2.put(`/price-request/${id}/${verb}`)).status).toBe(200)
  await save(s2, { carotte: '7.77' })
  let actor = await paul('2027-01-06T10:00:00')
  const askedOf = async (supplier: number) =>
    (await actor.get<PriceUpdatePageAnswer>(`/price-update/${id}/page`)).body.suppliers.find(
      ({ supplier_id }) => supplier_id === supplier,
    )
  expect((await askedOf(scene.s2.id))?.unsent).toBe(1)
  const back = await as('s2', '2027-01-08T09:00:00')
  expect((await back.put<Row>(`/price-request/${id}/give-up`)).body).toEqual({ status: 'sent' })
  const own = await request(back)
  expect([own.rows.find(({ label }) => label === labels.carotte)?.quotation, own.correcting_since]).toEqual([
    '1.3000',
    null,
  ])
  const s7 = await as('s7', '2027-01-08T09:00:00')
  const [line] = (await request(s7)).rows
  const lines = [{ id: line?.id, quotation: '2.22', available: true, packaging: null, comment: null }]
  expect((await s7.put(`/price-request/${id}/lines`, { lines })).status).toBe(200)
  actor = await paul('2027-01-21T09:00:00')
  const accept = async (supplier: number) =>
    actor.put<Row>(`/price-update/${id}/accept-unsent`, { response_id: (await askedOf(supplier))?.id })
  expect((await accept(scene.s7.id)).body.display).toMatch(/« Ouverte »/)
  await closeCampaigns(on.context, on.clock.now())
  expect((await accept(scene.s2.id)).body.display).toBe(
    "Ce fournisseur n'a rien enregistré qui ne soit envoyé.",
  )
  const until = '2027-01-22T18:00:00+01:00'
  const s7Answer = (await askedOf(scene.s7.id))?.id
  expect((await actor.put(`/price-update/${id}/reopen`, { response_id: s7Answer, until })).status).toBe(200)
  expect((await accept(scene.s7.id)).body.display).toBe(
    "Ce fournisseur peut encore envoyer sa réponse, jusqu'au 22/01/2027 18:00.",
  )
  actor = await paul('2027-01-23T09:00:00')
  const shown = async () => {
    const found = (await grid(actor)).lines.find(({ supplier_id }) => supplier_id === scene.s7.id)
    return [found?.answered, found?.quotation, found?.decision]
  }
  expect(await shown()).toEqual([false, null, 'pending'])
  const twice = await Promise.all([1, 2].map(() => accept(scene.s7.id)))
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await shown()).toEqual([true, '2.2200', 'pending'])
  const mails = await sql<{ kind: string; subject: string }>(
    on,
    `select kind, subject from email_outbox where kind in ('maj_prix_rouverte', 'maj_prix_acceptee') and subject like 'Février%' order by id`,
  )
  expect(mails).toEqual([
    { kind: 'maj_prix_rouverte', subject: "Février : vous pouvez répondre jusqu'au 22/01/2027 18:00" },
    { kind: 'maj_prix_acceptee', subject: 'Février : vos prix enregistrés ont été pris tels quels' },
  ])
  const reason = 'Le marché est reporté.'
  expect((await actor.put<Row>(`/price-update/${id}/cancel`, { reason })).status).toBe(200)
})

test('each happening of a campaign is told once, to whom the table of tellings says', async () => {
  const said = await toldBy(on, 'prices')
  const names = await sql<{ name: string }>(on, 'select name from supplier where id = any($1) order by id', [
    [scene.s2.id, scene.s7.id],
  ])
  const outcomes = [
    `${names[0]?.name}, prix acceptés : 4, négociés : 0, refusés : 0`,
    `${names[1]?.name}, prix acceptés : 0, négociés : 0, refusés : 1`,
  ].map((words) => `« Fruits et légumes – septembre 2026 » : ${words} ; application le 01/09/2026.`)
  expect([...new Set(said.decided?.map(({ body }) => body))]).toEqual(outcomes)
  // One person of both suppliers is told the outcome of each.
  const ofBoth = await sql<{ body: string }>(
    on,
    `select n.body from notification n join "user" u on u.id = n.user_id where u.email = $1 and n.body like '%prix acceptés%' order by n.id`,
    [both],
  )
  expect(ofBoth.map(({ body }) => body)).toEqual(outcomes)
  expect(said.withdrawn).toMatchObject([
    { body: "« Février » n'aura pas de suite : Le marché est reporté.", mailing: 'mail' },
  ])
  expect(said.reopened?.map(({ body }) => body)).toContain(
    "« Février » est rouverte : vous pouvez répondre jusqu'au 22/01/2027 18:00.",
  )
  expect(said.answered?.at(-1)).toMatchObject({
    ...{ body: 'Primeurs de la Vallée a répondu à « Février ».', people: ['Paul'], mailing: 'none' },
  })
  expect(said.closed?.at(-1)?.body).toBe('« Février » est clôturée : réponses reçues : 1 sur 2.')
  expect(Object.values(said).filter((all) => !all.length)).toEqual([])
})

test('a supplier that is dereferenced, or has no article, is left out and named: asked, decided, applied (5-doors §1.3)', async () => {
  const limits = { response_date_limit: '2027-03-20T18:00:00+01:00', appliance_date: '2027-04-01' }
  const idle = await supplierOf(on, 'Laiterie')
  const actor = await paul('2027-03-01T09:00:00')
  await supplierStatus(on, scene.s7.id, 3)
  const supplier_ids = [scene.s2.id, scene.s7.id, idle.id]
  id = await opened(actor, campaignOf(scene, { ...limits, label: 'Avril', supplier_ids }))
  const pageNow = async () => (await actor.get<PriceUpdatePageAnswer>(`/price-update/${id}/page`)).body
  const page = await pageNow()
  expect(page.suppliers.map(({ supplier_id }) => supplier_id)).toEqual([scene.s2.id])
  expect(page.left).toMatch(
    / \(aucun article actif dans ces familles\), .* \(fournisseur au statut « Déréférencé »\)$/,
  )
  const log = async (what: string) =>
    (await actor.get<{ data: Row[] }>(`/price-update/${id}/log`)).body.data.filter((one) => one.what === what)
  expect(await log('Non interrogé')).toHaveLength(2)
  await supplierStatus(on, scene.s7.id, 1)
  const s2 = await as('s2', '2027-03-02T09:00:00')
  await save(s2, { carotte: '1.41', pomme: '1.61' })
  await supplierStatus(on, scene.s2.id, 3)
  expect((await s2.put<Row>(`/price-request/${id}/send`)).body.type).toBe('err409')
  await supplierStatus(on, scene.s2.id, 1)
  expect((await s2.put<Row>(`/price-request/${id}/send`)).status).toBe(200)
  const again = await paul('2027-03-21T09:00:00')
  await closeCampaigns(on.context, on.clock.now())
  await supplierStatus(on, scene.s2.id, 3)
  const line = { id: lineOf(await grid(again), 'carotte')?.id, decision: 'accepted', reason: 'Cours du jour' }
  expect((await decide(again, line)).body.fields).toMatchObject([{ name: 'lines.0.decision' }])
  const ruled = await again.put<Row>(`/price-update/${id}/rule`, { rule: 'accept', pct: '100' })
  expect(ruled.body).toMatchObject({ count: 0 })
  await supplierStatus(on, scene.s2.id, 1)
  for (const name of ['carotte', 'pomme'] as const)
    await decide(again, { ...line, id: lineOf(await grid(again), name)?.id })
  expect((await again.put<Row>(`/price-update/${id}/validate`, {})).status).toBe(200)
  const before = await sql(on, `select count(*)::int as n from article_price where source_id = $1`, [id])
  await supplierStatus(on, scene.s2.id, 3)
  on.clock.set('2027-04-01T00:05:00+02:00')
  await applyCampaigns(on.context, on.clock.now())
  expect(await sql(on, `select count(*)::int as n from article_price where source_id = $1`, [id])).toEqual(
    before,
  )
  expect(
    await sql(
      on,
      `select count(*)::int as n from price_update_log where price_update_id = $1 and what like 'Écarté%'`,
      [id],
    ),
  ).toEqual([{ n: 2 }])
  const said = (await toldBy(on, 'prices')).closed?.at(-1)
  expect(said).toMatchObject({ body: expect.stringContaining('Écartés : Primeurs'), people: ['Paul'] })
  await supplierStatus(on, scene.s2.id, 1)
})
