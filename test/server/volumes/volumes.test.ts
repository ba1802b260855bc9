import { afterAll, beforeAll, expect, test } from 'vitest'
import type {
  MemberVolume,
  VolumeAnswer,
  VolumeAnswerHead,
  VolumeRequestPage,
  VolumeWorkbookAnswer,
} from '../../../resources/volumes/answers'
import { jobs } from '../../../server/jobs'
import { closeRequests } from '../../../server/volumes/follow-request'
import { remindOfVolumes } from '../../../server/volumes/remind-members'
import type { TestActor } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'
import { runDueJobs } from '../../kit/run-due-jobs'
import { sendFile } from '../../kit/send-file'
import { sentOrder } from '../../kit/sent-order'
import { toldBy } from '../../kit/told'
import { cellsOf, workbook } from '../../kit/workbooks'
import { received } from '../pricing/kit'
import { criterion, need, newProduct, prepare, sql, summer, typeId } from '../tenders/kit'

type Row = Record<string, unknown>

let on: TestApp
let id = 0
let carrot = { product: 0, family: 0 }
let parsnip = 0
let swede = 0
let tender = { id: 0, lot: 0 }

const as = (who: string, moment: string) => summer(on, moment, who)
const page = async (actor: TestActor) =>
  (await actor.get<VolumeRequestPage>(`/volume-request/${id}/page`)).body
const heads = async (actor: TestActor) =>
  (await actor.get<{ data: VolumeAnswerHead[] }>('/volume-answer')).body.data
const answerOf = async (actor: TestActor, adherent: number) => {
  const head = (await heads(actor)).find(({ adherent_id }) => adherent_id === adherent)
  return (await actor.get<VolumeAnswer>(`/volume-answer/${head?.id}`)).body
}
const result = (of: VolumeRequestPage, product: number) =>
  of.results.find(({ product_id }) => product_id === product)

async function save(actor: TestActor, adherent: number, volumes: Record<number, string | null>) {
  const { id: answer, rows, saved_at } = await answerOf(actor, adherent)
  const lines = rows.flatMap((row) =>
    row.product_id in volumes ? [{ id: row.id, quantity: volumes[row.product_id], comment: null }] : [],
  )
  return actor.put<Row>(`/volume-answer/${answer}/lines`, { lines, saved_at })
}

beforeAll(async () => {
  on = await openApp()
  carrot = await need(on, 'Carotte vrac')
  parsnip = await newProduct(on, 'Panais', carrot.product)
  swede = await newProduct(on, 'Rutabaga', carrot.product)
  const [article] = await sql<{ id: number }>(on, `select id from article where label = 'Carotte vrac'`)
  for (const [adherent, quantity] of [
    [1, '100'],
    [2, '30'],
  ] as const) {
    const order = await sentOrder(on, {
      adherent,
      status: '450',
      day: '2026-05-04',
      articles: [[article?.id ?? 0, quantity]],
    })
    await received(on, order.id, '2026-05-04')
  }
  await sql(
    on,
    `insert into adherent_article (adherent_id, article_id, storage_management, coef_storage_management, favourite)
     select 2, $1, (select id from unit where label = 'Carton'), 5, false
     on conflict do nothing`,
    [article?.id],
  )
  const paul = await as('paul.achard', '2026-08-01T09:00:00')
  tender = await prepare(
    paul,
    {
      label: 'Légumes 2027',
      code: 'V-2027',
      tender_type_id: await typeId(on, 'private'),
      catalog_id: 1,
      company_id: 2,
    },
    {
      family_id: carrot.family,
      volumes: [
        [carrot.product, '1'],
        [swede, '7'],
      ],
      criteria: [criterion('price', '100')],
    },
  )
  const { body, status } = await paul.post<Row>('/volume-request', {
    label: 'Légumes 2027',
    company_id: 2,
    tender_id: tender.id,
    family_ids: [carrot.family],
    product_ids: [carrot.product, parsnip, swede],
    adherent_ids: [1, 2],
    period_start: '2026-01-01',
    period_end: '2026-06-30',
    response_date_limit: '2026-08-20T18:00:00+02:00',
    use_prefilled_for_missing: true,
  })
  if (status !== 200) throw new Error(JSON.stringify(body))
  id = Number(body.id)
})
afterAll(() => on.close())

test('a request is made of what each member received, in its own unit, and its people are asked by mail and in their box', async () => {
  const paul = await as('paul.achard', '2026-08-01T10:00:00')
  await sql(on, 'update adherent set adherent_status_id = 4 where id = 2')
  const refused = await paul.put<{ fields: Row[] }>(`/volume-request/${id}/send`)
  expect(refused.body.fields).toEqual([
    { name: 'adherent_ids', message: expect.stringMatching(/^Ne peut plus participer : .* \(Suspendu\)\.$/) },
  ])
  await sql(on, 'update adherent set adherent_status_id = 1 where id = 2')
  expect((await paul.put<VolumeRequestPage>(`/volume-request/${id}/send`)).body).toMatchObject({
    request: { status: '150' },
  })
  expect((await paul.put(`/volume-request/${id}/send`)).status).toBe(409)
  expect((await paul.put<Row>(`/volume-request/${id}`, { label: 'Autre', lock_version: 1 })).status).toBe(409)
  const julie = await as('julie.petit', '2026-08-02T09:00:00')
  const [one, two] = [await answerOf(julie, 1), await answerOf(julie, 2)]
  const [base, own] = [one, two].map(({ rows }) =>
    rows.find(({ product_id }) => product_id === carrot.product),
  )
  expect(Number(own?.prefilled) * 5).toBeCloseTo(Number(base?.prefilled) * 0.3, 6)
  expect(own?.unit).not.toBe(base?.unit)
  expect(one.rows.find(({ product_id }) => product_id === parsnip)).toMatchObject({
    prefilled: null,
    quantity: null,
  })
  const mails = await sql<{ subject: string }>(
    on,
    `select subject from email_outbox where kind = 'volumes_demande'`,
  )
  expect(mails).toHaveLength(2)
  expect(mails[0]?.subject).toBe("Volumes d'achats : Légumes 2027")
})

test("a member never sees another member's volumes, nor writes them", async () => {
  const julie = await as('julie.petit', '2026-08-02T10:00:00')
  const { id: other, rows } = await answerOf(julie, 2)
  const sophie = await as('sophie.lenoir', '2026-08-02T10:05:00')
  expect((await heads(sophie)).map(({ adherent_id }) => adherent_id)).toEqual([1])
  expect((await sophie.get(`/volume-answer/${other}`)).status).toBe(404)
  const own = await answerOf(sophie, 1)
  const stolen = { id: rows[0]?.id, quantity: '1', comment: null }
  expect((await sophie.put(`/volume-answer/${other}/lines`, { lines: [] })).status).toBe(404)
  expect((await sophie.put<Row>(`/volume-answer/${own.id}/lines`, { lines: [stolen] })).body).toMatchObject({
    fields: [{ name: 'lines.0.id' }],
  })
  expect((await sophie.put(`/volume-answer/${other}/send`)).status).toBe(404)
  expect((await sophie.get(`/volume-request/${id}/page`)).status).toBe(403)
  const hugo = await as('hugo.vidal', '2026-08-02T10:10:00')
  expect(await heads(hugo)).toEqual([])
  const fm = await as('fm@martin.example', '2026-08-02T10:15:00')
  expect((await fm.get('/volume-answer')).status).toBe(403)
})

test('a sheet comes back whole or not at all, each wrong line told by its number and product', async () => {
  const sophie = await as('sophie.lenoir', '2026-08-03T09:00:00')
  const { id: answer } = await answerOf(sophie, 1)
  const { rawPayload } = await on.app.inject({
    url: `/api/volume-answer/${answer}/workbook`,
    headers: { authorization: sophie.token },
  })
  const [titles, ...rows] = cellsOf(rawPayload)
  const at = titles?.indexOf('Volume') ?? -1
  const send = (volume: unknown) =>
    sendFile<VolumeWorkbookAnswer>(on.app, `/volume-answer/${answer}/workbook`, {
      token: sophie.token,
      file: {
        name: 'volumes.xlsx',
        content: workbook([
          titles ?? [],
          ...rows.map((cells) => cells.map((cell, n) => (n === at ? volume : cell))),
        ]),
      },
    })
  expect((await send(-3)).body).toMatchObject({
    entries: [],
    errors: [
      { line: 2, message: 'Ligne 2 — Carotte vrac : La valeur minimale est 0.' },
      { line: 3 },
      { line: 4 },
    ],
  })
  expect((await send(12.5)).body.entries.map(({ quantity }) => quantity)).toEqual([
    '12.500',
    '12.500',
    '12.500',
  ])
  // A colleague types in another cell meanwhile, and in the same one: what was left stands as typed, theirs is kept and told.
  const before = await answerOf(sophie, 1)
  const [first, second] = rows.map(([code]) => before.rows.find((row) => row.code === code))
  const others = { [first?.product_id ?? 0]: '7', [second?.product_id ?? 0]: '8' }
  await save(sophie, 1, others)
  const brought = await sendFile<VolumeWorkbookAnswer>(on.app, `/volume-answer/${answer}/workbook`, {
    token: sophie.token,
    file: {
      name: 'volumes.xlsx',
      content: workbook([
        titles ?? [],
        ...rows.map((cells, row) => cells.map((cell, n) => (n === at && row === 0 ? 9 : cell))),
      ]),
    },
  })
  expect(brought.body.remarks).toEqual([])
  expect(brought.body.crossed).toEqual([
    {
      ...{ line: 2, row: first?.id },
      message: expect.stringMatching(/: Volume « 9 » dans votre fichier, « 7 » saisi entre-temps/),
    },
  ])
  expect(brought.body.entries.slice(0, 2).map(({ quantity }) => Number(quantity))).toEqual([7, 8])
  expect(brought.body.mine).toMatchObject([{ id: first?.id, quantity: '9.000' }])
  await save(sophie, 1, {
    [first?.product_id ?? 0]: first?.quantity ?? null,
    [second?.product_id ?? 0]: second?.quantity ?? null,
  })
})

test('a volume is kept in base units, a draft stays its member’s, and who typed on an older one is told', async () => {
  const julie = await as('julie.petit', '2026-08-04T09:00:00')
  const older = await answerOf(julie, 2)
  expect((await save(julie, 2, { [carrot.product]: '8.5', [parsnip]: '40' })).status).toBe(200)
  expect(
    (await answerOf(julie, 2)).rows.find(({ product_id }) => product_id === carrot.product)?.quantity,
  ).toBe('8.500')
  expect((await save(julie, 2, { [carrot.product]: '9' })).status).toBe(200)
  on.clock.set('2026-08-04T09:01:00+02:00')
  expect((await save(julie, 2, { [carrot.product]: '8.5' })).status).toBe(200)
  const stale = await julie.put(`/volume-answer/${older.id}/lines`, {
    lines: [],
    saved_at: '2026-08-04T08:59:00+02:00',
  })
  expect(stale.status).toBe(409)
  const paul = await as('paul.achard', '2026-08-04T09:05:00')
  const live = await page(paul)
  expect(live.members.map(({ filled }) => filled)).toEqual([0, 0])
  expect(result(live, carrot.product)).toMatchObject({
    answers: 0,
    prefilled: 2,
    expected: 2,
    completion_rate: '0.00',
  })
  expect(result(live, parsnip)).toMatchObject({ total: '0.000', prefilled: 0 })
})

test('reminders leave 7 and 2 days before the limit, once each, to who is silent', async () => {
  const julie = await as('julie.petit', '2026-08-12T09:00:00')
  expect((await julie.put(`/volume-answer/${(await answerOf(julie, 2)).id}/send`)).status).toBe(200)
  for (const day of ['2026-08-13', '2026-08-13', '2026-08-14', '2026-08-18']) {
    on.clock.set(`${day}T08:00:00+02:00`)
    await remindOfVolumes(on.context, on.clock.now())
  }
  const counts = await sql<{ adherent_id: number; n: number }>(
    on,
    `select adherent_id, reminder_count as n from purchase_volume_response where purchase_volume_request_id = $1 order by 1`,
    [id],
  )
  expect(counts).toEqual([
    { adherent_id: 1, n: 2 },
    { adherent_id: 2, n: 0 },
  ])
  const paul = await as('paul.achard', '2026-08-19T09:00:00')
  const remind = async () => (await paul.put<Row>(`/volume-request/${id}/remind`)).body.count
  expect(await Promise.all([remind(), remind()])).toContain(1)
  expect(await remind()).toBe(0)
  const later = await as('paul.achard', '2026-08-19T10:00:01')
  expect((await later.put<Row>(`/volume-request/${id}/remind`)).body.count).toBe(1)
})

test('the limit is held to the second, and two processes close it once', async () => {
  const sophie = await as('sophie.lenoir', '2026-08-20T17:59:59')
  expect((await save(sophie, 1, { [carrot.product]: '1' })).status).toBe(200)
  on.clock.set('2026-08-20T18:00:00+02:00')
  expect((await save(sophie, 1, { [carrot.product]: '2' })).status).toBe(200)
  expect(await closeRequests(on.context, on.clock.now())).toBeUndefined()
  const { id: answer } = await answerOf(sophie, 1)
  on.clock.set('2026-08-20T18:00:01+02:00')
  expect((await sophie.put<Row>(`/volume-answer/${answer}/send`)).body.type).toBe('err540')
  const closing = jobs.filter(({ name }) => name === 'volume_request_closing')
  await Promise.all([runDueJobs(on.context, closing), runDueJobs(on.context, closing)])
  const events = await sql(on, `select 1 from purchase_volume_request where id = $1 and status = '200'`, [id])
  expect(events).toHaveLength(1)
})

test('who is late is let in again until a moment to come, and corrects what it sent, which counts until the correction is sent', async () => {
  const paul = await as('paul.achard', '2026-08-21T09:00:00')
  expect(
    (await paul.put(`/volume-request/${id}/reopen`, { until: '2026-08-21T08:00:00+02:00' })).status,
  ).toBe(422)
  expect(
    (await paul.put(`/volume-request/${id}/reopen`, { until: '2026-08-22T18:00:00+02:00' })).status,
  ).toBe(200)
  const julie = await as('julie.petit', '2026-08-21T10:00:00')
  const { id: answer } = await answerOf(julie, 2)
  const sent = async () =>
    sql<Row>(
      on,
      `select r.status, l.volume::text from purchase_volume_line l join purchase_volume_response r on r.id = l.purchase_volume_response_id
       where r.id = $1 and l.product_id = $2`,
      [answer, parsnip],
    )
  const [before] = await sent()
  expect((await julie.put(`/volume-answer/${answer}/correct`)).status).toBe(200)
  expect((await save(julie, 2, { [parsnip]: '50' })).status).toBe(200)
  expect(await sent()).toEqual([{ ...before, status: 'sent' }])
  const { rows } = await answerOf(julie, 2)
  expect(Number(rows.find(({ product_id }) => product_id === parsnip)?.quantity)).toBe(50)
  expect((await julie.put(`/volume-answer/${answer}/send`)).status).toBe(200)
  expect(await sent()).not.toEqual([before])
  expect((await julie.put(`/volume-answer/${answer}/send`)).status).toBe(409)
})

test('consolidated once: answers and the history of the silent go to the lot of the tender, traced', async () => {
  const paul = await as('paul.achard', '2026-08-22T18:30:00')
  await closeRequests(on.context, on.clock.now())
  const before = await page(paul)
  const [history] = await sql<{ volume: string }>(
    on,
    `select l.prefilled_volume::text as volume from purchase_volume_line l join purchase_volume_response r on r.id = l.purchase_volume_response_id
     where r.purchase_volume_request_id = $1 and r.adherent_id = 1 and l.product_id = $2`,
    [id, carrot.product],
  )
  const total = (Number(history?.volume) + 8.5 * 5).toFixed(3)
  expect(result(before, carrot.product)).toMatchObject({
    total,
    answers: 1,
    prefilled: 1,
    completion_rate: '50.00',
  })
  const claire = await as('claire.moreau', '2026-08-22T18:31:00')
  expect((await page(claire)).verbs).toEqual(['reopen'])
  expect((await claire.put<Row>(`/volume-request/${id}/consolidate`)).body).toMatchObject({
    type: 'err403',
    display: "Vous ne pouvez pas modifier l'appel d'offres de cette demande.",
  })
  const both = await Promise.all(
    [1, 2].map(() => paul.put<VolumeRequestPage>(`/volume-request/${id}/consolidate`)),
  )
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const after = await page(paul)
  expect(after.request.status).toBe('250')
  expect(after.results.map(({ lot: _lot, kept: _kept, ...row }) => row)).toEqual(
    before.results.map(({ lot: _lot, kept: _kept, ...row }) => row),
  )
  expect(result(after, carrot.product)?.lot).toBe('1 – Lot de la recette')
  const products = await sql(
    on,
    'select product_id, volume::text as volume from tender_product where tender_family_id = $1 order by product_id',
    [tender.lot],
  )
  expect(products).toEqual([
    { product_id: carrot.product, volume: total },
    { product_id: parsnip, volume: '50.000' },
    { product_id: swede, volume: '7.000' },
  ])
})

test('a product that nobody said anything of keeps the volume of its lot, listed, until it is set to 0', async () => {
  const paul = await as('paul.achard', '2026-08-22T19:00:00')
  const kept = async () => (await page(paul)).results.filter((one) => one.kept !== null)
  expect(await kept()).toMatchObject([
    { product_id: swede, answers: 0, prefilled: 0, total: '0.000', kept: '7.000' },
  ])
  const clear = (actor: TestActor, product_id: number) =>
    actor.put<Row>(`/volume-request/${id}/clear-lot`, { product_id })
  const claire = await as('claire.moreau', '2026-08-22T19:00:00')
  expect((await clear(claire, swede)).status).toBe(403)
  expect((await clear(paul, parsnip)).body.display).toBe(
    'Aucun lot ne garde de volume de ce produit sans réponse.',
  )
  const both = await Promise.all([clear(paul, swede), clear(paul, swede)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await kept()).toEqual([])
  const [lot] = await sql<Row>(
    on,
    'select volume::text as volume from tender_product where tender_family_id = $1 and product_id = $2',
    [tender.lot, swede],
  )
  expect(lot?.volume).toBe('0.000')
})

test('each happening of a request is told once, to whom the table of tellings says', async () => {
  const said = await toldBy(on, 'volumes')
  const bodies = Object.fromEntries(
    Object.entries(said).map(([event, all]) => [event, all.map(({ body }) => body)]),
  )
  expect(bodies).toMatchObject({
    asked: [expect.any(String), expect.any(String)],
    reminded: [expect.any(String), expect.any(String), expect.any(String), expect.any(String)],
    reopened: ["« Légumes 2027 » est rouverte : vous pouvez répondre jusqu'au 22/08/2026 18:00."],
    answered: [...Array(2)].map(() => 'EHPAD Les Tilleuls a répondu à « Légumes 2027 ».'),
    closed: [...Array(2)].map(() => '« Légumes 2027 » est clôturée : réponses reçues : 1 sur 2.'),
    decided: ['« Légumes 2027 » : vos volumes sont repris dans la consolidation.'],
  })
  expect(said.answered?.map(({ people }) => people)).toEqual([['Paul'], ['Paul']])
  expect(said.reopened?.[0]?.people).toEqual(expect.arrayContaining(['Julie', 'Sophie']))
  expect(said.decided?.[0]?.people).not.toContain('Sophie')
})

test('a tender that has left its preparation takes no volume over', async () => {
  const paul = await as('paul.achard', '2026-08-23T09:00:00')
  const { body } = await paul.post<Row>('/volume-request', {
    label: 'Trop tard',
    company_id: 2,
    tender_id: tender.id,
    family_ids: [carrot.family],
    product_ids: [carrot.product],
    adherent_ids: [1],
    period_start: '2026-01-01',
    period_end: '2026-06-30',
    response_date_limit: '2026-08-30T18:00:00+02:00',
  })
  const late = Number(body.id)
  for (const verb of ['send', 'close'])
    expect((await paul.put(`/volume-request/${late}/${verb}`)).status).toBe(200)
  await sql(on, `update tender set status = '150' where id = $1`, [tender.id])
  const refused = await paul.put<Row>(`/volume-request/${late}/consolidate`)
  expect(refused.body.display).toMatch(/^L'appel d'offres n'est plus en préparation/)
  expect((await paul.put(`/volume-request/${late}/leave-tender`)).status).toBe(200)
  expect((await paul.put(`/volume-request/${late}/consolidate`)).status).toBe(200)
  const [kept] = await sql<{ volume: string }>(
    on,
    'select volume::text as volume from tender_product where tender_family_id = $1 and product_id = $2',
    [tender.lot, carrot.product],
  )
  expect(Number(kept?.volume)).toBeGreaterThan(42)
})

test('what was saved and never sent is listed once the request is closed, and counts when it is accepted as it stands; a correction is given up', async () => {
  let paul = await as('paul.achard', '2026-09-02T08:50:00')
  const spring = {
    ...{ label: 'Printemps', company_id: 2, family_ids: [carrot.family], product_ids: [parsnip] },
    ...{ adherent_ids: [1, 2], period_start: '2026-01-01', period_end: '2026-06-30' },
    ...{ response_date_limit: '2026-09-10T18:00:00+02:00', use_prefilled_for_missing: false },
    need_start: '2027-01-01',
  }
  expect((await paul.post<{ fields: Row[] }>('/volume-request', spring)).body.fields).toEqual([
    { name: 'need_end', message: 'Ce champ est obligatoire.' },
  ])
  const { body } = await paul.post<Row>('/volume-request', { ...spring, need_end: '2027-12-31' })
  id = Number(body.id)
  expect((await paul.put(`/volume-request/${id}/send`)).status).toBe(200)
  const sophie = await as('sophie.lenoir', '2026-09-02T09:00:00')
  expect((await save(sophie, 1, { [parsnip]: '12' })).status).toBe(200)
  const julie = await as('julie.petit', '2026-09-02T09:00:00')
  expect((await save(julie, 2, { [parsnip]: '40' })).status).toBe(200)
  const { id: answer } = await answerOf(julie, 2)
  expect((await julie.put(`/volume-answer/${answer}/give-up`)).status).toBe(409)
  for (const verb of ['send', 'correct'])
    expect((await julie.put(`/volume-answer/${answer}/${verb}`)).status).toBe(200)
  expect((await save(julie, 2, { [parsnip]: '99' })).status).toBe(200)
  const unsent = async () =>
    (await page(paul)).members.map(({ adherent_id, unsent: lines }) => [adherent_id, lines])
  expect(await unsent()).toEqual(
    expect.arrayContaining([
      [1, 1],
      [2, 1],
    ]),
  )
  expect((await julie.put<Row>(`/volume-answer/${answer}/give-up`)).body).toEqual({ status: 'sent' })
  const [kept] = (await answerOf(julie, 2)).rows
  expect([Number(kept?.quantity), (await answerOf(julie, 2)).correcting_since]).toEqual([40, null])
  // A correction that was begun and says nothing is nothing to accept.
  expect((await julie.put(`/volume-answer/${answer}/correct`)).status).toBe(200)
  const of = async (adherent: number) =>
    (await page(paul)).members.find(({ adherent_id }) => adherent_id === adherent)?.id
  const accept = async (adherent: number) =>
    paul.put<Row>(`/volume-request/${id}/accept-unsent`, { response_id: await of(adherent) })
  expect((await accept(1)).body.display).toBe(
    "Cette demande de volumes est au statut « Envoyée » : cette action n'est pas possible.",
  )
  paul = await as('paul.achard', '2026-09-11T09:00:00')
  await closeRequests(on.context, on.clock.now())
  expect(Number(result(await page(paul), parsnip)?.total)).toBe(40)
  expect((await accept(2)).body.display).toBe("Cet adhérent n'a rien enregistré qui ne soit envoyé.")
  const member = await as('sophie.lenoir', '2026-09-11T09:01:00')
  const theirs = { response_id: await of(1) }
  expect((await member.put(`/volume-request/${id}/accept-unsent`, theirs)).status).toBe(403)
  expect((await Promise.all([accept(1), accept(1)])).map(({ status }) => status).sort()).toEqual([200, 409])
  expect(Number(result(await page(paul), parsnip)?.total)).toBe(52)
  const byMember = await paul.get<{ data: MemberVolume[] }>(
    `/volume-request/${id}/by-member?product_id=${parsnip}`,
  )
  expect(byMember.body.data.map(({ adherent_id, volume, source }) => [adherent_id, volume, source])).toEqual([
    [2, '40.000', 'sent'],
    [1, '12.000', 'sent'],
  ])
  const { rawPayload } = await on.app.inject({
    url: `/api/volume-request/${id}/workbook`,
    headers: { authorization: paul.token },
  })
  const [, ...sheet] = cellsOf(rawPayload, 1)
  expect(sheet.map((cells) => cells[3])).toEqual([40, 12])
  const { need_start, need_end } = await answerOf(member, 1)
  expect([need_start, need_end]).toEqual(['2027-01-01', '2027-12-31'])
  const mails = await sql(on, `select 1 from email_outbox where kind = 'volumes_acceptes'`)
  expect(mails.length).toBeGreaterThan(0)
})

test('one member is let in again while the others stay out: what it sent counts until it sends again, and nothing is frozen meanwhile', async () => {
  const paul = await as('paul.achard', '2026-10-01T09:00:00')
  const { body } = await paul.post<Row>('/volume-request', {
    ...{ label: 'Seul', company_id: 2, family_ids: [carrot.family], product_ids: [parsnip] },
    ...{ adherent_ids: [1, 2], period_start: '2026-01-01', period_end: '2026-06-30' },
    ...{ response_date_limit: '2026-10-10T18:00:00+02:00', use_prefilled_for_missing: false },
  })
  id = Number(body.id)
  await paul.put(`/volume-request/${id}/send`)
  const julie = await as('julie.petit', '2026-10-02T09:00:00')
  for (const [adherent, quantity] of [
    [1, '30'],
    [2, '40'],
  ] as const) {
    await save(julie, adherent, { [parsnip]: quantity })
    const { id: answer } = await answerOf(julie, adherent)
    expect((await julie.put(`/volume-answer/${answer}/send`)).status).toBe(200)
  }
  const again = await as('paul.achard', '2026-10-11T09:00:00')
  await closeRequests(on.context, on.clock.now())
  const of = (await page(again)).members.find(({ adherent_id }) => adherent_id === 2)
  const reopen = (until: string) =>
    again.put<Row>(`/volume-request/${id}/reopen-member`, { response_id: of?.id, until })
  expect((await reopen('2026-10-11T08:00:00+02:00')).body).toMatchObject({ fields: [{ name: 'until' }] })
  expect((await reopen('2026-10-12T18:00:00+02:00')).status).toBe(200)
  expect((await reopen('2026-10-12T18:00:00+02:00')).status).toBe(200)
  expect((await again.put<Row>(`/volume-request/${id}/consolidate`)).body.display).toMatch(
    /peut encore répondre, jusqu'au 12\/10\/2026 18:00\.$/,
  )
  const total = async () =>
    Number(result(await page(await as('paul.achard', '2026-10-12T17:00:00')), parsnip)?.total)
  const back = await as('julie.petit', '2026-10-12T17:00:00')
  const [own, other] = [await answerOf(back, 2), await answerOf(back, 1)]
  expect([own.is_open, own.response_date_limit, other.is_open]).toEqual([
    ...[true, '2026-10-12T16:00:00.000Z', false],
  ])
  expect((await back.put<Row>(`/volume-answer/${other.id}/correct`)).body.type).toBe('err540')
  expect((await save(back, 2, { [parsnip]: '55' })).status).toBe(200)
  expect(await total()).toBe(70)
  expect((await back.put(`/volume-answer/${own.id}/send`)).status).toBe(200)
  expect(await total()).toBe(85)
  expect((await back.put(`/volume-answer/${own.id}/correct`)).status).toBe(200)
  const shut = await as('julie.petit', '2026-10-12T18:00:01')
  expect((await shut.put<Row>(`/volume-answer/${own.id}/send`)).body.type).toBe('err540')
  expect((await answerOf(shut, 2)).rows[0]?.quantity).toMatch(/^55/)
  const last = await as('paul.achard', '2026-10-12T18:00:02')
  const leaves = (day: string | null) =>
    sql(on, 'update adherent set adherent_status_id = $1, resignation_date = $2 where id = 1', [
      day ? 2 : 1,
      day,
    ])
  const counted = async () => {
    const { members, results } = await page(last)
    const { total: sum, answers, expected } = result({ results } as VolumeRequestPage, parsnip) ?? {}
    const who = members.find(({ adherent_id }) => adherent_id === 1)?.left_out
    return [Number(sum), answers, expected, who]
  }
  // Who still orders when the need begins counts; who may order no more does not, by name, and what was consolidated stays.
  await leaves('2027-06-30')
  expect(await counted()).toEqual([85, 2, 2, null])
  await leaves('2026-10-01')
  expect(await counted()).toEqual([55, 1, 1, 'Démissionnaire, 01/10/2026'])
  expect((await last.put<Row>(`/volume-request/${id}/consolidate`)).status).toBe(200)
  await leaves(null)
  expect(await counted()).toEqual([55, 1, 1, 'Démissionnaire, 01/10/2026'])
  const { data } = (
    await last.get<{ data: MemberVolume[] }>(`/volume-request/${id}/by-member?product_id=${parsnip}`)
  ).body
  expect(data.map(({ adherent_id, volume, source }) => [adherent_id, volume, source])).toEqual([
    [2, '55.000', 'sent'],
    [1, null, 'left'],
  ])
  const decided = await sql<{ entity_id: number }>(
    on,
    `select distinct n.entity_id from notification n join purchase_volume_response r on r.id = n.entity_id
     where n.kind = 'request_decided' and n.model = 'Purchase_volume_request' and r.purchase_volume_request_id = $1`,
    [id],
  )
  expect(decided).toEqual([{ entity_id: of?.id }])
  const late = { response_id: of?.id, until: '2026-10-20T18:00:00+02:00' }
  expect((await last.put(`/volume-request/${id}/reopen-member`, late)).status).toBe(409)
})
