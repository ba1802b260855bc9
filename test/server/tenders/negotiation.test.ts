import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ConsultationAnswer } from '../../../resources/tenders/consultation-answers'
import type { PriceSheetAnswer } from '../../../resources/tenders/price-sheet'
import type { RoundAnswer } from '../../../resources/tenders/rounds'
import { endRounds } from '../../../server/tenders/negotiate'
import { closeConsultations } from '../../../server/tenders/tender-clock'
import type { TestActor } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'
import { sendFile } from '../../kit/send-file'
import { cellsOf, edited } from '../../kit/workbooks'
import { criterion, need, prepare, productIds, sql, summer, supplierOf, supplierStatus, typeId } from './kit'

type Row = Record<string, unknown>
type Supplier = { id: number; email: string }
interface Compared {
  lines: { offer_id: number; quotation: string }[]
  offers: {
    id: number
    supplier_id: number
    rank: number | null
    final_score: string | null
    score: { irregular: boolean; doubled?: string | null } | null
  }[]
}

let on: TestApp
let [first, second]: Supplier[] = []
let [id, lot] = [0, 0]
let lines: number[] = []

const paul = (moment: string) => summer(on, moment, 'paul.achard')
const as = (supplier: Supplier | undefined, moment: string) => summer(on, moment, supplier?.email ?? '')
const answer = (actor: TestActor, prices: string[]) =>
  actor.put<Row>(`/consultation/${id}/answer`, {
    lots: [
      {
        tender_family_id: lot,
        all_cities: true,
        frequency_per_week: 3,
        delay_code: 'J1',
        lines: prices.map((quotation, at) => ({
          tender_product_id: lines[at],
          quotation,
          ref_supplier: `R-${at}`,
        })),
      },
    ],
  })
const send = (actor: TestActor) => actor.post<Row>(`/consultation/${id}/send`)
const compared = async (actor: TestActor) => (await actor.get<Compared>(`/tender/lot/${lot}/comparison`)).body
const pricesOf = ({ lines, offers }: Compared, supplier: Supplier | undefined) => {
  const offer = offers.find(({ supplier_id }) => supplier_id === supplier?.id)
  return lines.filter(({ offer_id }) => offer_id === offer?.id).map(({ quotation }) => quotation)
}
const rounds = async (actor: TestActor) =>
  (await actor.get<{ data: RoundAnswer[] }>(`/tender/${id}/rounds?limit=false`)).body.data
const round = (deadline: string, suppliers = [first?.id, second?.id]) => ({
  lot_ids: [lot],
  supplier_ids: suppliers,
  deadline,
  message: 'Un effort sur la carotte ?',
})

beforeAll(async () => {
  on = await openApp()
  first = await supplierOf(on, 'Primeurs')
  second = await supplierOf(on, 'Vergers')
  const actor = await paul('2026-03-30T09:00:00')
  const carrot = await need(on, 'Carotte vrac')
  const apple = await need(on, 'Pomme Gala')
  const tender = await prepare(
    actor,
    {
      ...{ code: 'AO-NEGO', label: 'Négocié', company_id: 1, catalog_id: 1 },
      ...{ tender_type_id: await typeId(on, 'private'), opening_date: '2026-04-30T17:00:00+02:00' },
      ...{ market_openning_date: '2026-06-01', market_closing_date: '2027-05-31' },
      ...{ consultation_openning_date: '2026-04-01T09:00:00+02:00' },
      ...{ consultation_closing_date: '2026-04-30T17:00:00+02:00' },
      ...{ response_date_limit: '2026-04-30T17:00:00+02:00' },
    },
    {
      family_id: carrot.family,
      volumes: [
        [carrot.product, '1000'],
        [apple.product, '500'],
      ],
      criteria: [criterion('price', '100')],
    },
  )
  id = tender.id
  lot = tender.lot
  await actor.put(`/tender/${id}/suppliers`, { supplier_ids: [first.id, second.id] })
  await supplierStatus(on, second.id, 3)
  expect((await actor.put<{ fields: Row[] }>(`/tender/${id}/publish`)).body.fields).toEqual([
    { name: 'suppliers', message: expect.stringContaining('(fournisseur au statut « Déréférencé »)') },
  ])
  await supplierStatus(on, second.id, 1)
  expect((await actor.put<Row>(`/tender/${id}/publish`)).status).toBe(200)
  for (const [supplier, prices] of [
    [first, ['1.50', '2.00']],
    [second, ['1.40', '2.10']],
  ] as const) {
    const bidder = await as(supplier, '2026-04-10T09:00:00')
    lines = await productIds(bidder, id, [carrot.product, apple.product])
    await answer(bidder, [...prices])
    await supplierStatus(on, supplier.id, 3)
    expect((await send(bidder)).body).toMatchObject({ type: 'err409' })
    await supplierStatus(on, supplier.id, 1)
    expect((await send(bidder)).status).toBe(200)
  }
  on.clock.set('2026-04-30T17:00:01+02:00')
  await closeConsultations(on.context, on.context.now())
})
afterAll(() => on.close())

test('neither an irregular offer is retained nor one whose reference stands for two products (5-doors §1.3)', async () => {
  const actor = await paul('2026-05-03T09:00:00')
  await actor.put(`/tender/lot/${lot}/score`)
  const { offers } = await compared(actor)
  const offerOf = (supplier: Supplier | undefined) =>
    offers.find(({ supplier_id }) => supplier_id === supplier?.id)?.id
  const decide = (decisions: Row[]) =>
    actor.put<{ fields?: Row[] }>(`/tender/lot/${lot}/decisions`, { decisions })
  const retained = (supplier: Supplier | undefined) => [
    { offer_id: offerOf(supplier), decision: 'retained', rank: 1 },
  ]
  const judge = (reason: string | null) =>
    actor.put(`/tender/lot/${lot}/admissibility`, { offer_id: offerOf(first), reason })
  await judge('Pièce manquante')
  await actor.put(`/tender/lot/${lot}/score`)
  const irregular = 'Une offre irrégulière ne peut pas être retenue.'
  expect((await decide(retained(first))).body.fields).toEqual([
    { name: 'decisions.0.decision', message: irregular },
  ])
  await judge(null)
  await actor.put(`/tender/lot/${lot}/score`)
  const refer = (to: string) =>
    sql(
      on,
      `update tender_response_line set ref_supplier = ${to} where tender_response_family_id = $1 and tender_product_id = $2`,
      [offerOf(second), lines[1]],
    )
  await refer(`'r-0 '`)
  expect((await decide(retained(second))).body, 'what the notes follow from has changed').toMatchObject({
    type: 'err409',
  })
  await actor.put(`/tender/lot/${lot}/score`)
  expect((await decide(retained(second))).body.fields).toEqual([
    { name: 'decisions.0.decision', message: irregular },
  ])
  const judged = await compared(actor)
  expect(judged.offers.find(({ id }) => id === offerOf(second))).toMatchObject({
    rank: null,
    final_score: null,
    score: { irregular: true, doubled: 'r-0' },
  })
  const { rawPayload: book } = await on.app.inject({
    url: `/api/tender/lot/${lot}/workbook`,
    headers: { authorization: actor.token },
  })
  expect(cellsOf(book, 1).flat()).toContain('Offre irrégulière : la référence r-0 désigne deux produits.')
  await refer(`'R-1'`)
  await actor.put(`/tender/lot/${lot}/score`)
  const { body } = await actor.get<{ offers: { decision: string | null }[] }>(`/tender/lot/${lot}/comparison`)
  expect(body.offers.map(({ decision }) => decision)).toEqual([null, null])
})

test('the offer of a supplier that is dereferenced meanwhile is told, has no rank and is not retained (5-doors §1.3)', async () => {
  const actor = await paul('2026-05-03T10:00:00')
  await supplierStatus(on, second?.id, 3)
  const offerNow = async () =>
    (await compared(actor)).offers.find(({ supplier_id }) => supplier_id === second?.id)
  const retain = async () =>
    actor.put<{ type: string; fields?: Row[] }>(`/tender/lot/${lot}/decisions`, {
      decisions: [{ offer_id: (await offerNow())?.id, decision: 'retained', rank: 1 }],
    })
  expect((await retain()).body.type).toBe('err409')
  await actor.put(`/tender/lot/${lot}/score`)
  expect(await offerNow()).toMatchObject({
    rank: null,
    irregular_reason: 'fournisseur au statut « Déréférencé »',
  })
  expect((await retain()).body.fields?.[0]?.message).toBe('Une offre irrégulière ne peut pas être retenue.')
  await supplierStatus(on, second?.id, 1)
  await actor.put(`/tender/lot/${lot}/score`)
})

test('a round asks admissible suppliers until a moment to come; whoever may not negotiate is refused', async () => {
  const actor = await paul('2026-05-04T09:00:00')
  await actor.put(`/tender/lot/${lot}/score`)
  expect((await actor.put<Row>(`/tender/${id}/negotiate`, round('2026-05-01T12:00:00Z'))).body).toMatchObject(
    {
      fields: [{ name: 'deadline', message: 'La date limite doit être à venir.' }],
    },
  )
  const nobody = await actor.put<Row>(`/tender/${id}/negotiate`, round('2026-05-06T12:00:00Z', [3]))
  expect(nobody.body).toMatchObject({ fields: [{ name: 'supplier_ids' }] })
  const outsider = await as(first, '2026-05-04T09:00:00')
  expect((await outsider.put(`/tender/${id}/negotiate`, round('2026-05-06T12:00:00Z'))).status).toBe(403)
  const { status, body } = await (await paul('2026-05-04T09:30:00')).put<{ tender: Row }>(
    `/tender/${id}/negotiate`,
    round('2026-05-06T10:00:00Z'),
  )
  expect([status, body.tender.status]).toEqual([200, '300'])
  const mails = await sql<{ subject: string; text: string }>(
    on,
    `select subject, text from email_outbox where kind = 'consultation_negociation'`,
  )
  expect(mails).toHaveLength(2)
  expect(mails[0]?.subject).toBe('Négociation, tour 1 – AO-NEGO Négocié')
  expect(mails[0]?.text).toContain('Un effort sur la carotte ?')
  expect(mails[0]?.text).toContain("jusqu'au 06/05/2026 12:00")
})

test('what is sent in a round is a new version with its receipt, and sealed until the round is over', async () => {
  const bidder = await as(first, '2026-05-05T09:00:00')
  const { body } = await bidder.get<ConsultationAnswer>(`/consultation/${id}`)
  expect(body).toMatchObject({ moment: 'open', round: { round: 1, lots: [lot] } })
  expect((await bidder.put<Row>(`/consultation/${id}/withdraw`)).body).toMatchObject({ type: 'err409' })
  const file = await bidder.post<Row>(`/consultation/${id}/file?kind=memoir`)
  expect(file.body.display).toBe('Les pièces ne changent pas pendant une négociation.')
  const reason = { message: 'Un prix à 0 demande un commentaire qui dit pourquoi.' }
  expect((await answer(bidder, ['0.0000', '2.00'])).status).toBe(200)
  expect((await send(bidder)).body).toMatchObject({
    fields: [{ name: 'lots.0.lines.0.comment', ...reason }],
  })
  expect((await answer(bidder, ['1.20', '2.00'])).status).toBe(200)
  expect((await send(bidder)).body).toMatchObject({ version: 2 })
  const actor = await paul('2026-05-05T10:00:00')
  expect(pricesOf(await compared(actor), first)).toEqual(['1.5000', '2.0000'])
  const told = JSON.stringify(await rounds(actor))
  expect(told).not.toMatch(/(?<!\d)1\.2/)
  expect((await rounds(actor)).map(({ supplier, answered, totals }) => [supplier, answered, totals])).toEqual(
    [
      [expect.stringContaining('Primeurs'), true, null],
      [expect.stringContaining('Vergers'), false, null],
    ],
  )
  const early = await actor.put<Row>(`/tender/${id}/resume`)
  expect(early.body).toMatchObject({
    type: 'err409',
    display: "Des fournisseurs peuvent répondre jusqu'au 06/05/2026 12:00.",
  })
})

test('the price sheet goes out with the draft and comes back to it, each wrong line told; nothing is written by reading it', async () => {
  const bidder = await as(first, '2026-05-05T11:00:00')
  const path = `/consultation/${id}/lot/${lot}/workbook`
  const { rawPayload: book, headers } = await on.app.inject({
    url: `/api${path}`,
    headers: { authorization: bidder.token },
  })
  expect(headers['content-disposition']).toContain('bordereau-AO-NEGO')
  const [titles, ...rows] = cellsOf(book)
  expect(titles).toEqual([
    ...['Code', 'Produit', 'Volume', 'Unité', 'Prix', 'Référence', 'Commentaire'],
    'Repère (ne pas modifier)',
  ])
  expect(rows.map((cells) => [cells[2], cells[4], cells[5]])).toEqual([
    [1000, 1.2, 'R-0'],
    [500, 2, 'R-1'],
  ])
  const bring = async (change: (rows: unknown[][]) => unknown) =>
    (
      await sendFile<PriceSheetAnswer>(on.app, path, {
        token: bidder.token,
        file: { name: 'bordereau.xlsx', content: edited(book, change) },
      })
    ).body
  const back = await bring((all) => {
    for (const [at, price] of [
      [1, '1,15'],
      [2, 1.95],
    ] as const)
      Object.assign(all[at] ?? [], { 4: price })
  })
  expect(back).toEqual({
    errors: [],
    more: 0,
    remarks: [],
    crossed: [],
    mine: [],
    entries: [
      { tender_product_id: lines[0], quotation: '1.1500', ref_supplier: 'R-0', comment: null },
      { tender_product_id: lines[1], quotation: '1.9500', ref_supplier: 'R-1', comment: null },
    ],
  })
  const free = (comment: string) => bring((all) => void Object.assign(all[1] ?? [], { 4: 0, 6: comment }))
  expect((await free('')).errors).toEqual([
    {
      line: 2,
      message: 'Un prix à 0 demande un commentaire qui dit pourquoi, dans la colonne « Commentaire ».',
    },
  ])
  // What a colleague typed since the sheet was taken away is kept and told, with the file's own row to be chosen instead.
  const crossed = await bring(
    (all) => void Object.assign(all[1] ?? [], { 4: 1.15, 7: '["1.1000","R-0",null]' }),
  )
  expect(crossed).toMatchObject({
    entries: [{ quotation: '1.2000' }, { quotation: '2.0000' }],
    crossed: [
      { line: 2, row: lines[0], message: expect.stringContaining('« 1,15 » dans votre fichier, « 1,2 »') },
    ],
    mine: [{ tender_product_id: lines[0], quotation: '1.1500', ref_supplier: 'R-0' }],
  })
  expect((await free('Offert avec les pommes')).entries[0]).toMatchObject({
    ...{ quotation: '0.0000', comment: 'Offert avec les pommes' },
  })
  const wrong = await bring((all) => [...all, ['INCONNU', '', '', '', 1], [all[1]?.[0], '', '', '', 1]])
  expect(wrong).toEqual({
    entries: [],
    mine: [],
    crossed: [],
    more: 0,
    remarks: [],
    errors: [
      { line: 4, message: "Le code INCONNU n'est pas de ce lot." },
      { line: 5, message: 'Ce code est déjà à la ligne 2.' },
    ],
  })
  const many = await bring((all) => [
    ...all,
    ...Array.from({ length: 300 }, (_, at) => [`X${at}`, '', '', '', 1]),
  ])
  expect([many.errors.length, many.more]).toEqual([200, 100])
  const { body } = await bidder.get<ConsultationAnswer>(`/consultation/${id}`)
  expect(body.answer?.lots[0]?.lines?.[0]).toMatchObject({ quotation: '1.2000' })
  const other = await bidder.get<Row>(`/consultation/${id}/lot/${lot + 1}/workbook`)
  expect(other.status).toBe(404)
})

test('after its deadline nothing is taken; the new prices are opened, both versions stay, notes are to be worked out anew', async () => {
  const late = await as(second, '2026-05-06T12:00:01')
  expect((await answer(late, ['0.10', '0.10'])).body).toMatchObject({ type: 'err540' })
  expect((await send(late)).body).toMatchObject({ type: 'err540' })
  on.clock.set('2026-05-06T12:00:00+02:00')
  expect(await endRounds(on.context, on.context.now())).toBeUndefined()
  on.clock.set('2026-05-06T12:00:01+02:00')
  expect(await endRounds(on.context, on.context.now())).toBe('Négociations closes : 1')
  expect(await endRounds(on.context, on.context.now())).toBeUndefined()
  const actor = await paul('2026-05-07T09:00:00')
  const after = await compared(actor)
  expect(pricesOf(after, first)).toEqual(['1.2000', '2.0000'])
  expect(pricesOf(after, second)).toEqual(['1.4000', '2.1000'])
  expect(after.offers.map(({ rank, final_score }) => [rank, final_score])).toEqual([
    [null, null],
    [null, null],
  ])
  const [changed, kept] = await rounds(actor)
  expect(changed).toMatchObject({
    answered: true,
    totals: { before: '2500.00', after: '2200.00' },
    changes: [{ before: '1.5000', after: '1.2000' }],
  })
  expect(kept).toMatchObject({ answered: false, totals: null, changes: [] })
  const versions = await sql(
    on,
    `select v.version, v.kind from tender_response_version v join tender_response r on r.id = v.tender_response_id
     where r.tender_id = $1 and r.supplier_id = $2 order by v.id`,
    [id, first?.id],
  )
  expect(versions).toEqual([
    { version: 1, kind: 'sent' },
    { version: 2, kind: 'negotiated' },
  ])
  await actor.put(`/tender/lot/${lot}/score`)
  expect((await compared(actor)).offers.find(({ rank }) => rank === 1)?.supplier_id).toBe(first?.id)
})

test('a second round may ask one supplier alone, and ends as soon as it has answered', async () => {
  const actor = await paul('2026-05-08T09:00:00')
  expect(
    (await actor.put<Row>(`/tender/${id}/negotiate`, round('2026-05-12T10:00:00Z', [second?.id]))).status,
  ).toBe(200)
  const other = await as(first, '2026-05-08T10:00:00')
  expect((await answer(other, ['1.00', '1.00'])).body).toMatchObject({ type: 'err540' })
  const asked = await as(second, '2026-05-08T11:00:00')
  await answer(asked, ['1.10', '2.10'])
  expect((await send(asked)).status).toBe(200)
  const back = await paul('2026-05-08T12:00:00')
  expect((await back.put<{ tender: Row }>(`/tender/${id}/resume`)).body.tender.status).toBe('250')
  expect(pricesOf(await compared(back), second)).toEqual(['1.1000', '2.1000'])
  expect((await rounds(back)).map(({ round }) => round)).toEqual([2, 1, 1])
})

test('a round that ended before its deadline opens nothing for whom the next one does not ask, nor holds that one open', async () => {
  const actor = await paul('2026-05-09T09:00:00')
  await actor.put<Row>(`/tender/${id}/negotiate`, round('2026-06-30T10:00:00Z', [first?.id]))
  const bidder = await as(first, '2026-05-09T10:00:00')
  await answer(bidder, ['1.05', '1.90'])
  await send(bidder)
  const back = await paul('2026-05-10T09:00:00')
  expect((await back.put<Row>(`/tender/${id}/resume`)).status).toBe(200)
  await back.put<Row>(`/tender/${id}/negotiate`, round('2026-05-12T10:00:00Z', [second?.id]))
  const outside = await as(first, '2026-05-11T10:00:00')
  expect((await outside.get<ConsultationAnswer>(`/consultation/${id}`)).body).toMatchObject({
    moment: 'late',
    round: null,
  })
  expect((await answer(outside, ['0.01', '0.01'])).body).toMatchObject({ type: 'err540' })
  expect((await send(outside)).body).toMatchObject({ type: 'err540' })
  on.clock.set('2026-05-12T12:00:01+02:00')
  expect(await endRounds(on.context, on.context.now())).toBe('Négociations closes : 1')
  const after = await paul('2026-05-13T09:00:00')
  expect((await rounds(after)).map(({ round, closed_at }) => [round, closed_at !== null])).toEqual([
    [4, true],
    [3, true],
    [2, true],
    [1, true],
    [1, true],
  ])
  const { body } = await (await as(second, '2026-05-13T09:00:00')).get<{ data: { id: number }[] }>(
    '/consultation',
  )
  expect(body.data.map((one) => one.id)).toContain(id)
})
