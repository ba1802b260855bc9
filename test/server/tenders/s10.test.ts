import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { Ajv } from 'ajv'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ResponseAnswer } from '../../../resources/tenders/answers'
import { closeConsultations, runMarkets } from '../../../server/tenders/tender-clock'
import { call, signIn, type TestActor } from '../../kit/actors'
import { mailsTo } from '../../kit/mails'
import { openApp, type TestApp } from '../../kit/open-app'
import { textsOf } from '../../kit/pdf-text'
import { uaFaults } from '../../kit/pdf-ua'
import { cellsOf } from '../../kit/workbooks'
import { criterion, need, prepare, productIds, sql, summer, supplierOf, typeId } from './kit'

type Row = Record<string, unknown>
type Supplier = { id: number; email: string }

/** The public schema of « données essentielles », where it stands beside the project. */
const schemaPath = ['..', '../..']
  .map((up) => resolve(up, 'shared/data/decp/schema_decp_v2.0.3.json'))
  .find(existsSync)
const schema = schemaPath ? (JSON.parse(readFileSync(schemaPath, 'utf8')) as object) : undefined
const ajv = new Ajv({ strict: false, allErrors: true })

let on: TestApp
let [s1, s8, s9]: Supplier[] = []
let [id, lot] = [0, 0]
let needs: number[] = []

const by = (who: string, moment: string) => summer(on, moment, who)
const as = (supplier: Supplier | undefined, moment: string) => by(supplier?.email ?? '', moment)

beforeAll(async () => {
  on = await openApp()
  s1 = await supplierOf(on, 'Boucherie Martin')
  s8 = await supplierOf(on, 'Viandes')
  s9 = await supplierOf(on, 'Laiterie')
})
afterAll(() => on.close())

async function offer(supplier: Supplier | undefined, moment: string, prices: string[]) {
  const actor = await as(supplier, moment)
  const lines = await productIds(actor, id, needs)
  const saved = await actor.put<Row>(`/consultation/${id}/answer`, {
    lots: [
      {
        tender_family_id: lot,
        all_cities: true,
        lines: prices.map((quotation, at) => ({
          tender_product_id: lines[at],
          quotation,
          ref_supplier: `P${at}`,
        })),
      },
    ],
  })
  return { saved, sent: await actor.post<Row>(`/consultation/${id}/send`) }
}

test('S10 step 1: a public tender needs its notice; the pages show it to everybody', async () => {
  const actor = await by('paul.achard', '2026-04-01T09:00:00')
  const roast = await need(on, 'Rôti de porc filet')
  needs = [roast.product, (await need(on, 'Steak haché 15 % 125 g')).product]
  const tender = await prepare(
    actor,
    {
      code: 'AO-2026-010',
      label: 'Viandes fraîches GHT',
      company_id: 2,
      catalog_id: 1,
      tender_type_id: await typeId(on, 'public'),
      market_openning_date: '2026-06-01',
      market_closing_date: '2027-05-31',
      consultation_openning_date: '2026-04-02T09:00:00+02:00',
      consultation_closing_date: '2026-05-15T12:00:00+02:00',
      response_date_limit: '2026-05-15T12:00:00+02:00',
      opening_date: '2026-05-18T09:00:00+02:00',
    },
    {
      family_id: roast.family,
      volumes: [
        [needs[0] ?? 0, '30000'],
        [needs[1] ?? 0, '12000'],
      ],
      criteria: [
        criterion('price', '60'),
        criterion('technical', '30', 'entered'),
        criterion('egalim', '10', 'entered'),
      ],
    },
  )
  id = tender.id
  lot = tender.lot
  await actor.put(`/tender/${id}/adherents`, { adherent_ids: [1, 2] })
  const early = await actor.put<Row>(`/tender/${id}/publish`)
  expect(early.body).toMatchObject({ fields: [{ name: 'notice' }] })
  await sql(
    on,
    `with f as (insert into file (path, unique_name, mime_type, filename) values ('/publicnotice', 's10.pdf', 'application/pdf', 'rc.pdf') returning id)
     insert into tender_document (tender_id, kind, label, file_id, public) select $1, 'rc', 'RC', f.id, true from f`,
    [id],
  )
  const { body: made } = await actor.post<{ id: number }>(`/tender/${id}/notice`)
  expect((await actor.post<Row>(`/tender/${id}/notice`)).body).toMatchObject({ type: 'err409' })
  const { body: notice } = await actor.get<Row>(`/publicnotice/${made.id}`)
  expect(notice).toMatchObject({
    reference: 'AO-2026-010',
    object: 'Viandes fraîches GHT',
    deadline: '2026-05-15T10:00:00.000Z',
    lots: null,
    status: '100',
  })
  await actor.put(`/publicnotice/${made.id}`, { cpv: '15110000-2', lock_version: notice.lock_version })
  const { body } = await actor.put<{ tender: Row }>(`/tender/${id}/publish`)
  expect(body.tender).toMatchObject({ status: '150' })
  const pages = (await on.app.inject('/api/public-notices')).json() as Row[]
  expect(pages.map(({ reference }) => reference)).toContain('AO-2026-010')
  // What a notice shows of its tender is the tender's: nobody writes it beside.
  const typed = await actor.put<Row>(`/publicnotice/${made.id}`, {
    closing_date: '2026-06-30T12:00:00+02:00',
    lock_version: (await actor.get<Row>(`/publicnotice/${made.id}`)).body.lock_version,
  })
  expect(typed.body).toMatchObject({ type: 'err409', fields: [{ name: 'closing_date' }] })
  expect((await actor.put<Row>(`/publicnotice/${made.id}/status`, { status: '200' })).body.type).toBe(
    'err409',
  )
  expect((await on.app.inject(`/api/public-notices/${made.id}`)).json()).toMatchObject({
    ...{ state: 'open', closing_date: '2026-05-15T10:00:00.000Z', lots: 'Lot 1 : Lot de la recette' },
    documents: [{ label: 'RC', replaced_at: null }],
  })
  const feed = await on.app.inject('/api/public-notices/feed')
  expect(feed.headers['content-type']).toContain('application/atom+xml')
  expect(feed.body).toContain('<title>AO-2026-010 – Viandes fraîches GHT</title>')
  expect(feed.body.match(/<entry>/g)?.length).toBe(feed.body.match(/<\/entry>/g)?.length)
})

test('a question is answered to all, without a name; the documents are there for who answers', async () => {
  const asking = await as(s1, '2026-04-10T09:00:00')
  const short = await asking.post<Row>(`/consultation/${id}/question`, { text: ' ? ' })
  expect(short.body).toMatchObject({ fields: [{ name: 'text' }] })
  const { body: asked } = await asking.post<Row>(`/consultation/${id}/question`, {
    text: 'Livraison le samedi ?',
  })
  const paul = await by('paul.achard', '2026-04-11T09:00:00')
  const { body: seen } = await paul.get<{ data: Row[] }>(`/tender/${id}/questions`)
  expect(seen.data).toMatchObject([{ text: 'Livraison le samedi ?', answer: null, published: false }])
  expect(JSON.stringify(seen)).not.toMatch(/supplier/)
  expect((await paul.put(`/tender/question/${asked.id}`, { answer: 'Non.' })).status).toBe(200)
  const other = await as(s8, '2026-04-12T09:00:00')
  const { body } = await other.get<{ questions: Row[]; documents: Row[] }>(`/consultation/${id}`)
  expect(body.questions).toMatchObject([{ text: 'Livraison le samedi ?', answer: 'Non.', own: false }])
  expect(body.documents).toMatchObject([{ label: 'RC', filename: 'rc.pdf' }])
  expect((await other.get(`/file/${body.documents[0]?.file_id}`)).status).toBe(200)
  const mails = await sql(
    on,
    `select text from email_outbox where kind = 'consultation_reponse' and about_id = $1`,
    [id],
  )
  expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining('Réponse : Non.')])
  const late = await as(s1, '2026-05-15T12:00:01')
  const { body: platforms } = await late.put<{ data: Row[] }>('/search/', { model: 'Platform' })
  expect(new Set(platforms.data.map(({ supplier_id }) => supplier_id))).toEqual(new Set([s1?.id]))
  expect((await late.post<Row>(`/consultation/${id}/question`, { text: 'Trop tard ?' })).body).toMatchObject({
    type: 'err540',
  })
})

test('any company answers: it registers from the notice, confirms its address, and nobody approves it (T10)', async () => {
  const [noticeId] = (
    await sql<{ id: number }>(on, 'select id from public_notice where tender_id = $1', [id])
  ).map((row) => row.id)
  on.clock.set('2026-04-20T09:00:00+02:00')
  const company = { siret: '99980099800018', name: 'Salaisons du Plateau', ape_code: '1013A' }
  const person = { first_name: 'Inès', last_name: 'Morel', email: 'ines.morel@plateau.example' }
  const ask = (body: Row) => call<Row>(on.app, 'POST', `/public-notices/${noticeId}/registration`, { body })
  const open = (token: string) =>
    call<Row>(on.app, 'POST', '/public-notices/registration', { body: { token } })
  const seen = (await on.app.inject(`/api/public-notices/${noticeId}`)).json()
  expect(seen).toMatchObject({ tender_id: id, registration: true })
  const wrong = await ask({ ...company, ...person, siret: '99980099800019' })
  expect(wrong.body).toMatchObject({ fields: [{ name: 'siret' }] })
  expect((await ask({ ...company, ...person })).body).toEqual({ success: true })
  const [mail] = await mailsTo(on, person.email)
  expect(mail?.subject).toContain("Confirmez l'inscription de Salaisons du Plateau")
  const token = decodeURIComponent(/[?&]token=([^\s]+)/.exec(mail?.text ?? '')?.[1] ?? '')
  expect(mail?.html, 'the outbox hides the link').toBeDefined()
  const kept = await sql<{ text: string }>(
    on,
    `select text || coalesce(html, '') as text from email_outbox where kind = 'entreprise_a_confirmer'`,
  )
  expect(kept[0]?.text).not.toContain(token)
  const known = () => sql(on, 'select s.id from supplier s where s.siret = $1', [company.siret])
  expect(await known(), 'nothing is kept before the link is used').toEqual([])
  expect((await open(`${token.slice(0, -2)}xx`)).body).toMatchObject({ type: 'err430' })
  const both = await Promise.all([open(token), open(token)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await known()).toHaveLength(1)
  const secret = both.find(({ status }) => status === 200)?.body.token
  const password = 'Rouge-tracteur-27-gris!'
  const chosen = await call<Row>(on.app, 'POST', '/auth/security/reset-password', {
    body: { token: secret, password, confirmPassword: password },
  })
  expect(chosen.status, JSON.stringify(chosen.body)).toBe(200)
  const bidder = await signIn(on.app, person.email, password)
  const lines = await productIds(bidder, id, needs)
  const saved = await bidder.put<Row>(`/consultation/${id}/answer`, {
    lots: [
      {
        tender_family_id: lot,
        all_cities: true,
        lines: [{ tender_product_id: lines[0], quotation: '7.10' }],
      },
    ],
  })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  const suppliers = await bidder.put<Row>('/search/', { model: 'Supplier' })
  expect(suppliers.status, 'the directory of the group is not its own').toBe(403)
  const again = await ask({ ...company, ...person, siret: '99980099800026' })
  expect(again.body, 'a known address is told by mail alone').toEqual({ success: true })
  expect((await mailsTo(on, person.email)).at(-1)?.subject).toContain('déjà un compte')
  const colleague = 'paul.morel@plateau.example'
  await ask({ ...company, ...person, email: colleague })
  const second = decodeURIComponent(
    /[?&]token=([^\s]+)/.exec((await mailsTo(on, colleague))[0]?.text ?? '')?.[1] ?? '',
  )
  expect((await open(second)).body, 'a known company lets nobody in by itself').toMatchObject({
    type: 'err409',
    display: expect.stringContaining('déjà connue'),
  })
  const nowhere = { body: { ...company, ...person } }
  expect((await call(on.app, 'POST', '/public-notices/987654/registration', nowhere)).status).toBe(404)
  on.clock.set('2026-04-24T09:00:00+02:00')
  expect((await open(second)).body, 'a link is good for 72 hours').toMatchObject({ type: 'err430' })
  on.clock.set('2026-05-15T12:00:01+02:00')
  expect((await ask({ ...company, ...person })).body, 'past the limit').toMatchObject({
    type: 'err409',
    display: "Cette consultation ne reçoit plus d'offres.",
  })
})

test('S10 step 2: S1 and S8 are in, S9 a second late is refused', async () => {
  expect((await offer(s1, '2026-05-14T10:00:00', ['8.20', '9.10'])).sent.body).toMatchObject({ version: 1 })
  expect((await offer(s8, '2026-05-15T11:59:00', ['8.05', '9.60'])).sent.body).toMatchObject({ version: 1 })
  const receipt = await paper(await as(s8, '2026-05-15T11:59:30'), `/consultation/${id}/receipt`)
  expect(receipt).toContain('Récépissé de dépôt')
  expect(receipt).toMatch(/R-2026-/)
  const late = await offer(s9, '2026-05-15T12:00:01', ['1.11', '2.22'])
  expect([late.saved.body.type, late.sent.body.type]).toEqual(['err540', 'err540'])
  await closeConsultations(on.context, on.context.now())
  expect(await sql(on, 'select status from tender where id = $1', [id])).toEqual([{ status: '200' }])
})

/** The words of a paper; printed twice it has the same bytes. */
async function paper(actor: TestActor, path: string): Promise<string> {
  const headers = { authorization: actor.token }
  const once = await on.app.inject({ url: `/api${path}`, headers })
  const again = await on.app.inject({ url: `/api${path}`, headers })
  expect([once.statusCode, once.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(once.rawPayload.equals(again.rawPayload)).toBe(true)
  expect(uaFaults(once.rawPayload)).toEqual([])
  return textsOf(once.rawPayload).join('')
}

/** Everything that the database holds, as whoever copies it away would read it. */
const everyRow = async (): Promise<string> => {
  const tables = await sql<{ name: string }>(
    on,
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const parts: string[] = []
  for (const { name } of tables) {
    const rows = await sql<{ text: string }>(on, `select t::text as text from "${name}" t`)
    parts.push(...rows.map(({ text }) => text))
  }
  return parts.join('\n')
}

/** These numbers, with zeros behind or not: the seconds of a moment (`:08.052`) are none of them. */
const wholeNumber = (...numbers: string[]) =>
  new RegExp(`(?<![\\d.])(?:${numbers.join('|').replaceAll('.', '\\.')})0*(?!\\d)`)

test('S10 step 3: before the opening nobody reads an offer, by no call and in no copy of the database (I-19)', async () => {
  const [response] = await sql<{ id: number }>(on, 'select id from tender_response where supplier_id = $1', [
    s1?.id,
  ])
  const people: [string, TestActor][] = []
  for (const who of ['nadia.roche', 'paul.achard', 'alain.dubois'])
    people.push([who, await by(who, '2026-05-16T09:00:00')])
  const models = [
    'Tender_response',
    'Tender_response_version',
    'Tender_response_family',
    'Tender_response_line',
  ]
  for (const [who, actor] of people) {
    const refused: Row[] = []
    const keep = async (answer: Promise<{ body: Row }>) => refused.push((await answer).body)
    await keep(actor.get(`/tender/${id}/response/${response?.id}`))
    await keep(actor.get(`/tender/lot/${lot}/comparison`))
    for (const model of models) {
      await keep(actor.put('/search', { model }))
      await keep(actor.put('/exports/fields', { model }))
      await keep(actor.put('/exports/exportSearchResult', { model }))
    }
    expect(new Set(refused.map(({ type }) => type)), `${who} ${JSON.stringify(refused)}`).toEqual(
      new Set(['err541']),
    )
    const { body } = await actor.get<Row>(`/tender/${id}/responses`)
    expect(body).toMatchObject({ opened: false, count: 2, data: [] })
    const page = JSON.stringify((await actor.get(`/tender/${id}/page`)).body)
    expect(page).not.toMatch(wholeNumber('8.2', '8.05', '9.1', '9.6'))
  }
  const admin = people[0]?.[1]
  const [person] = await sql<{ id: number }>(on, 'select id from "user" where email = $1', [s1?.email])
  const worn = await admin?.post<Row>('/auth/impersonate', { id: person?.id })
  expect(worn?.status).toBe(200)
  for (const url of [`/api/consultation/${id}`, `/api/consultation/${id}/content`]) {
    const answer = await on.app.inject({ url, headers: { authorization: String(worn?.body.token) } })
    expect(answer.json()).toMatchObject({ type: 'err541' })
  }
  const copy = await everyRow()
  expect(copy.match(wholeNumber('8.20', '8.05'))).toBeNull()
  expect(copy).not.toContain('"quotation"')
  expect(copy).toContain('R-2026-')
})

test('S10 step 4: two people open it on 18 May; the totals, notes and ranks are those of the recipe', async () => {
  const soon = await by('paul.achard', '2026-05-18T08:59:59')
  expect((await soon.put<Row>(`/tender/${id}/open`)).body).toMatchObject({ type: 'err541' })
  const paul = await by('paul.achard', '2026-05-18T09:00:00')
  expect((await paul.put<Row>(`/tender/${id}/open`)).body).toMatchObject({ opened: false })
  expect((await paul.put<Row>(`/tender/${id}/open`)).body).toMatchObject({ opened: false })
  const nadia = await by('nadia.roche', '2026-05-18T09:05:00')
  expect((await nadia.put<Row>(`/tender/${id}/open`)).body).toEqual({ opened: true, display: null })
  const { body: report } = await nadia.get<{ data: Row[] }>(`/tender/${id}/responses`)
  expect(report.data).toHaveLength(2)
  for (const { sha256, receipt_number } of report.data) {
    expect(sha256).toMatch(/^[0-9a-f]{64}$/)
    expect(receipt_number).toMatch(/^R-2026-/)
  }
  const { body: first } = await nadia.get<ResponseAnswer>(`/tender/${id}/response/${report.data[0]?.id}`)
  const prices = first.lots.flatMap(({ lines }) => lines.map(({ quotation, coef }) => [quotation, coef]))
  expect(prices).toEqual([
    ['8.2000', '1.000000'],
    ['9.1000', '1.000000'],
  ])
  const opening = await paper(nadia, `/tender/${id}/opening`)
  const said = [
    ...['Boucherie Martin', 'Plis reçus dans le délai : 2', 'Plis hors délai, non ouverts : 1'],
    /Ouvert par : Paul \S+ \(18\/05\/2026 09:00\), Nadia \S+ \(18\/05\/2026 09:05\)/,
  ]
  for (const word of said) expect(opening).toMatch(word)
  expect(opening).not.toContain('retirés')
  for (const [supplier, technical, egalim] of [
    [s1, '14', '20'],
    [s8, '15.5', '8'],
  ] as const) {
    await nadia.put(`/tender/lot/${lot}/note`, {
      supplier_id: supplier?.id,
      criterion: 'technical',
      value: technical,
    })
    await nadia.put(`/tender/lot/${lot}/note`, {
      supplier_id: supplier?.id,
      criterion: 'egalim',
      value: egalim,
    })
  }
  const { body } = await nadia.put<{ offers: (Row & { score: Row })[] }>(`/tender/lot/${lot}/score`)
  const of = (supplier: Supplier | undefined) =>
    body.offers.find(({ supplier_id }) => supplier_id === supplier?.id)
  expect(of(s1)).toMatchObject({
    final_score: '18.20',
    rank: 1,
    score: { total: '355200.00', notes: { price: '20.00' } },
  })
  expect(of(s8)).toMatchObject({
    final_score: '17.40',
    rank: 2,
    score: { total: '356700.00', notes: { price: '19.92' } },
  })
})

/** The essential data of the market: nothing is guessed, what nobody has said is asked, and what is said is in the file. */
async function essentialsOf(paul: TestActor): Promise<void> {
  const read = () => paul.get<Row & { marches: { marche: Row[] }; fields: Row[] }>(`/tender/${id}/decp`)
  expect((await read()).body.fields).toEqual([
    { name: 'procedure_id', message: "Indiquez la procédure dans l'avis de marché public." },
    {
      name: 'general_clauses',
      message:
        "Indiquez dans l'avis de marché public, « Données essentielles » : CCAG de référence, Techniques d'achat, Modalités d'exécution, Types de prix, Forme du prix, Considérations sociales, Considérations environnementales.",
    },
  ])
  const [notice] = await sql<{ id: number }>(on, 'select id from public_notice where tender_id = $1', [id])
  const say = async (facts: Row) => {
    const { body } = await paul.get<Row>(`/publicnotice/${notice?.id}`)
    return paul.put<Row>(`/publicnotice/${notice?.id}`, { ...facts, lock_version: body.lock_version })
  }
  const [adapted] = await sql<{ id: number }>(
    on,
    `select id from procedure where label like 'Procédure adaptée%'`,
  )
  const facts = {
    procedure_id: adapted?.id,
    general_clauses: 'Fournitures courantes et services',
    techniques: ['Accord-cadre'],
    executions: ['Bons de commande', 'Marchés subséquents'],
    price_types: ['Définitif ferme'],
    price_form: 'Mixte',
    social_considerations: ['Clause sociale'],
    green_considerations: ['Critère environnemental'],
    ...{ french_share: '62.5', european_share: '80', advance_rate: '20', subcontracted_lots: ['1'] },
  }
  const alone = ['Clause sociale', 'Pas de considération sociale']
  expect((await say({ ...facts, social_considerations: alone })).body.type).toBe('err400')
  await say({ ...facts, advance_lots: ['7'] })
  expect((await read()).body.fields).toMatchObject([
    { message: "Avis de marché public, « Lots avec une avance » : le lot 7 n'est pas attribué." },
  ])
  expect((await say({ ...facts, advance_lots: ['1'] })).status).toBe(200)
  const { body: data } = await read()
  expect(data.marches.marche).toMatchObject([
    {
      ...{
        dateNotification: '2026-06-05',
        montant: 355200,
        offresRecues: 2,
        codeCPV: '15110000-2',
        dureeMois: 12,
      },
      ...{ procedure: 'Procédure adaptée', formePrix: 'Mixte', ccag: 'Fournitures courantes et services' },
      ...{ attributionAvance: true, tauxAvance: 0.2, sousTraitanceDeclaree: true, marcheInnovant: false },
      ...{ origineFrance: 0.625, origineUE: 0.8, typeGroupementOperateurs: 'Pas de groupement' },
      considerationsSociales: { considerationSociale: ['Clause sociale'] },
    },
  ])
  if (schema) expect([ajv.validate(schema, data), ajv.errors]).toEqual([true, null])
}

/** Signed once the standstill is over by the server's clock, then notified: the market and its essential data wait for that. */
async function signed(): Promise<void> {
  const early = await by('paul.achard', '2026-06-04T23:59:00')
  const sign = (actor: TestActor, signed_on: string) => actor.put<Row>(`/tender/${id}/sign`, { signed_on })
  expect((await sign(early, '2026-06-04')).body).toMatchObject({
    fields: [
      {
        name: 'signed_on',
        message: 'Le délai de suspension court : la signature est possible à partir du 05/06/2026.',
      },
    ],
  })
  expect((await sign(early, '2026-06-05')).body).toMatchObject({
    fields: [{ message: 'Cette date est à venir.' }],
  })
  expect((await early.put<Row>(`/tender/${id}/notify`)).body).toMatchObject({ type: 'err409' })
  on.clock.set('2026-06-05T00:05:00+02:00')
  expect(await runMarkets(on.context, on.context.now()), 'nothing before the notification').toBeUndefined()
  const paul = await by('paul.achard', '2026-06-05T09:00:00')
  expect((await sign(paul, '2026-06-05')).body).toMatchObject({ signed_on: '2026-06-05' })
  expect((await paul.get<Row>(`/tender/${id}/decp`)).body).toMatchObject({
    display: "Le marché n'est pas notifié : sa date de notification n'est pas connue.",
  })
  expect((await paul.put<Row>(`/tender/${id}/notify`)).body).toMatchObject({
    notified_on: '2026-06-05',
    market_openning_date: '2026-06-05',
  })
  expect((await paul.put<Row>(`/tender/${id}/notify`)).body).toMatchObject({ type: 'err409' })
  const [mail] = await sql<{ text: string }>(
    on,
    `select text from email_outbox where kind = 'attribution_notification' and about_id = $1`,
    [id],
  )
  expect(mail?.text).toContain('signé le 05/06/2026, est notifié à Boucherie Martin')
  await essentialsOf(paul)
}

test('S10 step 5 and 6: the market waits for the standstill, the letters say what the settings say and why, the notice is awarded', async () => {
  const paul = await by('paul.achard', '2026-05-25T10:00:00')
  const { body: compared } = await paul.get<{ offers: Row[] }>(`/tender/lot/${lot}/comparison`)
  const of = (supplier: Supplier | undefined) =>
    compared.offers.find((one) => one.supplier_id === supplier?.id)?.id
  const decisions = [
    { offer_id: of(s1), decision: 'retained', rank: 1 },
    { offer_id: of(s8), decision: 'rejected', reason: 'Offre moins bien classée' },
  ]
  // A note that changes after the scores stops the decisions and the award; said again as it was, they go on.
  const decide = () => paul.put<Row>(`/tender/lot/${lot}/decisions`, { decisions })
  const [note] = await sql<{ id: number; value: string }>(
    on,
    `select id, value::text as value from note where tender_family_id = $1 and criterion = 'technical' order by id limit 1`,
    [lot],
  )
  const setNote = (value: string) => sql(on, 'update note set value = $2 where id = $1', [note?.id, value])
  await setNote('9')
  expect((await decide()).body.display).toMatch(/^À recalculer/)
  expect((await paul.get<Row>(`/tender/lot/${lot}/comparison`)).body).toMatchObject({ stale: true })
  await setNote(note?.value ?? '')
  expect((await decide()).body).toMatchObject({ stale: false })
  await setNote('9')
  expect((await paul.put<Row>(`/tender/${id}/award`)).body.display).toMatch(/^À recalculer/)
  await setNote(note?.value ?? '')
  const nadia = await by('nadia.roche', '2026-05-25T10:00:00')
  const { body: texts } = await nadia.get<Row>('/setting/publicnotice/procedure_notification')
  await nadia.put('/setting/publicnotice/procedure_notification', {
    lock_version: texts.lock_version,
    retained_object: 'Marché {reference} attribué à {fournisseur}',
    retained_message: 'Félicitations, rang {rang}, note {note}.',
  })
  const { body } = await paul.put<Row>(`/tender/${id}/award`)
  expect(body).toMatchObject({ market_openning_date: '2026-06-05' })
  expect(body.display).toContain('05/06/2026')
  const [letter] = await sql<{ subject: string; text: string }>(
    on,
    `select subject, text from email_outbox where kind = 'attribution_non_retenu' and about_id = $1`,
    [id],
  )
  const [won] = await sql<{ subject: string; text: string }>(
    on,
    `select subject, text from email_outbox where kind = 'attribution_retenu' and about_id = $1`,
    [id],
  )
  expect(won?.subject).toMatch(/^Marché AO-2026-010 attribué à Boucherie Martin$/)
  expect(won?.text).toContain('Félicitations, rang 1, note 18,20.')
  expect(letter?.subject).toMatch(/^Résultat de la consultation \S+$/)
  expect(letter?.text).toContain('note finale est de 17,40 et son rang est 2')
  expect(letter?.text).toContain('Boucherie Martin')
  expect(letter?.text).toMatch(/355.?200,00/)
  expect(letter?.text).toContain('Offre moins bien classée')
  expect(letter?.text).toContain('Valeur technique 15,5')
  const onPaper = await paper(paul, `/tender/${id}/letter/${s8?.id}`)
  for (const word of ['Lettre de rejet', 'Boucherie Martin', 'Offre moins bien', '17,40'])
    expect(onPaper).toContain(word)
  expect(letter?.text).toContain('Ce qui a conduit à son choix : note finale 18,20 (Prix 20,00')
  expect(letter?.text).toContain('Le marché ne sera pas signé avant le 05/06/2026.')
  expect(onPaper).toContain('05/06/2026')
  await signed()
  expect(await sql(on, 'select status from public_notice where tender_id = $1', [id])).toEqual([
    { status: '250' },
  ])
  on.clock.set('2026-06-06T00:05:00+02:00')
  expect(await runMarkets(on.context, on.context.now())).toBe('Lots appliqués : 1, marchés terminés : 0')
})

test('S10 step 6: the synthesis of the award prints, counts in a workbook, and is shared once with the members', async () => {
  const paul = await by('paul.achard', '2026-05-26T09:00:00')
  const get = (query: string) =>
    on.app.inject({
      url: `/api/tender/${id}/synthesis?${query}`,
      headers: { authorization: paul.token },
    })
  const pdf = await get('chapters=market,lots,savings&format=pdf')
  const texts = (await textsOf(pdf.rawPayload)).join(' ')
  expect(texts).toContain('Lots et attributaires')
  expect(texts).toContain('Boucherie Martin')
  const own = (
    await textsOf((await get('chapters=deposits,offers,presentation&format=pdf')).rawPayload)
  ).join(' ')
  for (const word of [
    ...[
      'Rapport de présentation',
      'Plis reçus dans le délai',
      'Plis hors délai, non ouverts',
      'Attributaires',
    ],
    ...['Sous-traitance', 'lot 1 : sous-traitance déclarée'],
    ...['lot 1 : Boucherie Martin', 'Offre moins bien classée', 'Offre retenue HT (prix × volumes)'],
  ])
    expect(own).toContain(word)
  for (const nothing of [
    'irrégulières',
    'anormalement basses',
    'retirés',
    'sans attributaire',
    'null',
    'undefined',
  ])
    expect(own).not.toContain(nothing)
  // The buyer's own estimate stands beside the offer, explained, where there is one; nothing where there is none.
  expect(texts).not.toContain('Estimation')
  await sql(on, `update tender_family set estimated_amount_ht = 100000 where id = $1`, [lot])
  const why = (await textsOf((await get('chapters=presentation&format=pdf')).rawPayload))
    .join(' ')
    .replace(/\s+/g, ' ')
  for (const word of ['Choix de la procédure', '100 000,00', 'code de la commande publique'])
    expect(why).toContain(word)
  await sql(on, `update tender_family set estimated_amount_ht = 400000 where id = $1`, [lot])
  const both = (await textsOf((await get('chapters=lots&format=pdf')).rawPayload))
    .join(' ')
    .replace(/\s+/g, ' ')
  for (const word of ["Estimation de l'acheteur HT", '400 000,00', '355 200,00', 'avant la consultation'])
    expect(both).toContain(word)
  const refused = await paul.post<Row>(`/tender/${id}/synthesis`, { chapters: 'lots,offers', format: 'pdf' })
  expect(refused.body).toMatchObject({ fields: [{ name: 'chapters' }] })
  const { rawPayload } = await get('chapters=egalim,lots&format=xlsx')
  expect(cellsOf(rawPayload)[1]).toEqual(expect.arrayContaining(['Boucherie Martin', '1', 18.2]))
  expect((await get('chapters=rien&format=pdf')).json()).toMatchObject({ fields: [{ name: 'chapters' }] })
  const shared = await paul.post<{ id: number }>(`/tender/${id}/synthesis`, {
    chapters: 'lots',
    format: 'pdf',
  })
  expect(shared.status).toBe(200)
  const [document] = await sql<{ file_label: string; enable: boolean }>(
    on,
    'select file_label, enable from help_document where id = $1',
    [shared.body.id],
  )
  expect(document).toEqual({ file_label: 'Document de synthèse AO-2026-010', enable: true })
})

test('what was taken back before the limit is told apart from what was opened', async () => {
  const paul = await by('paul.achard', '2026-06-07T09:00:00')
  await sql(
    on,
    `with r as (insert into tender_response (tender_id, supplier_id, status, version, submitted_at)
       select $1, max(id), '400', 1, '2026-05-13T10:00:00+02:00' from supplier
       where id not in (select supplier_id from tender_response where tender_id = $1) returning id)
     insert into tender_response_version (tender_response_id, version, kind, at, receipt_number, sha256)
       select id, 1, k, a::timestamptz, case k when 'sent' then 'R-9' end, case k when 'sent' then repeat('a', 64) end
       from r, (values ('sent', '2026-05-13T10:00:00+02:00'), ('withdrawn', '2026-05-13T11:00:00+02:00')) as v(k, a)`,
    [id],
  )
  const withdrawn = await paper(paul, `/tender/${id}/opening`)
  for (const word of [
    'délai : 3',
    'Plis retirés avant la limite : 1',
    'Plis ouverts : 2',
    '13/05/2026 11:00',
  ])
    expect(withdrawn).toContain(word)
})
