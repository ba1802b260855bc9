import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownSql } from '../../../server/accounts/pseudonymise'
import { tableOf } from '../../../server/database/naming'
import { jobs } from '../../../server/jobs'
import { runJob } from '../../../server/jobs/run-job'
import { linkScriptSource } from '../../../server/link-token'
import { createPost } from '../../../server/mail/post'
import { mailTrade } from '../../../server/mail-trade'
import { frameScriptSources } from '../../../server/page-frame'
import { addPerson, type TestActor, testPassword } from '../../kit/actors'
import { addTo, kitchen, members } from '../../kit/kitchen'
import { openApp, type TestApp } from '../../kit/open-app'
import { sendDueMails } from '../../kit/send-due-mails'
import { sentOrder } from '../../kit/sent-order'
import { cellsOf } from '../../kit/workbooks'

let on: TestApp
let karim: TestActor
let nadia: TestActor
let sent: { id: number }

const sql = <T extends object = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  on.context.db.system('seed', (tx) => tx.query<T>(text, values))

/** Tables in which somebody’s name or address stands anywhere. */
async function tablesNaming(...names: string[]): Promise<string[]> {
  const tables = await sql<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'written' order by 1`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const [row] = await sql<{ n: number }>(
      `select count(*)::int as n from "${name}" x where x::text ilike any($1)`,
      [names.map((one) => `%${one}%`)],
    )
    if (row?.n) found.push(name)
  }
  return found
}

beforeAll(async () => {
  on = await openApp()
  on.clock.set('2026-03-02T09:00:00+01:00')
  const who = await kitchen(on, 'karim', 'nadia')
  karim = who.karim
  nadia = who.nadia
  const { body: cart } = await addTo(karim, members.A1, ['AR3', 10], { ask_delivery_date: '2026-03-05' })
  await karim.post(`/order/${cart.id}/submit`)
  sent = await sentOrder(on, { articles: [[1, '4']] })
  const { body: row } = await nadia.get(`/users/${karim.id}`)
  await nadia.put(`/users/update/${karim.id}`, { ...row, phone_number: '0199009988' })
  karim = (await kitchen(on, 'karim')).karim
  await sql(
    `with one as (insert into litigation (order_id, adherent_id, supplier_id, litigation_date, credit_note, amount, status, user_id, description, sender_name)
       select id, adherent_id, supplier_id, '2026-03-04', false, 0, '150', user_id, 'Colis ouvert', 'Benali Karim' from "order" where id = $1 returning id)
     insert into litigation_message (litigation_id, side, kind, text, author, user_id) select id, 'member', 'message', 'Bonjour', 'Karim Benali', $2 from one`,
    [sent.id, karim.id],
  )
  await sql(`update "order" set receiver_name = 'Karim Benali' where id = $1`, [sent.id])
})
afterAll(() => on.close())

test('everybody takes away what is held on themselves, as a workbook or as JSON, and nothing of others nor a secret', async () => {
  const { body } = await karim.get<{ tables: { label: string; rows: Record<string, unknown>[] }[] }>(
    '/users/me/data?format=json',
  )
  const labels = body.tables.map(({ label }) => label)
  expect(labels).toEqual(
    expect.arrayContaining([
      ...['Compte', 'Sessions – Utilisateur', 'Commandes – Auteur'],
      ...['Modifications du compte', 'Historique écrit'],
    ]),
  )
  const text = JSON.stringify(body)
  expect(text).toContain('0199009988')
  expect(text).not.toMatch(/argon2|nonce|order_total|julie/i)
  const answer = await on.app.inject({
    url: '/api/users/me/data',
    headers: { authorization: `Bearer ${karim.token}` },
  })
  expect(cellsOf(answer.rawPayload, 0)).toContainEqual(['E-mail', 'karim.benali@demo.example'])
})

test('the pages may reach their own origin alone', async () => {
  const { headers } = await on.app.inject('/healthz')
  const allowed = String(headers['content-security-policy']).match(
    /'[^']+'|\b(?:https?|wss?|data|blob):[^;\s]*|\*/g,
  )
  expect([...new Set(allowed)].sort()).toEqual([
    ...[
      "'none'",
      "'self'",
      ...[linkScriptSource, ...frameScriptSources].sort(),
      "'unsafe-inline'",
      'blob:',
      'data:',
    ],
  ])
  expect(headers['content-security-policy']).toContain(
    `default-src 'self';script-src 'self' ${[linkScriptSource, ...frameScriptSources].join(' ')};`,
  )
})

/** Sends what is due as a server without SMTP does; and what then stands on its disk. */
const keepMails = () => sendDueMails({ ...on.context, post: createPost(on.context.config), ...mailTrade })
const keptMails = async () => {
  const folder = join(on.context.config.dataDir, 'mails')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.txt'))
  return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
}

/** What a person made for the group stays, under its number. */
const kept = [
  ...[
    'order',
    'order_validation',
    'stock_voucher',
    'stock_entry',
    'stock_exit',
    'inventory',
    'litigation',
    'comment',
  ],
  ...['tender_opening', 'export_run', 'list_view'],
]

test('every table that cannot be without a person is emptied of who is erased, or is kept for accounts', () => {
  const { registry } = on.context.db
  const bound = registry.pointingTo('user').flatMap(({ resource, field }) => {
    const { kind, required } = resource.fields[field] ?? {}
    return kind === 'ref' && required ? [tableOf(resource)] : []
  })
  expect(
    bound.filter(
      (table) => !kept.includes(table) && !ownSql.some((text) => text.startsWith(`delete from ${table} `)),
    ),
  ).toEqual([])
})

test('who is erased is named nowhere any more, and what accounts need stays under « Compte effacé n° »', async () => {
  expect(await tablesNaming('karim.benali', 'Benali', '0199009988')).toEqual([
    ...['email_outbox', 'field_history', 'litigation', 'litigation_message', 'notification', 'order', 'user'],
  ])
  const { alain, claire } = await kitchen(on, 'alain', 'claire')
  const erase = (who: TestActor, address: string) => who.post(`/users/${karim.id}/erase`, { address })
  const address = 'karim.benali@demo.example'
  expect((await erase(claire, address)).body.type).toBe('err403')
  expect((await erase(karim, address)).body.type).toBe('err403')
  expect((await erase(alain, 'autre@demo.example')).body).toMatchObject({
    type: 'err400',
    fields: [{ name: 'address' }],
  })
  const bound = ['api_key', 'webhook', 'push_device'] as const
  const left = async () =>
    (
      await Promise.all(bound.map((table) => sql(`select id from ${table} where user_id = $1`, [karim.id])))
    ).flat()
  await sql(
    `insert into api_key (user_id, name, hash, ending, last_day, expires_at) values ($1, 'Stock', 'x', 'abcd', '2026-12-01', '2026-12-02')`,
    [karim.id],
  )
  await sql(
    `with told as (insert into webhook (label, url, active, user_id, failures) values ('Stock', 'https://x.example', true, $1, 0) returning id),
       event as (insert into webhook_event (type, webhook_id) select 'webhook.test', id from told returning id, webhook_id)
     insert into webhook_delivery (webhook_id, event_id, type, state, attempts) select webhook_id, id, 'webhook.test', 'queued', 0 from event`,
    [karim.id],
  )
  await sql(
    `with kept as (insert into push_device (user_id, device, endpoint, hash, p256dh, auth) values ($1, 'Chrome', 'https://x.example', 'x', 'x', 'x') returning id)
     insert into push_message (device_id, notification_id, attempts, next_attempt_at)
       select kept.id, n.id, 0, now() from kept, (select id from notification where user_id = $1 limit 1) n`,
    [karim.id],
  )
  expect(await left()).toHaveLength(3)
  await sql(
    `insert into email_outbox (kind, "to", subject, text, unique_key, state, attempts, tries, next_attempt_at, "createdAt")
     select kind, 'luc.fabre@demo.example', 'Autre', 'Autre', 'other', 'queued', 0, 0, next_attempt_at, "createdAt" from email_outbox where state = 'queued' limit 1`,
  )
  await keepMails()
  const before = await keptMails()
  expect(before.some((text) => /karim\.benali|Benali/.test(text))).toBe(true)
  const both = await Promise.all([erase(alain, address), erase(alain, address)])
  expect(both.map(({ status }) => status).sort(), 'pressed twice').toEqual([200, 404])
  expect(await left()).toEqual([])
  const after = await keptMails()
  expect(after.filter((text) => /karim\.benali|Benali/.test(text))).toEqual([])
  expect([after.length > 0, after.length < before.length], 'the others stay').toEqual([true, true])
  expect(await tablesNaming('karim.benali', 'Benali', '0199009988')).toEqual([])
  expect((await karim.get('/users/me')).body.type).toBe('err298')
  const { body: order } = await nadia.get<{ User: object }>(`/order/${sent.id}`)
  expect(order.User).toMatchObject({ first_name: 'Compte effacé', last_name: `n° ${karim.id}` })
  const [row] = await sql(`select receiver_name, order_total_ht from "order" where id = $1`, [sent.id])
  expect(row).toMatchObject({ receiver_name: `Compte effacé n° ${karim.id}` })
  expect(await sql(`select user_id from history where model = 'User' and event = 'erased'`)).toEqual([
    { user_id: alain.id },
  ])
  expect((await erase(alain, address)).body.type).toBe('err404')
  const again = await on.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email: address, password: testPassword },
  })
  expect(again.statusCode).not.toBe(200)
})

test('who is called much the same keeps the name, the address and what was told', async () => {
  const email = 'roche@deux.example'
  const id = await addPerson(on, {
    email,
    profile: 'LE',
    first_name: 'Anne',
    last_name: 'Roche',
    adherents: [1],
  })
  const named = 'Anne Roche, Anne Rocher, Marie-Anne Roche'
  const to = 'j.roche@deux.example; roche@deux.example; roche@deux.example.fr'
  await sql(
    `insert into notification (user_id, kind, title, body, params, mailing, event) values ($1, 'order_read', $2, 'Anne Roche.', $3, 'none', 'alike')`,
    [nadia.id, named, JSON.stringify({ why: `vu\n${named}` })],
  )
  await sql(
    `insert into email_outbox (kind, "to", subject, text, unique_key, state, attempts, tries, next_attempt_at)
     values ('notification', $1, $2, '', 'alike', 'queued', 0, 0, now())`,
    [to, named],
  )
  for (const name of ['Anne Roche', 'Anne Rocher'])
    await sql(`select record_events('Unit', 1, array['told'], array[$1::text], $2, null, $3)`, [
      ...[JSON.stringify({ name }), nadia.id, on.clock.now()],
    ])
  const { nadia: again } = await kitchen(on, 'nadia')
  expect((await again.post(`/users/${id}/erase`, { address: email })).status).toBe(200)
  const gone = `Compte effacé n° ${id}`
  const left = `${gone}, Anne Rocher, Marie-Anne Roche`
  expect(await sql(`select title, body, params from notification where event = 'alike'`)).toEqual([
    { title: left, body: `${gone}.`, params: { why: `vu\n${left}` } },
  ])
  const [mail] = await sql<{ to: string; subject: string }>(
    `select "to", subject from email_outbox where unique_key = 'alike'`,
  )
  expect(mail?.subject).toBe(left)
  expect(mail?.to).toMatch(/^j\.roche@deux\.example; [^;]+\d+[^;]*; roche@deux\.example\.fr$/)
  expect(mail?.to).not.toContain('; roche@deux.example;')
  expect(await sql(`select payload from history where event = 'told' order by id`)).toEqual([
    { payload: null },
    { payload: { name: 'Anne Rocher' } },
  ])
})

test('what is past its time goes on its night, as the options say, and the journal tells how many of what', async () => {
  const job = jobs.find(({ name }) => name === 'retention')
  if (!job) throw new Error('no job')
  const run = async (moment: string) => {
    on.clock.set(moment)
    const outcome = await runJob(on.context, job)
    expect(outcome?.error).toBeUndefined()
    return outcome?.result
  }
  const count = async (table: string) =>
    (await sql<{ n: number }>(`select count(*)::int as n from ${table}`))[0]?.n
  const orders = await count('"order"')
  await sql(`update "order" set "createdAt" = create_order_date where "createdAt" > '2026-03-10'`)
  await sql(
    `with market as (insert into tender (code, label, company_id, catalog_id, tender_type_id, market_closing_date, contact_name)
       select 'AO-1', 'Viande 2026', min(c.id), (select min(id) from catalog), (select min(id) from tendertype), '2026-04-30', 'Claire Moreau' from company c returning id),
       asked as (insert into tender_question (tender_id, supplier_id, text, asked_at, published) select id, 1, 'Quand ?', '2026-03-01', true from market),
       lot as (insert into tender_family (tender_id, family_id, lot_number, label) select id, (select min(id) from family), 1, 'Viande' from market returning id, tender_id),
       explained as (insert into tender_explanation (tender_id, tender_family_id, supplier_id, offer_print, asked_at, deadline, question)
         select tender_id, id, 1, '-', '2026-03-01', '2026-03-08', 'Comment ?' from lot),
       sent as (insert into tender_response (tender_id, supplier_id, version, status) select id, 1, 1, '150' from market returning id),
       bytes as (insert into "file" (path, unique_name, mime_type, filename) values ('/tender/answer', 'a.bin', 'application/octet-stream', 'a.bin') returning id),
       attached as (insert into tender_answer_file (tender_response_id, file_id) select sent.id, bytes.id from sent, bytes)
     insert into tender_response_version (tender_response_id, version, kind, at) select id, 1, 'sent', '2026-03-02' from sent`,
  )
  await run('2026-03-03T03:40:00+01:00')
  expect([await count('retention_entry'), await count('"order"')], 'nothing is old yet').toEqual([0, orders])
  expect(await run('2026-06-01T03:40:00+02:00')).toContain('Sessions terminées : ')
  expect([await count('"order"'), await count('session')]).toEqual([orders, 0])
  await sql(`update generaloption set value = '4' where key = 'retention_log_years'`)
  expect(await run('2029-06-01T03:40:00+02:00')).not.toContain('Historiques')
  expect(await run('2030-06-01T03:40:00+02:00')).toContain('Historiques et journaux : ')
  expect(await count('field_history')).toBe(0)
  expect(await count('tender_response_version')).toBe(1)
  const last = await run('2036-06-01T03:40:00+02:00')
  expect(last).toContain('Commandes, réceptions et litiges : ')
  expect(last).toContain('Dossiers de consultation : 1')
  expect([
    await count('tender_response_version'),
    await count('tender_response'),
    await count('tender_question'),
    await count('tender_explanation'),
    await count('tender_answer_file'),
  ]).toEqual([0, 0, 0, 0, 0])
  expect(await sql('select label, contact_name from tender')).toEqual([
    { label: 'Viande 2026', contact_name: null },
  ])
  expect([await count('"order"'), await count('order_line'), await count('litigation_message')]).toEqual([
    0, 0, 0,
  ])
  const reader = (await kitchen(on, 'nadia')).nadia
  const { body } = await reader.get<{ data: { rule: string; removed: number; before: string }[] }>(
    '/retention',
  )
  expect(body.data).toContainEqual(
    expect.objectContaining({ rule: 'orders', removed: orders, before: '2026-06-01' }),
  )
})
