import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobs } from '../../../server/jobs'
import { runJob } from '../../../server/jobs/run-job'
import { notify } from '../../../server/trade/notify'
import { addPerson, signIn } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'

let on: TestApp
let cook: number
let chief: number
let gone: number

beforeAll(async () => {
  on = await openApp()
  on.clock.set('2026-03-10T09:00:00Z')
  cook = await addPerson(on, { email: 'cook@x.example', profile: 'CH', adherents: [1], first_name: 'Karim' })
  chief = await addPerson(on, { email: 'chief@x.example', profile: 'RE', adherents: [1] })
  gone = await addPerson(on, { email: 'gone@x.example', profile: 'CH', adherents: [1], status_id: 2 })
})
afterAll(() => on?.close())

const refused = (entityId: number, event?: string) => ({
  kind: 'order_refused' as const,
  users: [cook, cook, null, undefined, gone],
  model: 'Order',
  entityId,
  event,
  params: { order: 'C-1', supplier: 'Boucherie Martin', by: 'Luc Fabre', reason: 'Trop cher.' },
  now: on.clock.now(),
})
const told = (given: ReturnType<typeof refused>) =>
  on.context.db.system('notifications', (tx) => notify(tx, given))
const rows = (sql: string, ...values: unknown[]) =>
  on.context.db.system('notifications', (tx) => tx.query(sql, values))
const run = (name: string) => {
  const job = jobs.find((one) => one.name === name)
  if (!job) throw new Error(name)
  return runJob(on.context, job)
}

test('a person is told once of a kind, an entity and an event, with the sentence filled in (I-26)', async () => {
  expect(await told(refused(7))).toEqual([cook])
  expect(await told(refused(7))).toEqual([])
  expect(await told(refused(7, 'second'))).toEqual([cook])
  expect(await told(refused(8))).toEqual([cook])
  const [row] = await rows('select title, body from notification where entity_id = 7 order by id')
  expect(row).toEqual({
    title: 'Commande refusée',
    body: 'La commande C-1 auprès de Boucherie Martin a été refusée par Luc Fabre : Trop cher.',
  })
  const long = { ...refused(99), params: { ...refused(99).params, reason: 'x'.repeat(5000) } }
  expect(await told(long)).toEqual([cook])
  const [cut] = await rows('select length(body) as n from notification where entity_id = 99')
  expect(cut).toEqual({ n: 4000 })
})

test('a deleted notification does not come back (I-26)', async () => {
  await rows('update notification set "deletedAt" = now() where entity_id = 8')
  expect(await told(refused(8))).toEqual([])
})

test('twenty at the same moment tell a person once', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => told(refused(9))))
  expect(answers.flat()).toEqual([cook])
})

test('an actor tells others in its own transaction, and nothing is told when it fails', async () => {
  const who = await signIn(on.app, 'cook@x.example')
  const actor = {
    userId: who.id,
    sessionId: 0,
    profileTypeId: 3,
    level: 1,
    permissions: new Set<string>(),
    lists: { adherents: [1] },
  }
  const tell = (entityId: number, fails: boolean) =>
    on.context.db.write(actor, async (tx) => {
      await notify(tx, { ...refused(entityId), users: [chief] })
      const [me] = await tx.query<{ role: string }>('select current_user as role')
      if (fails) throw new Error('undone')
      return me?.role
    })
  expect(await tell(20, false)).toBe('portal_adherent')
  await expect(tell(21, true)).rejects.toThrow('undone')
  expect(await rows('select entity_id from notification where user_id = $1', chief)).toEqual([
    { entity_id: 20 },
  ])
})

test('mails follow the preference: at once, in the recap of the morning, or none', async () => {
  await rows(`update notification set mailing = 'sent'`)
  const choose = (mailing: string) =>
    rows(
      `insert into notification_preference (user_id, kind, mailing) values ($1, 'order_refused', $2)
       on conflict do nothing returning id`,
      cook,
      mailing,
    )
  await told(refused(30))
  expect((await run('notification_mails'))?.result).toBe('E-mails préparés : 1')
  const [mail] = await rows(`select "to", subject, text from email_outbox order by id desc limit 1`)
  expect(mail).toMatchObject({ to: 'cook@x.example', subject: 'Commande refusée : C-1 — Boucherie Martin' })
  expect(mail?.text).toContain('https://portail.example/front-office/orders/tracking/30')
  await choose('digest')
  await told(refused(31))
  await told(refused(32))
  expect((await run('notification_mails'))?.result).toBeUndefined()
  expect((await run('notification_digest'))?.result).toBe('Récapitulatifs préparés : 1')
  expect((await run('notification_digest'))?.result).toBeUndefined()
  const [recap] = await rows(`select subject, kind from email_outbox order by id desc limit 1`)
  expect(recap).toEqual({
    subject: 'Votre récapitulatif du 10/03/2026 : 2 notifications',
    kind: 'recap_quotidien',
  })
  await told(refused(33))
  expect((await run('notification_digest'))?.result).toBe('Récapitulatifs préparés : 1')
  const [single] = await rows(`select subject from email_outbox order by id desc limit 1`)
  expect(single?.subject).toBe('Votre récapitulatif du 10/03/2026 : 1 notification')
  await rows(`update notification_preference set mailing = 'none'`)
  await told(refused(34))
  expect((await run('notification_mails'))?.result).toBeUndefined()
  expect((await run('notification_digest'))?.result).toBeUndefined()
})

test('who was written to about it already has it in the box, without a second mail', async () => {
  const tell = (entityId: number, mailed: string[]) =>
    on.context.db.system('notifications', (tx) =>
      notify(tx, { ...refused(entityId), users: [chief], mailed }),
    )
  expect(await tell(51, ['Chief@X.example'])).toEqual([chief])
  expect(await tell(52, ['cook@x.example'])).toEqual([chief])
  const kept = await rows(
    'select entity_id, mailing from notification where entity_id in (51, 52) order by 1',
  )
  expect(kept).toEqual([
    { entity_id: 51, mailing: 'none' },
    { entity_id: 52, mailing: 'mail' },
  ])
})
