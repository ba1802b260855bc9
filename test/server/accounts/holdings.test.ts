import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailLink } from '../../../server/accounts/account-mails'
import { holdings } from '../../../server/accounts/end-holdings'
import { renewRecoveryCodes } from '../../../server/accounts/recovery-codes'
import { hashOf, newSecret } from '../../../server/accounts/secrets'
import { addPerson, call, signIn, type TestActor, testPassword } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'

let on: TestApp
let nadia: TestActor
let adherents: number[]
let person: { id: number; email: string; profile: number }
let open: TestActor
let turns = 0

type Row = Record<string, unknown>
const sql = <T = Row>(text: string, values: unknown[] = []) =>
  on.context.db.system('seed', (tx) => tx.query<T & Row>(text, values))
const one = async <T = Row>(text: string, values: unknown[] = []) => (await sql<T>(text, values))[0] as T

beforeAll(async () => {
  on = await openApp()
  await addPerson(on, { email: 'nadia@holdings.example', profile: 'SA' })
  adherents = (await sql<{ id: number }>('select id from adherent order by id limit 2')).map(({ id }) => id)
})
afterAll(() => on.close())

/** How each holding is put into a person's hands, and what says that it still works. */
const held: Record<string, { give: (id: number) => Promise<unknown>; works: string }> = {
  sessions: {
    give: async () => {
      await signIn(on.app, person.email)
    },
    works: `select 1 from session s where user_id = $1 and ended_at is null
      and exists (select 1 from session o where o.user_id = $1 and o.id < s.id)`,
  },
  'mail links': {
    give: async (id) => {
      const { email } = person
      await on.context.db.system('login', (tx) =>
        mailLink(on.context, tx, { purpose: 'reset', id, email, first_name: 'Claire' }),
      )
    },
    works: 'select 1 from token where user_id = $1 and used_at is null and session_id is null',
  },
  'order links': {
    give: async (id) => {
      const supplier = await one<{ id: number }>('select id from supplier order by id limit 1')
      const order = await one<{ id: number }>(
        `insert into "order" (number, supplier_id, adherent_id, status, user_id, create_order_date, ask_delivery_date)
         values ($4, $1, $2, '100', $3, '2026-03-04', '2026-03-06') returning id`,
        [supplier.id, adherents[0], id, `H${turns}`],
      )
      await sql(
        `insert into order_token (order_id, purpose, token_hash, user_id, expires_at, "createdAt") values ($1, 'decide', $2, $3, $4, $5)`,
        [
          order.id,
          hashOf(newSecret(on.context.random)),
          id,
          new Date(on.clock.now().getTime() + 1e8),
          on.clock.now(),
        ],
      )
    },
    works: `select 1 from order_token where user_id = $1 and expires_at > "createdAt"`,
  },
  'API keys': {
    give: (id) =>
      sql(
        `insert into api_key (user_id, name, hash, ending, permissions, last_day, expires_at)
         values ($1, 'Stock', $2, 'abcd', array['viewOrderTracking'], '2039-01-01', '2039-01-01')`,
        [id, hashOf(newSecret(on.context.random))],
      ),
    works: 'select 1 from api_key where user_id = $1',
  },
  webhooks: {
    give: (id) =>
      sql(
        `insert into webhook (label, url, events, active, user_id, failures) values ('Stock', 'https://a.example', array['order.sent'], true, $1, 0)`,
        [id],
      ),
    works: 'select 1 from webhook where user_id = $1 and active',
  },
  'webhook deliveries': {
    give: async (id) => {
      const event = await one<{ id: number }>(
        `insert into webhook_event (type, told_at) values ('order.sent', now()) returning id`,
      )
      await sql(
        `insert into webhook_delivery (webhook_id, event_id, type, body, state, attempts)
         select id, $2, 'order.sent', '{}', 'queued', 0 from webhook where user_id = $1`,
        [id, event.id],
      )
    },
    works: `select 1 from webhook_delivery where state = 'queued' and webhook_id in (select id from webhook where user_id = $1)`,
  },
  'push devices': {
    give: (id) =>
      sql(
        `insert into push_device (user_id, device, endpoint, hash, p256dh, auth, failures) values ($1, 'Firefox', 'https://p.example', $2, 'a', 'b', 0)`,
        [id, newSecret(on.context.random)],
      ),
    works: 'select 1 from push_device where user_id = $1',
  },
  'push messages': {
    give: async (id) => {
      const { id: notification } = await one<{ id: number }>(
        `insert into notification (user_id, kind, title) values ($1, 'export_ready', 'Prêt') returning id`,
        [id],
      )
      await sql(
        `insert into push_message (device_id, notification_id, attempts, next_attempt_at) select id, $2, 0, $3 from push_device where user_id = $1`,
        [id, notification, on.clock.now()],
      )
    },
    works: 'select 1 from push_message where device_id in (select id from push_device where user_id = $1)',
  },
  exports: {
    give: (id) =>
      sql(
        `insert into export_run (user_id, type, name, state, total, handled, stored, size)
         values ($1, 'order', 'a.xlsx', 'done', 1, 1, 'exports/a.xlsx', 5), ($1, 'order', 'b.xlsx', 'running', 1, 0, null, null)`,
        [id],
      ),
    works: `select 1 from export_run where user_id = $1 and state <> 'failed'`,
  },
  'scheduled exports': {
    give: (id) =>
      sql(
        `insert into export_schedule (user_id, type, name, rhythm, span, next_day) values ($1, 'order', 'a.xlsx', 'weekly', 'all', '2039-01-03')`,
        [id],
      ),
    works: 'select 1 from export_schedule where user_id = $1 and next_day is not null',
  },
  'scheduled imports': {
    give: (id) =>
      sql(
        `insert into scheduled_import (label, target, source, folder, hour, active, user_id) values ('Tarif', 'article', 'folder', 'a', '05:00', true, $1)`,
        [id],
      ),
    works: 'select 1 from scheduled_import where user_id = $1 and active',
  },
}

const newPassword = 'Carnet-ouvert7'
const update = async (change: Row) => {
  const { body } = await nadia.get(`/users/${person.id}`)
  return nadia.put(`/users/update/${person.id}`, { lock_version: body.lock_version, ...change })
}

/** A recovery code of the person, who has a second factor. */
const recoveryCode = async () => {
  const codes = await on.context.db.system('login', (tx) => renewRecoveryCodes(on.context, tx, person.id))
  return codes[0]
}
/** A provider of the person's organisation, which vouches for the person. */
const provider = async () => {
  const { body } = await nadia.post<{ id: number }>('/identity-provider', {
    ...{ label: `Annuaire ${turns}`, preset: 'other', issuer: 'https://id.example', client_id: 'portail' },
    ...{ client_auth: 'client_secret_basic', scopes: 'openid', active: true, max_level: 10 },
    adherent_id: adherents[0],
  })
  await sql(
    `insert into identity_link (identity_provider_id, user_id, issuer, subject, print, proof, linked_at)
     values ($1, $2, 'https://id.example', 'claire', $3, 'password', $4)`,
    [body.id, person.id, newSecret(on.context.random), on.clock.now()],
  )
  return body
}

/** Each act that takes something from a person, done by the call that people use. */
const acts: Record<string, () => Promise<unknown>> = {
  'a changed password': () =>
    open.put('/users/update-password', {
      old_password: testPassword,
      new_password: newPassword,
      confirm_password: newPassword,
    }),
  'a reset password': async () => {
    const secret = newSecret(on.context.random)
    await sql(`update token set hash = $2 where user_id = $1 and purpose = 'reset' and used_at is null`, [
      person.id,
      hashOf(secret),
    ])
    return call(on.app, 'POST', '/auth/security/reset-password', {
      body: { token: secret, password: newPassword, confirmPassword: newPassword },
    })
  },
  '« Déconnecter partout »': () => open.delete('/users/sessions'),
  '« Déconnecter partout » of the staff': () => nadia.post(`/users/${person.id}/disconnect`),
  'a passkey taken off': async () => {
    const key = await one<{ id: number }>(
      `insert into passkey (user_id, name, credential, public_key, uses, backed_up) values ($1, 'Clé', $2, 'a', 0, false) returning id`,
      [person.id, newSecret(on.context.random)],
    )
    const proof = { password: testPassword, code: await recoveryCode() }
    return open.post(`/users/passkeys/${key.id}/remove`, proof)
  },
  'an authenticator application taken off': async () => {
    await sql('update "user" set totp_enabled = true where id = $1', [person.id])
    return open.post('/users/two-factor/disable', { password: testPassword, code: await recoveryCode() })
  },
  'an identity provider that is used no more': async () => {
    const { id, lock_version } = (await provider()) as { id: number; lock_version?: number }
    return nadia.put(`/identity-provider/${id}`, { lock_version, active: false })
  },
  'an identity provider that is removed': async () => {
    const { id } = await provider()
    return nadia.delete(`/identity-provider/${id}`)
  },
  'a deactivated account': () => update({ status_id: 2 }),
  'a lost perimeter': () => update({ adherent_ids: adherents.slice(0, 1) }),
  'another profile': async () =>
    update({
      profile_id: (
        await one<{ id: number }>('select id from profile where profile_type_id = 3 and id <> $1 limit 1', [
          person.profile,
        ])
      ).id,
    }),
  'a changed address': () => update({ email: `autre${turns}@holdings.example` }),
  'a deleted account': async () => {
    // Whoever something is in the name of is not deleted.
    await sql('delete from order_token where user_id = $1', [person.id])
    await sql('delete from "order" where user_id = $1', [person.id])
    await sql(
      'delete from webhook_delivery where webhook_id in (select id from webhook where user_id = $1)',
      [person.id],
    )
    await sql('delete from webhook where user_id = $1', [person.id])
    await sql('delete from scheduled_import where user_id = $1', [person.id])
    return nadia.delete(`/users/delete/${person.id}`)
  },
  'an erased account': () => nadia.post(`/users/${person.id}/erase`, { address: person.email }),
}

const heldNames = () => Object.keys(held)
const working = async () => {
  const found: string[] = []
  for (const [name, { works }] of Object.entries(held))
    if ((await sql(works, [person.id])).length) found.push(name)
  return found
}
beforeEach(async () => {
  turns += 1
  const email = `claire${turns}@holdings.example`
  nadia = await signIn(on.app, 'nadia@holdings.example')
  const id = await addPerson(on, { email, profile: 'DI', adherents })
  const { profile_id } = await one<{ profile_id: number }>('select profile_id from "user" where id = $1', [
    id,
  ])
  person = { id, email, profile: profile_id }
  open = await signIn(on.app, email)
  for (const { give } of Object.values(held)) await give(id)
})

test('every holding that the function ends is given and looked at here', () => {
  expect(
    heldNames()
      .filter((name) => name !== 'sessions')
      .sort(),
  ).toEqual(Object.keys(holdings).sort())
})

test('who looks after an account sees what opens it; others do not, and nobody ends the own one there', async () => {
  await sql(
    `insert into passkey (user_id, name, credential, public_key, uses, backed_up) values ($1, 'Téléphone', $2, 'a', 0, true)`,
    [person.id, newSecret(on.context.random)],
  )
  const { status, body } = await nadia.get(`/users/${person.id}/access`)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    ...{ enabled: false, passkeys: 1, codes_left: 0 },
    Passkeys: [{ name: 'Téléphone', backed_up: true }],
    Sessions: [{ address: '127.0.0.1' }, { address: '127.0.0.1' }],
    Devices: [{ device: 'Firefox' }],
    Keys: [{ name: 'Stock', ending: 'abcd' }],
  })
  expect(JSON.stringify(body)).not.toMatch(/hash|credential|endpoint|public_key/)
  await addPerson(on, { email: `chef${turns}@holdings.example`, profile: 'CH', adherents })
  const cook = await signIn(on.app, `chef${turns}@holdings.example`)
  expect((await cook.get(`/users/${person.id}/access`)).status).toBe(403)
  expect((await cook.post(`/users/${person.id}/disconnect`)).status).toBe(403)
  // Who looks after the people of one member sees nobody of the house.
  expect([403, 404]).toContain((await open.get(`/users/${nadia.id}/access`)).status)
  expect([403, 404]).toContain((await open.post(`/users/${nadia.id}/disconnect`)).status)
  expect((await nadia.post(`/users/${nadia.id}/disconnect`)).body.type).toBe('err403')
})

describe('nothing of what a person holds outlives', () => {
  test.each(Object.keys(acts))('%s', async (act) => {
    expect(await working()).toEqual(heldNames())
    const answer = (await acts[act]?.()) as { status: number; body: Row }
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    expect(await working()).toEqual([])
  })
})

test('new rights alone end sessions, which do not know them, and nothing else', async () => {
  const [{ id }] = (await sql<{ id: number }>('select id from adherent order by id offset 2 limit 1')) as [
    { id: number },
  ]
  expect((await update({ adherent_ids: [...adherents, id] })).status).toBe(200)
  expect(await working()).toEqual(heldNames().filter((name) => name !== 'sessions'))
})
