import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeConsultations } from '../../../server/tenders/tender-clock'
import { addPerson, type TestActor } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'
import { toldBy } from '../../kit/told'
import { criterion, need, prepare, productIds, sql, summer, supplierOf, typeId } from './kit'

type Answered = Record<string, unknown>
type Supplier = { id: number; email: string }

let on: TestApp
const suppliers: Supplier[] = []
const [winner, loser, silent] = [0, 1, 2]
let [id, lot, notice] = [0, 0, 0]

const by = (who: string, moment: string) => summer(on, moment, who)
const drop = (actor: TestActor, reason = "Le budget n'est plus ouvert.") =>
  actor.put<Answered>(`/tender/${id}/cancel`, { reason })
const verbs = async (actor: TestActor) =>
  (await actor.get<{ verbs: string[] }>(`/tender/${id}/page`)).body.verbs
const status = async () => (await sql(on, 'select status from tender where id = $1', [id]))[0]?.status
const told = () =>
  sql<{ to: string; text: string }>(
    on,
    `select "to", text from email_outbox where kind = 'consultation_sans_suite' and about_id = $1 order by id`,
    [id],
  )

/** A supplier's offer, sent before the limit. */
async function offer(at: number, product: number, quotation: string) {
  const actor = await by(suppliers[at]?.email ?? '', '2026-05-10T10:00:00')
  const [line] = await productIds(actor, id, [product])
  const lines = [{ tender_product_id: line, quotation, ref_supplier: 'P0' }]
  await actor.put(`/consultation/${id}/answer`, {
    lots: [{ tender_family_id: lot, all_cities: true, lines }],
  })
  expect((await actor.post<Answered>(`/consultation/${id}/send`)).status).toBe(200)
}

/** Opens the offers, notes them, retains the first and turns the second down, and awards the tender. */
async function award() {
  on.clock.set('2026-05-15T12:05:00+02:00')
  await closeConsultations(on.context, on.context.now())
  await (await by('paul.achard', '2026-05-18T09:00:00')).put(`/tender/${id}/open`)
  const nadia = await by('nadia.roche', '2026-05-18T09:05:00')
  await nadia.put(`/tender/${id}/open`)
  const { body } = await nadia.put<{ offers: Answered[] }>(`/tender/lot/${lot}/score`)
  const of = (at: number) => body.offers.find((one) => one.supplier_id === suppliers[at]?.id)?.id
  const decisions = [
    { offer_id: of(winner), decision: 'retained', rank: 1 },
    { offer_id: of(loser), decision: 'rejected', reason: 'Offre moins bien classée' },
  ]
  expect((await nadia.put<Answered>(`/tender/lot/${lot}/decisions`, { decisions })).status).toBe(200)
  expect((await nadia.put<Answered>(`/tender/${id}/award`)).body).toMatchObject({ status: '350' })
}

beforeAll(async () => {
  on = await openApp()
  for (const name of ['Boucherie Martin', 'Viandes', 'Laiterie']) suppliers.push(await supplierOf(on, name))
  const paul = await by('paul.achard', '2026-04-01T09:00:00')
  const roast = await need(on, 'Rôti de porc filet')
  const tender = await prepare(
    paul,
    {
      ...{ code: 'AO-SANS-SUITE', label: 'Viandes sans suite', company_id: 2, catalog_id: 1 },
      ...{ tender_type_id: await typeId(on, 'public'), opening_date: '2026-05-18T09:00:00+02:00' },
      ...{ market_openning_date: '2026-07-01', market_closing_date: '2027-06-30' },
      ...{ consultation_openning_date: '2026-04-02T09:00:00+02:00' },
      ...{ consultation_closing_date: '2026-05-15T12:00:00+02:00' },
      ...{ response_date_limit: '2026-05-15T12:00:00+02:00' },
    },
    {
      family_id: roast.family,
      volumes: [[roast.product, '30000']],
      criteria: [criterion('price', '100')],
    },
  )
  id = tender.id
  lot = tender.lot
  await paul.put(`/tender/${id}/adherents`, { adherent_ids: [1] })
  await paul.put(`/tender/${id}/suppliers`, {
    supplier_ids: [suppliers[winner]?.id, suppliers[silent]?.id],
  })
  await sql(
    on,
    `with f as (insert into file (path, unique_name, mime_type, filename) values ('/publicnotice', 'drop.pdf', 'application/pdf', 'rc.pdf') returning id)
     insert into tender_document (tender_id, kind, label, file_id, public) select $1, 'rc', 'RC', f.id, true from f`,
    [id],
  )
  notice = (await paul.post<{ id: number }>(`/tender/${id}/notice`)).body.id
  expect((await paul.put<Answered>(`/tender/${id}/publish`)).status).toBe(200)
  await offer(winner, roast.product, '8.20')
  await offer(loser, roast.product, '8.60')
  await award()
  // Who declines after its offer has had a letter all the same.
  const declining = await by(suppliers[loser]?.email ?? '', '2026-05-19T09:00:00')
  const reason = { reason: "Plus d'intérêt" }
  expect((await declining.put<Answered>(`/consultation/${id}/decline`, reason)).status).toBe(200)
})
afterAll(() => on.close())

test('who may not award does not drop an award, nor does who has no tender of that service', async () => {
  await addPerson(on, { email: 'viewer@valae.example', profile: 'AD', companies: [2] })
  await addPerson(on, { email: 'elsewhere@valae.example', profile: 'AC', companies: [1] })
  const viewer = await by('viewer@valae.example', '2026-05-26T09:00:00')
  expect(await verbs(viewer)).not.toContain('cancel')
  expect((await drop(viewer)).status).toBe(403)
  expect((await drop(await by('elsewhere@valae.example', '2026-05-26T09:00:00'))).status).toBe(404)
  const bidder = await by(suppliers[winner]?.email ?? '', '2026-05-26T09:00:00')
  expect((await drop(bidder)).status).toBe(403)
  expect(await status()).toBe('350')
})

test('a private award binds at once: it is not dropped', async () => {
  const type = (name: 'private' | 'public') => typeId(on, name)
  const become = async (name: 'private' | 'public') =>
    sql(on, 'update tender set tender_type_id = $2 where id = $1', [id, await type(name)])
  await become('private')
  const paul = await by('paul.achard', '2026-05-26T09:00:00')
  expect(await verbs(paul)).not.toContain('cancel')
  expect((await drop(paul)).body).toMatchObject({
    ...{ type: 'err409' },
    display: "Cet appel d'offres est au statut « Attribué » : cette action n'est plus possible.",
  })
  await become('public')
})

test('a signed market is not dropped any more', async () => {
  const paul = await by('paul.achard', '2026-06-10T09:00:00')
  expect(await verbs(paul)).toContain('cancel')
  expect((await paul.put<Answered>(`/tender/${id}/sign`, { signed_on: '2026-06-10' })).status).toBe(200)
  expect(await verbs(paul)).not.toContain('cancel')
  expect((await drop(paul)).body).toMatchObject({
    ...{ type: 'err409', display: 'Le marché est signé : il ne peut plus être déclaré sans suite.' },
  })
  expect([await status(), await told()]).toEqual(['350', []])
  await sql(on, 'update tender set signed_on = null where id = $1', [id])
})

test('an award that the catalogue has already is not dropped', async () => {
  const apply = (at: string | null) =>
    sql(on, 'update tender_family set applied_at = $2 where id = $1', [lot, at])
  await apply('2026-06-10T00:05:00+02:00')
  const paul = await by('paul.achard', '2026-06-10T09:00:00')
  expect((await drop(paul)).body).toMatchObject({
    ...{ type: 'err409' },
    display: 'Le lot 1 est déjà appliqué au catalogue : le marché ne peut plus être déclaré sans suite.',
  })
  expect([await status(), await told()]).toEqual(['350', []])
  await apply(null)
})

test('an award that is not signed is dropped with its reason: lots taken back, everybody told once, the notice says it', async () => {
  const paul = await by('paul.achard', '2026-06-11T09:00:00')
  expect((await drop(paul, '  ')).body).toMatchObject({ fields: [{ name: 'reason' }] })
  const nadia = await by('nadia.roche', '2026-06-11T09:00:00')
  const both = await Promise.all([drop(paul), drop(nadia)])
  expect(both.map((one) => one.status).sort()).toEqual([200, 409])
  expect(both.find((one) => one.status === 200)?.body.tender).toMatchObject({
    ...{ status: '500', cancel_reason: "Le budget n'est plus ouvert." },
  })
  const mails = await told()
  expect(new Set(mails.map(({ to }) => to)).size).toBe(3)
  expect(mails).toHaveLength(3)
  for (const { text } of mails) expect(text).toContain("Motif : Le budget n'est plus ouvert.")
  expect(await sql(on, 'select status from tender_family where id = $1', [lot])).toEqual([
    { status: 'cancelled' },
  ])
  const held = await sql(on, 'select id from attribution where tender_id = $1 and "deletedAt" is null', [id])
  expect(held).toEqual([])
  expect(await sql(on, 'select status from tender_response where tender_id = $1 order by id', [id])).toEqual([
    { status: '150' },
    { status: '350' },
  ])
  expect((await on.app.inject(`/api/public-notices/${notice}`)).json()).toMatchObject({
    state: 'dropped',
    award_text: "Procédure déclarée sans suite le 11/06/2026. Motif : Le budget n'est plus ouvert.",
    rectifications: [
      { text: "Procédure déclarée sans suite le 11/06/2026. Motif : Le budget n'est plus ouvert." },
    ],
  })
  expect(await sql(on, 'select status from public_notice where id = $1', [notice])).toEqual([
    { status: '200' },
  ])
  const kept = await sql<{ event: string; payload: Answered }>(
    on,
    `select event, payload from history where model = 'Tender' and entity_id = $1 and event = 'cancel'`,
    [id],
  )
  expect(kept).toMatchObject([{ payload: { from: '350', to: '500' } }])
  const taken = await sql(
    on,
    `select field from field_history where model = 'Attribution' and change_type = 'delete' and field = 'supplier_id'`,
  )
  expect(taken).toHaveLength(1)
})

test('what was dropped is neither signed nor dropped again, and nobody is told twice', async () => {
  const paul = await by('paul.achard', '2026-06-12T09:00:00')
  expect((await drop(paul)).status).toBe(409)
  expect((await paul.put<Answered>(`/tender/${id}/sign`, { signed_on: '2026-06-12' })).status).toBe(409)
  expect(await told()).toHaveLength(3)
  const said = await toldBy(on, 'tenders')
  expect(said.withdrawn?.map(({ body }) => body)).toEqual([
    "« Viandes sans suite » n'aura pas de suite : Le budget n'est plus ouvert.",
  ])
  expect(said.closed).toMatchObject([
    { body: '« Viandes sans suite » est clôturée : les plis sont à ouvrir.', people: ['Paul'] },
  ])
})
