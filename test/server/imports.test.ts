import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { resources } from '../../resources'
import { callOf } from '../../resources/schema/calls'
import { isImportable } from '../../resources/schema/derive'
import { allCalls } from '../../server/portal'
import { writeZip } from '../../server/spreadsheet/zip-writer'
import { addPerson, signIn, type TestActor } from '../kit/actors'
import { openApp, type TestApp } from '../kit/open-app'
import { sendFile } from '../kit/send-file'
import { cellsOf, workbook, workbookOf } from '../kit/workbooks'

type Row = Record<string, unknown>

const latin = (text: string) => Buffer.from(text, 'latin1')

/** A small file that unpacks to hundreds of megabytes. */
async function bigSheet(): Promise<Buffer> {
  async function* rows() {
    const block = Buffer.from('<row/>'.repeat(100_000))
    for (let n = 0; n < 1000; n++) yield block
  }
  const chunks: Buffer[] = []
  const parts = [
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: 'xl/workbook.xml', content: '<workbook/>' },
    { name: 'xl/worksheets/sheet1.xml', content: rows() },
  ]
  for await (const chunk of writeZip(parts)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

let portal: TestApp
let admin: TestActor
/** Back office of one service only. */
let manager: TestActor
let reader: TestActor
let company: number

const query = <T extends Row>(sql: string, values: unknown[] = []) =>
  portal.context.db.system('seed', (tx) => tx.query<T>(sql, values))

beforeAll(async () => {
  portal = await openApp()
  await addPerson(portal, { email: 'admin@imports.example', profile: 'SA' })
  const [first] = await query<{ company_id: number }>(
    'select company_id from adherent where company_id is not null order by id limit 1',
  )
  company = first?.company_id ?? 0
  await addPerson(portal, { email: 'manager@imports.example', profile: 'CM', companies: [company] })
  await addPerson(portal, { email: 'reader@imports.example', profile: 'LB' })
  admin = await signIn(portal.app, 'admin@imports.example')
  manager = await signIn(portal.app, 'manager@imports.example')
  reader = await signIn(portal.app, 'reader@imports.example')
})
afterAll(() => portal.close())

const check = (model: string, content: Buffer, name = 'liste.xlsx', actor = admin) =>
  sendFile(portal.app, `/imports/${model}/check`, { token: actor.token, file: { name, content } })
const commit = (id: unknown, actor = admin) => actor.post(`/imports/${id}/commit`)

async function exported(model: string, fields: string[], filters: Row[] = []): Promise<Buffer> {
  const { body } = await admin.put('/exports/exportSearchResult', {
    model,
    fields: ['id', ...fields],
    filters,
  })
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
  test('changes what changed and leaves the rest, with its history', async () => {
    const file = cellsOf(await exported('Unit', ['label', 'abbreviation', 'decimals']))
    const [head, ...rows] = file
    const place = rows.findIndex(([, label]) => label === 'Bidon de verre')
    const row = [...(rows[place] ?? [])]
    row[2] = 'bdv'
    rows[place] = row
    const checked = await check('unit', workbook([head ?? [], ...rows]))
    expect(checked.body).toMatchObject({ errors: 0, created: 0, updated: 1, unchanged: rows.length - 1 })
    expect((await commit(checked.body.id)).status).toBe(200)
    const history = await admin.get<{ data: Row[] }>(
      `/fieldHistory/field-history?modelName=Unit&entityId=${row[0]}&fieldName=abbreviation&limit=5&offset=0`,
    )
    expect(history.body.data[0]).toMatchObject({ change_type: 'update', new_value: 'bdv', old_value: 'bid' })
  })
  test('knows a row without id by its unique key', async () => {
    const checked = await check(
      'unit',
      workbook([
        ['Libellé', 'Décimales'],
        ['Bidon de verre', 3],
      ]),
    )
    expect(checked.body).toMatchObject({ created: 0, updated: 1 })
  })
  test('names references by their label, and says which one is not found or not alone', async () => {
    const [maker] = await query<{ id: number; name: string }>(
      `insert into manufacturer (name, manufacturer_status_id) select 'Société des Épices', min(id) from manufacturerstatus returning id, name`,
    )
    const brands = await check(
      'brand',
      workbook([
        ['Libellé', 'Industriel'],
        ['Marque par nom', maker?.name],
        ['Marque par numéro', `#${maker?.id}`],
        ['Marque de personne', 'Inconnu au bataillon'],
      ]),
    )
    expect(brands.body).toMatchObject({ created: 2, errors: 1 })
    expect(brands.body.fields).toMatchObject([
      { errors: ['Industriel : « Inconnu au bataillon » est introuvable.'] },
    ])
    await query(
      `insert into municipality (label, zip_code, insee_code, department_id, active)
       select 'Jumelle', '0999' || n, '0999' || n, (select min(id) from department), true from generate_series(1, 2) n`,
    )
    const [[head = [], row = []]] = [
      cellsOf(
        await exported('Supplier', ['name', 'Office_address.municipality_id', 'Office_address.zip_code']),
      ),
    ]
    const towns = async (town: string, zip: string | number) => {
      const { body } = await check('supplier', workbook([head, [row[0], row[1], town, zip]]))
      const told = body.fields as { errors: string[] }[]
      return body.errors ? told.flatMap(({ errors }) => errors) : body.updated
    }
    const [twin] = await query<{ id: number }>(
      `select id from municipality where label = 'Jumelle' order by id`,
    )
    const both = [twin?.id ?? 0, (twin?.id ?? 0) + 1]
      .map((id, n) => `Jumelle 0999${n + 1} (#${id})`)
      .join(', ')
    const several = (town: string) =>
      `Siège – Ville : « ${town} » désigne plusieurs éléments : ${both}. Précisez « Code postal ».`
    // The zip code decides, beside the town or with it in one cell (5-doors §3).
    expect(await towns('JUMELLE', '09991')).toBe(1)
    expect(await towns('Jumelle', 9992), 'the zero that a spreadsheet took').toBe(1)
    expect(await towns('09992 Jumelle', '09992')).toBe(1)
    expect(await towns('Jumelle (09991)', '09991')).toBe(1)
    expect(await towns('JUMELLE', '99999'), 'the code of a CEDEX').toEqual([several('JUMELLE')])
    expect(await towns('Jumelle (09991)', '09992')).toEqual([
      'Siège – Ville : Cette ville ne correspond pas au code postal.',
    ])
    expect(await towns('9991 Jumelle', '09991')).toEqual([
      'Siège – Ville : Le code postal comporte exactement 5 chiffres.',
    ])
    expect(await towns('09993 Jumelle', '09991')).toEqual([
      'Siège – Ville : « 09993 Jumelle » est introuvable.',
    ])
    expect(await towns('JUMELLE', '9991')).toEqual(
      expect.arrayContaining(['Siège – Code postal : Le code postal comporte exactement 5 chiffres.']),
    )
    expect(await towns('JUMELLE', 999)).toEqual(
      expect.arrayContaining(['Siège – Code postal : Le code postal comporte exactement 5 chiffres.']),
    )
    const chosen = await check(
      'supplier',
      workbook([head, [row[0], row[1], `Jumelle (#${twin?.id})`, '09991']]),
    )
    expect(chosen.body).toMatchObject({ updated: 1, errors: 0 })
  })
  test('writes lists of references and embedded rows', async () => {
    const [zone] = await query<{ label: string }>(`select label from department order by id limit 1`)
    const zones = await check(
      'zone',
      workbook([
        ['Libellé', 'Départements'],
        ['Zone importée', `${zone?.label}`],
      ]),
    )
    expect(zones.body).toMatchObject({ created: 1, errors: 0 })
    await commit(zones.body.id)
    const { body } = await admin.put<{ data: Row[] }>('/search/', {
      model: 'Zone',
      fields: [{ name: 'label', operator: 'eq', value: 'Zone importée' }],
      toMany: ['*'],
    })
    expect(body.data[0]?.departmentsId).toHaveLength(1)
    const suppliers = cellsOf(await exported('Supplier', ['name', 'Office_address.address']))
    const [head = [], row = []] = suppliers
    const changed = await check('supplier', workbook([head, [row[0], row[1], '12 rue du Test']]))
    expect(changed.body).toMatchObject({ updated: 1, errors: 0 })
    await commit(changed.body.id)
    const [address] = await query<{ address: string }>(
      'select a.address from supplier s join address a on a.id = s.supplier_office_address_id where s.id = $1',
      [row[0]],
    )
    expect(address?.address).toBe('12 rue du Test')
  })
  test('keeps the leading zeros that a spreadsheet took away', async () => {
    const checked = await check(
      'municipality',
      workbook([
        ['Commune', 'Code postal', 'Code INSEE', 'Département'],
        [
          'Commune sans zéro',
          1999,
          1998,
          (await query<{ label: string }>('select label from department order by id limit 1'))[0]?.label,
        ],
      ]),
    )
    expect(checked.body).toMatchObject({ created: 1, errors: 0 })
    await commit(checked.body.id)
    expect(
      await query(`select zip_code, insee_code from municipality where label = 'Commune sans zéro'`),
    ).toEqual([{ zip_code: '01999', insee_code: '01998' }])
  })
  test('refuses a row named twice, an unknown id and an unknown column', async () => {
    const [row] = await query<{ id: number; label: string }>('select id, label from unit order by id limit 1')
    const twice = await check(
      'unit',
      workbook([
        ['Identifiant', 'Libellé'],
        [row?.id, 'Un'],
        [row?.id, 'Deux'],
        [999_999_999, 'Trois'],
        ['x', 'Quatre'],
      ]),
    )
    expect((twice.body.fields as Row[]).map(({ errors }) => errors)).toEqual([
      ['Cette ligne concerne le même élément que la ligne 2.'],
      ["L'identifiant 999999999 est inconnu."],
      ["L'identifiant doit être un nombre entier."],
    ])
    const column = await check(
      'unit',
      workbook([
        ['Libellé', 'Couleur'],
        ['a', 'b'],
      ]),
    )
    expect(column.body.fields).toEqual([
      { line: 0, name: null, errors: ['La colonne « Couleur » est inconnue.'] },
    ])
    const empty = await check('unit', workbook([['Libellé']]))
    expect(empty.body.fields).toEqual([
      { line: 0, name: null, errors: ['Ce fichier ne contient aucune ligne.'] },
    ])
  })
  test('of the old xls format works alike', async () => {
    const file = workbook(
      [
        ['Libellé', 'Décimales'],
        ['Bonbonne ancienne', 2],
      ],
      'biff8',
    )
    expect((await check('unit', file, 'liste.xls')).body).toMatchObject({ created: 1, errors: 0 })
  })
  test('finds the titles under what says what the file is; a date among them is a column that is not known', async () => {
    const rows = [
      ['Unités du groupement'],
      ['édité le', new Date('2026-04-03T00:00:00Z')],
      [],
      ['Libellé', 'Décimales'],
      ['Panière', 1],
      ['', 2],
    ]
    for (const type of ['xlsx', 'biff8'] as const) {
      const name = type === 'xlsx' ? 'liste.xlsx' : 'liste.xls'
      const { body } = await check('unit', workbook(rows, type), name)
      expect(body).toMatchObject({ total: 2, created: 1, errors: 1 })
      expect(body.fields).toMatchObject([{ line: 5, errors: ['Libellé : Ce champ est obligatoire.'] }])
    }
    const dated = [
      ['Libellé', new Date('2026-04-03T00:00:00Z')],
      ['Panière', 1],
    ]
    expect((await check('unit', workbook(dated))).body.fields).toEqual([
      { line: 0, name: null, errors: ['La colonne « 03/04/2026 » est inconnue.'] },
    ])
  })
  test('refuses the result of a formula that failed, by its line', async () => {
    const rows = [
      ['Libellé', 'Abréviation'],
      ['Panière', { t: 'e', v: 23 }],
    ]
    expect((await check('unit', workbook(rows, 'biff8'), 'liste.xls')).body.fields).toMatchObject([
      { line: 1, errors: ['Abréviation : Formule non calculée : ouvrez le fichier et enregistrez-le.'] },
    ])
  })
  test('keeps nothing when a line is refused between the check and the import', async () => {
    await query(
      `insert into manufacturer (name, manufacturer_status_id) select 'Bientôt parti', min(id) from manufacturerstatus`,
    )
    const checked = await check(
      'brand',
      workbook([
        ['Libellé', 'Industriel'],
        ['Marque qui reste', null],
        ['Marque qui part', 'Bientôt parti'],
      ]),
    )
    expect(checked.body).toMatchObject({ created: 2, errors: 0 })
    await query(`update manufacturer set "deletedAt" = now() where name = 'Bientôt parti'`)
    const answer = await commit(checked.body.id)
    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({
      type: 'err400',
      fields: [
        { line: 2, name: 'Marque qui part', errors: ['Industriel : « Bientôt parti » est introuvable.'] },
      ],
    })
    expect(await query(`select 1 from brand where label like 'Marque qui %'`)).toEqual([])
  })
  test('of one checked file is carried out once, whoever asks at the same time', async () => {
    const checked = await check('unit', workbook([['Libellé'], ['Palette unique']]))
    const answers = await Promise.all([
      commit(checked.body.id),
      commit(checked.body.id),
      commit(checked.body.id),
    ])
    const [done, ...refused] = answers.sort((a, b) => a.status - b.status)
    expect(done?.status).toBe(200)
    for (const { status } of refused) expect([409, 422]).toContain(status)
    expect(await query(`select 1 from unit where label = 'Palette unique'`)).toHaveLength(1)
  })
})

describe('the rights of an import', () => {
  test('who may neither create nor change imports nothing, nor gets a template', async () => {
    const file = workbook([['Libellé'], ['Interdit']])
    expect((await check('unit', file, 'liste.xlsx', reader)).status).toBe(403)
    expect((await reader.get('/imports/template/unit')).status).toBe(403)
  })
  test('users and profiles are never imported: their writes are calls of their own', async () => {
    for (const model of ['user', 'profile', 'session', 'file', 'email_outbox'])
      expect([model, (await check(model, workbook([['E-mail'], ['a@b.example']]))).status]).toEqual([
        model,
        403,
      ])
  })
  test('rows outside the perimeter are unknown', async () => {
    const [other] = await query<{ id: number }>(
      'select id from adherent where company_id <> $1 order by id limit 1',
      [company],
    )
    const [mine] = await query<{ id: number; name: string }>(
      'select id, name from adherent where company_id = $1 order by id limit 1',
      [company],
    )
    const rows = [
      ['Identifiant', 'Nom'],
      [other?.id, 'Canari'],
      [mine?.id, mine?.name],
    ]
    const { body } = await check('adherent', workbook(rows), 'liste.xlsx', manager)
    expect(body.fields).toEqual([
      { line: 1, name: 'Canari', errors: [`L'identifiant ${other?.id} est inconnu.`] },
    ])
    expect(body.unchanged).toBe(1)
  })
  test("somebody else's import is not found", async () => {
    const checked = await check('unit', workbook([['Libellé'], ['À moi seul']]))
    expect((await manager.get(`/imports/${checked.body.id}`)).status).toBe(404)
    expect((await commit(checked.body.id, manager)).status).toBe(404)
    expect((await admin.get<Row>(`/imports/${checked.body.id}`)).body).toMatchObject({
      state: 'checked',
      created: 1,
    })
  })
  test('a field that may not be changed is refused when it changes, and only then', async () => {
    await query(`delete from profile_permission where permission = 'supplierDeclarationSettings'`)
    await addPerson(portal, { email: 'buyer@imports.example', profile: 'AC' })
    const buyer = await signIn(portal.app, 'buyer@imports.example')
    const [head = [], row = []] = cellsOf(await exported('Supplier', ['name', 'phone', 'declarative_mode']))
    const same = await check(
      'supplier',
      workbook([head, [row[0], row[1], '0199887766', row[3]]]),
      'liste.xlsx',
      buyer,
    )
    expect(same.body).toMatchObject({ updated: 1, errors: 0 })
    const mode = row[3] === 'Global' ? 'Aucun' : 'Global'
    const other = await check(
      'supplier',
      workbook([head, [row[0], row[1], row[2], mode]]),
      'liste.xlsx',
      buyer,
    )
    expect(other.body.fields).toMatchObject([
      { errors: ["Mode de déclaration : Vous n'avez pas les droits nécessaires pour modifier ce champ"] },
    ])
  })
})

describe('a file of another kind', () => {
  const unitRows = (label: string) => `Libellé;Abréviation;Nature;Décimales\r\n${label};`
  const readings = async (file: Buffer, name: string) => (await check('unit', file, name)).body

  test('in the letters of Windows is read by what it most likely is, told, and read otherwise where one says so', async () => {
    const text = `Unités du groupe\r\n\r\n${unitRows('Pâton')}ptn;Nombre;0\r\nTotal;;;0\r\n`
    const job = await readings(latin(text), 'unités.csv')
    expect(job).toMatchObject({ state: 'checked', errors: 0, created: 1 })
    expect(job.reading).toMatchObject({
      encoding: 'windows-1252',
      separator: 'semicolon',
      titles: { line: 2, count: 1 },
      left: [{ line: 4, why: 'total' }],
      passed: 1,
    })
    const otherwise = (body: Row) => admin.put<Row>(`/imports/${job.id}/columns`, body)
    const wrong = await otherwise({ encoding: 'utf-8', separator: 'semicolon' })
    expect(wrong.body).toMatchObject({ reading: { encoding: 'utf-8' } })
    expect(wrong.body.columns).toMatchObject([{ title: 'Libell\ufffd', unknown: true }, {}, {}, {}])
    const no = await otherwise({ encoding: 'ebcdic' })
    expect([no.status, no.body.fields]).toMatchObject([422, [{ name: 'encoding' }]])
    const right = await otherwise({ encoding: 'windows-1252', separator: 'semicolon', title_line: 3 })
    expect(right.body).toMatchObject({ errors: 0, created: 1, reading: { titles: { line: 2, count: 1 } } })
    expect((await commit(job.id)).body).toMatchObject({ state: 'done', created: 1 })
    const { body } = await admin.get<{ data: Row[] }>('/setting/generic/unit?abbreviation=ptn')
    expect(body.data[0]?.label).toBe('Pâton')
    expect((await commit(job.id)).body.type).toBe('err570')
    expect((await otherwise({ encoding: 'utf-8' })).status).toBe(409)
    expect((await readings(latin(text), 'unités.csv')).type).toBe('err570')
  })

  test('is read as the person said the last time once its shape comes back', async () => {
    const sheets = (label: string) => ({
      Essai: [
        ['Libellé', 'Abréviation', 'Nature', 'Décimales'],
        ['Faux', 'fx', 'Nombre', 0],
      ],
      Vrai: [
        ['Libellé', 'Abréviation', 'Nature', 'Décimales'],
        [label, label.slice(0, 3), 'Nombre', 0],
      ],
    })
    const first = await readings(workbookOf(sheets('Godet'), 'ods'), 'unités.ods')
    expect(first.reading).toMatchObject({ read: [{ name: 'Essai' }], sheets: [{ known: 4 }, { known: 4 }] })
    const other = await admin.put<Row>(`/imports/${first.id}/columns`, { sheets: ['Vrai'] })
    expect(other.body).toMatchObject({ created: 1, reading: { read: [{ name: 'Vrai' }] } })
    expect((await commit(first.id)).body).toMatchObject({ state: 'done', created: 1 })
    const next = await readings(workbookOf(sheets('Lampion'), 'ods'), 'unités de mai.ods')
    expect(next.reading).toMatchObject({ read: [{ name: 'Vrai' }], said: { sheets: ['Vrai'] } })
    const both = await admin.put<Row>(`/imports/${next.id}/columns`, { sheets: ['Essai', 'Vrai'] })
    expect(both.body).toMatchObject({ created: 2, total: 2 })
    expect((await commit(next.id)).body).toMatchObject({ state: 'done', created: 2 })
  })

  test('of another person is read again by nobody else', async () => {
    const job = await readings(latin(`${unitRows('Vrac')}vrc;Nombre;0`), 'unités.csv')
    expect((await manager.put(`/imports/${job.id}/columns`, { encoding: 'utf-8' })).status).toBe(404)
  })

  test('that says of itself to be endless is refused', async () => {
    const content = (repeated: string) =>
      `<?xml version="1.0"?><office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><office:body><office:spreadsheet><table:table table:name="A">${repeated}</table:table></office:spreadsheet></office:body></office:document-content>`
    const cell = '<table:table-cell office:value-type="string" %><text:p>a</text:p></table:table-cell>'
    const endless = [
      `<table:table-row>${cell.replace('%', 'table:number-columns-repeated="4000000000"')}</table:table-row>`,
      `<table:table-row table:number-rows-repeated="9000000">${cell.replace('%', '')}</table:table-row>`,
      `<table:table-row table:number-rows-repeated="1000000">${cell.replace('%', 'table:number-columns-repeated="16000"')}</table:table-row>`,
    ]
    for (const rows of endless) {
      const parts = [
        { name: 'mimetype', content: 'application/vnd.oasis.opendocument.spreadsheet' },
        { name: 'META-INF/manifest.xml', content: '<manifest/>' },
        { name: 'styles.xml', content: '<styles/>' },
        { name: 'content.xml', content: content(rows) },
      ]
      const chunks: Buffer[] = []
      for await (const chunk of writeZip(parts)) chunks.push(chunk)
      expect((await readings(Buffer.concat(chunks), 'liste.ods')).type).toBe('err413')
    }
  })
})

describe('a file that is no workbook', () => {
  test('is refused by its name, its bytes or its size, in French', async () => {
    const sheet = workbook([['Libellé'], ['a']])
    const answers: [string, Buffer, string][] = [
      ['liste.pdf', Buffer.from('Libellé;a'), 'err415'],
      ['liste.csv', sheet, 'err415'],
      ['liste.csv', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]), 'err415'],
      ['liste.csv', Buffer.from(`Libellé${';'.repeat(10_000)}x`), 'err413'],
      ['liste.csv', Buffer.alloc(64_000_000, 'a;b\n'), 'err413'],
      ['liste.ods', sheet, 'err415'],
      ['liste.xlsx', workbook([['Libellé'], ['a']], 'ods'), 'err415'],
      ['liste.xlsb', workbook([['Libellé']], 'xlsb'), 'err415'],
      ['liste.xlsx', workbook([['Libellé']], 'xlsb'), 'err415'],
      ['liste.xls', sheet, 'err415'],
      ['liste.xlsx', workbook([['Libellé']], 'biff8'), 'err415'],
      ['liste.xlsx', Buffer.concat([sheet, Buffer.alloc(10_000_001)]), 'err413'],
    ]
    for (const [name, content, type] of answers) {
      const { body } = await check('unit', content, name)
      expect([name, body.type]).toEqual([name, type])
    }
    expect(
      (
        await sendFile(portal.app, '/imports/unit/check', {
          token: admin.token,
          file: { name: '', content: Buffer.alloc(0) },
        })
      ).status,
    ).toBeGreaterThan(400)
    expect((await admin.post('/imports/unit/check', {})).status).toBe(422)
  })
  test('is said to be protected by a password whatever its name', async () => {
    const locked = Buffer.concat([
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      Buffer.alloc(1000),
      Buffer.from('EncryptedPackage', 'utf16le'),
      Buffer.alloc(1000),
    ])
    for (const name of ['liste.xlsx', 'liste.xls'])
      expect((await check('unit', locked, name)).body).toMatchObject({
        type: 'err415',
        display: 'Ce fichier est protégé par un mot de passe : retirez la protection puis réessayez',
      })
  })
  test('leaves other requests undisturbed while it is read', async () => {
    const bomb = await bigSheet()
    const from = performance.now()
    const refused = check('unit', bomb)
    const times: number[] = []
    for (let n = 0; n < 20; n++) {
      const start = performance.now()
      expect((await admin.get('/setting/generic/unit?limit=5')).status).toBe(200)
      times.push(performance.now() - start)
    }
    expect((await refused).body.type).toBe('err413')
    expect(performance.now() - from).toBeLessThan(10_000)
    expect(times.sort((a, b) => a - b)[10]).toBeLessThan(500)
  })
})

test('the template has the columns that come back, and says what each expects', async () => {
  const answer = await portal.app.inject({
    url: '/api/imports/template/label',
    headers: { authorization: admin.token },
  })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-disposition']).toContain("filename*=UTF-8''Mod%C3%A8le%20Labels.xlsx")
  const [head] = cellsOf(answer.rawPayload)
  expect(head).toContain('Groupe EGAlim')
  expect(head).not.toContain('Logo')
  expect(head).not.toContain('Identifiant')
  const help = cellsOf(answer.rawPayload, 1)
  expect(help.find(([title]) => title === 'Groupe EGAlim')?.[2]).toContain('Bio')
  expect((await check('label', answer.rawPayload)).body.fields).toEqual([
    { line: 0, name: null, errors: ['Ce fichier ne contient aucune ligne.'] },
  ])
})

test('an import never passes over the rules that a domain has written for a resource', () => {
  const calls = allCalls(portal.context)
  const isPlain = (call: string | undefined, verb: string) => {
    if (!call) return true
    const { method, path } = callOf(call)
    const shape = (text: string) => text.replace(/\/$/, '').replace(/\{\w+\}/g, '{}')
    const found = calls.find((one) => one.method === method && shape(one.path) === shape(path))
    return found === undefined || found.shape.summary.startsWith(`${verb} : `)
  }
  const passed = resources.all
    .filter((one) => isImportable(one) && !portal.context.writers?.[one.name])
    .filter(({ calls: own }) => !isPlain(own.create, 'Créer') || !isPlain(own.update, 'Modifier'))
  expect(passed.map(({ name }) => name)).toEqual([])
})
