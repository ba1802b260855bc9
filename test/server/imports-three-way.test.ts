import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import XLSX from 'xlsx'
import { frenchMoment } from '../../resources/schema/date-text'
import { addPerson, signIn, type TestActor } from '../kit/actors'
import { openApp, type TestApp } from '../kit/open-app'
import { sendFile } from '../kit/send-file'
import { cellsOf, edited, workbook } from '../kit/workbooks'

type Row = Record<string, unknown>

let portal: TestApp
let admin: TestActor
let unit: Row
let other: Row

const query = <T extends Row>(sql: string, values: unknown[] = []) =>
  portal.context.db.system('seed', (tx) => tx.query<T>(sql, values))

beforeAll(async () => {
  portal = await openApp()
  await addPerson(portal, { email: 'three.way@imports.example', profile: 'SA' })
  admin = await signIn(portal.app, 'three.way@imports.example')
  unit = await create('Casier')
  other = await create('Claie')
})
afterAll(() => portal.close())

async function exported(model: string, fields: string[], ids: unknown[]): Promise<Buffer> {
  const filters = [{ name: 'id', operator: 'in', value: ids }]
  const orders = [['id', 'asc']]
  const { body } = await admin.put('/exports/exportSearchResult', { model, fields, filters, orders })
  return Buffer.from(String(body.file), 'base64')
}
const check = async (model: string, content: Buffer, name = 'export.xlsx') =>
  (
    await sendFile<Row>(portal.app, `/imports/${model}/check`, {
      token: admin.token,
      file: { name, content },
    })
  ).body
const commit = async (id: unknown) => (await admin.post<Row>(`/imports/${id}/commit`)).body

/** Changes a cell by the title of its column; rows count from 1, the titles aside. */
const put = (rows: unknown[][], row: number, title: string, value: unknown) => {
  const line = rows[row]
  const at = rows[0]?.indexOf(title) ?? -1
  if (!line || at < 0) throw new Error(`no cell ${row} ${title}`)
  line[at] = value
}

const create = async (label: string): Promise<Row> => {
  const made = await admin.post<Row>('/setting/generic/unit', {
    label,
    abbreviation: 'aa',
    kind: 'weight',
    decimals: 1,
  })
  return made.body
}
const read = async (id: unknown) =>
  (await query<Row>('select label, abbreviation, decimals, lock_version from unit where id = $1', [id]))[0]
const onScreen = async (id: unknown, values: Row) => {
  const now = await read(id)
  const { status } = await admin.put('/setting/generic/unit', {
    id,
    ...values,
    lock_version: now?.lock_version,
  })
  expect(status).toBe(200)
}

describe('a file that was exported, changed and imported again', () => {
  const fields = ['id', 'label', 'abbreviation', 'decimals', 'updatedAt']

  test('writes only what was changed in it: what was changed on screen since stays', async () => {
    const file = await exported('Unit', fields, [unit.id, other.id])
    await onScreen(unit.id, { abbreviation: 'cas' })
    await onScreen(other.id, { label: 'Claie en osier' })
    const checked = await check(
      'unit',
      edited(file, (rows) => put(rows, 1, 'Décimales', 3)),
    )
    expect(checked).toMatchObject({ updated: 1, unchanged: 1, errors: 0 })
    expect(checked.changes).toEqual([
      {
        line: 1,
        name: 'Casier',
        what: 'updated',
        fields: [{ label: 'Décimales', old: '1', new: '3' }],
      },
    ])
    expect(await commit(checked.id)).toMatchObject({ state: 'done' })
    expect(await read(unit.id)).toMatchObject({ label: 'Casier', abbreviation: 'cas', decimals: 3 })
    expect(await read(other.id)).toMatchObject({ label: 'Claie en osier', decimals: 1 })
  })

  test('stops at a cell that was changed on both sides, with mine, theirs – by whom and when – and base', async () => {
    const file = await exported('Unit', fields, [unit.id, other.id])
    await onScreen(unit.id, { label: "Casier de l'écran" })
    const mine = edited(file, (rows) => put(rows, 1, 'Libellé', 'Casier du fichier'))
    const checked = await check('unit', mine)
    expect(checked.fields).toEqual([
      {
        line: 1,
        name: 'Casier du fichier',
        errors: [
          `Libellé : modifié des deux côtés depuis l'export – dans le fichier « Casier du fichier », à l'écran « Casier de l'écran » (${admin.user.first_name} ${admin.user.last_name}, le ${frenchMoment(portal.clock.now().toISOString())}), à l'origine « Casier ».`,
        ],
      },
    ])
    expect(await commit(checked.id)).toMatchObject({ type: 'err409' })
    const alike = edited(file, (rows) => put(rows, 1, 'Libellé', "Casier de l'écran"))
    expect(await check('unit', alike)).toMatchObject({ errors: 0, updated: 0, unchanged: 2 })
  })

  test('says by whom and when of a cell of an embedded row too', async () => {
    const file = await exported('Supplier', ['id', 'name', 'Office_address.address'], [1])
    const { body } = await admin.get<Row & { Office_address: Row }>('/supplier/1')
    const { id, lock_version, Office_address } = body
    const { id: _id, lock_version: _version, ...office } = Office_address
    const moved = { id, lock_version, Office_address: { ...office, address: "1 rue de l'Écran" } }
    expect((await admin.put('/supplier/1', moved)).status).toBe(200)
    const title =
      cellsOf(file)[0]
        ?.map(String)
        .find((one) => one.includes('Adresse')) ?? ''
    const mine = edited(file, (rows) => put(rows, 1, title, '2 rue du Fichier'))
    expect((await check('supplier', mine)).fields).toMatchObject([
      {
        line: 1,
        errors: [
          `${title} : modifié des deux côtés depuis l'export – dans le fichier « 2 rue du Fichier », à l'écran « 1 rue de l'Écran » (${admin.user.first_name} ${admin.user.last_name}, le ${frenchMoment(portal.clock.now().toISOString())}), à l'origine « ${Office_address.address} ».`,
        ],
      },
    ])
  })

  test('is known by its rows when its number was not exported, and whatever their order or format', async () => {
    const file = await exported('Unit', ['label', 'decimals'], [unit.id, other.id])
    for (const [type, name] of [
      ['xlsx', 'a.xlsx'],
      ['biff8', 'a.xls'],
    ] as const) {
      const turned = edited(
        file,
        ([head = [], first = [], second = []]) => {
          put([head, first], 1, 'Libellé', `Renommé ${name}`)
          return [head, second, first]
        },
        type,
      )
      expect(await check('unit', turned, name)).toMatchObject({
        errors: 0,
        created: 0,
        updated: 1,
        unchanged: 1,
      })
    }
  })

  test('refuses by line what was typed in a column that does not come back', async () => {
    const file = await exported('Unit', fields, [unit.id])
    const touched = edited(file, (rows) => put(rows, 1, 'Modifié le', new Date('2020-01-01T10:00:00Z')))
    expect((await check('unit', touched)).fields).toMatchObject([
      { line: 1, errors: [expect.stringContaining("Modifié le : cette colonne ne s'importe pas")] },
    ])
  })

  test('takes a copied row without its number as a new one', async () => {
    const file = await exported('Unit', fields, [unit.id])
    const copied = edited(file, (rows) => {
      const copy = [...(rows[1] ?? [])]
      rows.push(copy)
      put(rows, 2, 'Identifiant', null)
      put(rows, 2, 'Libellé', 'Copie de casier')
    })
    expect(await check('unit', copied)).toMatchObject({ errors: 0, created: 1, unchanged: 1 })
  })

  test('greys the columns that do not come back, and hides what it tells', async () => {
    const book = XLSX.read(await exported('Unit', fields, [unit.id]), { cellStyles: true })
    const sheet = book.Sheets[book.SheetNames[0] ?? '']
    const fill = (at: string) =>
      (sheet?.[at] as { s?: { fgColor?: { rgb?: string } } } | undefined)?.s?.fgColor?.rgb
    expect([fill('B2'), fill('E2')]).toEqual([undefined, 'E7E6E6'])
    expect(sheet?.['!cols']?.map(({ hidden }) => hidden ?? false)).toEqual([
      false,
      false,
      false,
      false,
      false,
      true,
    ])
  })
})

describe('a price typed in the column « Prix HT » of articles', () => {
  const fields = ['id', 'label', 'quotation', 'price_ht', 'family_id']
  const article = async () =>
    (
      await query<{ id: number; price_ht: string; quotation: string }>(
        `select id, price_ht, quotation from article where quotation is not null and coef_billing = coef_negotiation and "deletedAt" is null
         and exists (select 1 from article_price p where p.article_id = article.id and p.valid_from < current_date) order by id limit 1`,
      )
    )[0]

  test('becomes a dated price', async () => {
    const known = await article()
    const file = await exported('Article', fields, [known?.id])
    const checked = await check(
      'article',
      edited(file, (rows) => put(rows, 1, 'Prix HT', 47.25)),
    )
    expect(checked).toMatchObject({ errors: 0, updated: 1 })
    expect(await commit(checked.id)).toMatchObject({ state: 'done' })
    expect(
      await query(
        `select quotation, price_ht, source, valid_to from article_price where article_id = $1 and "deletedAt" is null and adherent_id is null
         and "groupAdherent_id" is null order by valid_from desc limit 1`,
        [known?.id],
      ),
    ).toEqual([{ quotation: '47.2500', price_ht: '47.2500', source: 'import', valid_to: null }])
    expect(await article()).toMatchObject({ price_ht: '47.2500' })
  })

  test('is refused by its line when it is none, or says another price than the quotation beside it', async () => {
    const known = await article()
    const file = await exported('Article', fields, [known?.id])
    const saying = async (...cells: [string, unknown][]) => {
      const changed = edited(file, (rows) => {
        for (const [title, value] of cells) put(rows, 1, title, value)
      })
      const { fields: lines } = await check('article', changed)
      return (lines as Row[]).flatMap(({ line, errors }) =>
        (errors as string[]).map((one) => `${line} ${one}`),
      )
    }
    expect(await saying(['Prix HT', "n'importe quoi"])).toEqual(['1 Prix HT : Un nombre est attendu.'])
    expect(await saying(['Prix HT', -5])).toEqual(['1 Prix HT : La valeur minimale est 0.'])
    expect(await saying(['Prix HT', null])).toEqual(['1 Prix HT : Ce champ est obligatoire.'])
    expect(await saying(['Prix HT', 12], ['Cotation', 13])).toEqual([
      '1 Prix HT : les deux valeurs saisies ne disent pas la même chose.',
    ])
    expect(await saying(['Famille', 'Autre'])).toEqual([
      expect.stringContaining("1 Famille : cette colonne ne s'importe pas"),
    ])
  })
})

describe('the columns of a foreign file', () => {
  test('are read as the person says, or passed over', async () => {
    const rows = [
      ['Tarif du fournisseur'],
      [],
      ['Désignation', 'Nb', 'Bidule'],
      ['Jarre', 2, 'x'],
      ['Jatte', 'y', 'z'],
    ]
    const first = await check('unit', workbook(rows))
    expect(first.columns).toEqual([
      {
        ...{ index: 0, title: 'Désignation', key: null, unknown: true },
        ...{ samples: ['Jarre', 'Jatte'], guess: 'label', sure: 'name' },
      },
      { index: 1, title: 'Nb', key: null, unknown: true, samples: ['2', 'y'] },
      { index: 2, title: 'Bidule', key: null, unknown: true, samples: ['x', 'z'] },
    ])
    expect(first.choices).toContainEqual({ key: 'label', label: 'Libellé' })
    const columns = [
      { index: 0, key: 'label' },
      { index: 1, key: 'decimals' },
      { index: 2, key: null },
    ]
    const second = await admin.put<Row>(`/imports/${first.id}/columns`, { columns })
    expect(second.body).toMatchObject({ created: 1, errors: 1, total: 2 })
    expect(second.body.fields).toMatchObject([
      { line: 4, name: 'Jatte', errors: ['Décimales : Un nombre entier est attendu.'] },
    ])
    const passed = await admin.put<Row>(`/imports/${first.id}/columns`, {
      columns: [columns[0], { index: 1, key: null }, columns[2]],
    })
    expect(passed.body).toMatchObject({ created: 2, errors: 0 })
    expect(await commit(first.id)).toMatchObject({ state: 'done', created: 2 })
    expect(await query(`select label from unit where label in ('Jarre', 'Jatte') order by label`)).toEqual([
      { label: 'Jarre' },
      { label: 'Jatte' },
    ])
    expect((await admin.put(`/imports/${first.id}/columns`, { columns })).status).toBe(409)
  })

  test('are remembered for the next file of its shape, whose columns may be moved, or more', async () => {
    const next = await check(
      'unit',
      workbook([
        ['Bidule', 'Désignation', 'Nouveau', 'Nb'],
        ['x', 'Jonchée', 'y', 3],
      ]),
    )
    const [bidule, label, unknown, count] = next.columns as Row[]
    expect([bidule, label, count]).toMatchObject([
      { index: 0, title: 'Bidule', key: null, unknown: false, recalled: true },
      { index: 1, title: 'Désignation', key: 'label', unknown: false, recalled: true },
      { index: 3, title: 'Nb', key: null, unknown: false, recalled: true },
    ])
    expect(unknown).toMatchObject({ index: 2, title: 'Nouveau', key: null, unknown: true })
    const same = await check(
      'unit',
      workbook([
        ['Nb', 'Bidule', 'Désignation'],
        [3, 'x', 'Jonchée'],
      ]),
    )
    expect(same).toMatchObject({ created: 1, errors: 0 })
    const other = await check(
      'unit',
      workbook([
        ['Nb', 'Autre', 'Encore', 'Toujours'],
        [3, 'x', 'y', 'z'],
      ]),
    )
    expect((other.columns as Row[]).filter(({ recalled }) => recalled)).toEqual([])
    const list = await check(
      'family',
      workbook([
        ['Désignation', 'Nb', 'Bidule'],
        ['Jonchée', 3, 'x'],
      ]),
    )
    expect((list.columns as Row[]).filter(({ recalled }) => recalled)).toEqual([])
  })
})

describe('the errors of a file', () => {
  const download = async (id: unknown) => {
    const { headers, rawPayload, statusCode } = await portal.app.inject({
      url: `/api/imports/${id}/errors`,
      headers: { authorization: admin.token },
    })
    return { name: String(headers['content-disposition']), file: rawPayload, status: statusCode }
  }

  test('come back beside its lines; corrected, it is imported as it is', async () => {
    const made = await create('Cuve')
    const file = await exported('Unit', ['label', 'decimals'], [unit.id, made.id])
    const wrong = edited(file, (rows) => put(rows, 2, 'Décimales', 9))
    const checked = await check('unit', wrong, 'mes unités.xlsx')
    expect(checked).toMatchObject({ errors: 1 })
    const back = await download(checked.id)
    expect(back.name).toContain("filename*=UTF-8''Erreurs%20mes%20unit%C3%A9s.xlsx")
    expect(cellsOf(back.file)).toMatchObject([
      ["Erreurs d'import", 'Libellé', 'Décimales'],
      [null, expect.anything(), expect.anything()],
      ['Décimales : La valeur maximale est 3.', 'Cuve', 9],
    ])
    const marked = XLSX.read(back.file, { cellStyles: true })
    const sheet = marked.Sheets[marked.SheetNames[0] ?? '']
    const fill = (at: string) =>
      (sheet?.[at] as { s?: { fgColor?: { rgb?: string } } } | undefined)?.s?.fgColor?.rgb
    expect(['A2', 'A3', 'B3', 'C3'].map(fill)).toEqual([undefined, 'FFC7CE', undefined, 'FFC7CE'])
    await onScreen(made.id, { abbreviation: 'cuv' })
    const corrected = await check(
      'unit',
      edited(back.file, (rows) => put(rows, 2, 'Décimales', 2)),
    )
    expect(corrected).toMatchObject({ errors: 0, updated: 1, unchanged: 1, created: 0 })
    expect(await commit(corrected.id)).toMatchObject({ state: 'done' })
    expect(await read(made.id)).toMatchObject({ decimals: 2, abbreviation: 'cuv' })
  })

  test('are told to nobody else, and no longer once the file is forgotten', async () => {
    const checked = await check('unit', workbook([['Libellé'], ['Hotte']]))
    await commit(checked.id)
    expect((await download(checked.id)).status).toBe(404)
    expect((await download(999_999_999)).status).toBe(404)
  })
})
