import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noticeJobs } from '../../../server/jobs/notice-jobs'
import { printOf } from '../../../server/secret-key'
import { call, signIn } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'
import { runDueJobs } from '../../kit/run-due-jobs'

interface Refusal {
  fields: { name: string }[]
}
interface Shown {
  id: number
  reference: string
  state: string
  documents: { id: number; label: string; replaced_at: string | null }[]
  rectifications: { number: number; text: string }[]
}

let on: TestApp
const folder = mkdtempSync(join(tmpdir(), 'portail-notices-'))
const source = join(folder, 'rc.pdf')
writeFileSync(source, '%PDF-1.4 essai')
const closing = '2026-05-15T10:00:00.000Z'

async function keptFile(name: string): Promise<number> {
  const { id: author } = await nadia()
  await on.context.files.put(`upload/publicnotice/${name}.pdf`, source)
  const [file] = await on.context.db.system('seed', (tx) =>
    tx.query<{ id: number }>(
      `insert into "file" (path, unique_name, mime_type, filename, created_by) values ('/publicnotice', $1, 'application/pdf', $1, $2) returning id`,
      [`${name}.pdf`, author],
    ),
  )
  return Number(file?.id)
}

let id = 0
/** Sessions end as the clock goes on. */
const nadia = () => signIn(on.app, 'nadia.roche@demo.example')
const runJobs = () => runDueJobs(on.context, noticeJobs)
const shown = async () => (await call<Shown[]>(on.app, 'GET', '/public-notices')).body
const whole = (of = id) => call<Shown>(on.app, 'GET', `/public-notices/${of}`)
const move = async (status: string) => (await nadia()).put<Refusal>(`/publicnotice/${id}/status`, { status })
const take = (document: number, body: Record<string, unknown> = {}) =>
  on.app.inject({ method: 'POST', url: `/api/public-notices/${id}/documents/${document}`, payload: body })
async function update(body: Record<string, unknown>) {
  const actor = await nadia()
  const { lock_version } = (await actor.get(`/publicnotice/${id}`)).body
  const answer = await actor.put(`/publicnotice/${id}`, { ...body, lock_version })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
}
const mails = () =>
  on.context.db.system('seed', (tx) =>
    tx.query<{ to: string; subject: string }>(
      `select "to", subject from email_outbox where kind = 'avis_modifie' order by id`,
    ),
  )

beforeAll(async () => {
  on = await openApp()
  on.clock.set('2026-04-01T08:00:00Z')
  const [rc, inner] = [await keptFile('rc'), await keptFile('analyse')]
  const { body, status } = await (await nadia()).post('/publicnotice', {
    reference: 'AMP-TEST-1',
    object: 'Viandes fraîches GHT',
    company_id: 2,
    buyer: 'Valaé Public',
    closing_date: closing,
    documents: [
      { kind: 'rc', label: 'Règlement', file_id: rc, public: true },
      { kind: 'annexe', label: "Rapport d'analyse", file_id: inner, public: false },
    ],
  })
  expect(status, JSON.stringify(body)).toBeLessThan(300)
  id = Number(body.id)
})
afterAll(async () => {
  await on.close()
  rmSync(folder, { recursive: true })
})

test('a CPV code is of the list, chosen or written; what an older notice wrote stays', async () => {
  const actor = await nadia()
  const read = async () =>
    (await actor.get<{ cpv: string | null; cpv_id: number | null }>(`/publicnotice/${id}`)).body
  const before = await read()
  await update({ cpv: '15110000' })
  const written = await read()
  expect(written.cpv).toBe('15110000-2')
  const refused = await actor.put<Refusal>(`/publicnotice/${id}`, {
    ...written,
    cpv_id: undefined,
    cpv: '15999999-9',
  })
  expect([refused.status, refused.body.fields]).toMatchObject([
    422,
    [{ name: 'cpv', message: "Le code « 15999999-9 » n'est pas dans la liste des codes CPV." }],
  ])
  const [bread] = await on.context.db.system('seed', (tx) =>
    tx.query<{ id: number }>(`select id::int as id from cpv where code = '15811100-7'`),
  )
  await update({ cpv_id: bread?.id })
  expect(await read()).toMatchObject({ cpv: '15811100-7', cpv_id: bread?.id })
  await update({ cpv_id: null })
  expect(await read()).toMatchObject({ cpv: null, cpv_id: null })
  await on.context.db.system('seed', (tx) =>
    tx.query(`update public_notice set cpv = 'Lot 1 : 15110000-2' where id = $1`, [id]),
  )
  await update({ cpv_id: null, object: 'Viandes fraîches GHT' })
  expect((await read()).cpv).toBe('Lot 1 : 15110000-2')
  const older = await read()
  const copy = await actor.post<{ cpv: string }>('/publicnotice', {
    ...{
      reference: 'AMP-COPIE',
      object: 'Copie',
      company_id: 2,
      buyer: 'Valaé Public',
      closing_date: closing,
    },
    ...{ cpv: older.cpv, cpv_id: older.cpv_id },
  })
  expect(copy.body).toMatchObject({ cpv: 'Lot 1 : 15110000-2' })
  await update({ cpv: before.cpv ?? '', cpv_id: null })
  const odd = await actor.post<Refusal>('/setting/generic/cpv', { label: 'Essai', code: '1511' })
  expect([odd.status, odd.body.fields.map(({ name }) => name)]).toEqual([422, ['code']])
  // The vocabulary is whole, and its longest label may be saved.
  const [longest, ...others] = await on.context.db.system('seed', (tx) =>
    tx.query<{ id: number; label: string; code: string }>(
      `select id::int as id, label, code from cpv where code ~ '^[0-9]{8}-[0-9]$' order by length(label) desc`,
    ),
  )
  expect([longest?.code, longest?.label.length, others.length]).toEqual(['66519000-1', 226, 9453])
  const saved = await actor.put<{ active: boolean }>('/setting/generic/cpv', { ...longest, active: false })
  expect([saved.status, saved.body.active]).toEqual([200, false])
  await actor.put('/setting/generic/cpv', { ...longest, active: true })
})

test('S10.1: a draft is on no public page, and is published by its own step only', async () => {
  expect(await shown()).toEqual([])
  expect((await whole()).status).toBe(404)
  expect((await move('250')).status).toBe(409)
  expect((await move('150')).status).toBe(200)
  expect(await shown()).toMatchObject([{ reference: 'AMP-TEST-1', state: 'open' }])
})

test('a stranger is shown as many notices as one request may read', async () => {
  const copied = 'object, company_id, buyer, publication_date, status'
  const copies = `select 900000 + g, 'COPIE-' || g, '2026-05-01T10:00:00Z', ${copied}
    from public_notice n, generate_series(1, 1020) g where n.id = $1`
  const seed = (text: string, values: unknown[] = []) =>
    on.context.db.system('seed', (tx) => tx.query(text, values))
  await seed(
    `insert into public_notice (id, reference, closing_date, ${copied}) overriding system value ${copies}`,
    [id],
  )
  const { body } = await call<Shown[]>(on.app, 'GET', '/public-notices?limit=false')
  expect(body).toHaveLength(1000)
  expect(body[0], 'the last to close first').toMatchObject({ reference: 'AMP-TEST-1' })
  await seed('delete from public_notice where id >= 900000')
})

test('only the public documents are shown and given', async () => {
  const { documents } = (await whole()).body
  expect(documents.map(({ label }) => label)).toEqual(['Règlement'])
  const [all] = await on.context.db.system('seed', (tx) =>
    tx.query<{ id: number }>(`select id from tender_document where not public and public_notice_id = $1`, [
      id,
    ]),
  )
  expect((await take(Number(all?.id))).statusCode).toBe(404)
})

test('S10.1: a download is registered, with or without an address', async () => {
  const [document] = (await whole()).body.documents
  const answer = await take(document?.id ?? 0, { email: 'Candidat@Demo.example' })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-disposition']).toContain('rc.pdf')
  expect((await take(document?.id ?? 0)).statusCode).toBe(200)
  const register = await (await nadia()).get<{ downloads: number; rows: { email: string | null }[] }>(
    `/publicnotice/${id}/register`,
  )
  expect(register.body.downloads).toBe(2)
  expect(register.body.rows.map(({ email }) => email)).toEqual([null, 'candidat@demo.example'])
  expect(JSON.stringify(register.body)).not.toContain('hash')
})

test('the register keeps no address that can be guessed: the same visitor has another print under another secret', async () => {
  const rows = await on.context.db.system('seed', (tx) =>
    tx.query<{ ip_hash: string }>('select ip_hash from document_consultation'),
  )
  expect(new Set(rows.map(({ ip_hash }) => ip_hash)).size).toBe(1)
  const plain = createHash('sha256').update(`notice:${id}:127.0.0.1`).digest('hex')
  expect(rows[0]?.ip_hash).toMatch(/^[\da-f]{64}$/)
  expect(rows[0]?.ip_hash).not.toBe(plain)
  const other = { dataDir: on.context.config.dataDir, secretKey: 'x'.repeat(32) }
  expect(rows[0]?.ip_hash).toBe(printOf(on.context.config, `notice:${id}:127.0.0.1`))
  expect(rows[0]?.ip_hash).not.toBe(printOf(other, `notice:${id}:127.0.0.1`))
})

test('who left an address is told of a change, once; a change that nobody sees is told to nobody', async () => {
  on.clock.advance(60_000)
  await update({ price_form: 'Mixte' })
  on.clock.advance(3_600_000)
  await runJobs()
  expect(await mails()).toEqual([])
  await update({ closing_date: '2026-05-20T10:00:00.000Z' })
  on.clock.advance(3_600_000)
  await runJobs()
  on.clock.advance(3_600_000)
  await runJobs()
  expect(await mails()).toEqual([
    { to: 'candidat@demo.example', subject: 'Modification de la consultation AMP-TEST-1' },
  ])
  const limit = 'Date limite de remise des offres : « 15/05/2026 12:00 » devient « 20/05/2026 12:00 »'
  expect((await whole()).body.rectifications).toMatchObject([{ number: 1, text: limit }])
  const [mail] = await on.context.db.system('seed', (tx) =>
    tx.query<{ text: string }>(`select text from email_outbox where kind = 'avis_modifie'`),
  )
  expect(mail?.text).toContain(`Rectificatif n° 1 – ${limit}`)
})

test('what is public is neither deleted nor withdrawn: another file is a document more', async () => {
  const actor = await nadia()
  const [before] = (await whole()).body.documents
  expect((await actor.delete(`/publicnotice/${id}`)).body).toMatchObject({ type: 'err409' })
  const other = await keptFile('rc-2')
  const own = (await actor.get<{ documents: { id: number; label: string }[] }>(`/publicnotice/${id}`)).body
  await update({
    documents: own.documents.map(({ id: document }) => ({
      id: document,
      ...(document === before?.id && { file_id: other }),
    })),
  })
  const { documents, rectifications } = (await whole()).body
  expect(documents.map(({ label, replaced_at }) => [label, replaced_at !== null])).toEqual([
    ['Règlement', false],
    ['Règlement', true],
  ])
  expect(rectifications[0]).toMatchObject({ number: 2, text: 'Document remplacé : Règlement' })
  await update({ documents: [] })
  expect((await whole()).body.documents.map(({ replaced_at }) => replaced_at !== null)).toEqual([true, true])
  expect((await whole()).body.rectifications[0]?.text).toBe('Document qui ne vaut plus : Règlement')
  expect((await take(before?.id ?? 0)).statusCode).toBe(200)
})

test('a notice closes at its date by the clock, is awarded with its text, and disappears once archived', async () => {
  on.clock.set('2026-05-20T10:00:00Z')
  expect((await whole()).body.state).toBe('closed')
  await runJobs()
  const refused = await move('250')
  expect(refused.body.fields).toEqual([{ name: 'award_text', message: expect.any(String) }])
  await update({ award_text: 'Attribué à la Boucherie Martin.' })
  expect((await move('250')).status).toBe(200)
  expect((await whole()).body).toMatchObject({
    state: 'awarded',
    award_text: 'Attribué à la Boucherie Martin.',
  })
  expect((await move('300')).status).toBe(200)
  expect((await whole()).status).toBe(404)
})

test('a notice without a public document, or without a date to come, is not published', async () => {
  const { body } = await (await nadia()).post('/publicnotice', {
    reference: 'AMP-TEST-2',
    object: 'Sans dossier',
    company_id: 2,
    buyer: 'Valaé Public',
  })
  id = Number(body.id)
  expect((await move('150')).body.fields).toMatchObject([{ name: 'closing_date' }])
  await update({ closing_date: '2026-06-30T10:00:00.000Z' })
  expect((await move('150')).body.fields).toMatchObject([{ name: 'documents' }])
})
