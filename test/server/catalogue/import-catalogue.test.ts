import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signIn, type TestActor } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'
import { sendFile } from '../../kit/send-file'
import { sent } from '../../kit/shelf'
import { cellsOf, workbook } from '../../kit/workbooks'

type Row = Record<string, unknown>

let on: TestApp
let paul: TestActor
/** How many lines a file has: `IMPORT_LINES=5000` takes minutes. */
const lines = Number(process.env.IMPORT_LINES ?? 500)

const sql = <T extends Row = Row>(text: string, values: unknown[] = []) =>
  on.context.db.system('seed', (tx) => tx.query<T>(text, values))
const check = (model: string, rows: unknown[][] | Buffer) =>
  sendFile<Row>(on.app, `/imports/${model}/check?wait=60`, {
    token: paul.token,
    file: { name: `${model}.xlsx`, content: Buffer.isBuffer(rows) ? rows : workbook(rows) },
  })
const commit = (id: unknown) => paul.post<Row>(`/imports/${id}/commit?wait=60`)

/** Waits for the end of an import that takes longer than a call. */
async function ended(answer: { body: Row }): Promise<Row> {
  let { body } = answer
  for (; body.state === 'checking' || body.state === 'committing'; await setTimeout(250))
    body = (await paul.get<Row>(`/imports/${body.id}`)).body
  return body
}

beforeAll(async () => {
  on = await openApp()
  on.clock.set('2026-03-02T08:00:00Z')
  paul = await signIn(on.app, 'paul.achard@demo.example')
})
afterAll(() => on.close())

const heads = [
  'Libellé',
  'Référence fournisseur',
  'Produit',
  'Fournisseur',
  'Cotation',
  'Taux de TVA',
  'Origine',
]
const article = (n: number, more: readonly unknown[] = []): unknown[] => [
  `Article importé ${n}`,
  `IMP-${String(n).padStart(5, '0')}`,
  'P00002',
  'Boucherie Martin',
  9 + (n % 100) / 100,
  '5,5 %',
  'France',
  ...more,
]

describe('an import of articles', () => {
  test('names both lines of a reference that comes twice, and blames the reference alone', async () => {
    const rows = [heads, article(80_001), article(80_002), ['Autre libellé', ...article(80_001).slice(1)]]
    const { body } = await check('article', rows)
    expect(body).toMatchObject({ state: 'checked', errors: 1 })
    expect(body.fields).toEqual([
      expect.objectContaining({
        line: 3,
        errors: ["Référence fournisseur : Même référence qu'à la ligne 2."],
      }),
    ])
  })

  test('its lines make articles with their dated price and family, by fewer than 5 statements each', async () => {
    const rows = [heads, ...Array.from({ length: lines }, (_, n) => article(n))]
    const checked = await ended(await check('article', rows))
    expect(checked).toMatchObject({ state: 'checked', total: lines, created: lines, errors: 0 })
    expect(await sql(`select count(*)::int as n from article where ref_supplier like 'IMP-%'`)).toEqual([
      { n: 0 },
    ])
    const texts = await sent(async () => expect((await ended(await commit(checked.id))).state).toBe('done'))
    expect(texts.length / lines).toBeLessThan(5)
    expect(
      await sql(
        `select count(*)::int as n, count(distinct p.id)::int as prices, bool_and(a.family_id is not null) as placed,
           array_agg(distinct p.source) as sources, array_agg(distinct p.valid_from::text) as days
         from article a join article_price p on p.article_id = a.id where a.ref_supplier like 'IMP-%'`,
      ),
    ).toEqual([{ n: lines, prices: lines, placed: true, sources: ['import'], days: ['2026-03-02'] }])
  }, 600_000)

  test('the same file is not imported twice', async () => {
    const rows = [heads, article(90_001)]
    const first = await ended(await check('article', rows))
    expect((await ended(await commit(first.id))).state).toBe('done')
    const again = await check('article', rows)
    expect(again.body.type).toBe('err570')
  })

  test('each wrong line is told with its reasons, and nothing is kept', async () => {
    const wrong = [
      heads,
      article(90_002),
      ['Sans produit', 'X1', 'P99999', 'Boucherie Martin', 1, '5,5 %', 'France'],
      ['Sans fournisseur', 'X2', 'P00002', 'Inconnu', 'abc', '5,5 %', 'France'],
    ]
    const { errors, messages } = await ended(await check('article', wrong))
    expect(errors).toBe(2)
    expect((messages as Row[]).map(({ line, product_name }) => [line, product_name])).toEqual([
      [2, 'Sans produit'],
      [3, 'Sans fournisseur'],
    ])
    expect(JSON.stringify(messages)).toContain('Fournisseur')
    expect(JSON.stringify(messages)).toContain('Cotation')
    expect(await sql(`select 1 from article where ref_supplier = 'IMP-90002'`)).toEqual([])
  })

  test('what an import writes is looked at for anomalies at once', async () => {
    const rows = [heads, [...article(90_003).slice(0, 6), null]]
    await ended(await commit((await ended(await check('article', rows))).id))
    expect(
      await sql(
        `select t.machine_name from anomaly n join anomalytype t on t.id = n.anomaly_type_id join article a on a.id = n.article_id
         where a.ref_supplier = 'IMP-90003' and n.state = 'open'`,
      ),
    ).toEqual([{ machine_name: 'missing_origin' }])
  })
})

describe('an import of prices', () => {
  test('its prices are dated: each closes the one before by fewer than 9 statements, and the source tells the file', async () => {
    const rows = [
      ['Article', 'Du', 'Cotation'],
      ...Array.from({ length: lines }, (_, n) => [
        `IMP-${String(n).padStart(5, '0')}`,
        '01/04/2026',
        10 + (n % 50) / 10,
      ]),
    ]
    const checked = await ended(await check('article_price', rows))
    expect(checked).toMatchObject({ state: 'checked', created: lines, errors: 0 })
    const texts = await sent(async () => expect((await ended(await commit(checked.id))).state).toBe('done'))
    expect(texts.length / lines).toBeLessThan(9)
    expect(
      await sql(
        `select p.valid_from::text, p.valid_to::text, p.source, count(*)::int as n from article_price p join article a on a.id = p.article_id
         where a.ref_supplier ~ '^IMP-0' group by 1, 2, 3 order by 1`,
      ),
    ).toEqual([
      { valid_from: '2026-03-02', valid_to: '2026-03-31', source: 'import', n: lines },
      { valid_from: '2026-04-01', valid_to: null, source: 'import', n: lines },
    ])
  }, 300_000)

  test('a past price, an unknown article and a price without quotation are told by line', async () => {
    const { errors, messages } = await ended(
      await check('article_price', [
        ['Article', 'Du', 'Cotation'],
        ['AR1', '01/02/2026', 9],
        ['AR-INCONNU', '01/05/2026', 9],
        ['AR2', '01/05/2026', null],
      ]),
    )
    expect(errors).toBe(3)
    const text = JSON.stringify(messages)
    expect(text).toContain('Un prix passé ne se réécrit pas')
    expect(text).toContain('AR-INCONNU')
    expect(text).toContain('Cotation')
  })

  test('what was exported and not changed is no change when it comes back', async () => {
    const { body } = await paul.put<Row>('/exports/exportSearchResult', {
      model: 'Article_price',
      fields: ['id', 'article_id', 'valid_from', 'valid_to', 'quotation'],
      filters: [{ name: 'article_id', operator: 'in', value: [1, 2, 3, 4, 5, 6, 8, 9, 10] }],
    })
    const file = Buffer.from(String(body.file), 'base64')
    const cells = cellsOf(file)
    expect(cells.length).toBeGreaterThan(5)
    const back = await ended(await check('article_price', file))
    expect(back).toMatchObject({
      messages: [],
      errors: 0,
      created: 0,
      updated: 0,
      unchanged: cells.length - 1,
    })
  })
})
