import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ComparisonAnswer } from '../../../resources/tenders/comparison-answers'
import type { ConsultationAnswer } from '../../../resources/tenders/consultation-answers'
import { closeConsultations } from '../../../server/tenders/tender-clock'
import type { TestActor } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'
import { sendFile } from '../../kit/send-file'
import { cellsOf } from '../../kit/workbooks'
import { criterion, need, prepare, productIds, sql, summer, supplierOf, typeId } from './kit'

type Answered = Record<string, unknown>
type Supplier = { id: number; email: string }

let on: TestApp
const bidders: Supplier[] = []
const [usual, other, low, dropped] = [0, 1, 2, 3]
let [id, lot] = [0, 0]
let lines: number[] = []
let explanation = 0

const articles = /articles R2152-3 à R2152-5 du code de la commande publique/
const paul = (moment: string) => summer(on, moment, 'paul.achard')
const as = (at: number, moment: string) => summer(on, moment, bidders[at]?.email ?? '')
const compared = async (actor: TestActor) =>
  (await actor.get<ComparisonAnswer>(`/tender/lot/${lot}/comparison`)).body
const offerOf = async (actor: TestActor, at: number) => {
  const found = (await compared(actor)).offers.find(({ supplier_id }) => supplier_id === bidders[at]?.id)
  if (!found) throw new Error(`No offer of ${bidders[at]?.email}`)
  return found
}
const idOf = async (actor: TestActor, at: number) => (await offerOf(actor, at)).id
const score = (actor: TestActor) => actor.put<Answered>(`/tender/lot/${lot}/score`)
const admissibility = async (actor: TestActor, at: number, reason: string | null) =>
  actor.put<Answered>(`/tender/lot/${lot}/admissibility`, { offer_id: await idOf(actor, at), reason })
const ask = async (actor: TestActor, at: number, more: Answered = {}) =>
  actor.put<Answered>(`/tender/lot/${lot}/explanation`, {
    ...{ offer_id: await idOf(actor, at), deadline: '2026-05-08T12:00:00+02:00' },
    ...{ question: 'Comment se forment vos prix ?', ...more },
  })
const judge = async (
  actor: TestActor,
  at: number,
  decision: string,
  reason = 'Les prix ne couvrent pas les coûts',
) =>
  actor.put<Answered>(`/tender/lot/${lot}/explanation/decision`, {
    offer_id: await idOf(actor, at),
    decision,
    reason,
  })
const explain = (actor: TestActor, answer: string, file_ids: number[] = [], which = explanation) =>
  actor.put<Answered>(`/consultation/${id}/explanation/${which}`, { answer, file_ids })
/** Retains one offer, turns the others down with these reasons, in the order of the bidders. */
const decide = async (actor: TestActor, retained: number | null, reasons: Record<number, string>) => {
  const told = Object.entries(reasons).map(async ([at, reason]) => ({
    ...{ offer_id: await idOf(actor, Number(at)), decision: 'rejected', rank: null, reason },
  }))
  const decisions = [
    ...(retained === null ? [] : [{ offer_id: await idOf(actor, retained), decision: 'retained', rank: 1 }]),
    ...(await Promise.all(told)),
  ]
  return actor.put<Answered & { fields?: Answered[] }>(`/tender/lot/${lot}/decisions`, { decisions })
}
const events = () =>
  sql<{ event: string }>(
    on,
    `select event from history where model = 'Tender' and entity_id = $1 and event like '%expla%' order by id`,
    [id],
  )

beforeAll(async () => {
  on = await openApp()
  for (const name of ['Primeurs', 'Vergers', 'Laiterie', 'Boucherie Martin'])
    bidders.push(await supplierOf(on, name))
  const actor = await paul('2026-03-30T09:00:00')
  const carrot = await need(on, 'Carotte vrac')
  const apple = await need(on, 'Pomme Gala')
  const tender = await prepare(
    actor,
    {
      ...{ code: 'AO-BAS', label: 'Prix bas', company_id: 1, catalog_id: 1 },
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
  await actor.put(`/tender/${id}/suppliers`, { supplier_ids: bidders.map((one) => one.id) })
  expect((await actor.put<Answered>(`/tender/${id}/publish`)).status).toBe(200)
  for (const [at, prices] of [
    ['1.00', '2.00'],
    ['1.10', '1.80'],
    ['0.60', '1.56'],
    ['0.10', '0.10'],
  ].entries()) {
    const bidder = await as(at, '2026-04-10T09:00:00')
    lines = await productIds(bidder, id, [carrot.product, apple.product])
    await bidder.put(`/consultation/${id}/answer`, {
      lots: [
        {
          tender_family_id: lot,
          all_cities: true,
          lines: prices.map((quotation, place) => ({
            ...{ tender_product_id: lines[place], quotation, ref_supplier: `R-${place}` },
          })),
        },
      ],
    })
    expect((await bidder.post<Answered>(`/consultation/${id}/send`)).status).toBe(200)
  }
  await sql(on, 'update tender_product set reference_price = 1.24 where id = $1', [lines[0]])
  on.clock.set('2026-04-30T17:00:01+02:00')
  await closeConsultations(on.context, on.context.now())
})
afterAll(() => on.close())

test('an offer is compared to the mean of the other regular ones: an irregular one counts no more', async () => {
  const actor = await paul('2026-05-03T09:00:00')
  const flags = async () =>
    (await compared(actor)).offers.map(({ supplier_id, low: why }) => [supplier_id, why])
  const flagged = new Map((await flags()) as [number, unknown][])
  const line = (under: number) => [{ tender_product_id: lines[0], product: expect.any(String), under }]
  expect(flagged.get(bidders[usual]?.id ?? 0)).toBeNull()
  expect(flagged.get(bidders[low]?.id ?? 0)).toEqual({ under_mean: null, lines: line(52) })
  expect(flagged.get(bidders[dropped]?.id ?? 0)).toEqual({ under_mean: 92, lines: line(92) })
  await admissibility(actor, dropped, 'Pièce manquante')
  expect((await offerOf(actor, low)).low).toEqual({ under_mean: 31, lines: line(52) })
  expect((await offerOf(actor, dropped)).low).toBeNull()
})

test('the workbook of the comparison flags what the screen flags: prices of 0 with their comment, prices far under the reference', async () => {
  const actor = await paul('2026-05-03T09:02:00')
  const free = (price: string, comment: string | null) =>
    sql(
      on,
      `update tender_response_line n set quotation = $3, comment = $4 from tender_response_family f join tender_response r on r.id = f.tender_response_id
       where f.id = n.tender_response_family_id and r.supplier_id = $1 and n.tender_product_id = $2`,
      [bidders[other]?.id, lines[1], price, comment],
    )
  await free('0', 'Offert la première année')
  const { rawPayload: book } = await on.app.inject({
    url: `/api/tender/lot/${lot}/workbook`,
    headers: { authorization: actor.token },
  })
  await free('1.80', null)
  const prices = cellsOf(book).flat().map(String)
  expect(prices.filter((text) => text.includes('Prix à 0 : Offert la première année'))).toHaveLength(1)
  expect(prices.filter((text) => text.includes('52 % sous le prix de référence'))).toHaveLength(1)
  expect(cellsOf(book, 1)[0]?.at(-1)).toBe('Anormalement basse')
  expect(cellsOf(book, 1).flat().join()).toContain('% sous la moyenne des autres offres')
})

test('the percentages are settings', async () => {
  const actor = await paul('2026-05-03T09:05:00')
  const set = (key: string, value: string) =>
    sql(on, 'update generaloption set value = $2 where key = $1', [key, value])
  await set('low_offer_total_pct', '32')
  await set('low_offer_line_pct', '53')
  expect((await offerOf(actor, low)).low).toBeNull()
  await set('low_offer_total_pct', '25')
  await set('low_offer_line_pct', '50')
  expect((await offerOf(actor, low)).low).not.toBeNull()
})

test('an offer is not rejected as abnormally low without an exchange, nor retained, nor turned down before better ones', async () => {
  const actor = await paul('2026-05-03T09:10:00')
  await score(actor)
  expect((await judge(actor, low, 'rejected')).body).toMatchObject({
    type: 'err409',
    display: expect.stringMatching(articles),
  })
  const named = await admissibility(actor, low, 'Offre anormalement basse')
  expect(named.body).toMatchObject({ fields: [{ name: 'reason', message: expect.stringMatching(articles) }] })
  const retained = await decide(actor, low, { [usual]: 'Plus chère', [other]: 'Plus chère' })
  const supplier = (await offerOf(actor, low)).supplier
  expect(retained.body.fields).toEqual([
    {
      name: 'decisions.0.decision',
      message: expect.stringContaining(
        `L'offre de ${supplier} paraît anormalement basse (31 % sous la moyenne des autres offres, ligne Carotte`,
      ),
    },
  ])
  expect(String(retained.body.fields?.[0]?.message)).toMatch(articles)
  const turned = await decide(actor, usual, { [other]: 'Plus chère', [low]: 'Doute sur les prix' })
  expect(turned.body.fields).toEqual([
    { name: 'decisions.2.decision', message: expect.stringMatching(articles) },
  ])
  const said = await decide(actor, usual, { [other]: 'Prix anormalement bas' })
  expect(said.body.fields).toEqual([{ name: 'decisions.1.reason', message: expect.stringMatching(articles) }])
})

test('an offer that is merely outranked needs no exchange', async () => {
  const actor = await paul('2026-05-03T09:20:00')
  const rank = (at: number, value: number) =>
    idOf(actor, at).then((offer) =>
      sql(on, 'update tender_response_family set rank = $2 where id = $1', [offer, value]),
    )
  await rank(low, 3)
  await rank(usual, 1)
  expect((await decide(actor, usual, { [other]: 'Plus chère', [low]: 'Classée troisième' })).status).toBe(200)
  expect((await decide(actor, null, {})).status).toBe(200)
  await sql(
    on,
    'update tender_response_family set decision = null, decision_rank = null, decision_reason = null where tender_family_id = $1',
    [lot],
  )
  await score(actor)
})

test('an offer with a price of 0 is retained with a reason only, and so awarded', async () => {
  const actor = await paul('2026-05-03T09:30:00')
  const offer = await idOf(actor, usual)
  const price = (quotation: string, comment: string | null) =>
    sql(
      on,
      'update tender_response_line set quotation = $3, comment = $4 where tender_response_family_id = $1 and tender_product_id = $2',
      [offer, lines[1], quotation, comment],
    )
  await price('0', 'Offert avec les carottes')
  await sql(on, `update generaloption set value = '100' where key like 'low_offer_%'`)
  await score(actor)
  const shown = (await compared(actor)).lines.find(
    (one) => one.offer_id === offer && one.quotation === '0.0000',
  )
  expect(shown).toMatchObject({ comment: 'Offert avec les carottes' })
  const others = { [other]: 'Plus chère', [low]: 'Moins bien classée' }
  const supplier = (await offerOf(actor, usual)).supplier
  const asked = `L'offre de ${supplier} a 1 prix à 0 : dites dans le motif pourquoi vous la retenez.`
  expect((await decide(actor, usual, others)).body.fields).toEqual([
    { name: 'decisions.0.reason', message: asked },
  ])
  const decisions = [{ offer_id: offer, decision: 'retained', rank: 1, reason: 'Échantillon offert' }]
  expect((await decide(actor, null, others)).status).toBe(200)
  expect((await actor.put<Answered>(`/tender/lot/${lot}/decisions`, { decisions })).status).toBe(200)
  await sql(on, 'update tender_response_family set decision_reason = null where id = $1', [offer])
  const awarded = await actor.put<Answered>(`/tender/${id}/award`)
  expect(awarded.body).toMatchObject({ type: 'err409', display: asked })
  expect((await decide(actor, other, { [usual]: 'Plus chère' })).status).toBe(200)
  await price('2.00', null)
  await sql(on, `update generaloption set value = '25' where key = 'low_offer_total_pct'`)
  await sql(on, `update generaloption set value = '50' where key = 'low_offer_line_pct'`)
  await sql(
    on,
    'update tender_response_family set decision = null, decision_rank = null, decision_reason = null where tender_family_id = $1',
    [lot],
  )
  await score(actor)
})

test('explanations are asked once of the prices of a regular offer, until a moment to come; its supplier is told', async () => {
  const actor = await paul('2026-05-04T09:00:00')
  expect((await ask(actor, low, { deadline: '2026-05-04T08:00:00+02:00' })).body).toMatchObject({
    fields: [{ name: 'deadline', message: 'La date limite doit être à venir.' }],
  })
  expect((await ask(actor, low, { question: ' ' })).status).toBe(422)
  expect((await ask(actor, dropped)).body).toMatchObject({ type: 'err409' })
  const offer_id = await idOf(actor, low)
  const body = { offer_id, deadline: '2026-05-08T12:00:00+02:00', question: 'Pourquoi ?' }
  const outsider = await as(low, '2026-05-04T09:00:00')
  expect((await outsider.put(`/tender/lot/${lot}/explanation`, body)).status).toBe(403)
  const asking = await paul('2026-05-04T09:05:00')
  expect((await ask(asking, low)).status).toBe(200)
  expect((await ask(asking, low)).body).toMatchObject({
    type: 'err409',
    display: expect.stringMatching(
      /^Des explications sur ces prix ont déjà été demandées à .* le 04\/05\/2026/,
    ),
  })
  const [mail] = await sql<{ subject: string; text: string }>(
    on,
    `select subject, text from email_outbox where kind = 'consultation_explications'`,
  )
  expect(mail?.subject).toBe("Demande d'explications – AO-BAS Prix bas")
  expect(mail?.text).toContain('Comment se forment vos prix ?')
  expect(mail?.text).toContain("jusqu'au 08/05/2026 12:00")
  const [own] = (await offerOf(asking, low)).explanations
  expect(own).toMatchObject({ state: 'waiting', current: true, asked_by: expect.stringMatching(/Achard/) })
  explanation = own?.id ?? 0
  for (const decision of ['rejected', 'admitted'])
    expect((await judge(asking, low, decision)).body).toMatchObject({
      display: expect.stringMatching(/peut s'expliquer jusqu'au 08\/05\/2026 12:00/),
    })
})

test('a supplier reads and answers its own alone, with its own files', async () => {
  const stranger = await as(usual, '2026-05-05T09:00:00')
  expect((await stranger.get<ConsultationAnswer>(`/consultation/${id}`)).body.explanations).toEqual([])
  expect((await explain(stranger, 'Ce ne sont pas mes prix')).status).toBe(404)
  expect(
    (await stranger.put<{ data: Answered[] }>('/search/', { model: 'Tender_explanation' })).body.data,
  ).toEqual([])
  const sendIn = async (token: string) =>
    (
      await sendFile<{ id: number }[]>(on.app, '/file', {
        token,
        fields: { path: '/tender/explanation' },
        file: { name: 'couts.pdf', content: Buffer.from('%PDF-1.4\n%%EOF'), field: 'files' },
      })
    ).body[0]?.id ?? 0
  const foreign = await sendIn(stranger.token)
  const bidder = await as(low, '2026-05-05T09:10:00')
  const { body } = await bidder.get<ConsultationAnswer>(`/consultation/${id}`)
  expect(body.explanations).toMatchObject([{ id: explanation, open: true, answered_at: null, files: [] }])
  expect((await explain(bidder, 'Nos coûts', [foreign])).body).toMatchObject({
    fields: [{ name: 'file_ids' }],
  })
  const file = await sendIn(bidder.token)
  expect((await explain(bidder, ' ')).status).toBe(422)
  expect((await explain(bidder, 'Nous produisons sur place.', [file])).status).toBe(200)
  const actor = await paul('2026-05-05T10:00:00')
  const [told] = (await offerOf(actor, low)).explanations
  expect(told).toMatchObject({
    ...{
      state: 'answered',
      answer: 'Nous produisons sur place.',
      files: [{ id: file, filename: 'couts.pdf' }],
    },
  })
  const download = await on.app.inject({
    url: `/api/file/download/${file}`,
    headers: { authorization: actor.token },
  })
  expect(download.statusCode).toBe(200)
  const others = await on.app.inject({
    url: `/api/file/download/${file}`,
    headers: { authorization: (await as(usual, '2026-05-05T10:00:00')).token },
  })
  expect(others.statusCode).toBe(404)
  const noted = await sql<{ body: string }>(
    on,
    `select body from notification where kind = 'offer_explained'`,
  )
  expect(noted[0]?.body).toMatch(/a expliqué ses prix de « Prix bas »/)
})

test('an answer may be completed until its limit, and is refused after it', async () => {
  const bidder = await as(low, '2026-05-08T11:59:00')
  expect((await explain(bidder, 'Nous produisons sur place, sans transport.')).status).toBe(200)
  expect((await explain(await as(low, '2026-05-08T12:00:01'), 'Encore un mot')).body).toMatchObject({
    type: 'err540',
  })
  const kept = await sql<{ n: number }>(
    on,
    `select count(*)::int as n from field_history where model = 'Tender_explanation' and entity_id = $1 and field = 'answer'`,
    [explanation],
  )
  expect(kept[0]?.n).toBe(2)
})

test('after the exchange an offer is rejected with a reason: no note, no rank, not retained; readmitted, it is judged again', async () => {
  const actor = await paul('2026-05-09T09:00:00')
  expect((await judge(actor, low, 'rejected', ' ')).status).toBe(422)
  expect((await judge(actor, low, 'rejected')).status).toBe(200)
  await score(actor)
  const out = await offerOf(actor, low)
  expect(out).toMatchObject({
    ...{ irregular_reason: 'Offre anormalement basse : Les prix ne couvrent pas les coûts', rank: null },
    ...{
      final_score: null,
      low: null,
      explanations: [{ state: 'rejected', decided_by: expect.any(String) }],
    },
  })
  expect((await decide(actor, low, {})).body.fields).toEqual([
    { name: 'decisions.0.decision', message: 'Une offre irrégulière ne peut pas être retenue.' },
  ])
  expect((await explain(await as(low, '2026-05-08T11:00:00'), 'Trop tard ?')).body).toMatchObject({
    display: "Cette demande d'explications est close : elle ne reçoit plus de réponse.",
  })
  const again = await paul('2026-05-09T09:10:00')
  await admissibility(again, low, null)
  await score(again)
  expect((await offerOf(again, low)).explanations).toMatchObject([{ state: 'answered', reason: null }])
  expect(
    (await decide(again, low, { [usual]: 'Plus chère', [other]: 'Plus chère' })).body.fields,
  ).toHaveLength(1)
})

test('an offer that was admitted may win; at other prices it is to be asked again, and the award refuses', async () => {
  const actor = await paul('2026-05-10T09:00:00')
  expect((await judge(actor, low, 'admitted', 'Production sur place, vérifiée')).status).toBe(200)
  expect((await decide(actor, low, { [usual]: 'Plus chère', [other]: 'Plus chère' })).status).toBe(200)
  const asked = (price: string) =>
    sql(
      on,
      'update tender_response_line set quotation = $2 where tender_product_id = $1 and quotation < 0.70 and quotation > 0.50',
      [lines[0], price],
    )
  await asked('0.59')
  await sql(on, 'update tender_family set scored_print = scored_print where id = $1', [lot])
  await score(actor)
  expect((await offerOf(actor, low)).explanations).toMatchObject([{ current: false, state: 'admitted' }])
  expect((await actor.put<Answered>(`/tender/${id}/award`)).body).toMatchObject({
    type: 'err409',
    display: expect.stringMatching(articles),
  })
  await asked('0.60')
  await score(actor)
})

test('without an answer an offer is rejected once the limit has passed; its letter carries the reason', async () => {
  const actor = await paul('2026-05-11T09:00:00')
  await sql(
    on,
    'update tender_response_line set quotation = 0.61 where tender_product_id = $1 and quotation = 0.60',
    [lines[0]],
  )
  await score(actor)
  expect((await ask(actor, low, { deadline: '2026-05-12T12:00:00+02:00' })).status).toBe(200)
  expect((await judge(actor, low, 'rejected')).status).toBe(409)
  const later = await paul('2026-05-12T12:00:01')
  expect((await offerOf(later, low)).explanations[0]).toMatchObject({ state: 'lapsed' })
  expect((await judge(later, low, 'rejected', "Aucune explication n'a été reçue")).status).toBe(200)
  await score(later)
  const best = { [usual]: 'Plus chère', [low]: '' }
  expect((await decide(later, other, best)).status).toBe(200)
  expect((await later.put<Answered>(`/tender/${id}/award`)).status).toBe(200)
  const letters = await sql<{ text: string }>(
    on,
    `select text from email_outbox where kind = 'attribution_non_retenu' and about_id = $1`,
    [id],
  )
  expect(
    letters.filter(({ text }) =>
      text.includes("Motif : Offre anormalement basse : Aucune explication n'a été reçue"),
    ),
  ).toHaveLength(1)
  expect((await events()).map(({ event }) => event)).toEqual([
    ...['ask_explanation', 'explain', 'explain', 'judge_explanation', 'judge_explanation'],
    ...['ask_explanation', 'judge_explanation'],
  ])
})

test('a note of an awarded tender is neither added, changed nor removed by the calls of notes', async () => {
  const note = {
    tender_id: id,
    tender_family_id: lot,
    supplier_id: bidders[other]?.id,
    criterion: 'price',
    value: '20',
  }
  const refused = {
    ...{ type: 'err409', display: expect.stringMatching(/^Cet appel d'offres est au statut « Attribué »/) },
  }
  const [kept] = await sql<{ id: number }>(
    on,
    `insert into note (tender_id, tender_family_id, supplier_id, criterion, value, user_id) values ($1, $2, $3, 'price', 10, 1) returning id`,
    [id, lot, bidders[other]?.id],
  )
  const noting = await paul('2026-05-12T12:05:00')
  expect((await noting.post<Answered>('/note/note', note)).body).toMatchObject(refused)
  expect((await noting.put<Answered>('/note/note', { id: kept?.id, value: '20' })).body).toMatchObject(
    refused,
  )
  expect((await noting.delete<Answered>(`/note/note/${kept?.id}`)).body).toMatchObject(refused)
  // What is no id is refused by its name, before anything is asked of a tender.
  for (const tender_id of ['', 'x', [5], 1e30])
    expect(
      (await noting.post<Answered>('/note/note', { ...note, tender_id })).status,
      String(tender_id),
    ).toBe(422)
})
