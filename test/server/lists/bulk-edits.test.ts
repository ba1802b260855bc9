import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner } from '../../../server/database/migrate'
import { bulkJobs } from '../../../server/jobs/bulk-jobs'
import { runJob } from '../../../server/jobs/run-job'
import { addPerson, signIn, type TestActor } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'
import { sent } from '../../kit/shelf'

let on: TestApp
let nadia: TestActor
let claire: TestActor

interface State {
  id: number
  state: string
  total: number
  changed: number
  refused: number
  undone: number
  left: number
  refusals: { title: string; message: string }[]
}

const sql = <T extends Record<string, unknown>>(text: string, values: unknown[] = []) =>
  on.context.db.system('seed', (tx) => tx.query<T>(text, values))
const search = { model: 'Unit', fields: [{ name: 'position', operator: 'eq', value: 777 }] }
const activate = { search, field: 'active', value: true }
const stateOf = async (id: number) => (await nadia.get<State>(`/bulk-edits/${id}`)).body
const until = async (id: number, state: string) => {
  await expect.poll(async () => (await stateOf(id)).state, { timeout: 20_000 }).toBe(state)
  return stateOf(id)
}
const active = async () =>
  (await sql<{ n: number }>(`select count(*)::int as n from unit where position = 777 and active`))[0]?.n

beforeAll(async () => {
  on = await openApp()
  for (const [name, profile] of [
    ['nadia', 'SA'],
    ['claire', 'CM'],
  ] as const)
    await addPerson(on, { email: `${name}@bulk.example`, profile })
  nadia = await signIn(on.app, 'nadia@bulk.example')
  claire = await signIn(on.app, 'claire@bulk.example')
  await sql(
    `insert into unit (label, position, active) select 'Essai ' || n, 777, false from generate_series(1, 119) n
     union all select label, 777, false from (select label from unit where active order by id limit 1) known`,
  )
})
afterAll(() => on.close())

test('a value is given to all found rows in batches, with their history, a report and one undo', async () => {
  const { id } = (await nadia.post<{ id: number }>('/bulk-edits', activate)).body
  const done = await until(id, 'done')
  expect(done).toMatchObject({ total: 120, changed: 119, refused: 1 })
  expect(done.refusals).toEqual([
    expect.objectContaining({ message: 'Libellé : Cette valeur est déjà utilisée' }),
  ])
  expect(await active()).toBe(119)
  const history = `select count(*)::int as n from field_history where model = 'Unit' and field = 'active' and user_id = $1`
  expect(await sql(history, [nadia.id])).toEqual([{ n: 119 }])
  const told = await sql(`select body from notification where kind = 'bulk_done' and user_id = $1`, [
    nadia.id,
  ])
  expect(told).toEqual([{ body: expect.stringContaining('(lignes : 119 ; refusées : 1)') }])

  await sql(`update unit set active = false, lock_version = lock_version + 1 where label = 'Essai 7'`)
  const asked = await sent(async () => {
    expect((await nadia.put(`/bulk-edits/${id}/undo`, {})).status).toBe(200)
    expect(await until(id, 'undone')).toMatchObject({ undone: 118, left: 1 })
  })
  // Locked and written: what else a row asks for is asked once for many of them.
  expect(asked.filter(({ text }) => /"unit"|savepoint|record_fields/.test(text)).length).toBeLessThan(250)
  expect(await sql(history, [nadia.id])).toEqual([{ n: 119 + 118 }])
  expect(await active()).toBe(0)
  expect((await nadia.put(`/bulk-edits/${id}/undo`, {})).status).toBe(409)
})

test('it is its person’s alone, of fields that it may write', async () => {
  const errors = async (who: TestActor, more: object) => {
    const { status, body } = await who.post<{ fields?: { name: string }[] }>('/bulk-edits', {
      ...activate,
      ...more,
    })
    return [status, body.fields?.[0]?.name]
  }
  expect(await errors(claire, {})).toEqual([403, undefined])
  expect(await errors(nadia, { field: 'id' })).toEqual([422, 'field'])
  expect(await errors(nadia, { field: 'decimals', value: 9 })).toEqual([422, 'value'])
  expect(await errors(nadia, { field: 'label', value: '' })).toEqual([422, 'value'])
  expect(await errors(nadia, { search: { ...search, model: 'Session' } })).toEqual([403, undefined])
  const unread = { ...search, fields: [{ ...search.fields[0], operator: 'contains' }] }
  expect(await errors(nadia, { search: unread })).toEqual([422, 'position'])
  const [row] = await sql<{ id: number }>('select id from bulk_edit limit 1')
  expect((await claire.get(`/bulk-edits/${row?.id}`)).status).toBe(404)
  expect((await claire.put(`/bulk-edits/${row?.id}/undo`, {})).status).toBe(404)
})

test('it stops where its person may act no more', async () => {
  const owner = (text: string) => asOwner(on.url, (tx) => tx.query(text))
  await owner(
    `create function leave() returns trigger language plpgsql security definer as
       $$ begin update "user" set status_id = 2 where id = new.user_id; return new; end $$`,
  )
  await owner(
    `create trigger leave after update on bulk_edit for each row when (old.state = 'running' and new.state = 'running') execute function leave()`,
  )
  const { id } = (await nadia.post<{ id: number }>('/bulk-edits', { ...activate, value: true })).body
  const states = `select state, (select count(*)::int from bulk_edit_row where bulk_edit_id = $1 and state = 'waiting') as waiting
    from bulk_edit where id = $1`
  await expect.poll(async () => (await sql<{ state: string }>(states, [id]))[0]?.state).toBe('failed')
  expect(await sql(states, [id])).toEqual([{ state: 'failed', waiting: 20 }])
  await owner('drop trigger leave on bulk_edit; drop function leave')
  await sql('update "user" set status_id = 1')
  nadia = await signIn(on.app, 'nadia@bulk.example')
})

test('what its process left behind goes on where it stopped, and no row is changed twice', async () => {
  const [run] = await sql<{ id: number }>(
    `insert into bulk_edit (user_id, target, field, value, state, total, attempts, "updatedAt")
     values ($1, 'unit', 'decimals', '2', 'running', 119, 1, '2020-01-01') returning id`,
    [nadia.id],
  )
  await sql(
    `insert into bulk_edit_row (bulk_edit_id, entity_id, state, before)
     select $1, id, case when label like 'Essai 1%' then 'changed' else 'waiting' end, '0' from unit where label like 'Essai %'`,
    [run?.id],
  )
  const [job] = bulkJobs
  if (!job || !run) throw new Error('no job')
  expect((await runJob(on.context, job))?.result).toBe('Modifications reprises : 1')
  expect(await stateOf(run.id)).toMatchObject({ state: 'done', changed: 119 })
  const twos = `select count(*)::int as n from unit where label like 'Essai %' and decimals = 2`
  expect(await sql(twos)).toEqual([{ n: 119 - 31 }])
})

test('values are changed from what each row holds, after a preview that keeps nothing, and taken back', async () => {
  nadia = await signIn(on.app, 'nadia@bulk.example')
  await sql(
    `insert into unit (label, abbreviation, decimals, position, active)
     select 'Bac n° ' || n, 'bac-' || n, n % 4, 888, true from generate_series(1, 30) n`,
  )
  const found = { model: 'Unit', fields: [{ name: 'position', operator: 'eq', value: 888 }] }
  const body = { search: found, field: 'decimals', change: { how: 'plus', by: '1' } }
  interface Preview {
    total: number
    lines: { title: string; old: string; new: string; message: string }[]
  }
  const preview = (await nadia.put<Preview>('/bulk-edits/preview', body)).body
  expect(preview.total).toBe(30)
  expect(preview.lines).toHaveLength(20)
  expect(preview.lines[0]).toMatchObject({ title: 'Bac n° 1', old: '1', new: '2', message: '' })
  expect(preview.lines[2]).toMatchObject({
    old: '3',
    new: '3',
    message: expect.stringContaining('Décimales'),
  })
  const decimals = async () =>
    (await sql<{ sum: number }>('select sum(decimals)::int as sum from unit where position = 888'))[0]?.sum
  const sum = (await decimals()) ?? 0

  const { id } = (await nadia.post<{ id: number }>('/bulk-edits', body)).body
  const done = await until(id, 'done')
  expect(done).toMatchObject({ total: 30, refused: 7, changed: 23 })
  expect(done.refusals).toHaveLength(7)
  expect(await decimals()).toBe(sum + 23)
  await sql(`update unit set decimals = 0, lock_version = lock_version + 1 where label = 'Bac n° 2'`)
  await nadia.put(`/bulk-edits/${id}/undo`, {})
  expect(await until(id, 'undone')).toMatchObject({ undone: 22, left: 1 })
  expect(await decimals()).toBe(sum - 2)

  const renamed = { search: found, field: 'label', change: { how: 'replace', find: 'bac N°', by: 'Caisse' } }
  const second = (await nadia.post<{ id: number }>('/bulk-edits', renamed)).body
  expect(await until(second.id, 'done')).toMatchObject({ changed: 30, refused: 0 })
  const caisses = `select count(*)::int as n from unit where label like 'Caisse %' and position = 888`
  expect(await sql(caisses)).toEqual([{ n: 30 }])

  const wrong = async (more: object, who = nadia) => {
    const { status, body: said } = await who.put<{ fields?: { name: string }[] }>('/bulk-edits/preview', {
      ...body,
      ...more,
    })
    return [status, said.fields?.[0]?.name]
  }
  expect(await wrong({}, claire)).toEqual([403, undefined])
  expect(await wrong({ field: 'label' })).toEqual([422, 'change'])
  expect(await wrong({ field: 'id' })).toEqual([422, 'field'])
  for (const change of [{}, 'x', { how: 'plus', by: '1e3' }, { how: 'round', to: '0' }, { how: 'drop' }])
    expect(await wrong({ change })).toEqual([422, 'change'])
})
