import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createPost } from '../../../server/mail/post'
import { queueMail } from '../../../server/mail/queue'
import type { MailFates } from '../../../server/mail/send-mail'
import { type BadMailbox, type Illness, openBadMailbox, slowness } from '../../kit/bad-smtp'
import { mailsTo } from '../../kit/mails'
import { openApp, type TestApp } from '../../kit/open-app'
import { sendDueMails } from '../../kit/send-due-mails'

let on: TestApp
let box: BadMailbox
beforeAll(async () => {
  on = await openApp()
  box = await openBadMailbox()
})
afterAll(async () => {
  await box.close()
  await on.close()
})
beforeEach(async () => {
  box.illness = undefined
  box.received.length = 0
  await on.context.db.system('outbox', (tx) => tx.query("delete from email_outbox where state = 'queued'"))
})

const mail = { subject: 'Commande', paragraphs: ['Bonjour'] }
let keys = 0
const queue = (to: string, more = {}) => {
  keys += 1
  const uniqueKey = `slow-${keys}`
  return on.context.db.system('outbox', (tx) =>
    queueMail(tx, { kind: 'notification', to, mail, config: config(), uniqueKey, ...more }, on.clock.now()),
  )
}
const limitsOf = (step: number) => ({
  connectionTimeout: step,
  greetingTimeout: step,
  socketTimeout: step,
  dnsTimeout: step,
  longest: 5000,
})
/** For servers that say nothing; and where one must answer, however busy this machine is. */
const [limits, easyLimits] = [limitsOf(700), limitsOf(4000)]
const config = () => ({ ...on.context.config, smtp: { url: box.url, from: 'portail@valae.example' } })
const send = (fates: MailFates = {}, held = easyLimits) =>
  sendDueMails({ ...on.context, config: config(), post: createPost(config(), held), fates })
const rowTo = async (to: string) => (await mailsTo(on, to)).at(-1)
const patience = { timeout: 20_000 }
const minutes = (n: number) => n * 60_000

const openTransactions = async () => {
  const [row] = await on.context.db.system('outbox', (tx) =>
    tx.query<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
    ),
  )
  return row?.n
}

const sick: readonly [Illness, what: string, counted: number][] = [
  ['silent', 'greets nobody', 0],
  ['rcpt', 'hangs at the addressee', 0],
  ['drop', 'drops the connection', 0],
  ['data', 'takes the message and says nothing', 1],
  ['busy', 'says « later »', 1],
]

test.each(sick)(
  'a mail server that is ill (%s: %s) keeps nothing and nobody waiting',
  async (illness, _what, tries) => {
    box.illness = illness
    await queue(`a@sick.example`)
    for (let n = 0; n < 4; n++) await queue(`${illness}${n}@well.example`)
    const sending = send({}, illness === 'silent' ? limits : easyLimits)
    if (illness !== 'silent')
      await expect
        .poll(() => box.received.filter(({ to }) => to.endsWith('well.example')).length, patience)
        .toBe(4)
    // What is on its way holds no connection of the database.
    await expect.poll(openTransactions, patience).toBe(0)
    await sending
    expect(await rowTo('a@sick.example')).toMatchObject({
      state: 'queued',
      attempts: 1,
      tries,
      leased_until: null,
    })
    expect(box.received.filter(({ to }) => to === 'a@sick.example')).toHaveLength(illness === 'data' ? 1 : 0)
  },
)

test('a slow server is not a dead one: each step takes its time, and the mail leaves once', async () => {
  box.illness = 'slow'
  await queue('lent@well.example')
  const start = performance.now()
  await send()
  expect(performance.now() - start).toBeGreaterThan(4 * slowness)
  expect(await rowTo('lent@well.example')).toMatchObject({ state: 'sent', attempts: 1 })
  expect(box.received).toHaveLength(1)
})

test('one domain holds two places at most', async () => {
  box.illness = 'rcpt'
  for (let n = 0; n < 6; n++) await queue('foule@sick.example')
  const sending = send({}, limits)
  await expect.poll(() => box.open(), patience).toBe(2)
  box.illness = undefined
  await sending
})

test('a server that cannot be reached uses up no try: people are told after 21 minutes, the mail is given up after 24 hours', async () => {
  const closed = await openBadMailbox()
  await closed.close()
  const far = { ...on.context.config, smtp: { url: closed.url, from: 'portail@valae.example' } }
  const told: string[] = []
  const fates: MailFates = { Order: async (_tx, _id, { state }) => void told.push(state) }
  const start = on.clock.now().getTime()
  const after = () => (on.clock.now().getTime() - start) / minutes(1)
  await queue('loin@well.example', { about: { model: 'Order', id: 1 } })
  const moments: number[] = []
  let lateAt = 0
  for (let state = 'queued'; state === 'queued'; ) {
    if (await sendDueMails({ ...on.context, config: far, post: createPost(far, limits), fates }))
      moments.push(after())
    if (told.length && !lateAt) lateAt = after()
    const row = await rowTo('loin@well.example')
    state = row?.state ?? ''
    if (row?.next_attempt_at) on.clock.set(row.next_attempt_at)
  }
  expect(moments.slice(0, 6)).toEqual([0, 1, 6, 21, 51, 81])
  expect(lateAt).toBe(21)
  expect(moments.at(-1)).toBeGreaterThanOrEqual(24 * 60)
  expect(moments.at(-1)).toBeLessThanOrEqual(25 * 60)
  expect([...new Set(told)]).toEqual(['late', 'bounced'])
})

test('when the server is back within the day, the mail leaves with all its tries before it', async () => {
  box.illness = 'silent'
  await queue('retour@well.example')
  for (const wait of [0, 1, 5, 15, 30, 30]) {
    on.clock.advance(minutes(wait))
    expect(await send({}, limits)).toBe(1)
  }
  expect(await rowTo('retour@well.example')).toMatchObject({ state: 'queued', attempts: 6, tries: 0 })
  box.illness = undefined
  on.clock.advance(minutes(30))
  await send()
  expect(await rowTo('retour@well.example')).toMatchObject({ state: 'sent', unreachable_since: null })
})

test('a mail whose sender died is taken again by its job, four times at most', async () => {
  const hours = () => on.clock.advance(minutes(7))
  const claimOnly = () =>
    sendDueMails({ ...on.context, config: config(), post: () => new Promise(() => undefined) })
  await queue('mort@well.example')
  for (let death = 1; death <= 4; death++) {
    void claimOnly()
    await expect.poll(async () => (await rowTo('mort@well.example'))?.attempts, patience).toBe(death)
    expect(await send()).toBe(0)
    hours()
  }
  await send()
  expect(await rowTo('mort@well.example')).toMatchObject({ state: 'bounced', attempts: 5 })
})

test('what is slow is refused inside a transaction: a mail, a file, a document, a job', async () => {
  const inside = (act: () => Promise<unknown>) => on.context.db.system('jobs', () => act())
  const post = createPost(config(), limits)
  const { runJob } = await import('../../../server/jobs/run-job')
  const { sheetPdf } = await import('../../../server/trade/sheet-pdf')
  const sheet = { title: 'x', author: 'x', over: 'x', facts: [], columns: [], groups: [] }
  const job = { name: 'x', label: 'x', every: 1, run: async () => undefined }
  const acts = [
    () => post({ to: 'a@well.example' }),
    () => on.context.files.get('a/b'),
    () => on.context.files.has('a/b'),
    () => on.context.files.put('a/b', '/nothing'),
    () => on.context.files.remove('a/b'),
    () => sheetPdf(sheet),
    () => runJob(on.context, job),
  ]
  for (const act of acts) await expect(inside(act)).rejects.toThrow(/inside a transaction/)
})
