import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '../../server/api/call'
import type { Tx } from '../../server/database/connect'
import { allCalls } from '../../server/portal'
import type { TestActor } from '../kit/actors'
import { kitchen } from '../kit/kitchen'
import { openApp, type TestApp } from '../kit/open-app'

type Row = Record<string, unknown>
type Answered = Row[] | { data: Row[]; total: number; offset: number; limit: number | false }

let on: TestApp
let nadia: TestActor

const many = 120

beforeAll(async () => {
  on = await openApp()
  ;({ nadia } = await kitchen(on, 'nadia'))
  await on.context.db.system('seed', async (tx) => {
    await tx.query(
      `insert into notescale (label, note_type_id, value) select 'Essai ' || n, (select min(id) from notetype), n / 10.0 from generate_series(1, $1::int) n`,
      [many],
    )
    await tx.query(
      `insert into adherent (name, corporate_name, company_id, adherent_status_id)
       select 'Essai ' || n, 'Essai ' || n, (select min(id) from company), 1 from generate_series(1, $1::int) n`,
      [many],
    )
    await tx.query(
      `insert into article (label, ref_supplier, ${await shared(tx)}) select label || ' ' || n, 'ESSAI' || n, ${await shared(tx)}
       from article, generate_series(1, $1::int) n where id = 1`,
      [many],
    )
  })
})

/** What copies of an article have in common. */
async function shared(tx: Tx): Promise<string> {
  const [row] = await tx.query<{ names: string }>(
    `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns where table_name = 'article'
       and is_generated = 'NEVER' and column_name not in ('id', 'label', 'ref_supplier', 'gtin', 'packaging_gtin')`,
  )
  return row?.names ?? ''
}
afterAll(() => on?.close())

const rowsOf = (answer: Answered): Row[] => (Array.isArray(answer) ? answer : answer.data)
const isList = (body: unknown): body is Answered =>
  Array.isArray(body) || Array.isArray((body as { data?: unknown } | null)?.data)

/** Answers that are short whatever is kept, or have a name for each row that they answer. */
const short = [
  // The open lines of the 200 oldest orders of which a part has come.
  'GET /order/remainders',
  'GET /auth/oidc/providers',
  ...['GET /app', 'GET /core/menu/list', 'GET /core/menu/{app}', 'GET /users/userMenu', 'GET /job'],
  ...['GET /auth/permissions', 'GET /notification/preferences', 'GET /mailmodel'],
  ...['GET /users/sessions', 'GET /catalog/anomalies/summary', 'GET /catalog/anomaliesTypes'],
  ...['GET /municipality/by-ids', 'GET /file/by-ids', 'GET /supplier/contacts/{id}', 'GET /catalog/in-cart'],
  ...['GET /platform/supplier/{supplierId}/adherent/{adherentId}'],
  ...['GET /stock/{adherentId}/item', 'GET /stock/{adherentId}/meal-cost'],
  ...['GET /dashboardmessage/mine', 'GET /dashboardmessage/adherent/{id}', 'GET /helpcenter/helpcenterlist'],
]

/** What a call needs to be answered at all. */
const asked: Readonly<Record<string, string>> = {
  'GET /supplier/company': 'company_id=1',
  'GET /supplier/catalog': 'catalogId=1',
  'GET /order/carts': 'adherentId=1',
  'GET /order/habits': 'adherentId=1',
  'GET /catalog/in-cart': 'adherentId=1',
  'GET /catalog/budget': 'adherentId=1',
  'GET /history/entity': 'model=Adherent&entity_id=1',
  'GET /fieldHistory/field-history': 'modelName=Adherent&entityId=1&fieldName=name',
  'GET /fieldHistory/association-history': 'modelName=Adherent&entityId=1&associationName=Contact',
  'GET /supplier/contract/history': 'supplier_id=1',
  'GET /municipality/by-ids': 'ids=1',
  'GET /file/by-ids': 'ids=1',
}

const values: Readonly<Record<string, string>> = { zip: '80000', modelName: 'Adherent', app: 'bo' }

const addressOf = ({ method, path }: Call) => {
  const name = `${method} ${path.replace(/\/$/, '')}`
  const address = path.replace(/\{(\w+)\}/g, (_, one: string) => values[one] ?? '1')
  return { name, address: asked[name] ? `${address}?${asked[name]}` : address }
}

describe('every list of the API', () => {
  test('answers at most 100 rows unless more are asked for, and says so', async () => {
    const wrong: string[] = []
    let lists = 0
    for (const call of allCalls(on.context).filter(({ method }) => method === 'GET')) {
      const { name, address } = addressOf(call)
      const { status, body } = await nadia.get<unknown>(address)
      if (status !== 200 || !isList(body) || short.includes(name)) continue
      lists++
      const isCut = rowsOf(body).length <= 100 && call.shape.query?.limit !== undefined
      const isSaid = Array.isArray(body) || (typeof body.limit === 'number' && body.limit <= 100)
      if (!isCut || !isSaid) wrong.push(name)
    }
    expect(wrong).toEqual([])
    expect(lists).toBeGreaterThan(150)
  })

  test.each([
    ['a settings table', '/setting/municipality'],
    ['the same under another address', '/setting/notescale'],
    ['rows alone', '/note/notescale'],
    ['a list of a call’s own making', '/adherent/all'],
  ])('%s: 100 at first, then any number from any row, then all', async (_, address) => {
    const get = async (query: string) => (await nadia.get<Answered>(`${address}${query}`)).body
    const all = await get('?limit=false')
    const ids = rowsOf(all).map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(115)
    const seen = async (query: string) => rowsOf(await get(query)).map(({ id }) => id)
    expect(await seen('')).toEqual(ids.slice(0, 100))
    expect(await seen('?limit=110&offset=3')).toEqual(ids.slice(3, 113))
    expect(await seen(`?limit=200&offset=${ids.length - 5}`)).toEqual(ids.slice(-5))
    for (const query of ['', '?limit=110&offset=3', `?limit=200&offset=${ids.length - 5}`, '?limit=false']) {
      const page = await get(query)
      if (!Array.isArray(page)) expect(page.total).toBe(ids.length)
    }
  })

  test('more than 100 rows leave as a stream, fewer from memory, whatever call answers them', async () => {
    const streams = async (ask: () => Promise<{ headers: Row; body: unknown }>) => {
      const { headers, body } = await ask()
      return [rowsOf(body as Answered).length > 100, headers['content-length'] === undefined]
    }
    for (const limit of [100, 101, false] as const) {
      const isMore = limit !== 100
      for (const body of [{ model: 'Municipality' }, { model: 'Adherent' }])
        expect(await streams(() => nadia.put('/search/', { ...body, limit }))).toEqual([isMore, isMore])
      const params = { adherent_id: 1 }
      expect(await streams(() => nadia.put('/search/product', { params, limit }))).toEqual([isMore, isMore])
    }
    const [wrong, streamed]: [string[], string[]] = [[], []]
    for (const call of allCalls(on.context).filter(({ shape }) => shape.listed)) {
      const { name, address } = addressOf(call)
      const { status, body, headers } = await nadia.get<unknown>(
        `${address}${address.includes('?') ? '&' : '?'}limit=false`,
      )
      if (status !== 200 || !isList(body)) continue
      const isMore = rowsOf(body).length > 100
      if (isMore) streamed.push(name)
      if (isMore !== (headers['content-length'] === undefined)) wrong.push(name)
    }
    expect(wrong).toEqual([])
    expect(streamed).toContain('GET /adherent/all')
  })

  test('the articles of a member are the same ones, page by page or all at once, each with its price', async () => {
    const asked = (page: Row) =>
      nadia.put<{ data: Row[]; total: number }>('/search/product', { params: { adherent_id: 1 }, ...page })
    const all = (await asked({ limit: false })).body
    expect(all.data).toHaveLength(all.total)
    expect(all.data.filter(({ orderable }) => orderable).length).toBeGreaterThan(0)
    expect((await asked({ limit: 100 })).body.data).toEqual(all.data.slice(0, 100))
    expect((await asked({ limit: 150, offset: 50 })).body.data).toEqual(all.data.slice(50, 200))
  })
})
