import { afterAll, beforeAll, expect, test } from 'vitest'
import { kitchen } from '../../kit/kitchen'
import { openApp, type TestApp } from '../../kit/open-app'

type Row = Record<string, unknown> & { id: number }

let on: TestApp
let who: Awaited<ReturnType<typeof kitchen<'nadia' | 'karim' | 'martin'>>>

beforeAll(async () => {
  on = await openApp()
  on.clock.set('2026-03-02T09:00:00+01:00')
  who = await kitchen(on, 'nadia', 'karim', 'martin')
})
afterAll(() => on.close())

const create = async (model: string, body: object) =>
  (await who.nadia.post<Row>(`/setting/generic/${model}`, body)).body
const remove = (model: string, { id }: Row) => who.nadia.delete(`/setting/generic/${model}/${id}`)
const restore = (model: string, { id }: Row, by = who.nadia) => by.put(`/deleted/${model}/${id}`, {})
const sql = <T extends Record<string, unknown>>(text: string) =>
  on.context.db.system('seed', (tx) => tx.query<T>(text))

test('what is taken meanwhile stands in the way, by its field, and nothing comes back', async () => {
  const former = await create('label', { label: 'Label ancien', code: 'REPRIS' })
  await remove('label', former)
  await create('label', { label: 'Label nouveau', code: 'REPRIS' })
  expect(await restore('Label', former)).toMatchObject({
    status: 422,
    body: { fields: [{ name: 'code', message: 'Cette valeur est déjà utilisée' }] },
  })
})

test('what names something deleted comes back after it', async () => {
  const family = await create('family', { label: 'Famille retirée', catalog_id: 1 })
  const subfamily = await create('subfamily', { label: 'Sous-famille retirée', family_id: family.id })
  await remove('subfamily', subfamily)
  on.clock.set('2026-03-02T09:00:01+01:00')
  await remove('family', family)
  expect(await restore('Subfamily', subfamily)).toMatchObject({
    status: 422,
    body: { fields: [{ name: 'family_id', message: expect.stringContaining('« Famille retirée »') }] },
  })
  expect((await restore('Family', family)).status).toBe(200)
  expect((await restore('Subfamily', subfamily)).status).toBe(200)
})

test('an article comes back with the prices that went with it, and with no other', async () => {
  const standing = () =>
    sql<{ n: number }>(
      'select count(*)::int as n from article_price where article_id = 6 and "deletedAt" is null',
    )
  await sql(
    `insert into article_price (article_id, valid_from, valid_to, quotation, price_ht, source, "deletedAt")
     values (6, '2020-01-01', '2020-02-01', 1, 1, 'manual', '2020-01-02')`,
  )
  const before = await standing()
  expect((await who.nadia.delete('/article/6')).body).toEqual({ success: true })
  expect(await standing()).toEqual([{ n: 0 }])
  const { body } = await who.nadia.get<{ data: Row[] }>('/deleted/Article')
  expect(body.data[0]).toMatchObject({ id: 6, title: 'Comté portion', User: { last_name: 'Roche' } })
  expect((await restore('Article', { id: 6 })).status).toBe(200)
  expect(await standing()).toEqual(before)
})

test('who may not delete sees nothing deleted, and brings nothing back', async () => {
  const label = await create('label', { label: 'Label parti' })
  await remove('label', label)
  for (const one of [who.karim, who.martin]) {
    expect((await one.get('/deleted/Label')).status).toBe(403)
    expect((await restore('Label', label, one)).status).toBe(403)
  }
  expect((await who.nadia.get('/deleted/Order')).status, 'documents do not come back').toBe(404)
})
