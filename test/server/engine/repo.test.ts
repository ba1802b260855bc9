import { afterAll, beforeAll, expect, test } from 'vitest'
import { resources } from '../../../resources'
import { user } from '../../../resources/accounts/user'
import { emailOutbox } from '../../../resources/content/email-outbox'
import { address } from '../../../resources/directory/address'
import { order } from '../../../resources/orders/order'
import { standardCart } from '../../../resources/orders/standard-cart'
import { inventory } from '../../../resources/stock/inventory'
import { refuseMoves } from '../../../server/api/moves'
import { repo } from '../../../server/api/repo'
import type { Tx } from '../../../server/database/connect'
import { openApp, type TestApp } from '../../kit/open-app'

let on: TestApp
beforeAll(async () => {
  on = await openApp()
})
afterAll(() => on?.close())

const inTx = <T>(run: (tx: Tx) => Promise<T>): Promise<T> => on.context.db.system('seed', run)
const carts = (tx: Tx, now = new Date()) => repo({ tx, now, actor: { userId: 1 } }, standardCart)
const created = (label: string) => inTx((tx) => carts(tx).create({ label, is_admin: true }))

const told = (id: number) =>
  inTx((tx) =>
    tx.query<{ field: string; old_value: unknown; new_value: unknown; type: string }>(
      `select field, old_value, new_value, change_type as type from field_history where model = 'Standard_cart' and entity_id = $1 order by id`,
      [id],
    ),
  )
const version = async (id: number) =>
  (
    await inTx((tx) =>
      tx.query<{ lock_version: number }>('select lock_version from standard_cart where id = $1', [id]),
    )
  )[0]?.lock_version

test('what is created is checked and told, the default of the declaration beside it', async () => {
  const id = await created('Semaine du goût')
  expect((await told(id)).map(({ field, type }) => `${type} ${field}`).sort()).toEqual([
    'create is_admin',
    'create label',
  ])
  await expect(inTx((tx) => carts(tx).create({ is_admin: true }))).rejects.toMatchObject({ type: 'err400' })
  await expect(inTx((tx) => carts(tx).create({ label: 'x'.repeat(121) }))).rejects.toMatchObject({
    answer: { fields: [{ name: 'label' }] },
  })
})

test('an update raises the version and tells what changed; the same again writes nothing', async () => {
  const id = await created('Avant')
  const before = await version(id)
  for (const label of ['Après', 'Après']) await inTx((tx) => carts(tx).update(id, { label }))
  expect(await version(id)).toBe((before ?? 0) + 1)
  const changes = (await told(id)).filter(({ type }) => type === 'update')
  expect(changes).toMatchObject([{ field: 'label', old_value: 'Avant', new_value: 'Après' }])
})

test('what keeps no history tells nothing when it goes, and is really gone', async () => {
  const seen = await inTx(async (tx) => {
    const [mail] = await tx.query<{ id: number }>(
      `insert into email_outbox (kind, unique_key, "to", subject, text)
       values ('reset', 'to go', 'a@b.example', 'Bonjour', 'Bonjour') returning id`,
    )
    const id = mail?.id ?? 0
    await repo({ tx, now: new Date(), actor: { userId: 1 } }, emailOutbox).remove(id)
    const told = await tx.query(`select field from field_history where model = 'Email_outbox'`)
    return [id > 0, told, await tx.query('select id from email_outbox where id = $1', [id])]
  })
  expect(seen).toEqual([true, [], []])
})

test('an older version is refused, and a row that no longer is what was read is left alone', async () => {
  const id = await created('Relu')
  await expect(
    inTx((tx) => carts(tx).update(id, { label: 'Trop tard' }, { version: 99 })),
  ).rejects.toMatchObject({
    type: 'err409',
  })
  const done = await inTx((tx) => carts(tx).update(id, { label: 'Trop tard' }, { still: { active: false } }))
  expect([done, await version(id)]).toEqual([false, 0])
})

test('the checks of the whole row hold: an order is of a member or of a group', async () => {
  const [row] = await inTx((tx) =>
    tx.query<{ id: number }>(
      'select id from "order" where adherent_id is not null and "groupAdherent_id" is null limit 1',
    ),
  )
  const both = inTx((tx) =>
    repo({ tx, now: new Date(), actor: { userId: null } }, order).update(row?.id ?? 0, {
      groupAdherent_id: 1,
    }),
  )
  await expect(both).rejects.toMatchObject({ type: row ? 'err400' : 'err404' })
})

test('a city agrees with its zip code, whoever writes the address', async () => {
  const [row] = await inTx((tx) =>
    tx.query<{ id: number; other: number }>(
      `select a.id, m.id as other from address a join municipality m on m.zip_code <> a.zip_code
       where exists (select 1 from municipality own where own.zip_code = a.zip_code) order by a.id, m.id limit 1`,
    ),
  )
  const moved = inTx((tx) =>
    repo({ tx, now: new Date(), actor: { userId: null } }, address).update(row?.id ?? 0, {
      municipality_id: row?.other ?? 0,
    }),
  )
  await expect(moved).rejects.toMatchObject({ answer: { fields: [{ name: 'municipality_id' }] } })
})

test('a person that names another stands in the history of both kinds, whoever writes', async () => {
  const history = `select count(*)::int as n from association_history where model = 'User' and entity_id = 1 and associated_id = 2`
  const count = () => inTx(async (tx) => (await tx.query<{ n: number }>(history))[0]?.n)
  const before = await count()
  for (const validator_one of [2, null])
    await inTx((tx) =>
      repo({ tx, now: new Date(), actor: { userId: null } }, user).update(1, { validator_one }),
    )
  expect(await count()).toBe((before ?? 0) + 2)
})

const machines = resources.all.flatMap((resource) =>
  Object.entries(resource.fields).flatMap(([name, { moves: own = [], options = {} }]) => {
    const acted = Object.values(resource.actions ?? {}).flatMap(({ move }) =>
      move?.field === name && move.to ? [{ ...move, to: move.to }] : [],
    )
    const moves: readonly { from: readonly string[]; to: string }[] = [...own, ...acted]
    return moves.length
      ? [{ of: `${resource.name}.${name}`, resource, name, moves, states: Object.keys(options) }]
      : []
  }),
)

test.each(machines)('$of is written along its declared steps only', ({ resource, name, moves, states }) => {
  for (const from of states)
    for (const to of states) {
      const write = () => refuseMoves(resource, { [name]: from }, { [name]: to })
      const isStep = from === to || moves.some((one) => one.to === to && one.from.includes(from))
      if (isStep) expect(write).not.toThrow()
      else expect(write).toThrow(resource.fields[name]?.options?.[from])
    }
})

test('what is validated is not opened again, whoever writes', async () => {
  const [row] = await inTx((tx) =>
    tx.query<{ id: number }>(
      `insert into inventory (adherent_id, label, inventory_date, state, lines_nb, counted_nb, user_id)
       values (1, 'Essai', '2031-01-01', 'created', 0, 0, 1) returning id`,
    ),
  )
  const lead = (state: 'saved' | 'validated') =>
    inTx((tx) =>
      repo({ tx, now: new Date(), actor: { userId: 1 } }, inventory).update(row?.id ?? 0, { state }),
    )
  for (const state of ['saved', 'validated', 'validated'] as const) expect(await lead(state)).toBe(true)
  await expect(lead('saved')).rejects.toMatchObject({
    type: 'err409',
    answer: { display: "De l'état « Validé », rien ne mène à « En saisie »." },
  })
})

test('two that change a row at once change it one after the other', async () => {
  const id = await created('Ensemble')
  await Promise.all([
    inTx((tx) => carts(tx).update(id, { label: 'Un' })),
    inTx((tx) => carts(tx).update(id, { active: false })),
  ])
  expect(await version(id)).toBe(2)
})

test('what is removed is marked, told, and there no more', async () => {
  const id = await created('Adieu')
  await inTx((tx) => carts(tx).remove(id))
  await expect(inTx((tx) => carts(tx).update(id, { label: 'Encore' }))).rejects.toMatchObject({
    type: 'err404',
  })
  expect((await told(id)).filter(({ type }) => type === 'delete').map(({ field }) => field)).toContain(
    'label',
  )
})
