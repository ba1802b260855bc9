import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Statistics } from '../../../resources/statistics/answers'
import type {
  SurveyAnswer,
  SurveyAnswerHead,
  SurveyPage,
  SurveyReading,
} from '../../../resources/surveys/answers'
import { remindOfSurveys } from '../../../server/surveys/remind-suppliers'
import type { TestActor } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'
import { sendFile } from '../../kit/send-file'
import { toldBy } from '../../kit/told'
import { cellsOf, workbook } from '../../kit/workbooks'
import { sql, summer } from '../tenders/kit'

type Row = Record<string, unknown>

let on: TestApp
let id = 0
let answer = 0
let article = { reference: '', family: 0 }

const as = (who: string, moment: string) => summer(on, moment, who)
const martin = (moment = '2026-07-06T09:00:00') => as('fm@martin.example', moment)
const asked = {
  label: 'Ventes hors plateforme',
  company_id: 2,
  supplier_ids: [1],
  period_start: '2026-04-01',
  period_end: '2026-06-30',
  columns: ['reference', 'quantity', 'day'],
  due_date: '2026-07-20',
}
const bring = <T>(actor: TestActor, verb: 'workbook' | 'send', rows: unknown[][], told?: object) =>
  sendFile<T & Row>(
    on.app,
    `/statistic-answer/${answer}/${verb}${told ? `?columns=${encodeURIComponent(JSON.stringify(told))}` : ''}`,
    { token: actor.token, file: { name: 'ventes.xlsx', content: workbook(rows) } },
  )
const page = async (actor: TestActor, one = id) =>
  (await actor.get<SurveyPage>(`/statistic-request/${one}/page`)).body
const figures = async (actor: TestActor, query = '&by=service') =>
  (await actor.get<Statistics>(`/statistics?from=2026-01-01&to=2026-12-31${query}`)).body
const titles = ['Valeur vendue', 'Réf.', 'Qté', 'Client', 'Date']
const told = { amount: 0, reference: 1, quantity: 2, adherent: 3, day: 4 }

beforeAll(async () => {
  on = await openApp()
  const [row] = await sql<{ reference: string; family: number }>(
    on,
    `select a.ref_supplier as reference, s.family_id as family from article a join product p on p.id = a.product_id join subfamily s on s.id = p.subfamily_id
     where a.supplier_id = 1 and a."deletedAt" is null order by a.id limit 1`,
  )
  if (row) article = row
})
afterAll(() => on.close())

test('a request is checked, sent once with its mail, and asks nobody twice about a day', async () => {
  const paul = await as('nadia.roche', '2026-07-01T09:00:00')
  const running = await paul.post<{ id: number }>('/statistic-request', {
    ...asked,
    period_end: '2026-07-31',
  })
  expect((await paul.put(`/statistic-request/${running.body.id}/send`)).status).toBe(422)
  const { body } = await paul.post<{ id: number }>('/statistic-request', asked)
  id = body.id
  const both = await Promise.all([1, 2].map(() => paul.put<SurveyPage>(`/statistic-request/${id}/send`)))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const sent = await page(paul)
  expect(sent).toMatchObject({ status: '150', may_send: false, suppliers: [{ status: '150', lines: 0 }] })
  answer = sent.suppliers[0]?.id ?? 0
  const again = await paul.post<{ id: number }>('/statistic-request', {
    ...asked,
    period_start: '2026-06-30',
  })
  const refused = await paul.put<Row>(`/statistic-request/${again.body.id}/send`)
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([422, expect.stringContaining('Martin')])
  const mails = await sql<{ subject: string }>(
    on,
    `select subject from email_outbox where subject like 'Statistiques demandées%'`,
  )
  expect(mails).toHaveLength(1)
  expect((await paul.put(`/statistic-request/${id}`, { ...asked, label: 'Autre' })).status).toBe(409)
})

test('reminders leave 7 and 2 days before, on the day and once it is past, each once', async () => {
  for (const day of ['2026-07-13', '2026-07-13', '2026-07-15', '2026-07-18', '2026-07-20', '2026-07-21']) {
    on.clock.set(`${day}T08:00:00+02:00`)
    await remindOfSurveys(on.context, on.clock.now())
  }
  const [row] = await sql<{ n: number }>(
    on,
    'select reminder_count as n from statistic_response where id = $1',
    [answer],
  )
  expect(row?.n).toBe(4)
  const supplier = await martin('2026-07-21T09:00:00')
  const { body } = await supplier.get<{ data: SurveyAnswerHead[] }>('/statistic-answer')
  expect(body.data).toMatchObject([{ id: answer, is_late: true, status: '150' }])
})

test('a file in any order is read: columns in doubt are asked, wrong lines are told, nothing is kept', async () => {
  const supplier = await martin()
  const template = await on.app.inject({
    url: `/api/statistic-answer/${answer}/workbook`,
    headers: { authorization: supplier.token },
  })
  expect(cellsOf(template.rawPayload)[0]).toEqual([
    ...['Code adhérent', 'Référence', 'Date', 'Quantité', 'Montant HT'],
  ])
  const rows = [
    ['Mes ventes'],
    titles,
    [10, article.reference, 2, 1, '04/05/2026'],
    ['x', 'R', 1, 424242, '2026-07-01'],
  ]
  const doubt = await bring<SurveyReading>(supplier, 'workbook', rows)
  expect(doubt.body).toMatchObject({ titles, is_asked: true, lines: 0 })
  expect(doubt.body.columns).toContainEqual({ name: 'amount', at: null, is_sure: false })
  expect((await bring(supplier, 'workbook', rows, { amount: 0 })).status).toBe(422)
  expect((await bring(supplier, 'workbook', rows, { ...told, day: 0 })).status).toBe(422)
  expect((await bring(supplier, 'workbook', rows, { ...told, day: 99 })).status).toBe(422)
  const read = await bring<SurveyReading>(supplier, 'workbook', rows, told)
  expect(read.body).toMatchObject({ is_asked: false, lines: 1, amount_ht: '10.00' })
  expect(read.body.errors.map(({ message }) => message)).toEqual([
    'Ligne 4 : aucun adhérent de ce service ne porte le code « 424242 »',
    'Ligne 4 : un montant est attendu (« x »)',
    'Ligne 4 : la date 2026-07-01 est hors de la période',
  ])
  expect((await bring(supplier, 'send', rows, told)).status).toBe(422)
  expect((await bring(supplier, 'send', [titles], told)).status).toBe(422)
  expect(await sql(on, 'select 1 from external_purchase union all select 1 from statistic_column')).toEqual(
    [],
  )
})

test('a right file is received with its file, replaces the one before, and its columns are remembered', async () => {
  const supplier = await martin()
  const first = await bring<SurveyAnswer>(supplier, 'send', [titles, [99, 'R', 1, 1, '']], told)
  expect(first.body).toMatchObject({ status: '200', lines: 1, amount_ht: '99.00', is_open: true })
  const again = await bring<SurveyReading>(supplier, 'workbook', [[...titles].reverse(), ['', 1, 1, 'R', 5]])
  expect(again.body).toMatchObject({ is_asked: false, lines: 1, amount_ht: '5.00' })
  const rows = [titles, [100.1, article.reference, 2, 1, '04/05/2026'], [50.25, 'X-9', 1, 2, '']]
  const sent = await bring<SurveyAnswer>(supplier, 'send', rows)
  expect(sent.body).toMatchObject({
    status: '200',
    lines: 2,
    amount_ht: '150.35',
    file: { filename: 'ventes.xlsx' },
  })
  const file = sent.body.file?.id ?? 0
  const download = (actor: TestActor) =>
    on.app.inject({ url: `/api/file/download/${file}`, headers: { authorization: actor.token } })
  expect((await download(supplier)).statusCode).toBe(200)
  const stranger = await as('fp@primeurs.example', '2026-07-06T09:10:00')
  expect((await download(stranger)).statusCode).toBe(404)
  expect((await stranger.get(`/statistic-answer/${answer}`)).status).toBe(404)
  expect((await bring(stranger, 'send', rows)).status).toBe(404)
  const lines = await sql<Row>(
    on,
    `select line, day, adherent_id, family_id, amount_ht::text as amount from external_purchase order by line`,
  )
  expect(lines).toEqual([
    { line: 2, day: '2026-05-04', adherent_id: 1, family_id: article.family, amount: '100.10' },
    { line: 3, day: '2026-06-30', adherent_id: 2, family_id: null, amount: '50.25' },
  ])
})

test('once integrated purchases count off the platform, by member, family and month; returned they count no longer', async () => {
  const nadia = await as('nadia.roche', '2026-07-07T09:00:00')
  expect((await figures(nadia)).total.now.off_ht).toBe('0.00')
  const both = await Promise.all(
    [1, 2].map(() => nadia.put<SurveyPage>(`/statistic-answer/${answer}/integrate`)),
  )
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await page(nadia)).status).toBe('250')
  const found = await figures(nadia, '&by=adherent')
  expect(found.total.now.off_ht).toBe('150.35')
  expect(
    found.rows.filter((part) => part.now.off_ht !== '0.00').map((part) => [part.key, part.now.off_ht]),
  ).toEqual([
    ['1', '100.10'],
    ['2', '50.25'],
  ])
  expect((await figures(nadia, `&by=service&family_id=${article.family}`)).total.now.off_ht).toBe('100.10')
  expect(
    (await figures(nadia, '&by=month')).rows
      .filter((part) => part.now.off_ht !== '0.00')
      .map(({ key }) => key),
  ).toEqual(['2026-05', '2026-06'])
  expect((await figures(nadia, '&by=label')).rows.find(({ key }) => key === '0')?.now.off_ht).toBe('150.35')
  for (const by of ['supplier', 'group', 'service', 'catalog', 'subfamily'])
    expect((await figures(nadia, `&by=${by}`)).total.now.off_ht).toBe('150.35')
  const julie = await as('julie.petit', '2026-07-07T09:03:00')
  const [own] = await sql<{ amount: string }>(
    on,
    `select coalesce(sum(e.amount_ht), 0)::numeric(14,2)::text as amount from external_purchase e join user_adherent_ids j on j.adherent_id = e.adherent_id
       join "user" u on u.id = j.user_id where u.email = 'julie.petit@demo.example'`,
  )
  expect((await figures(julie)).total.now.off_ht).toBe(own?.amount)
  const supplier = await martin('2026-07-07T09:05:00')
  expect((await bring(supplier, 'send', [titles, [1, 'R', 1, 1, '']])).status).toBe(409)
  const why = { comment: 'Il manque juin' }
  expect((await nadia.put<SurveyPage>(`/statistic-answer/${answer}/return`, why)).body).toMatchObject({
    status: '150',
    suppliers: [{ status: '150', comment: 'Il manque juin' }],
  })
  expect((await figures(nadia)).total.now.off_ht).toBe('0.00')
  expect((await supplier.get<SurveyAnswer>(`/statistic-answer/${answer}`)).body.comment).toBe(
    'Il manque juin',
  )
  const mails = await sql<Row>(on, `select 1 from email_outbox where subject like '%à corriger%'`)
  expect(mails).toHaveLength(1)
})

test('each happening of a request is told once, to whom the table of tellings says', async () => {
  const said = await toldBy(on, 'statistics')
  expect(said).toMatchObject({
    asked: [{ people: ['François'] }],
    answered: [{ body: 'Boucherie Martin a répondu à « Ventes hors plateforme ».', people: ['Nadia'] }],
    returned: [{ body: 'Votre réponse à « Ventes hors plateforme » est à corriger : Il manque juin' }],
    decided: [{ body: '« Ventes hors plateforme » : vos statistiques sont reprises dans les chiffres.' }],
  })
  expect(said.reminded).toHaveLength(4)
})

test('thousands of lines are read and kept in one request, and a sheet of nothing else is refused', async () => {
  const supplier = await martin('2026-07-08T09:00:00')
  const rows = Array.from({ length: 5000 }, (_, at) => [1.01, `R${at}`, 1, 1 + (at % 2), ''])
  const sent = await bring<SurveyAnswer>(supplier, 'send', [titles, ...rows])
  expect(sent.body).toMatchObject({ lines: 5000, amount_ht: '5050.00' })
  const pdf = { name: 'ventes.pdf', content: Buffer.from('%PDF-1.7') }
  for (const verb of ['send', 'workbook']) {
    const path = `/statistic-answer/${answer}/${verb}`
    expect((await sendFile(on.app, path, { token: supplier.token, file: pdf })).status).toBe(415)
  }
})
