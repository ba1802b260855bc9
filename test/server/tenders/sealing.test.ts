import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { files as lostFiles } from '../../../server/jobs/cleaning-jobs'
import { allCalls } from '../../../server/portal'
import { releaseKey } from '../../../server/tenders/opening-key'
import { closeConsultations, runMarkets } from '../../../server/tenders/tender-clock'
import { actorOf, addPerson, call, signIn, type TestActor } from '../../kit/actors'
import { signatureOf } from '../../kit/cms'
import { mailsTo } from '../../kit/mails'
import { openApp, type TestApp } from '../../kit/open-app'
import { sendFile } from '../../kit/send-file'
import { everybody, type Someone } from '../matrix/actors'
import { ask } from '../matrix/ask'
import { dryRun } from '../matrix/dry-run'
import { nameOf } from '../matrix/generic'
import type { Ids } from '../matrix/row'
import { tendersRows } from '../matrix/tenders'
import { criterion, need, prepare, productIds, sql, summer, supplierOf, typeId } from './kit'

type Row = Record<string, unknown>

let on: TestApp
let [product, family] = [0, 0]
let supplier = { id: 0, email: '' }

beforeAll(async () => {
  on = await openApp()
  const needed = await need(on, 'Carotte vrac')
  product = needed.product
  family = needed.family
  supplier = await supplierOf(on, 'Primeurs')
})
afterAll(() => on.close())

const paul = (moment: string) => summer(on, moment, 'paul.achard')

async function begin(code: string, more: Row) {
  const actor = await paul('2026-03-30T09:00:00')
  const limit = '2026-04-30T17:00:00+02:00'
  const tender = await prepare(
    actor,
    {
      ...{ code, label: code, company_id: 1, catalog_id: 1, tender_type_id: await typeId(on, 'private') },
      ...{ market_openning_date: '2026-06-01', market_closing_date: '2027-05-31', opening_date: limit },
      consultation_openning_date: '2026-04-01T09:00:00+02:00',
      ...{ consultation_closing_date: limit, response_date_limit: limit, ...more },
    },
    { family_id: family, volumes: [[product, '1000']], criteria: [criterion('price', '100')] },
  )
  await actor.put(`/tender/${tender.id}/suppliers`, { supplier_ids: [supplier.id] })
  return { ...tender, published: await actor.put<Row>(`/tender/${tender.id}/publish`) }
}

/** The prices that the buyer reads of a lot; the refusal where it is sealed. */
async function pricesOf(actor: TestActor, { id, lot }: { id: number; lot: number }) {
  const { body } = await actor.get<{ type?: string; lines?: Row[] }>(`/tender/lot/${lot}/comparison`)
  const page = await actor.get<{ responses: Row }>(`/tender/${id}/page`)
  const { readable, count } = page.body.responses
  return { readable, count, prices: body.type ?? body.lines?.map(({ quotation }) => Number(quotation)) }
}

async function offer(id: number, lot: number, quotation: string) {
  const actor = await summer(on, '2026-04-10T09:00:00', supplier.email)
  const [line] = await productIds(actor, id, [product])
  const lines = [{ tender_product_id: line, quotation, ref_supplier: 'C' }]
  const saved = await actor.put(`/consultation/${id}/answer`, {
    lots: [{ tender_family_id: lot, all_cities: true, lines }],
  })
  expect(saved.status).toBe(200)
  return actor
}

/** Sends a file into the draft, over the state that is there now or the one that is given. */
async function attach(
  actor: TestActor,
  id: number,
  file: { name: string; text: string | Buffer; kind?: string; lot?: number; saved_at?: string | null },
) {
  const { body } = await actor.get<{ response: { saved_at: string } | null }>(`/consultation/${id}`)
  const over = file.saved_at === undefined ? (body.response?.saved_at ?? null) : file.saved_at
  const query = new URLSearchParams({
    kind: file.kind ?? 'memoir',
    ...(file.lot && { lot: String(file.lot) }),
    ...(over && { saved_at: over }),
  })
  return sendFile<SentFiles>(on.app, `/consultation/${id}/file?${query}`, {
    token: actor.token,
    file: { name: file.name, content: Buffer.from(file.text) },
  })
}
interface SentFiles extends Row {
  type?: string
  display?: string
  saved_at: string
  files: { id: number; filename: string; sha256: string; verification: string | null }[]
}

const inParts = { id: 0, lot: 0, zoned: 0, alone: 0, held: [0], towns: [0] }

/** Answers with a zone, a department and a town: the zone stands for its departments. */
async function deliversInParts(actor: TestActor, id: number): Promise<void> {
  const [zone] = await sql<{ id: number; held: number[] }>(
    on,
    'select zone_id as id, array_agg(department_id order by department_id) as held from "zone_departmentsId" group by 1 order by 1 limit 1',
  )
  const [other] = await sql<{ id: number }>(
    on,
    'select id from department where not id = any($1) order by id limit 1',
    [zone?.held],
  )
  const [town] = await sql<{ id: number }>(
    on,
    'select id from municipality where not department_id = any($1) and department_id <> $2 order by id limit 1',
    [zone?.held, other?.id],
  )
  const { body } = await actor.get<{ answer: { lots: Row[] } }>(`/consultation/${id}`)
  const place = { zone_ids: [zone?.id], department_ids: [other?.id], municipality_ids: [town?.id] }
  const lots = body.answer.lots.map((one) => ({ ...one, all_cities: false, ...place }))
  expect((await actor.put(`/consultation/${id}/answer`, { lots })).status).toBe(200)
  const strange = lots.map((one) => ({ ...one, municipality_ids: [99_999_999] }))
  expect((await actor.put<Row>(`/consultation/${id}/answer`, { lots: strange })).body.type).toBe('err400')
  inParts.zoned = Number(zone?.held[0])
  inParts.alone = Number(other?.id)
  inParts.held = [...(zone?.held ?? []), Number(other?.id)].sort((a, b) => a - b)
  inParts.towns = [Number(town?.id)]
}

test('of a private tender that is not sealed an offer is read once it is sent, in its last version, until it is withdrawn', async () => {
  const { id, lot, published } = await begin('OUVERT', { sealed: false })
  expect(published.status).toBe(200)
  const first = await offer(id, lot, '1.35')
  expect((await first.get<Row>(`/consultation/${id}`)).body.sealed).toBe(false)
  // What is only typed is nobody's to read.
  const reader = await paul('2026-04-10T09:01:00')
  expect(await pricesOf(reader, { id, lot })).toEqual({ readable: true, count: 0, prices: [] })
  await first.post(`/consultation/${id}/send`)
  expect(await pricesOf(reader, { id, lot })).toEqual({ readable: true, count: 1, prices: [1.35] })
  const again = await offer(id, lot, '1.25')
  expect((await pricesOf(reader, { id, lot })).prices).toEqual([1.35])
  await again.post(`/consultation/${id}/send`)
  expect((await pricesOf(reader, { id, lot })).prices).toEqual([1.25])
  await again.put(`/consultation/${id}/withdraw`)
  expect(await pricesOf(reader, { id, lot })).toEqual({ readable: true, count: 0, prices: [] })
  expect(await sql(on, 'select id from tender_response_line')).toEqual([])
  await deliversInParts(again, id)
  await again.post(`/consultation/${id}/send`)
  const [family] = await sql<Row>(on, 'select * from tender_response_family where tender_family_id = $1', [
    lot,
  ])
  expect(family).toMatchObject({
    all_cities: false,
    department_ids: inParts.held,
    municipality_ids: inParts.towns,
  })
  // Nothing is judged before the limit, and by no general call is an offer read.
  const note = { supplier_id: supplier.id, criterion: 'quality', value: '12' }
  expect((await reader.put<Row>(`/tender/lot/${lot}/note`, note)).body.type).toBe('err409')
  expect((await reader.put<Row>('/search', { model: 'Tender_response_line' })).body.type).toBe('err541')
  on.clock.set('2026-04-30T17:00:01+02:00')
  await closeConsultations(on.context, on.context.now())
  const after = await paul('2026-05-02T09:00:00')
  expect((await after.get<Row>(`/tender/${id}`)).body.status).toBe('250')
  expect((await pricesOf(after, { id, lot })).prices).toEqual([1.25])
  Object.assign(inParts, { id, lot })
})

/** Who is delivered where, and its person who orders. */
async function memberAt(name: string, place: { department: number; town?: number }) {
  const [address] = await sql<{ id: number }>(
    on,
    `insert into address (address, zip_code, municipality_id, department_id, country_id)
     select $1, '00000', coalesce($3, (select id from municipality where department_id = $2 and id <> all($4) order by id limit 1)), $2, 1
     returning id`,
    [name, place.department, place.town ?? null, inParts.towns],
  )
  const [member] = await sql<{ id: number }>(
    on,
    `insert into adherent (name, company_id, adherent_status_id, office_address_id, is_access_module_allowed)
     values ($1, 1, 1, $2, true) returning id`,
    [name, address?.id],
  )
  const id = Number(member?.id)
  await addPerson(on, { email: `${name}@coverage.example`, profile: 'RE', adherents: [id] })
  return { id, email: `${name}@coverage.example` }
}

test('what an answer covers by zone, department and town is where its prices are ordered, and nowhere else (domain §9.7)', async () => {
  const { id, lot, zoned, alone } = inParts
  const [town] = await sql<{ id: number; department: number }>(
    on,
    'select id, department_id as department from municipality where id = $1',
    [inParts.towns[0]],
  )
  const [far] = await sql<{ id: number }>(
    on,
    'select id from department where not id = any($1) and id <> $2 order by id limit 1',
    [inParts.held, town?.department],
  )
  expect(inParts.held).not.toContain(town?.department)
  const within = [
    await memberAt('zone', { department: zoned }),
    await memberAt('departement', { department: alone }),
    await memberAt('commune', { department: Number(town?.department), town: Number(town?.id) }),
  ]
  const without = [
    await memberAt('commune-voisine', { department: Number(town?.department) }),
    await memberAt('ailleurs', { department: Number(far?.id) }),
  ]
  const buyer = await paul('2026-05-04T09:00:00')
  await buyer.put(`/tender/lot/${lot}/score`)
  const { body } = await buyer.get<{ offers: Row[] }>(`/tender/lot/${lot}/comparison`)
  const decisions = body.offers.map((offer) => ({ offer_id: offer.id, decision: 'retained', rank: 1 }))
  await buyer.put(`/tender/lot/${lot}/decisions`, { decisions })
  expect((await buyer.put(`/tender/${id}/award`)).status).toBe(200)
  on.clock.set('2026-06-01T00:05:00+02:00')
  await runMarkets(on.context, on.context.now())
  const proposals = await sql<{ id: number; adherent_id: number }>(
    on,
    `select id, adherent_id from referencing where state = 'proposed' and supplier_id = $1 and adherent_id = any($2) order by 2`,
    [supplier.id, [...within, ...without].map((member) => member.id)],
  )
  expect(proposals.map(({ adherent_id }) => adherent_id)).toEqual(within.map((member) => member.id))
  // A proposal lets nobody order until the chargé de mission confirms it.
  const [article] = await sql<{ id: number }>(on, `select id from article where tender_id = $1`, [id])
  const ordered = async ({ id: adherent, email }: { id: number; email: string }) => {
    const cook = await summer(on, '2026-06-02T09:00:00', email)
    const line = { adherentId: adherent, article_id: article?.id, quantity: '1' }
    const { status } = await cook.post('/order/cart/line', line)
    const asked = `/article/${article?.id}/orderability?adherentId=${adherent}`
    return [status, (await cook.get<Row>(asked)).body.orderable === true]
  }
  const none = [422, false]
  for (const member of [...within, ...without]) expect(await ordered(member), member.email).toEqual(none)
  const staff = await summer(on, '2026-06-02T09:00:00', 'nadia.roche')
  for (const one of proposals) {
    const { body: row } = await staff.get<Row>(`/referencing/${one.id}`)
    const confirmed = { state: 'active', lock_version: row.lock_version }
    expect((await staff.put(`/referencing/${one.id}`, confirmed)).status).toBe(200)
  }
  for (const member of within) expect(await ordered(member), member.email).toEqual([200, true])
  for (const member of without) expect(await ordered(member), member.email).toEqual(none)
  const towns = await sql<{ n: number }>(
    on,
    `select count(*)::int as n from supplier_coverage c join municipality m on m.id = c.municipality_id
      where c.tender_id = $1 and c.state = 'effective' and not (m.department_id = any($2) or m.id = any($3))`,
    [id, inParts.held, inParts.towns],
  )
  expect(towns).toEqual([{ n: 0 }])
})

test('sealed is how a tender begins, what nobody changes once it is published, and what a public one always is (I-19)', async () => {
  const { id, lot, published } = await begin('SCELLE', {})
  expect(published.status).toBe(200)
  const reader = await paul('2026-04-10T09:30:00')
  const { body } = await reader.get<Row>(`/tender/${id}`)
  expect(body.sealed).toBe(true)
  const opened = await reader.put<Row>(`/tender/${id}`, { sealed: false, lock_version: body.lock_version })
  expect(opened.body.type).toBe('err409')
  await (await offer(id, lot, '1.35')).post(`/consultation/${id}/send`)
  const later = await paul('2026-04-11T09:00:00')
  expect(await pricesOf(later, { id, lot })).toEqual({ readable: false, count: 1, prices: 'err541' })
  const facts = { sealed: false, company_id: 2, tender_type_id: await typeId(on, 'public') }
  const refused = await begin('PUBLIC', facts)
  expect(JSON.stringify(refused.published.body)).toContain('toujours scellées')
  await sql(on, `update tender set status = '150', published = true where id = $1`, [refused.id])
  expect((await pricesOf(later, refused)).prices).toBe('err541')
})

/** A file of the folder of documents. */
async function keptFile(name: string): Promise<number> {
  const [file] = await sql<{ id: number }>(
    on,
    `insert into "file" (path, unique_name, mime_type, filename, created_by)
     values ('/publicnotice', $1, 'application/pdf', $1, (select id from "user" where email like 'paul.achard@%')) returning id`,
    [name],
  )
  return Number(file?.id)
}

/** The documents of a published private tender change by a version alone, which tells all; what it invites reads them at once. */
async function documentsChange(id: number): Promise<void> {
  const actor = await paul('2026-04-21T09:00:00')
  const rc = { kind: 'rc', label: 'Règlement', file_id: await keptFile('rc.pdf'), public: false }
  const bpu = { kind: 'bpu', label: 'Bordereau', file_id: await keptFile('bpu.pdf'), public: false }
  const { lock_version } = (await actor.get<Row>(`/tender/${id}`)).body
  const aside = await actor.put<Row>(`/tender/${id}`, { documents: [rc], lock_version })
  expect(aside.body.type).toBe('err409')
  const announce = (documents: Row[]) =>
    actor.put<{ documents: Row[]; type?: string }>(`/tender/${id}/republish`, {
      message: 'Le dossier',
      documents,
    })
  expect((await announce([{ ...rc, kind: 'autre' }])).body.type).toBe('err400')
  const { body: first } = await announce([rc, bpu])
  expect(first.documents).toMatchObject([rc, bpu])
  const strange = await announce([{ ...rc, id: 1 + Number(first.documents[1]?.id) }])
  expect(strange.body.type).toBe('err404')
  const newer: Row = { ...rc, id: first.documents[0]?.id, file_id: await keptFile('rc-2.pdf') }
  expect((await announce([newer])).status).toBe(200)
  const reader = await summer(on, '2026-04-21T09:10:00', supplier.email)
  const { body: seen } = await reader.get<{ version: number; documents: Row[] }>(`/consultation/${id}`)
  expect(seen.documents).toMatchObject([{ filename: 'rc-2.pdf' }])
  const kept = await sql(
    on,
    'select label, replaced_at is not null as replaced from tender_document where tender_id = $1 order by id',
    [id],
  )
  expect(kept).toEqual([
    { label: 'Règlement', replaced: true },
    { label: 'Bordereau', replaced: true },
    { label: 'Règlement', replaced: false },
  ])
  const [told] = await sql(
    on,
    `select count(*)::int as mails from email_outbox where kind = 'consultation_modification' and about_id = $1`,
    [id],
  )
  expect(told).toEqual({ mails: 4 })
}

test('a new version is told to all, and may grant them a longer limit; never a shorter one, nor one past the market', async () => {
  const { id, lot } = await begin('VERSION', {})
  const actor = await paul('2026-04-20T09:00:00')
  const asked = (response_date_limit: string | null) =>
    actor.put<Row>(`/tender/${id}/republish`, { message: 'Un lot de plus', response_date_limit })
  for (const wrong of ['2026-04-29T17:00:00+02:00', '2026-06-02T17:00:00+02:00'])
    expect((await asked(wrong)).body).toMatchObject({ fields: [{ name: 'response_date_limit' }] })
  expect((await asked('2026-05-05T17:00:00+02:00')).status).toBe(200)
  expect((await asked(null)).status).toBe(200)
  const { body } = await actor.get<Row>(`/tender/${id}`)
  const later = '2026-05-05T15:00:00.000Z'
  expect(body).toMatchObject({ version: 3, response_date_limit: later, opening_date: later })
  const mails = await sql(
    on,
    `select text from email_outbox where kind = 'consultation_modification' and about_id = $1`,
    [id],
  )
  expect(mails).toHaveLength(2)
  await documentsChange(id)
  await offer(id, lot, '1.30')
  const bidder = await summer(on, '2026-04-30T17:00:01', supplier.email)
  expect((await bidder.post(`/consultation/${id}/send`)).status).toBe(200)
  await closeConsultations(on.context, on.context.now())
  expect(await sql(on, 'select status from tender where id = $1', [id])).toEqual([{ status: '150' }])
})

/** A price that nothing else says. */
const secret = '1.7391'
/** What is named after tenders, or holds copies of anything. */
const near = /tender|consult|response|note|negotiation|attribution|file|export|notif/i

type Ask = (actor: Pick<TestActor, 'token'>) => Promise<string>

/** Everything that may be read of a tender and of what is kept beside it: each call of tenders for its rows, the others for every id that it could mean. */
function readsOf(ids: Ids & { response: number; file: number }): readonly (readonly [string, Ask])[] {
  const calls = allCalls(on.context)
  const own = calls.filter((one) => tendersRows[nameOf(one)])
  const others = calls.filter(
    (one) =>
      one.method === 'GET' && !own.includes(one) && near.test(one.path) && !one.path.startsWith('/auth'),
  )
  const meant = [ids.tender, ids.tender_family, ids.response]
  const raw = async (actor: Pick<TestActor, 'token'>, url: string, payload?: object) =>
    (
      await on.app.inject({
        ...{ url: `/api${url}`, method: payload ? 'PUT' : 'GET', headers: { authorization: actor.token } },
        ...(payload && { payload }),
      })
    ).payload
  const search = (model: string): readonly [string, Ask] => [
    `search ${model}`,
    (actor) => raw(actor, '/search', { model, limit: 20 }),
  ]
  const exported = (model: string): readonly [string, Ask] => [
    `export ${model}`,
    (actor) => raw(actor, '/exports/exportSearchResult', { model }),
  ]
  const models = on.context.db.registry.all.map(({ model }) => model).filter((model) => near.test(model))
  return [
    ...own.map((one): readonly [string, Ask] => {
      const line = tendersRows[nameOf(one)] ?? {}
      const at = {
        ...line.at,
        ...(one.path.includes('{response}') && { response: ids.response }),
        ...(one.path.includes('{file}') && { file: ids.file }),
      }
      return [
        nameOf(one),
        async (actor) => JSON.stringify(await ask(on.app, one, { ...line, at }, ids, actor)),
      ]
    }),
    ...others.flatMap(({ path }) =>
      (path.includes('{') ? [...meant, ...(path.includes('/file') ? [ids.stored ?? 0] : [])] : [0]).map(
        (id): readonly [string, Ask] => {
          const url = path.replace(/\{\w+\}/g, String(id))
          return [url, (actor) => raw(actor, url)]
        },
      ),
    ),
    ...models.map(search),
    ...models.filter((model) => model.startsWith('Tender_response')).map(exported),
  ]
}

test('no call tells anybody of any profile a sealed offer, whoever acts as whom; once it is open its buyers read it, and nobody else (I-19)', async () => {
  const { id, lot } = await begin('SECRET', {})
  const author = await offer(id, lot, secret)
  const attached = await attach(author, id, {
    name: `memoire-${secret}.xml`,
    text: `<memoire>${secret}</memoire>`,
  })
  expect(attached.status).toBe(200)
  await author.post(`/consultation/${id}/send`)
  const { db } = on.context
  const really = { write: db.write, system: db.system }
  // What else a call does is taken back: the next one finds what this one found.
  await dryRun(on)
  const dry = { write: db.write, system: db.system }
  Object.assign(db, really)
  const [sent] = await sql<{ id: number }>(on, 'select id from tender_response where tender_id = $1', [id])
  const [stored] = await sql<{ id: number }>(on, 'select max(file_id) as id from tender_answer_file')
  const rival = await supplierOf(on, 'Vergers')
  const ids = {
    ...{ tender: id, tender_family: lot, response: Number(sent?.id), supplier: supplier.id },
    ...{ company: 1, adherent: 1, file: Number(attached.body.files[0]?.id), stored: Number(stored?.id) },
  }
  const reads = readsOf(ids)
  const whoReads = async (some: readonly Pick<Someone, 'name' | 'actor'>[]) => {
    Object.assign(db, dry)
    const told = new Map<string, string[]>()
    for (const { name, actor } of some)
      for (const [call, read] of reads)
        if ((await read(actor)).includes(secret)) told.set(name, [...(told.get(name) ?? []), call])
    Object.assign(db, really)
    return told
  }
  on.clock.set('2026-04-12T09:00:00+02:00')
  const people = await everybody(on, { ...ids, supplier: rival.id })
  const admin = people.find(({ name }) => name === 'SA')?.actor
  const [own] = await sql<{ id: number }>(on, 'select id from "user" where email = $1', [supplier.email])
  const { body: worn } = (await admin?.post('/auth/impersonate', { id: own?.id })) ?? {}
  const before = await whoReads([
    ...people,
    { name: 'SA for the supplier', actor: actorOf(on.app, worn ?? {}) },
  ])
  expect(before).toEqual(new Map())
  on.clock.set('2026-04-30T17:00:01+02:00')
  await closeConsultations(on.context, on.context.now())
  on.clock.set('2026-05-02T09:00:00+02:00')
  const again = people.filter(({ name }) => name.length === 2)
  for (const one of again) one.actor = await signIn(on.app, `${one.name.toLowerCase()}@matrix.example`)
  const after = await whoReads(again)
  const buyers = again.filter(({ type, held }) => type === 1 && held.has('viewTender'))
  expect([...after.keys()]).toEqual(buyers.map(({ name }) => name))
  expect(after.get('SA')).toContain('GET /tender/lot/{id}/comparison')
  expect(after.get('SA')).toContain('GET /tender/{id}/file/{file}')
}, 150_000)

/** What somebody of the supplier reads of the answer by each of its own calls. */
async function ownReads(actor: TestActor, { id, lot }: { id: number; lot: number }): Promise<string> {
  const paths = [
    `/consultation/${id}`,
    `/consultation/${id}/content`,
    `/consultation/${id}/lot/${lot}/workbook`,
  ]
  const raw = await Promise.all(
    paths.map((path) =>
      on.app.inject({ url: `/api${path}`, method: 'GET', headers: { authorization: actor.token } }),
    ),
  )
  return raw.map((answer) => answer.payload).join()
}

/** Chooses a password by the last link that went to an address, and signs in. */
async function takeOver(email: string): Promise<TestActor> {
  const mail = (await mailsTo(on, email)).at(-1)
  const token = /token=([A-Za-z0-9_-]{43})/.exec(`${mail?.text}`)?.[1]
  const password = `Tournesol-${email.length}512`
  const { status, body } = await call(on.app, 'POST', '/auth/security/reset-password', {
    body: { token, password, confirmPassword: password },
  })
  expect([status, body]).toMatchObject([200, { success: true }])
  return signIn(on.app, email, password)
}

test('an offer opens for its author alone before the limit: no new account, changed address, profile or factor, nor the bytes, tell it', async () => {
  const at = await begin('AUTEUR', {})
  const { id, lot } = at
  const author = await offer(id, lot, '1.7393')
  await author.post(`/consultation/${id}/send`)
  expect(await ownReads(author, at)).toContain('1.7393')
  const admin = await summer(on, '2026-04-12T09:00:00', 'nadia.roche')
  const { body: account } = await admin.get<Row>(`/users/${author.id}`)
  const made = await admin.post<Row>('/users/create', {
    ...{ email: 'nouveau@suppliers.example', first_name: 'Nouveau', last_name: 'Venu', status_id: 1 },
    ...{ profile_id: account.profile_id, supplier_ids: [supplier.id] },
  })
  expect(made.status).toBe(200)
  const colleague = await takeOver('nouveau@suppliers.example')
  expect(await ownReads(colleague, at)).not.toContain('1.7393')
  const { body: seen } = await colleague.get<{ answer: null; access: Row }>(`/consultation/${id}`)
  expect(seen).toMatchObject({ answer: null, access: { readable: false } })
  for (const refused of [
    await colleague.put<Row>(`/consultation/${id}/answer`, { lots: [] }),
    await colleague.post<Row>(`/consultation/${id}/send`),
    await colleague.put<Row>(`/consultation/${id}/access`, { user_id: colleague.id }),
  ])
    expect(refused.body.type).toBe('err541')
  // Of all that is kept nothing says it, nor does the log.
  const tables = await sql<{ name: string }>(
    on,
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
       and has_table_privilege(current_user, oid, 'select')`,
  )
  expect(tables.length).toBeGreaterThan(100)
  for (const { name: table } of tables)
    expect(await sql(on, `select 1 from "${table}" t where t::text like '%1.7393%' limit 1`), table).toEqual(
      [],
    )
  expect(on.logged()).not.toContain('1.7393')
  // Let in by its author, a colleague reads it.
  const present = await summer(on, '2026-04-12T09:01:00', supplier.email)
  expect((await present.put(`/consultation/${id}/access`, { user_id: colleague.id })).status).toBe(200)
  expect(await ownReads(colleague, at)).toContain('1.7393')
  // Whose account somebody else changes reads nothing of it any more.
  const moved = async (id: number, change: Row) => {
    const { body } = await admin.get<Row>(`/users/${id}`)
    return admin.put<Row>(`/users/update/${id}`, { ...change, lock_version: body.lock_version })
  }
  expect((await moved(colleague.id, { email: 'pris@suppliers.example' })).status).toBe(200)
  await call(on.app, 'POST', '/auth/security/request-password-reset', {
    body: { email: 'pris@suppliers.example' },
  })
  expect(await ownReads(await takeOver('pris@suppliers.example'), at)).not.toContain('1.7393')
  const other = await sql<{ id: number }>(
    on,
    'select id from profile where profile_type_id = 2 and id <> $1 limit 1',
    [account.profile_id],
  )
  expect((await moved(author.id, { profile_id: other[0]?.id })).status).toBe(200)
  expect((await moved(author.id, { profile_id: account.profile_id })).status).toBe(200)
  const back = await summer(on, '2026-04-13T09:00:00', supplier.email)
  expect(await ownReads(back, at)).not.toContain('1.7393')
  // Who lost it begins anew; what was sent is opened all the same.
  expect((await back.put(`/consultation/${id}/restart`)).status).toBe(200)
  const told = await sql(on, `select user_id from notification where kind = 'answer_restarted' order by 1`)
  expect(told.length).toBeGreaterThan(0)
  on.clock.set('2026-04-30T17:00:01+02:00')
  await closeConsultations(on.context, on.context.now())
  expect((await pricesOf(await paul('2026-05-02T09:00:00'), at)).prices).toEqual([1.7393])
})

test('the key of a public tender is released by two people after the limit, and by nothing else', async () => {
  const notice = { tender_type_id: await typeId(on, 'private') }
  const { id, lot } = await begin('CLE', notice)
  await (await offer(id, lot, '1.7397')).post(`/consultation/${id}/send`)
  await sql(on, 'update tender set tender_type_id = $2 where id = $1', [id, await typeId(on, 'public')])
  const released = (moment: string) =>
    on.context.db.system('tenders', (tx) =>
      releaseKey(tx, on.context.config, { key: { tender_id: id, round: 0 }, now: new Date(moment) }),
    )
  const after = '2026-05-01T09:00:00+02:00'
  expect(await released('2026-04-20T09:00:00+02:00')).toBeUndefined()
  await sql(on, `update tender set status = '200' where id = $1`, [id])
  expect(await released('2026-04-20T09:00:00+02:00')).toBeUndefined()
  const agree = (email: string, moment: string) =>
    sql(
      on,
      `insert into tender_opening (tender_id, user_id, at) select $1, id, $3 from "user" where email = $2`,
      [id, `${email}@demo.example`, moment],
    )
  await agree('paul.achard', '2026-05-01T08:50:00+02:00')
  await agree('paul.achard', '2026-05-01T08:55:00+02:00')
  expect(await released(after)).toBeUndefined()
  await agree('nadia.roche', '2026-05-01T08:20:00+02:00')
  expect(await released(after)).toBeUndefined()
  await agree('nadia.roche', '2026-05-01T08:56:00+02:00')
  expect(await released(after)).toMatch(/^[\w-]{40,}$/)
})

const signedBytes = 'Mémoire de Primeurs, confidentiel-4711'
const pdfOf = (text: string) => `%PDF-1.4 ${text}`
/** Every kept file, by its place in the store. */
const keptBytes = () => {
  const folder = join(on.context.config.dataDir, 'files')
  mkdirSync(folder, { recursive: true })
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name))
}
const bytesOf = async (actor: Pick<TestActor, 'token'>, url: string) => {
  const answer = await on.app.inject({
    url: `/api${url}`,
    method: 'GET',
    headers: { authorization: actor.token },
  })
  return { status: answer.statusCode, text: answer.payload, headers: answer.headers }
}

test('the files of an answer are encrypted under keys of its sealed content: nobody reads one before its opening, then its buyers do, held against its hash', async () => {
  const { id, lot } = await begin('PIECES', {})
  const author = await offer(id, lot, '1.41')
  const moment = (time: string) => on.clock.set(`2026-04-10T${time}+02:00`)
  // What is refused is told by its name, and leaves nothing.
  const before = keptBytes().length
  for (const [file, status, words] of [
    [{ name: 'memoire.exe', text: 'MZ' }, 415, 'memoire.exe'],
    [{ name: 'memoire.pdf', text: 'pas un PDF' }, 415, 'memoire.pdf'],
    [{ name: 'memoire.pdf', text: Buffer.alloc(26_300_000, '%PDF-') }, 413, 'memoire.pdf'],
    [{ name: 'memoire.pdf', text: pdfOf('x'), lot: 999_999 }, 422, ''],
    [{ name: 'memoire.pdf', text: pdfOf('x'), kind: 'roman' }, 422, ''],
    [{ name: 'memoire.pdf', text: pdfOf('x'), saved_at: '2026-04-01T00:00:00Z' }, 409, ''],
    [{ name: 'memoire.pdf', text: pdfOf('x'), saved_at: null }, 409, ''],
  ] as const) {
    const refused = await attach(author, id, file)
    expect([refused.status, refused.body.display], file.name).toEqual([
      status,
      expect.stringContaining(words),
    ])
  }
  expect(keptBytes()).toHaveLength(before)
  moment('09:05:00')
  const memoir = { name: 'memoire-4711.pdf', text: pdfOf(signedBytes), lot }
  const first = await attach(author, id, memoir)
  expect(first.body.files).toMatchObject([
    { filename: 'memoire-4711.pdf', tender_family_id: lot, verification: null },
  ])
  moment('09:06:00')
  const signature = {
    name: 'memoire-4711.p7s',
    text: signatureOf(pdfOf(signedBytes)),
    kind: 'signature',
    lot,
  }
  expect((await attach(author, id, signature)).status).toBe(200)
  // The same call twice: the second stands over a state that is gone.
  expect((await attach(author, id, { ...signature, saved_at: first.body.saved_at })).body.type).toBe('err409')
  moment('09:07:00')
  const wrong = { name: 'dc1.xml', text: '<dc1/>', kind: 'dc1' }
  const third = await attach(author, id, wrong)
  const [own, sign, dc1] = third.body.files
  expect(third.body.files).toMatchObject([{}, { verification: 'matches', signs: 'memoire-4711.pdf' }, {}])
  // Saving what is typed keeps them; their keys never leave the server.
  moment('09:08:00')
  await offer(id, lot, '1.42')
  const { body: seen } = await author.get<SentFiles>(`/consultation/${id}`)
  expect(seen.files.map(({ filename }) => filename)).toEqual([
    'memoire-4711.pdf',
    'memoire-4711.p7s',
    'dc1.xml',
  ])
  expect(JSON.stringify(seen)).not.toContain('"key"')
  const mine = await bytesOf(author, `/consultation/${id}/file/${own?.id}`)
  expect([mine.status, mine.text]).toEqual([200, pdfOf(signedBytes)])
  expect(mine.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' })
  // Neither the store, nor a table, nor the log says a byte or a name of them.
  for (const path of keptBytes()) expect(readFileSync(path).includes('confidentiel-4711'), path).toBe(false)
  const tables = await sql<{ name: string }>(
    on,
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
       and has_table_privilege(current_user, oid, 'select')`,
  )
  for (const { name } of tables)
    expect(
      await sql(on, `select 1 from "${name}" t where t::text ~ 'memoire-4711|${own?.sha256}' limit 1`),
      name,
    ).toEqual([])
  expect(on.logged()).not.toContain('memoire-4711')
  // Nor does anybody reach one by its id.
  const rival = await supplierOf(on, 'Vergers')
  await sql(on, 'insert into tender_supplier (tender_id, supplier_id) values ($1, $2)', [id, rival.id])
  const other = await summer(on, '2026-04-10T10:00:00', rival.email)
  await other.put(`/consultation/${id}/answer`, { lots: [] })
  expect((await bytesOf(other, `/consultation/${id}/file/${own?.id}`)).status).toBe(404)
  const { body: theirs } = await other.get<{ response: Row }>(`/consultation/${id}`)
  const removal = (file: number | undefined, saved_at: unknown) =>
    `/consultation/${id}/file/${file}?saved_at=${encodeURIComponent(String(saved_at))}`
  expect((await other.delete<Row>(removal(own?.id, theirs.response.saved_at))).status).toBe(404)
  const admin = await summer(on, '2026-04-10T10:01:00', 'nadia.roche')
  const [stored] = await sql<{ id: number }>(
    on,
    'select file_id as id from tender_answer_file where id = $1',
    [own?.id],
  )
  expect((await bytesOf(admin, `/tender/${id}/file/${own?.id}`)).text).toContain('err541')
  expect((await bytesOf(admin, `/file/download/${stored?.id}`)).status).toBe(404)
  const { body: worn } = await admin.post<Row>('/auth/impersonate', { id: author.id })
  const masked = actorOf(on.app, worn)
  expect((await bytesOf(masked, `/consultation/${id}/file/${own?.id}`)).text).toContain('err541')
  expect((await attach(masked, id, { ...memoir, saved_at: null })).body.type).toBe('err541')

  // What was sent stays whole until another is; then what that one left out is forgotten, with its bytes.
  const back = await summer(on, '2026-04-11T09:00:00', supplier.email)
  expect((await back.post(`/consultation/${id}/send`)).status).toBe(200)
  const state = async () => (await back.get<{ response: Row }>(`/consultation/${id}`)).body.response.saved_at
  on.clock.set('2026-04-11T09:01:00+02:00')
  const removed = await back.delete<SentFiles>(removal(dc1?.id, await state()))
  expect(removed.body.files).toHaveLength(2)
  const { body: between } = await back.get<{ files: Row[]; sent_files: Row[] }>(`/consultation/${id}`)
  expect([between.files.length, between.sent_files.length]).toEqual([2, 3])
  expect((await bytesOf(back, `/consultation/${id}/file/${dc1?.id}`)).text).toBe('<dc1/>')
  const cleaned = async (moment: string) => {
    await lostFiles.run(on.context, new Date(moment), new AbortController().signal)
    return keptBytes().length - before
  }
  expect(await cleaned('2027-01-01T00:00:00Z')).toBe(3)
  await back.put(`/consultation/${id}/withdraw`)
  on.clock.set('2026-04-11T09:02:00+02:00')
  expect((await back.post(`/consultation/${id}/send`)).status).toBe(200)
  expect(await cleaned('2027-01-01T00:00:00Z')).toBe(2)
  expect((await bytesOf(back, `/consultation/${id}/receipt`)).status).toBe(200)

  // After the limit nothing changes; two people open, and read.
  await sql(on, 'update tender set tender_type_id = $2 where id = $1', [id, await typeId(on, 'public')])
  const late = await summer(on, '2026-04-30T17:00:01', supplier.email)
  expect((await attach(late, id, memoir)).body.type).toBe('err540')
  expect((await late.delete<Row>(removal(own?.id, '2026-04-11T07:02:00Z'))).body.type).toBe('err540')
  await closeConsultations(on.context, on.context.now())
  const buyer = await paul('2026-05-02T09:00:00')
  expect((await buyer.put<Row>(`/tender/${id}/open`)).body.opened).toBe(false)
  expect((await bytesOf(buyer, `/tender/${id}/file/${own?.id}`)).text).toContain('err541')
  const second = await summer(on, '2026-05-02T09:05:00', 'nadia.roche')
  expect((await second.put<Row>(`/tender/${id}/open`)).body.opened).toBe(true)
  const { body: page } = await buyer.get<{ responses: { data: { files: Row[] }[] } }>(`/tender/${id}/page`)
  expect(page.responses.data[0]?.files).toMatchObject([
    { id: own?.id, kind: 'memoir', filename: 'memoire-4711.pdf', sha256: own?.sha256, verification: null },
    { id: sign?.id, kind: 'signature', verification: 'matches', signs: 'memoire-4711.pdf' },
  ])
  const read = await bytesOf(buyer, `/tender/${id}/file/${own?.id}`)
  expect([read.status, read.text]).toEqual([200, pdfOf(signedBytes)])
  expect((await bytesOf(buyer, `/tender/${id}/opening`)).status).toBe(200)
  const bidder = await summer(on, '2026-05-02T09:06:00', supplier.email)
  expect((await bytesOf(bidder, `/tender/${id}/file/${own?.id}`)).status).toBe(403)
  // A byte of it changed in the store, and it is handed over no more.
  const [place] = await sql<{ name: string }>(
    on,
    `select f.unique_name as name from tender_answer_file a join "file" f on f.id = a.file_id where a.id = $1`,
    [own?.id],
  )
  const path = keptBytes().find((one) => one.endsWith(String(place?.name))) ?? ''
  const bytes = readFileSync(path)
  bytes[20] = (bytes[20] ?? 0) ^ 1
  writeFileSync(path, bytes)
  const spoilt = await bytesOf(buyer, `/tender/${id}/file/${own?.id}`)
  expect([spoilt.status, spoilt.text]).toEqual([409, expect.stringContaining('memoire-4711.pdf')])
})
