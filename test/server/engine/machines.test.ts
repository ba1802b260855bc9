import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { resources } from '../../../resources'
import { litigationTransitions, litigationVerbs } from '../../../resources/litigations/states'
import { callOf } from '../../../resources/schema/calls'
import { fitsMany, isRestorable } from '../../../resources/schema/derive'
import type { Fields } from '../../../resources/schema/field'
import { lockOf } from '../../../resources/schema/locked'
import type { AnyResource } from '../../../resources/schema/resource'
import { tableOf } from '../../../server/database/naming'
import { signIn, type TestActor } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'
import { type RowMaker, rowMaker } from '../../kit/row-maker'
import { sendFile } from '../../kit/send-file'
import { workbook } from '../../kit/workbooks'

type Row = Record<string, unknown>

/** A state machine as it is declared: its states, the commands that somebody may send, and the steps that there are. */
interface Machine {
  name: string
  field: string
  states: readonly string[]
  commands: readonly { verb: string; call: string; body: Row }[]
  steps: readonly { verb: string; from: readonly string[]; to?: string }[]
  /** What a row must say besides for any step at all. */
  also?: string
}

const samples: Readonly<Record<string, string | number>> = {
  date: '2031-01-01',
  dateTime: '2031-01-01T10:00:00.000Z',
  ref: 1,
}
const told = (input: Fields = {}): Row =>
  Object.fromEntries(Object.entries(input).map(([name, { kind }]) => [name, samples[kind] ?? 'Essai']))

const declared = resources.all.flatMap((resource): Machine[] => {
  const moves = Object.entries(resource.actions ?? {}).flatMap(([verb, action]) =>
    action.move ? [{ verb, action, ...action.move }] : [],
  )
  const field = moves[0]?.field
  if (!field) return []
  return [
    {
      name: resource.name,
      field,
      states: Object.keys(resource.fields[field]?.options ?? {}),
      commands: moves.map(({ verb, action: { call, send, input } }) => ({
        verb,
        call,
        body: { ...send, ...told(input) },
      })),
      steps: moves,
    },
  ]
})

const litigations: Machine = {
  name: 'litigation',
  field: 'status',
  states: Object.keys(resources.get('litigation').fields.status?.options ?? {}),
  commands: litigationVerbs.map((verb) => ({
    verb,
    call: 'PUT /litigation/{id}/move',
    body: { verb, credit_obtained_ht: '1.00', credit_reference: 'A1', comment: 'Essai', reason: 'Essai' },
  })),
  steps: litigationTransitions.filter(({ who }) => who.backOffice),
  also: 'is_sent = true',
}

/** A row of each, as plain as may be. */
const made: Readonly<Record<string, string>> = {
  public_notice: `insert into public_notice (reference, object, company_id, buyer, closing_date, status)
    values ('AMP-M', 'Essai', 1, 'Valaé', '2031-01-01', '100')`,
  purchase_volume_request: `insert into purchase_volume_request
    (label, company_id, period_start, period_end, response_date_limit, use_prefilled_for_missing, status)
    values ('Essai', 1, '2026-01-01', '2026-06-30', '2031-01-01', true, '100')`,
  article_request: `insert into article_request (label, adherent_id, status) values ('Essai', 1, '100')`,
  litigation: `insert into litigation (supplier_id, adherent_id, litigation_date, credit_note, alert, status, is_sent, user_id)
    values (1, 1, '2026-01-05', false, false, '100', true, 1)`,
}

let on: TestApp
let nadia: TestActor
let maker: RowMaker

const sql = <T extends Row = Row>(text: string, values: unknown[] = []) =>
  on.context.db.system('seed', (tx) => tx.query<T>(text, values))

beforeAll(async () => {
  on = await openApp()
  nadia = await signIn(on.app, 'nadia.roche@demo.example')
  const [{ id = 0 } = {}] = await sql<{ id: number }>(
    `select id from "user" where email = 'nadia.roche@demo.example'`,
  )
  maker = rowMaker(on, id)
})
afterAll(() => on?.close())

describe.each([...declared, litigations])('$name', ({ name, field, states, commands, steps, also }) => {
  const table = `"${tableOf(resources.get(name))}"`
  const stateOf = async (id: number) =>
    (await sql(`select ${field} as state from ${table} where id = $1`, [id]))[0]?.state

  test('is led from no state to another but by a declared step', async () => {
    const [row] = await sql<{ id: number }>(`${made[name]} returning id`)
    const id = Number(row?.id)
    expect(id).toBeGreaterThan(0)
    for (const from of states)
      for (const { verb, call, body } of commands) {
        await sql(`update ${table} set ${field} = $1${also ? `, ${also}` : ''} where id = $2`, [from, id])
        const { method, path } = callOf(call)
        const address = path.replace('{id}', String(id))
        const answer = method === 'PUT' ? await nadia.put(address, body) : await nadia.post(address, body)
        const step = steps.find((one) => one.verb === verb && one.from.includes(from))
        const said = `${verb} from ${from}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 200)}`
        const wanted = answer.status < 300 ? (step?.to ?? from) : from
        expect(await stateOf(id), said).toBe(wanted)
        if (!step) expect(answer.status, said).toBe(409)
        expect(answer.status, said).toBeLessThan(500)
      }
  })

  test('leaves every state that it can by a step', () => {
    const left = new Set(steps.flatMap(({ from }) => from))
    const reached = new Set(steps.map(({ to = '' }) => to))
    expect(states.filter((state) => !left.has(state) && !reached.has(state))).toEqual([])
  })
})

describe('a declared action', () => {
  const member = async () =>
    (await sql('select * from adherent where adherent_status_id = 1 order by id limit 1'))[0]

  test('is held against the checks of its fields, done once, and told in the history', async () => {
    const { id } = (await member()) ?? {}
    const resign = (body: Row) => nadia.put<Row>(`/adherent/${id}/resign`, body)
    const without = await resign({})
    expect([without.status, without.body.fields]).toEqual([
      422,
      [{ name: 'resignation_date', message: 'Ce champ est obligatoire.' }],
    ])
    expect((await resign({ resignation_date: '2031-02-30' })).body.fields).toMatchObject([
      { name: 'resignation_date' },
    ])
    await sql(`update adherent set subscription_date = '2020-01-01' where id = $1`, [id])
    expect((await resign({ resignation_date: '2019-01-01' })).status).toBe(422)
    const done = await resign({ resignation_date: '2031-01-31' })
    expect([done.status, done.body.adherent_status_id, done.body.resignation_date]).toEqual([
      200,
      2,
      '2031-01-31',
    ])
    const again = await resign({ resignation_date: '2031-01-31' })
    expect([again.status, again.body.display]).toEqual([
      409,
      "« Démission » n'est pas possible pour cette ligne.",
    ])
    const { body } = await nadia.get<{ data: { field: string }[] }>(
      `/fieldHistory/field-history?modelName=Adherent&entityId=${id}&limit=100`,
    )
    expect(JSON.stringify(body)).toContain('resignation_date')
    expect((await nadia.put(`/adherent/${id}/readmit`, {})).body).toMatchObject({
      adherent_status_id: 1,
      resignation_date: null,
    })
  })

  test('is refused to who lacks its permission', async () => {
    const karim = await signIn(on.app, 'karim.benali@demo.example')
    const { id } = (await member()) ?? {}
    expect((await karim.put(`/adherent/${id}/resign`, { resignation_date: '2031-01-31' })).status).toBe(403)
  })
})

const lockable = resources.all.filter((resource) => resource.locked && resource.calls.update)

describe.each(lockable)('a locked row of $name', (resource) => {
  const { locked, calls, model, name } = resource
  const owner =
    locked && 'through' in locked ? resources.get(resource.fields[locked.through]?.to ?? '') : resource
  const { state = '' } = owner
  let row: Row
  let said: string
  /** A field that a bulk edit takes, and another value of it than the row's. */
  let change: { field: string; value: unknown }

  const newRow = async (of: AnyResource, over: Row = {}) => {
    const { samples, insert } = maker
    return insert(of, { ...(await samples.input(of)), ...over })
  }
  const sentChange = () => ({ id: row.id, lock_version: row.lock_version, [change.field]: change.value })
  const refused = (answer: { status: number; body: unknown }) => {
    expect([answer.status, Reflect.get(Object(answer.body), 'display')]).toEqual([409, said])
  }
  const kept = async () => {
    const [found] = await sql(`select * from "${tableOf(resource)}" where id = $1`, [row.id])
    expect([found?.lock_version, found?.deletedAt]).toEqual([row.lock_version, null])
  }

  beforeAll(async () => {
    const through = locked && 'through' in locked ? locked.through : undefined
    const held = through ? await newRow(owner) : undefined
    row = await newRow(resource, through ? { [through]: held?.id } : {})
    const other = await maker.samples.input(resource)
    const field = Object.keys(other).find((one) => {
      const declared = resource.fields[one]
      return (
        declared && fitsMany(declared) && other[one] !== null && other[one] !== row[one] && one !== through
      )
    })
    change = { field: field ?? '', value: other[field ?? ''] }
    const isLocking = (code: string) =>
      lockOf(owner, { ...held, ...row, [state]: code }, resources) !== undefined
    const code = Object.keys(owner.fields[state]?.options ?? {}).find(isLocking)
    await sql(`update "${tableOf(owner)}" set "${state}" = $1 where id = $2`, [code, held?.id ?? row.id])
    said = lockOf(owner, { ...held, ...row, [state]: code }, resources) ?? ''
    expect(said).toContain(`« ${owner.fields[state]?.options?.[code ?? '']} »`)
  })

  test('is not changed by its call, by a form, a cell or a program', async () => {
    const { path } = callOf(calls.update ?? '')
    refused(await nadia.put(path.replace('{id}', String(row.id)), sentChange()))
    await kept()
  })

  test('is not removed', async () => {
    if (!calls.remove || resource.fixed) return
    refused(await nadia.delete(callOf(calls.remove).path.replace('{id}', String(row.id))))
    await kept()
  })

  test('is not changed among many', async () => {
    const search = { model, fields: [{ name: 'id', operator: 'eq', value: row.id }] }
    const { body } = await nadia.post<{ id: number }>('/bulk-edits', { search, ...change })
    const run = () => nadia.get<{ state: string; refusals: { message: string }[] }>(`/bulk-edits/${body.id}`)
    await expect.poll(async () => (await run()).body.state, { timeout: 20_000 }).toBe('done')
    expect((await run()).body.refusals.map(({ message }) => message)).toEqual([said])
    await kept()
  })

  test('is not changed by a file', async () => {
    if (resource.imports === false) return
    const label = resource.fields[change.field]?.label ?? ''
    const content = workbook([
      ['Identifiant', label],
      [String(row.id), String(change.value)],
    ])
    const answer = await sendFile(on.app, `/imports/${name}/check`, {
      token: nadia.token,
      file: { name: `${name}.xlsx`, content },
    })
    expect(JSON.stringify(answer.body)).toContain(said)
    await kept()
  })

  test('does not come back once it is deleted', async () => {
    if (!isRestorable(resource)) return
    await sql(`update "${tableOf(resource)}" set "deletedAt" = now() where id = $1`, [row.id])
    refused(await nadia.put(`/deleted/${model}/${row.id}`, {}))
    await sql(`update "${tableOf(resource)}" set "deletedAt" = null where id = $1`, [row.id])
  })
})

test('what a supplier has begun to fill keeps its scope, and is told why', async () => {
  const revenue = resources.get('revenue')
  const row = await maker.insert(revenue, await maker.samples.input(revenue))
  await sql('update revenue set saved_at = now() where id = $1', [row.id])
  const answer = await nadia.put<Row>(`/revenue/${row.id}`, {
    ...row,
    mode: row.mode === 'global' ? 'by_family' : 'global',
  })
  expect([answer.status, answer.body.display]).toEqual([
    409,
    'Des montants y sont saisis : le service, le catalogue et le mode ne se modifient plus.',
  ])
})
