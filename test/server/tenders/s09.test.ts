import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TenderChanges } from '../../../resources/tenders/changes'
import type { Copied } from '../../../resources/tenders/copied'
import type { KeptRehearsal, Rehearsal } from '../../../resources/tenders/rehearsal'
import type { ScalesAnswer } from '../../../resources/tenders/scales'
import type { SourcedVolumes } from '../../../resources/tenders/volume-sheet'
import { asOwner } from '../../../server/database/migrate'
import { applyLot } from '../../../server/tenders/apply-lot'
import { remindByClock } from '../../../server/tenders/remind-suppliers'
import { closeConsultations, runMarkets } from '../../../server/tenders/tender-clock'
import { findTender } from '../../../server/tenders/tender-row'
import type { TestActor } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'
import { sendFile } from '../../kit/send-file'
import { sentOrder } from '../../kit/sent-order'
import { cellsOf } from '../../kit/workbooks'
import { received } from '../pricing/kit'
import {
  criterion,
  labelId,
  need,
  newProduct,
  prepare,
  productIds,
  sql,
  summer,
  supplierOf,
  supplierStatus,
  typeId,
} from './kit'

type Row = Record<string, unknown>
type Supplier = { id: number; email: string }

let on: TestApp
let [s2, s5, s7]: Supplier[] = []
let [id, lot] = [0, 0]
let needs: number[] = []
let lines: number[] = []
const labels: Record<string, number> = {}

const paul = (moment: string) => summer(on, moment, 'paul.achard')
const as = (supplier: Supplier | undefined, moment: string) => summer(on, moment, supplier?.email ?? '')
const weights = (delay: string) => [
  criterion('price', '50'),
  criterion('quality', '25', 'entered'),
  criterion('frequency', '10'),
  criterion('delay', delay),
  criterion('egalim', '10'),
]

beforeAll(async () => {
  on = await openApp()
  s2 = await supplierOf(on, 'Primeurs')
  s5 = await supplierOf(on, 'Grossiste')
  s7 = await supplierOf(on, 'Vergers')
  labels.bio = await labelId(on, 'BIO')
})
afterAll(() => on.close())

interface Offer {
  prices: (string | null)[]
  refs: string[]
  labelled?: number
  frequency_per_week: number
  delay_code: string
}

const answer = (actor: TestActor, { prices, refs, labelled, ...lotFields }: Offer) =>
  actor.put<Row>(`/consultation/${id}/answer`, {
    lots: [
      {
        tender_family_id: lot,
        all_cities: true,
        ...lotFields,
        lines: prices.map((quotation, at) => ({
          tender_product_id: lines[at],
          quotation,
          ref_supplier: refs[at],
          label_ids: at === labelled ? [labels.bio] : [],
        })),
      },
    ],
  })

const offers: Record<'s2' | 's5' | 's7', Offer> = {
  s2: {
    prices: ['1.35', '1.62', '2.10'],
    refs: ['AR3', 'AR4', 'TOM-2'],
    labelled: 0,
    frequency_per_week: 6,
    delay_code: 'A_POUR_B',
  },
  s5: {
    prices: ['1.28', '1.70', '2.05'],
    refs: ['G-1', 'G-2', 'G-3'],
    frequency_per_week: 5,
    delay_code: 'J2',
  },
  s7: {
    prices: ['1.42', '1.55', '2.30'],
    refs: ['V-1', 'V-2', 'V-3'],
    labelled: 1,
    frequency_per_week: 3,
    delay_code: 'J1',
  },
}

test('S09 step 1: weights of 95 are refused; with 100 it is published and the tender contacts are invited', async () => {
  const actor = await paul('2026-03-30T09:00:00')
  const carrot = await need(on, 'Carotte vrac')
  needs = [
    carrot.product,
    (await need(on, 'Pomme Gala')).product,
    await newProduct(on, 'Tomate', carrot.product),
  ]
  const [article] = await sql<{ ref: string }>(
    on,
    `select ref_supplier as ref from article where label = 'Carotte vrac'`,
  )
  offers.s2.refs[0] = article?.ref ?? ''
  const tender = await prepare(
    actor,
    {
      code: 'AO-2026-009',
      label: 'Fruits et légumes 2026-2027',
      company_id: 1,
      catalog_id: 1,
      tender_type_id: await typeId(on, 'private'),
      market_openning_date: '2026-06-01',
      market_closing_date: '2027-05-31',
      consultation_openning_date: '2026-04-01T09:00:00+02:00',
      consultation_closing_date: '2026-04-30T17:00:00+02:00',
      response_date_limit: '2026-04-30T17:00:00+02:00',
      opening_date: '2026-04-30T17:00:00+02:00',
      incomplete_offer_policy: 'worst_price',
      award_mode: 'ranked',
    },
    {
      family_id: carrot.family,
      volumes: [
        [needs[0] ?? 0, '12000'],
        [needs[1] ?? 0, '8000'],
        [needs[2] ?? 0, '5000'],
      ],
      criteria: weights('5'),
    },
  )
  id = tender.id
  lot = tender.lot
  for (const [per_week_from, note] of [
    [3, '12'],
    [5, '18'],
    [6, '20'],
  ])
    await actor.post('/note/frequencyscale', {
      label: `${per_week_from}`,
      tender_id: id,
      per_week_from,
      note,
    })
  for (const [delay_code, note] of [
    ['A_POUR_B', '20'],
    ['J1', '17'],
    ['J2', '14'],
  ])
    await actor.post('/note/delayscale', { label: `${delay_code}`, tender_id: id, delay_code, note })
  const wrong = await actor.put<Row>(`/tender/${id}/criteria`, { criteria: weights('0') })
  expect(wrong.body).toMatchObject({
    type: 'err400',
    fields: [{ name: 'criteria', message: 'La somme des poids doit faire 100 : elle fait 95,00.' }],
  })
  const unready = await actor.put<Row>(`/tender/${id}/publish`)
  expect(unready.body).toMatchObject({ fields: [{ message: 'Invitez au moins un fournisseur.' }] })
  await actor.put(`/tender/${id}/suppliers`, { supplier_ids: [s2?.id, s5?.id, s7?.id] })
  const { body } = await actor.put<{ tender: Row }>(`/tender/${id}/publish`)
  expect(body.tender).toMatchObject({ status: '150', version: 1 })
  const mails = await sql(
    on,
    `select "to", subject from email_outbox where kind = 'consultation_invitation' order by id`,
  )
  expect(mails).toHaveLength(3)
  expect(mails[0]?.subject).toBe('Consultation AO-2026-009 – Fruits et légumes 2026-2027')
  expect((await actor.put<Row>(`/tender/${id}/criteria`, { criteria: weights('5') })).status).toBe(409)
})

test('who has not answered is reminded 7 and 2 days before and on the day, once each', async () => {
  for (const [at, said] of [
    ['2026-04-22T08:00:00', undefined],
    ['2026-04-23T08:00:00', 'Fournisseurs relancés : 3'],
    ['2026-04-23T08:05:00', undefined],
    ['2026-04-28T08:00:00', 'Fournisseurs relancés : 3'],
    ['2026-04-30T08:00:00', 'Fournisseurs relancés : 3'],
    ['2026-04-30T17:00:01', undefined],
  ] as const) {
    on.clock.set(`${at}+02:00`)
    expect([at, await remindByClock(on.context, on.context.now())]).toEqual([at, said])
  }
  const counts = await sql(
    on,
    'select distinct reminder_count as n from tender_supplier where tender_id = $1',
    [id],
  )
  expect(counts).toEqual([{ n: 3 }])
})

test('S09 step 2: S5 answers at 16:59 and has its receipt; a second after the limit S7 is refused, and it is kept', async () => {
  const early = await as(s2, '2026-03-31T09:00:00')
  expect((await early.put<Row>(`/consultation/${id}/answer`, { lots: [] })).body).toMatchObject({
    type: 'err409',
    display: "La consultation n'est pas encore ouverte.",
  })
  const first = await as(s2, '2026-04-10T09:00:00')
  lines = await productIds(first, id, needs)
  expect((await answer(first, offers.s2)).status).toBe(200)
  expect((await first.post<Row>(`/consultation/${id}/send`)).status).toBe(200)
  const seventh = await as(s7, '2026-04-20T09:00:00')
  await answer(seventh, offers.s7)
  await seventh.post(`/consultation/${id}/send`)
  const fifth = await as(s5, '2026-04-30T16:59:00')
  await answer(fifth, offers.s5)
  const { body: receipt } = await fifth.post<Row>(`/consultation/${id}/send`)
  expect(receipt).toMatchObject({ version: 1, submitted_at: '2026-04-30T14:59:00.000Z' })
  const file = await on.app.inject({
    url: `/api/consultation/${id}/content`,
    headers: { authorization: fifth.token },
  })
  expect(createHash('sha256').update(file.rawPayload).digest('hex')).toBe(receipt.sha256)
  const late = await as(s7, '2026-04-30T17:00:01')
  expect((await answer(late, { ...offers.s7, prices: ['0.10', '0.10', '0.10'] })).body).toEqual({
    type: 'err540',
    display: 'La date limite de réponse est dépassée',
  })
  expect((await late.post<Row>(`/consultation/${id}/send`)).body).toMatchObject({ type: 'err540' })
  expect((await late.put<Row>(`/consultation/${id}/withdraw`)).body).toMatchObject({ type: 'err540' })
  const tries = await sql(on, `select kind from tender_response_version where kind = 'late'`)
  expect(tries).toHaveLength(2)
  const before = await paul('2026-04-30T17:00:02')
  const comparison = await before.get<Row>(`/tender/lot/${lot}/comparison`)
  expect(comparison.body).toMatchObject({ type: 'err541' })
  await closeConsultations(on.context, on.context.now())
  const { body } = await before.get<Row>(`/tender/${id}`)
  expect(body.status).toBe('250')
})

interface Compared {
  scores: Row[]
  offers: (Row & { id: number; supplier_id: number })[]
}
const offerOf = (compared: Compared, supplier: Supplier | undefined) =>
  compared.offers.find(({ supplier_id }) => supplier_id === supplier?.id)
const scoreOf = (compared: Compared, supplier: Supplier | undefined) =>
  compared.scores.find((score) => score.id === offerOf(compared, supplier)?.id)

test('S09 step 3: S2 stands first although S5 is the cheapest', async () => {
  const actor = await paul('2026-05-04T09:00:00')
  for (const [supplier, value] of [
    [s2, '16'],
    [s5, '13'],
    [s7, '17'],
  ] as const)
    expect(
      (
        await actor.put<Row>(`/tender/lot/${lot}/note`, {
          supplier_id: supplier?.id,
          criterion: 'quality',
          value,
        })
      ).status,
    ).toBe(200)
  const { body } = await actor.put<Compared>(`/tender/lot/${lot}/score`)
  expect(scoreOf(body, s2)).toMatchObject({
    total: '39660.00',
    final: '18.52',
    rank: 1,
    egalim_share: '40.85',
  })
  expect(scoreOf(body, s5)).toMatchObject({ total: '39210.00', final: '15.75', rank: 3 })
  expect(scoreOf(body, s7)).toMatchObject({ total: '40940.00', final: '17.09', rank: 2 })
  expect(offerOf(body, s2)).toMatchObject({ final_score: '18.52', rank: 1 })
  const simulated = await actor.put<{ scores: Row[] }>(`/tender/lot/${lot}/simulation`, {
    weights: [
      { machine_name: 'price', weight: '100' },
      { machine_name: 'quality', weight: '0' },
      { machine_name: 'frequency', weight: '0' },
      { machine_name: 'delay', weight: '0' },
      { machine_name: 'egalim', weight: '0' },
    ],
  })
  expect(simulated.body.scores.find(({ rank }) => rank === 1)?.id).toBe(offerOf(body, s5)?.id)
})

test('S09 step 5: nothing is awarded while S7 is undecided; then letters leave with score and rank (I-21)', async () => {
  const actor = await paul('2026-05-11T09:00:00')
  const { body: compared } = await actor.get<Compared>(`/tender/lot/${lot}/comparison`)
  const of = (supplier: Supplier | undefined) => offerOf(compared, supplier)?.id
  const { rawPayload: book } = await on.app.inject({
    url: `/api/tender/lot/${lot}/workbook`,
    headers: { authorization: actor.token },
  })
  const [heads, first] = cellsOf(book)
  expect(heads).toEqual(expect.arrayContaining(['Produit', 'Prix de référence']))
  expect(first?.slice(5)).toContain('Nouvelle réponse')
  expect(cellsOf(book, 1)).toContainEqual(expect.arrayContaining([39660, 18.52, 1]))
  const retained = { offer_id: of(s2), decision: 'retained', rank: 1 }
  const rejected = { offer_id: of(s5), decision: 'rejected', reason: 'Qualité insuffisante' }
  await actor.put(`/tender/lot/${lot}/decisions`, { decisions: [retained, rejected] })
  expect((await actor.put<Row>(`/tender/${id}/award`)).body).toEqual({
    type: 'err542',
    display: "Toutes les offres doivent recevoir une décision avant l'attribution",
  })
  const silent = await actor.put<Row>(`/tender/lot/${lot}/decisions`, {
    decisions: [{ ...rejected, reason: '' }],
  })
  expect(silent.body).toMatchObject({ fields: [{ name: 'decisions.0.reason' }] })
  await actor.put(`/tender/lot/${lot}/decisions`, {
    decisions: [retained, rejected, { offer_id: of(s7), decision: 'retained', rank: 2 }],
  })
  await supplierStatus(on, s7?.id, 3)
  expect((await actor.put<Row>(`/tender/${id}/award`)).body.type).toBe('err409')
  await supplierStatus(on, s7?.id, 1)
  const awarded = await actor.put<Row>(`/tender/${id}/award`)
  expect(awarded.body).toMatchObject({ status: '350', market_openning_date: '2026-06-01' })
  const [letter] = await sql<{ text: string }>(
    on,
    `select text from email_outbox where kind = 'attribution_non_retenu'`,
  )
  expect(letter?.text).toContain('note finale 15,75, rang 3')
  expect(letter?.text).toContain('Qualité insuffisante')
  expect(letter?.text).not.toContain('Primeurs')
  expect(await sql(on, `select id from email_outbox where kind = 'attribution_retenu'`)).toHaveLength(2)
})

/** What the lot's application writes, and tells, where a supplier was dereferenced meanwhile; all of it is undone. */
async function appliedWithout(supplier: number | undefined) {
  let written: { holders: unknown[]; told: unknown[] } | undefined
  const trial = on.context.db.system('seed', async (tx) => {
    await tx.query('update supplier set supplier_status_id = 3 where id = $1', [supplier])
    await applyLot(tx, await findTender(tx, id), { lotId: lot, now: on.context.now() })
    const of = async (text: string) => (await tx.query<{ one: unknown }>(text, [id])).map(({ one }) => one)
    written = {
      holders: await of('select distinct supplier_id as one from article where tender_id = $1'),
      told: await of(
        `select distinct body as one from notification where kind = 'request_closed' and entity_id = $1 and body like '%carté%'`,
      ),
    }
    throw new Error('undone')
  })
  await expect(trial).rejects.toThrow('undone')
  return written
}

test('S09 step 6: on 1 June the lot becomes articles, prices, a contract and proposals, once', async () => {
  const status = await sql(on, 'select supplier_status_id from supplier where id = $1', [s7?.id])
  on.clock.set('2026-05-31T10:00:00+02:00')
  expect(await runMarkets(on.context, on.context.now())).toBeUndefined()
  on.clock.set('2026-06-01T00:05:00+02:00')
  // Stopped midway it has written nothing, and begins again.
  await asOwner(on.url, (tx) =>
    tx.query(`create function stop_here() returns trigger language plpgsql as $$ begin raise exception 'stopped'; end $$;
      create trigger stop_here before insert on supplier_coverage for each row execute function stop_here()`),
  )
  await expect(runMarkets(on.context, on.context.now())).rejects.toThrow('stopped')
  expect(await sql(on, 'select id from article where tender_id = $1', [id])).toEqual([])
  expect(await sql(on, 'select status from tender where id = $1', [id])).toEqual([{ status: '350' }])
  await asOwner(on.url, (tx) => tx.query('drop function stop_here cascade'))
  expect(await appliedWithout(s7?.id)).toEqual({
    holders: [s2?.id],
    told: [expect.stringContaining('(fournisseur au statut « Déréférencé »).')],
  })
  expect(await runMarkets(on.context, on.context.now())).toBe('Lots appliqués : 1, marchés terminés : 0')
  expect(await runMarkets(on.context, on.context.now())).toBeUndefined()
  const prices = await sql(
    on,
    `select c.quotation, c.valid_from, c.valid_to from article_price c join article a on a.id = c.article_id
     where a.supplier_id = $1 and c.source_id = $2 and c."deletedAt" is null order by c.quotation`,
    [s2?.id, id],
  )
  expect(prices).toEqual([
    { quotation: '1.3500', valid_from: '2026-06-01', valid_to: '2027-05-31' },
    { quotation: '1.6200', valid_from: '2026-06-01', valid_to: '2027-05-31' },
    { quotation: '2.1000', valid_from: '2026-06-01', valid_to: '2027-05-31' },
  ])
  const [former] = await sql(
    on,
    `select c.valid_to from article_price c join article a on a.id = c.article_id
     where a.label = 'Carotte vrac' and c.source_id is distinct from $1 and c."deletedAt" is null order by c.valid_from desc`,
    [id],
  )
  expect(former).toEqual({ valid_to: '2026-05-31' })
  const contracts = await sql(
    on,
    `select supplier_id, start_date, end_date from supplier_contract where reference = 'AO-2026-009' order by 1`,
  )
  expect(contracts).toHaveLength(2)
  const proposals = await sql<Row>(
    on,
    `select r.adherent_id, r.state from referencing r where r.supplier_id = $1 and r.state = 'proposed' order by 1`,
    [s2?.id],
  )
  expect(proposals).toEqual([{ adherent_id: 3, state: 'proposed' }])
  expect(await sql(on, 'select supplier_status_id from supplier where id = $1', [s7?.id])).toEqual(status)
  const [article] = await sql(
    on,
    `select tender_id, quotation from article where supplier_id = $1 and ref_supplier = 'TOM-2'`,
    [s2?.id],
  )
  expect(article).toEqual({ tender_id: id, quotation: '2.1000' })
  expect(await sql(on, 'select status from tender where id = $1', [id])).toEqual([{ status: '400' }])
})

test('no two prices of an article overlap, and what a published tender refers to is not deleted (I-16, I-25)', async () => {
  const overlaps = await sql(
    on,
    `select a.id from article_price a join article_price b on b.article_id = a.article_id and b.id > a.id
       and b.adherent_id is not distinct from a.adherent_id and b."groupAdherent_id" is not distinct from a."groupAdherent_id"
     where a."deletedAt" is null and b."deletedAt" is null
       and daterange(a.valid_from, a.valid_to, '[]') && daterange(b.valid_from, b.valid_to, '[]')`,
  )
  expect(overlaps).toEqual([])
  // Ninety days before its end its buyer is told, once.
  for (const [day, said] of [
    ['2027-03-01', undefined],
    ['2027-03-02', 'fins de marché annoncées : 1'],
    ['2027-03-03', undefined],
  ] as const) {
    on.clock.set(`${day}T00:05:00+01:00`)
    expect([day, await runMarkets(on.context, on.context.now())]).toEqual([day, said])
  }
  const nadia = await summer(on, '2026-06-02T09:00:00', 'nadia.roche')
  expect((await nadia.delete<Row>(`/tender/${id}`)).body).toMatchObject({ type: 'err409' })
  const [used] = await sql<{ product_id: number }>(
    on,
    'select product_id from tender_product where tender_family_id = $1 order by id desc limit 1',
    [lot],
  )
  for (const path of [`/product/${used?.product_id}`, `/supplier/${s7?.id}`])
    expect([path, (await nadia.delete<Row>(path)).body.type]).toEqual([path, 'err420'])
  expect(await sql(on, 'select id from tender where id = $1 and "deletedAt" is null', [id])).toHaveLength(1)
})

test('S09 step 7: a supplier never sees prices or notes of others, by any call that it may make (I-18)', async () => {
  const seventh = await as(s7, '2026-06-02T09:00:00')
  const { body } = await seventh.get<Row>(`/consultation/${id}`)
  const seen = JSON.stringify(body)
  expect(seen).toContain('"1.4200"')
  for (const price of ['1.35', '1.62', '2.05', '18.52', '15.75']) expect(seen).not.toContain(price)
  for (const path of [
    `/tender/lot/${lot}/comparison`,
    `/tender/${id}/page`,
    `/tender/${id}/responses`,
    `/tender/${id}`,
  ])
    expect((await seventh.get(path)).status).toBe(403)
  for (const model of ['Tender_response', 'Tender_response_line', 'Note', 'Attribution', 'Tender_supplier'])
    expect((await seventh.put('/search', { model })).status).toBe(403)
})

/** What is changed of what was taken over is marked; nothing is, before. */
async function marksOf(actor: TestActor, { tender, lots }: { tender: Row; lots: Row[] }): Promise<void> {
  const changes = async () => (await actor.get<TenderChanges>(`/tender/${tender.id}/changes`)).body
  expect(await changes()).toMatchObject({ from: { id, code: 'AO-2026-009' }, data: [] })
  const [first] = lots
  const kept = await actor.get<{ data: Row[] }>(`/tender/lot/${first?.id}/products`)
  const [changed, optional] = kept.body.data
  const taken: Row[] = [
    { ...changed, volume: '12500' },
    { ...optional, mandatory: false },
  ]
  const volumes = taken.map(({ product_id, volume, mandatory }) => ({ product_id, volume, mandatory }))
  await actor.put(`/tender/lot/${first?.id}/products`, { products: volumes })
  const criteria = (tender.criteres as Row[]).map((one) => ({
    ...one,
    weight: { price: '45', quality: '30' }[String(one.machine_name)] ?? one.weight,
  }))
  await actor.put(`/tender/${tender.id}/criteria`, { criteria })
  await actor.put(`/tender/${tender.id}/scales`, {
    frequency: [{ per_week_from: 3, note: '10' }],
    delay: [{ delay_code: 'A_POUR_B', note: '20' }],
  })
  await sql(on, 'update tender_document set label = $2 where tender_id = $1', [tender.id, 'RC'])
  const gone = kept.body.data[2]?.product_id
  await sql(on, 'update product set active = false where id = $1', [gone])
  await newProduct(on, 'Panais', Number(gone))
  await sql(on, `update product set "createdAt" = $1 where label = 'Panais'`, [on.context.now()])
  const { data } = await changes()
  await sql(on, 'update product set active = true where id = $1', [gone])
  await sql(on, `update product set active = false where label = 'Panais'`)
  const said = data.map(
    ({ step, mark, label, before, after }) => `${step} ${mark} ${label}: ${before} ${after}`,
  )
  expect(said.map((text) => text.replaceAll('\u202f', ' '))).toEqual([
    'products changed Carotte vrac: 12 000 kg 12 500 kg',
    'products changed Pomme Gala: 8 000 kg 8 000 kg, facultatif',
    'products inactive Tomate: 5 000 kg null',
    'products fresh Panais: null null',
    'criteria changed price: 50 %, automatique 45 %, automatique',
    'criteria changed quality: 25 %, saisie 30 %, saisie',
    'criteria changed Fréquence à partir de 3 par semaine: 12 10',
    'criteria gone Fréquence à partir de 6 par semaine: 20 null',
    'criteria gone Fréquence à partir de 5 par semaine: 18 null',
    'criteria gone Délai J + 1: 17 null',
    'criteria gone Délai J + 2: 14 null',
    'documents new Règlement de la consultation (RC) – RC: null null',
    'documents gone Règlement de la consultation (RC) – Règlement: null null',
  ])
}

test('a tender takes over the lots of one of its own service and catalogue only', async () => {
  const actor = await paul('2026-06-02T10:00:00')
  const begin = async (catalog_id: number) => {
    const facts = { company_id: 1, catalog_id, tender_type_id: await typeId(on, 'private') }
    const { body } = await actor.post<Row>('/tender', {
      ...facts,
      code: `REPRISE-${catalog_id}`,
      label: 'Reprise',
    })
    return actor.put<Row>(`/tender/${body.id}/copy`, { from: id })
  }
  const form = await sendFile<Row[]>(on.app, '/file', {
    token: actor.token,
    file: { field: 'files', name: 'reglement.pdf', content: Buffer.from('%PDF-1.4\n%%EOF') },
    fields: { path: '/publicnotice' },
  })
  await sql(
    on,
    `insert into tender_document (tender_id, kind, label, file_id, public) values ($1, 'rc', 'Règlement', $2, true)`,
    [id, form.body[0]?.id],
  )
  expect((await begin(2)).body).toMatchObject({ fields: [{ name: 'from' }] })
  const { body } = await begin(1)
  expect(body).toMatchObject({ lots: [{ label: 'Lot de la recette', products: 3 }] })
  const { copied } = body as { copied: Copied }
  expect(copied).toMatchObject({
    from: 'AO-2026-009',
    lots: 1,
    products: 3,
    documents: ['Règlement'],
  })
  const files = await sql<{ tender_id: number; unique_name: string; sha256: string }>(
    on,
    `select d.tender_id, f.unique_name, f.sha256 from tender_document d join file f on f.id = d.file_id
      where d.label = 'Règlement' order by d.id`,
  )
  expect(files.map(({ tender_id }) => tender_id)).toEqual([id, (body.tender as Row).id])
  expect(new Set(files.map(({ unique_name }) => unique_name)).size).toBe(2)
  expect(new Set(files.map(({ sha256 }) => sha256)).size).toBe(1)
  expect(await on.context.files.has(`upload/publicnotice/${files[1]?.unique_name}`)).toBe(true)
  // Once more takes nothing twice.
  const again = await actor.put<{ copied: Copied }>(`/tender/${(body.tender as Row).id}/copy`, { from: id })
  expect(again.body.copied).toMatchObject({ lots: 0, products: 0, documents: [] })
  expect(body.previous).toContainEqual({ id, code: 'AO-2026-009', label: 'Fruits et légumes 2026-2027' })
  const scales = await sql<{ per_week_from: number; note: string }>(
    on,
    `select per_week_from, note from frequencyscale where tender_id = (select id from tender where code = 'REPRISE-1') order by 1`,
  )
  expect(scales.map(({ per_week_from, note }) => [per_week_from, Number(note)])).toEqual([
    [3, 12],
    [5, 18],
    [6, 20],
  ])
  await marksOf(actor, body as { tender: Row; lots: Row[] })
})

test('volumes come from the last market, or from what the members received in a period, in base units', async () => {
  const actor = await paul('2026-06-02T11:00:00')
  const [{ id: target } = { id: 0 }] = await sql<{ id: number }>(
    on,
    `select l.id from tender_family l join tender t on t.id = l.tender_id where t.code = 'REPRISE-1'`,
  )
  const from = (query: string) => actor.get<SourcedVolumes>(`/tender/lot/${target}/volumes?${query}`)
  const { body: last } = await from('source=previous')
  expect(last.origin).toBe('AO-2026-009')
  expect(last.rows.map(({ product_id, volume }) => [product_id, Number(volume)])).toEqual(
    expect.arrayContaining([[needs[0], 12000]]),
  )
  expect((await from('source=orders')).body).toMatchObject({ fields: [{ name: 'from' }, { name: 'to' }] })
  expect((await from('source=orders&from=2026-05-02&to=2026-05-01')).body).toMatchObject({
    fields: [{ name: 'to' }],
  })
  const [article] = await sql<{ id: number; coef: string }>(
    on,
    `select a.id, a.coef_order_management::text as coef from article a where a.product_id = $1 and a.label = 'Carotte vrac'`,
    [needs[0]],
  )
  // Members of another service do not count.
  const members = await sql<{ id: number }>(
    on,
    'select min(id)::int as id from adherent where adherent_status_id = 1 group by company_id order by company_id = 1',
  )
  for (const { id: adherent } of members) {
    const bought = await sentOrder(on, { adherent, articles: [[article?.id ?? 0, '7']], day: '2026-05-04' })
    await received(on, bought.id, '2026-05-04')
  }
  expect(members.length).toBeGreaterThan(1)
  const { rows } = (await from('source=orders&from=2026-05-01&to=2026-05-31')).body
  expect(rows.map(({ product_id, volume }) => [product_id, Number(volume)])).toEqual([
    [needs[0], 7 * Number(article?.coef)],
  ])
  expect((await from('source=orders&from=2026-01-01&to=2026-01-31')).body.rows).toEqual([])
  // The last consolidated request of the service; what it counted at zero says nothing.
  expect((await from('source=request')).body.rows).toEqual([])
  for (const [company, total] of [
    [1, '432.5'],
    [2, '9'],
  ])
    await sql(
      on,
      `with r as (insert into purchase_volume_request (label, status, company_id, period_start, period_end, response_date_limit, consolidated_at)
         values ('Volumes de l''été', '250', $1, '2026-01-01', '2026-05-31', '2026-06-01', '2026-06-02') returning id)
       insert into purchase_volume_result (purchase_volume_request_id, product_id, total, answers, prefilled, expected, completion_rate)
       select r.id, p.id, p.total, 1, 0, 1, 100 from r, (values ($2::bigint, $3::numeric), ($4::bigint, 0)) as p(id, total)`,
      [company, needs[0], total, needs[1]],
    )
  const { body: asked } = await from('source=request')
  expect(asked.origin).toBe("Volumes de l'été")
  expect(asked.rows.map(({ product_id, volume }) => [product_id, Number(volume)])).toEqual([
    [needs[0], 432.5],
  ])
  // A reference price stays until it is changed or taken away.
  const { body: held } = await actor.get<{ data: Record<string, unknown>[] }>(
    `/tender/lot/${target}/products`,
  )
  const products = held.data.map(({ product_id, volume, mandatory }) => ({ product_id, volume, mandatory }))
  for (const [said, kept] of [
    [{ reference_price: '1.25' }, '1.2500'],
    [{}, '1.2500'],
    [{ reference_price: null }, null],
  ] as const) {
    const sent = products.map((one) => ({ ...one, ...said }))
    expect((await actor.put(`/tender/lot/${target}/products`, { products: sent })).status).toBe(200)
    const [row] = await sql(on, 'select reference_price from tender_product where tender_family_id = $1', [
      target,
    ])
    expect(row?.reference_price).toBe(kept)
  }
})

test('weights are tried on the last tender until the tender is published; what the published ones say is kept', async () => {
  const actor = await paul('2026-06-03T10:00:00')
  const { id: next } = await prepare(
    actor,
    {
      ...{ code: 'AO-2027-001', label: 'Fruits et légumes 2027-2028', company_id: 1, catalog_id: 1 },
      ...{ tender_type_id: await typeId(on, 'private'), opening_date: '2026-07-31T17:00:00+02:00' },
      ...{ market_openning_date: '2027-06-01', market_closing_date: '2028-05-31' },
      ...{ consultation_openning_date: '2026-06-04T09:00:00+02:00' },
      ...{ consultation_closing_date: '2026-07-31T17:00:00+02:00' },
      ...{ response_date_limit: '2026-07-31T17:00:00+02:00' },
    },
    {
      family_id: (await need(on, 'Carotte vrac')).family,
      volumes: [[needs[0] ?? 0, '12000']],
      criteria: [criterion('price', '100')],
    },
  )
  const rehearse = async (criteria: object[]) =>
    actor.put<Rehearsal & Row>(`/tender/${next}/rehearsal`, { criteria })
  const wrong = await rehearse([criterion('price', '60')])
  expect(wrong.body).toMatchObject({ type: 'err400', fields: [{ name: 'criteria' }] })
  const { body } = await rehearse([criterion('price', '100')])
  const [{ former, offers = [] } = {}] = body.lots
  expect(former).toMatchObject({ id, code: 'AO-2026-009' })
  expect(offers.map(({ final, rank, before, before_rank }) => [final, rank, before, before_rank])).toEqual([
    ['20.00', 1, '15.75', 3],
    ['19.77', 2, '18.52', 1],
    ['19.15', 3, '17.09', 2],
  ])
  const even = (await rehearse(weights('5'))).body.lots[0]?.offers.map(({ final, equal }) => [final, equal])
  expect(even).toEqual([
    ['18.52', '18.42'],
    ['17.09', '15.45'],
    ['15.75', '13.00'],
  ])
  expect((await actor.get<Row>(`/tender/${next}/rehearsal`)).body).toEqual({ kept: null })
  await actor.put(`/tender/${next}/suppliers`, { supplier_ids: [s2?.id] })
  expect((await actor.put<Row>(`/tender/${next}/publish`)).status).toBe(200)
  expect((await rehearse([criterion('price', '100')])).body).toMatchObject({ type: 'err409' })
  const { kept } = (await actor.get<KeptRehearsal>(`/tender/${next}/rehearsal`)).body
  expect(kept).toMatchObject({ lots: body.lots })
  const supplier = await as(s2, '2026-06-04T10:00:00')
  expect((await supplier.get(`/tender/${next}/rehearsal`)).status).toBe(403)
  expect(
    (await supplier.put(`/tender/${next}/rehearsal`, { criteria: [criterion('price', '100')] })).status,
  ).toBe(403)
})

test('S09 step 4: without its price for the tomato S2 is valued at the worst one and flagged, or its offer is irregular', async () => {
  const carrot = await need(on, 'Carotte vrac')
  const judged = async (incomplete_offer_policy: 'worst_price' | 'exclude') => {
    const actor = await paul('2026-07-01T10:00:00')
    const tender = await prepare(
      actor,
      {
        ...{ code: `VARIANTE-${incomplete_offer_policy}`, label: 'Variante', company_id: 1, catalog_id: 1 },
        tender_type_id: await typeId(on, 'private'),
        ...{ market_openning_date: '2027-06-01', market_closing_date: '2028-05-31' },
        consultation_openning_date: '2026-07-01T09:00:00+02:00',
        consultation_closing_date: '2026-07-30T17:00:00+02:00',
        response_date_limit: '2026-07-30T17:00:00+02:00',
        opening_date: '2026-07-30T17:00:00+02:00',
        incomplete_offer_policy,
      },
      {
        family_id: carrot.family,
        volumes: [
          [needs[0] ?? 0, '12000'],
          [needs[1] ?? 0, '8000'],
          [needs[2] ?? 0, '5000'],
        ],
        criteria: weights('5'),
      },
    )
    ;[id, lot] = [tender.id, tender.lot]
    await actor.put(`/tender/${id}/suppliers`, { supplier_ids: [s2?.id, s5?.id, s7?.id] })
    expect((await actor.put<Row>(`/tender/${id}/publish`)).status).toBe(200)
    const incomplete = { ...offers.s2, prices: ['1.35', '1.62', null] }
    for (const [supplier, offer] of [
      [s2, incomplete],
      [s5, offers.s5],
      [s7, offers.s7],
    ] as const) {
      const one = await as(supplier, '2026-07-10T09:00:00')
      lines = await productIds(one, id, needs)
      expect((await answer(one, offer)).status).toBe(200)
      expect((await one.post<Row>(`/consultation/${id}/send`)).status).toBe(200)
    }
    const buyer = await paul('2026-07-30T17:00:02')
    await closeConsultations(on.context, on.context.now())
    return (await buyer.put<Compared>(`/tender/lot/${lot}/score`)).body
  }
  const valued = await judged('worst_price')
  expect(scoreOf(valued, s2)).toMatchObject({ total: '40660.00', incomplete: true, irregular: false })
  expect(scoreOf(valued, s2)?.notes).toMatchObject({ price: '19.29' })
  const excluded = await judged('exclude')
  expect(scoreOf(excluded, s2)).toMatchObject({ irregular: true, rank: null })
  expect(scoreOf(excluded, s7)).toMatchObject({ rank: 1 })
})

test('a tender is judged by scales of its own, for all its families or for one, until it gives them up', async () => {
  const actor = await paul('2026-08-03T10:00:00')
  const [{ id: tender } = { id: 0 }] = await sql<{ id: number }>(
    on,
    `select id from tender where code = 'REPRISE-1'`,
  )
  const carrot = await need(on, 'Carotte vrac')
  const url = `/tender/${tender}/scales`
  const before = (await actor.get<ScalesAnswer>(url)).body
  const frequency = [
    { per_week_from: 2, note: '11.00' },
    { per_week_from: 5, note: '20.00' },
  ]
  const delay = [{ delay_code: 'J1', note: '19.00' }]
  const scope = { family_id: carrot.family }
  const { body } = await actor.put<ScalesAnswer>(url, { ...scope, frequency, delay })
  expect(body.own).toContainEqual({ ...scope, frequency, delay })
  expect(body.usual).toEqual(before.usual)
  // One of two steps changes: the other row stays the one that it was.
  const ids = () =>
    sql<{ id: number }>(
      on,
      'select id from frequencyscale where tender_id = $1 and family_id = $2 and "deletedAt" is null order by per_week_from',
      [tender, carrot.family],
    )
  const kept = await ids()
  const changed = [frequency[0], { per_week_from: 5, note: '18.00' }]
  expect((await actor.put(url, { ...scope, frequency: changed, delay })).status).toBe(200)
  expect((await ids())[0]).toEqual(kept[0])
  expect((await ids())[1]).not.toEqual(kept[1])
  const wrong = await actor.put<Row>(url, {
    ...scope,
    frequency: [{ per_week_from: 2, note: '21' }],
    delay: [],
  })
  expect(wrong.status).toBe(422)
  const { body: after } = await actor.put<ScalesAnswer>(url, { ...scope, frequency: [], delay: [] })
  expect(after).toEqual(before)
  expect((await actor.put(`/tender/${id}/scales`, { frequency, delay })).status).toBe(409)
})
