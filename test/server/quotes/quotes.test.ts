import { afterAll, beforeAll, expect, test } from 'vitest'
import { expireQuotes } from '../../../server/quotes/expire-quotes'
import type { TestActor } from '../../kit/actors'
import { kitchen, members } from '../../kit/kitchen'
import { openApp, type TestApp } from '../../kit/open-app'
import { sendFile } from '../../kit/send-file'
import { sql, supplierStatus } from '../tenders/kit'
import { created, linked, linksOf, outsideSupplier, pageOf, requestOf } from './kit'

type Row = Record<string, unknown>

let on: TestApp
let who: Record<'luc' | 'karim' | 'claire' | 'hugo', TestActor>
let farm = 0
let mill = 0
const limit = '2026-03-20T18:00:00+01:00'

async function at(moment: string): Promise<void> {
  on.clock.set(moment)
  who = await kitchen(on, 'luc', 'karim', 'claire', 'hugo')
}
/** A request of two suppliers without an account, sent: its id and their links. */
async function sent(more: Row = {}) {
  const outside = { supplier_not_in_catalog_ids: [farm, mill] }
  const id = await created(who.luc, await requestOf(on, { ...outside, ...more }))
  const answer = await who.claire.put<Row>(`/quote/${id}/send`)
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  const links = await linksOf(on, id)
  const of = (address: string) => linked(on, links.get(`${address}@ferme.example`) ?? '')
  return { id, links, farm: of('ferme'), mill: of('moulin') }
}

beforeAll(async () => {
  on = await openApp()
  await at('2026-03-10T09:00:00+01:00')
  farm = await outsideSupplier(on, 'Ferme')
  mill = await outsideSupplier(on, 'Moulin')
})
afterAll(() => on.close())

test('a member asks, the back office sends, and suppliers with and without an account have a link each', async () => {
  const facts = await requestOf(on, { supplier_ids: [1], supplier_not_in_catalog_ids: [farm] })
  const id = await created(who.luc, facts)
  const mute = await outsideSupplier(on, 'Sans adresse')
  await sql(on, 'update suppliernotincatalog set email = null where id = $1', [mute])
  const { body: draft } = await who.luc.get<Row>(`/quote/${id}`)
  expect([draft.status, draft.project_manager_id]).toEqual(['100', expect.any(Number)])
  const wrong = await created(who.luc, { ...facts, supplier_not_in_catalog_ids: [mute] })
  const refused = await who.claire.put<Row>(`/quote/${wrong}/send`)
  expect(refused.body).toMatchObject({
    fields: [{ name: 'supplier_not_in_catalog_ids', message: "Sans adresse n'a pas d'adresse e-mail." }],
  })
  expect((await who.claire.put(`/quote/${id}/send`)).body).toMatchObject({ status: '150' })
  expect((await who.claire.put(`/quote/${id}/send`)).status).toBe(409)
  const links = await linksOf(on, id)
  expect(links.size).toBe(2)
  const told = await sql<{ kind: string }>(
    on,
    `select distinct kind from notification where kind = 'quote_request'`,
  )
  expect(told).toHaveLength(1)
  const changed = await who.luc.put<Row>(`/quote/${id}`, { ...facts, label: 'Autre', lock_version: 1 })
  expect(changed.status).toBe(409)
})

test('a link opens its own quote alone, answers once, is withdrawn and sent again; a new link ends the former', async () => {
  const { id, links, farm: own, mill: other } = await sent()
  const { body } = await own.read()
  expect(body).toMatchObject({
    label: 'Four mixte',
    adherent: expect.any(String),
    supplier: 'Ferme',
    is_open: true,
  })
  expect((await own.answer({ amount_ht: '2400.00', comment: 'Livré' })).body).toMatchObject({
    state: 'answered',
  })
  expect((await own.answer({ amount_ht: '1.00' })).status).toBe(409)
  expect(JSON.stringify((await other.read()).body)).not.toContain('2400')
  expect((await pageOf(who.luc, id)).status).toBe('200')
  expect((await own.withdraw()).body).toMatchObject({ state: 'withdrawn', amount_ht: null })
  expect((await own.withdraw()).status).toBe(409)
  expect((await pageOf(who.luc, id)).status).toBe('150')
  expect((await own.answer({ amount_ht: '2000.00' })).status).toBe(200)
  expect((await other.decline()).body).toMatchObject({ state: 'declined' })
  const [asked] = (await pageOf(who.luc, id)).lines.filter(({ supplier }) => supplier === 'Moulin')
  expect((await who.claire.put(`/quote/${id}/resend`, { line_id: asked?.id })).status).toBe(200)
  expect((await other.read()).status).toBe(404)
  const again = linked(on, (await linksOf(on, id)).get('moulin@ferme.example') ?? '')
  expect((await again.answer({ amount_ht: '1800.00' })).status).toBe(200)
  expect(
    (await pageOf(who.luc, id)).lines.map((line) => [line.supplier, line.amount_ht, line.unit_price_ht]),
  ).toEqual([
    ['Moulin', '1800.00', '900.0000'],
    ['Ferme', '2000.00', '1000.0000'],
  ])
  for (const token of ['x', [...links.values()][1]])
    expect((await linked(on, token ?? '').read()).status).toBe(404)
})

test('−1 s and +0 s are in time, +1 s is late, for answering, withdrawing and the clock', async () => {
  const { id, farm: own, mill: other } = await sent()
  on.clock.set('2026-03-20T17:59:59+01:00')
  expect((await own.answer({ amount_ht: '10.00' })).status).toBe(200)
  on.clock.set(limit)
  expect((await other.answer({ amount_ht: '12.00' })).status).toBe(200)
  expect((await other.withdraw()).status).toBe(200)
  await expireQuotes(on.context, on.clock.now())
  on.clock.set('2026-03-20T18:00:01+01:00')
  expect((await other.answer({ amount_ht: '12.00' })).body).toMatchObject({ type: 'err540' })
  expect((await own.withdraw()).body).toMatchObject({ type: 'err540' })
  expect((await own.read()).body).toMatchObject({ is_open: false, amount_ht: '10.00' })
  await expireQuotes(on.context, on.clock.now())
  await at('2026-04-30T23:30:00+02:00')
  await expireQuotes(on.context, on.clock.now())
  expect((await pageOf(who.luc, id)).status).toBe('200')
  await at('2026-05-01T00:00:01+02:00')
  await expireQuotes(on.context, on.clock.now())
  expect(await pageOf(who.luc, id)).toMatchObject({ status: '350', acts: ['late'] })
  await at('2026-03-10T09:00:00+01:00')
})

test('past the limit its page says that nothing was sent, and the buyer sees where a file alone was left', async () => {
  const { id, links, farm: own } = await sent()
  await sendFile<Row>(on.app, `/quote-answer/file?token=${links.get('ferme@ferme.example')}`, {
    file: { name: 'devis.pdf', content: Buffer.from('%PDF-1.7 one'), field: 'files' },
  })
  const unsent = async () =>
    (await pageOf(who.luc, id)).lines.filter((line) => line.unsent).map(({ supplier }) => supplier)
  await at(limit)
  expect((await own.read()).body).toMatchObject({ is_open: true, now: new Date(limit).toISOString() })
  expect(await unsent()).toEqual([])
  await at('2026-03-20T18:00:01+01:00')
  expect((await own.read()).body).toMatchObject({ is_open: false, state: 'asked' })
  expect(await unsent()).toEqual(['Ferme'])
  await at('2026-03-10T09:00:00+01:00')
})

test('what was saved and not sent is read by nobody, and past the limit staff take it as it is or let its supplier in again', async () => {
  const { id, farm: own, mill: other } = await sent()
  const whole = { amount_ht: '2400.50', reference: 'D-9' }
  expect((await other.save({ amount_ht: '99.00' })).body).toMatchObject({
    state: 'asked',
    amount_ht: '99.00',
  })
  expect((await own.save(whole)).body).toMatchObject({ ...whole, saved_at: expect.any(String) })
  expect(JSON.stringify(await pageOf(who.claire, id))).not.toContain('2400')
  const { body: found } = await who.claire.put<Row>('/search/', { model: 'Quote_line' })
  expect(JSON.stringify(found)).not.toContain('2400')
  const lineOf = async (name: string) =>
    (await pageOf(who.claire, id)).lines.find(({ supplier }) => supplier === name)
  const [farmLine, millLine] = [(await lineOf('Ferme'))?.id, (await lineOf('Moulin'))?.id]
  const take = (line_id?: number) => who.claire.put<Row>(`/quote/${id}/accept-unsent`, { line_id })
  const reopen = (line_id: number | undefined, until: string) =>
    who.claire.put<Row>(`/quote/${id}/reopen`, { line_id, until })
  expect((await take(farmLine)).body.display).toBe("Ferme peut encore répondre, jusqu'au 20/03/2026 18:00.")
  expect((await reopen(farmLine, '2026-03-25T18:00:00+01:00')).status).toBe(409)
  await at('2026-03-20T18:00:01+01:00')
  await expireQuotes(on.context, on.clock.now())
  expect(await pageOf(who.claire, id)).toMatchObject({ status: '350', acts: ['late'] })
  expect(await lineOf('Ferme')).toMatchObject({ unsent: true, amount_ht: null, saved_at: expect.any(String) })
  expect((await take(millLine)).body.display).toContain("(il manque : Taux de TVA, Valable jusqu'au)")
  expect((await take(farmLine)).body).toMatchObject({ status: '200' })
  expect(await lineOf('Ferme')).toMatchObject({ ...whole, state: 'answered', unsent: false, saved_at: null })
  expect((await take(farmLine)).body.display).toContain("n'a enregistré aucun devis")
  expect((await reopen(millLine, '2026-03-20T18:00:00+01:00')).status).toBe(422)
  const until = '2026-03-25T18:00:00+01:00'
  expect((await reopen(millLine, until)).status).toBe(200)
  expect((await other.read()).status).toBe(404)
  const again = linked(on, (await linksOf(on, id)).get('moulin@ferme.example') ?? '')
  await at(until)
  expect((await again.read()).body).toMatchObject({
    ...{ is_open: true, amount_ht: '99.00', response_date_limit: new Date(until).toISOString() },
  })
  expect((await own.withdraw()).body).toMatchObject({ type: 'err540' })
  expect((await again.answer({ amount_ht: '2300.00' })).status).toBe(200)
  const mails = await sql<{ kind: string }>(
    on,
    `select kind from email_outbox where about_model = 'Quote' and about_id = $1 and kind <> 'devis_demande' order by id`,
    [id],
  )
  expect(mails.map(({ kind }) => kind)).toEqual(['devis_accepte_tel_quel', 'devis_limite'])
  await at('2026-03-10T09:00:00+01:00')
})

test('what has expired waits again for a supplier that is let in, until its own limit has passed', async () => {
  const { id } = await sent({ supplier_ids: [1], supplier_not_in_catalog_ids: [] })
  await at('2026-03-20T18:00:01+01:00')
  await expireQuotes(on.context, on.clock.now())
  const line_id = (await pageOf(who.claire, id)).lines[0]?.id
  const until = '2026-03-25T18:00:00+01:00'
  expect((await who.claire.put(`/quote/${id}/reopen`, { line_id, until })).body).toMatchObject({
    status: '150',
  })
  const told = await sql<Row>(on, `select user_id from notification where kind = 'request_reopened'`)
  expect(told.length).toBeGreaterThan(0)
  for (const [moment, status] of [
    [until, '150'],
    ['2026-03-25T18:00:01+01:00', '350'],
  ] as const) {
    await at(moment)
    await expireQuotes(on.context, on.clock.now())
    expect((await pageOf(who.claire, id)).status).toBe(status)
  }
  await at('2026-03-10T09:00:00+01:00')
})

test('a quote that no unit price of four decimals gives back to the cent makes no product, and says why', async () => {
  const { id, farm: own } = await sent({ quantity: '30000', label: 'Serviettes' })
  await own.answer({ amount_ht: '1000.00' })
  const line_id = (await pageOf(who.luc, id)).lines[0]?.id
  const accept = (make: string) => who.luc.put<{ fields: Row[] }>(`/quote/${id}/accept`, { line_id, make })
  expect((await accept('cart')).body.fields).toEqual([
    { name: 'make', message: expect.stringMatching(/0,0333\u00a0€ HT.*999,00/) },
  ])
  expect((await accept('none')).body).toMatchObject({ status: '250' })
})

test('a supplier that is dereferenced is not asked, and its quote not accepted, by name', async () => {
  const id = await created(who.luc, await requestOf(on, { supplier_ids: [1] }))
  await supplierStatus(on, 1, 3)
  const refused = await who.claire.put<{ fields: Row[] }>(`/quote/${id}/send`)
  expect(refused.body.fields).toEqual([
    { name: 'supplier_ids', message: expect.stringContaining('(fournisseur au statut « Déréférencé »)') },
  ])
  await supplierStatus(on, 1, 1)
  expect((await who.claire.put(`/quote/${id}/send`)).status).toBe(200)
  await linked(on, [...(await linksOf(on, id)).values()][0] ?? '').answer({ amount_ht: '10.00' })
  await supplierStatus(on, 1, 3)
  const line_id = (await pageOf(who.luc, id)).lines[0]?.id
  const accepted = await who.luc.put<Row>(`/quote/${id}/accept`, { line_id, make: 'none' })
  expect(accepted.body).toMatchObject({ type: 'err409' })
  await supplierStatus(on, 1, 1)
})

test('a request on its way is sent to more suppliers, and its limit is moved: those who were asked are told, with a new link', async () => {
  await at('2026-03-12T09:00:00+01:00')
  const { id, links } = await sent({ supplier_not_in_catalog_ids: [mill] })
  const complete = (body: Row) => who.claire.put<Row>(`/quote/${id}/complete`, body)
  expect((await complete({})).body).toMatchObject({
    fields: [{ name: 'supplier_ids', message: 'Ajoutez un fournisseur ou déplacez la date limite.' }],
  })
  expect((await complete({ response_date_limit: '2026-01-01T12:00:00+01:00' })).status).toBe(422)
  const response_date_limit = '2026-03-27T18:00:00+01:00'
  const { body, status } = await complete({ response_date_limit, supplier_not_in_catalog_ids: [farm] })
  expect([status, body.response_date_limit]).toEqual([200, '2026-03-27T17:00:00.000Z'])
  expect((body.lines as Row[]).map(({ state }) => state)).toEqual(['asked', 'asked'])
  expect((await linksOf(on, id)).size).toBe(links.size + 1)
  const mails = await sql<{ kind: string; n: number }>(
    on,
    `select kind, count(*)::int as n from email_outbox where about_model = 'Quote' and about_id = $1 group by 1 order by 1`,
    [id],
  )
  expect(mails.map(({ kind }) => kind)).toEqual(['devis_demande', 'devis_limite'])
  // Twice the same changes nothing and writes to nobody.
  expect((await complete({ response_date_limit, supplier_not_in_catalog_ids: [farm] })).status).toBe(422)
})

test('a request that nobody answered expires one second after its limit, and tells its member once', async () => {
  const { id } = await sent()
  for (const [moment, status] of [
    [limit, '150'],
    ['2026-03-20T18:00:01+01:00', '350'],
    ['2026-03-20T18:01:00+01:00', '350'],
  ] as const) {
    on.clock.set(moment)
    await expireQuotes(on.context, on.clock.now())
    const [row] = await sql<{ status: string }>(on, 'select status from quote where id = $1', [id])
    expect(row?.status).toBe(status)
  }
  const told = await sql<{ n: number }>(
    on,
    `select count(*)::int as n from notification where kind = 'quote_expired' and entity_id = $1 and user_id = $2`,
    [id, who.luc.id],
  )
  expect(told).toEqual([{ n: 1 }])
  await at('2026-03-10T09:00:00+01:00')
})

test('of ten acceptances at once one wins: one product outside the catalogues, one cart, the others told', async () => {
  const { id, farm: own, mill: other } = await sent({ label: 'Plonge à avancement' })
  await own.answer({ amount_ht: '2000.00', reference: 'D-7' })
  await other.answer({ amount_ht: '2100.00' })
  const { lines, acts } = await pageOf(who.luc, id)
  expect(acts).toContain('cart')
  const bodies = lines.flatMap(({ id: line_id }) =>
    Array.from({ length: 5 }, () => ({ line_id, make: 'cart' })),
  )
  const answers = await Promise.all(bodies.map((body) => who.luc.put<Row>(`/quote/${id}/accept`, body)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
  const products = await sql<Row>(
    on,
    `select id, price_ht::text, adherent_id from productnotincatalog where label = 'Plonge à avancement'`,
  )
  expect(products).toHaveLength(1)
  const page = await pageOf(who.luc, id)
  expect(page).toMatchObject({
    status: '250',
    product_not_in_catalog_id: products[0]?.id,
    order_id: expect.any(Number),
  })
  expect(page.lines.map(({ state }) => state).sort()).toEqual(['accepted', 'refused'])
  const inCart = await sql<Row>(
    on,
    'select quantity::text, line_ht::text from order_line where product_not_in_catalog_id = $1',
    [products[0]?.id],
  )
  expect(inCart).toEqual([{ quantity: '2.000', line_ht: expect.stringMatching(/^2[01]00\.00$/) }])
  const mails = await sql<{ kind: string }>(
    on,
    `select kind from email_outbox where about_model = 'Quote' and about_id = $1 and kind <> 'devis_demande' order by kind`,
    [id],
  )
  expect(mails.map(({ kind }) => kind)).toEqual(['devis_non_retenu', 'devis_retenu'])
})

test("another member's request is not there, and nothing is written without the permission", async () => {
  const { id, farm: own } = await sent()
  await own.answer({ amount_ht: '50.00' })
  const line_id = (await pageOf(who.luc, id)).lines[0]?.id
  for (const path of [`/quote/${id}`, `/quote/${id}/page`, `/quote/${id}/pdf`])
    expect([403, 404]).toContain((await who.hugo.get(path)).status)
  expect([403, 404]).toContain((await who.hugo.put(`/quote/${id}/accept`, { line_id, make: 'none' })).status)
  const elsewhere = await requestOf(on, { adherent_id: members.A5 })
  expect([403, 404, 422]).toContain((await who.luc.post('/quote', elsewhere)).status)
  expect((await who.karim.put(`/quote/${id}/accept`, { line_id, make: 'none' })).status).toBe(403)
  expect((await pageOf(who.luc, id)).status).toBe('200')
  const pdf = await on.app.inject({
    url: `/api/quote/${id}/pdf`,
    headers: { authorization: who.luc.token },
  })
  expect([pdf.statusCode, pdf.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
})

test('a link keeps one file of its own quote, safely, and shows no file of another request', async () => {
  const { id, links } = await sent()
  const token = links.get('ferme@ferme.example') ?? ''
  const send = (name: string, content: string) =>
    sendFile<Row>(on.app, `/quote-answer/file?token=${token}`, {
      file: { name, content: Buffer.from(content), field: 'files' },
    })
  expect((await send('devis.html', '<script>')).status).toBe(415)
  expect((await send('devis.pdf', 'not a pdf')).status).toBe(415)
  const first = await send('devis.pdf', '%PDF-1.7 one')
  const second = await send('devis.pdf', '%PDF-1.7 two')
  expect([first.status, second.status]).toEqual([200, 200])
  expect((await pageOf(who.luc, id)).lines.flatMap(({ files }) => files)).toEqual([])
  await linked(on, token).answer({ amount_ht: '50.00' })
  const own = (await pageOf(who.luc, id)).lines.flatMap(({ files }) => files)
  expect(own.map((one) => one.id)).toEqual([second.body.id])
  expect((await send('devis.pdf', '%PDF-1.7 three')).status).toBe(409)
  const other = await on.app.inject(
    `/api/quote-answer/file/${own[0]?.id}?token=${links.get('moulin@ferme.example')}`,
  )
  expect(other.statusCode).toBe(404)
  const mine = await on.app.inject({
    url: `/api/file/download/${own[0]?.id}`,
    headers: { authorization: who.luc.token },
  })
  expect(mine.statusCode).toBe(200)
})
