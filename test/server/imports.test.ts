import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addPerson, signIn, type TestActor } from '../kit/actors'
import { openApp, type TestApp } from '../kit/open-app'
import { sendFile } from '../kit/send-file'
import { cellsOf, workbook } from '../kit/workbooks'

type Row = Record<string, unknown>

let portal: TestApp
let admin: TestActor

beforeAll(async () => {
  portal = await openApp()
  await addPerson(portal, { email: 'admin@imports.example', profile: 'SA' })
  admin = await signIn(portal.app, 'admin@imports.example')
})
afterAll(() => portal.close())

const check = (model: string, content: Buffer, name = 'liste.xlsx', actor = admin) =>
  sendFile(portal.app, `/imports/${model}/check`, { token: actor.token, file: { name, content } })
const commit = (id: unknown, actor = admin) => actor.post(`/imports/${id}/commit`)

async function exported(model: string, fields: string[], filters: Row[] = []): Promise<Buffer> {
  const { body } = await admin.put('/exports/exportSearchResult', { model, fields, filters })
  return Buffer.from(String(body.file), 'base64')
}

describe('an import', () => {
  test('creates what is new, after a check that changes nothing', async () => {
    const file = workbook([
      ['Libellé', 'Abréviation', 'Nature', 'Décimales', 'Actif'],
      ['Barquette inox', 'brq', 'Nombre', 0, 'Oui'],
      ['Bidon de verre', 'bid', 'volume', 1, true],
    ])
    const checked = await check('unit', file)
    expect(checked.status).toBe(200)
    expect(checked.body).toMatchObject({
      state: 'checked',
      total: 2,
      complete: 2,
      errors: 0,
      created: 2,
      updated: 0,
      unchanged: 0,
    })
    expect((await admin.get<Row>('/setting/generic/unit?label=Barquette%20inox')).body.total).toBe(0)
    const done = await commit(checked.body.id)
    expect(done.body).toMatchObject({ state: 'done', created: 2 })
    const { body } = await admin.get<{ data: Row[] }>('/setting/generic/unit?label=Bidon%20de%20verre')
    expect(body.data[0]).toMatchObject({ abbreviation: 'bid', kind: 'volume', decimals: 1, active: true })
  })
  test('tells every error by its line, in French, and keeps nothing', async () => {
    const checked = await check(
      'unit',
      workbook([
        ['Libellé', 'Nature', 'Décimales'],
        ['Cageot de bois', 'Poids', 2],
        ['', 'Poids', 2],
        ['Cagette', 'Couleur', 9],
      ]),
    )
    expect(checked.body).toMatchObject({ total: 3, complete: 1, errors: 2, created: 1 })
    expect(checked.body.fields).toEqual([
      { line: 2, name: null, errors: ['Libellé : Ce champ est obligatoire.'] },
      {
        line: 3,
        name: 'Cagette',
        errors: [
          'Nature : Cette valeur ne fait pas partie de la liste.',
          'Décimales : La valeur maximale est 3.',
        ],
      },
    ])
    expect((await commit(checked.body.id)).status).toBe(409)
  })
  test('of what was exported and not changed changes nothing', async () => {
    const file = await exported('Unit', [
      'label',
      'abbreviation',
      'kind',
      'decimals',
      'position',
      'active',
      'createdAt',
      'updatedAt',
    ])
    const checked = await check('unit', file)
    expect(checked.body).toMatchObject({ errors: 0, created: 0, updated: 0 })
    expect(checked.body.unchanged).toBe(checked.body.total)
  })
  test('of a file already imported is refused with err570', async () => {
    const file = await exported('Unit', ['label', 'decimals'])
    const rows = cellsOf(file)
    expect(rows.length).toBeGreaterThan(1)
    const checked = await check('unit', file)
    expect((await commit(checked.body.id)).body).toMatchObject({ state: 'done' })
    const again = await check('unit', file)
    expect(again.status).toBe(422)
    expect(again.body.type).toBe('err570')
  })
})
