import { afterAll, beforeAll, expect, test } from 'vitest'
import type {
  EgalimCart,
  EgalimCarts,
  EgalimLine,
  EgalimYear,
  MaCantineCheck,
} from '../../../resources/egalim/answers'
import type { TestActor } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'
import { sentOrder } from '../../kit/sent-order'
import { cellsOf } from '../../kit/workbooks'
import { addArticle } from '../pricing/kit'
import { sql, summer } from '../tenders/kit'
import { bought, receiveS14 } from './s14'

let on: TestApp
let article = 0

const as = (who: string, moment = '2026-09-01T09:00:00') => summer(on, moment, who)
const year = async (actor: TestActor, query = 'year=2026&adherent_id=2') =>
  (await actor.get<EgalimYear>(`/egalim?${query}`)).body
const goal = (of: EgalimYear, key: string) => of.goals.find((one) => one.key === key)

beforeAll(async () => {
  on = await openApp()
  const [row] = await sql<{ id: number }>(on, `select id from article where label = 'Carotte vrac'`)
  article = row?.id ?? 0
  await receiveS14(on)
  await bought(on, { label: 'En cours', family: 'AUTRES', labels: ['BIO'], amount: '777', status: '400' })
  await bought(on, { label: 'Autre adhérent', family: 'AUTRES', labels: ['BIO'], amount: '888', adherent: 3 })
  await bought(on, {
    label: 'Pomme HVE',
    family: 'FRUITS_ET_LEGUMES',
    labels: ['HVE_NIVEAU_2'],
    amount: '100',
    day: '2027-01-05',
  })
})
afterAll(() => on.close())

test('S14.1: the year of a member, each line counted once, non-food aside', async () => {
  const seen = await year(await as('julie.petit'))
  expect(seen.sums).toEqual({
    base: '40000.00',
    bio: '7000.00',
    siqo: '6200.00',
    others: '5500.00',
    merit: '0.00',
    egalim: '18700.00',
  })
  expect(goal(seen, 'bio')?.percent).toBe('17.50')
  expect(goal(seen, 'egalim')?.percent).toBe('46.75')
  expect(goal(seen, 'meat_fish')).toMatchObject({ amount: '8600.00', base: '14400.00', percent: '59.72' })
})

test('S14.2: none of the objectives of the mainland is reached, and what lacks is told in euros', async () => {
  const seen = await year(await as('julie.petit'))
  expect(seen.goals.map(({ target, missing }) => [target, missing])).toEqual([
    ['20.00', '1000.00'],
    ['50.00', '1300.00'],
    ['60.00', '40.00'],
  ])
  await sql(on, `update adherent set region_group = 'outre_mer' where id = 2`)
  expect((await year(await as('julie.petit'))).goals.map(({ target }) => target).slice(0, 2)).toEqual([
    '10.00',
    '35.00',
  ])
  await sql(on, `update adherent set region_group = 'metropole', egalim_state_owned = true where id = 2`)
  expect(goal(await year(await as('julie.petit')), 'meat_fish')?.target).toBe('100.00')
  await sql(on, `update adherent set egalim_state_owned = false where id = 2`)
})

test('a member that the law is not about has its shares, and nothing to reach, to plan or to declare; no total counts it', async () => {
  const before = await year(await as('julie.petit'), 'year=2026')
  await sql(on, 'update adherent set egalim_subject = false where id = 2')
  const julie = await as('julie.petit')
  const own = await year(julie)
  expect(own).toMatchObject({ is_subject: false, left_out: 0 })
  expect(own.goals.map(({ percent, target, missing }) => [percent, target, missing])).toEqual([
    ['17.50', null, '0.00'],
    ['46.75', null, '0.00'],
    ['59.72', null, '0.00'],
  ])
  const all = await year(julie, 'year=2026')
  expect(all).toMatchObject({ is_subject: true, left_out: before.left_out + 1 })
  expect(Number(all.sums.base)).toBe(Number(before.sums.base) - 40_000)
  expect(all.members).toEqual(before.members)
  const check = await julie.get<{ fields: unknown[] }>('/egalim/ma-cantine/check?year=2026&adherent_id=2')
  expect([check.status, check.body.fields]).toEqual([
    422,
    [{ name: 'adherent_id', message: expect.any(String) }],
  ])
  expect((await julie.get('/egalim/plan?adherent_id=2')).body).toMatchObject({
    ...{ feasible: false, reason: 'notSubject', swaps: [] },
    target: { bio: null, egalim: null, meat_fish: null },
  })
  await sql(on, 'update adherent set egalim_subject = true where id = 2')
})

test('a year without purchases has no share, reached or not: there is nothing to measure', async () => {
  const none = await year(await as('julie.petit'), 'year=2019&adherent_id=2')
  expect(none.goals.map(({ base, percent }) => [base, percent])).toEqual([
    ['0.00', null],
    ['0.00', null],
    ['0.00', null],
  ])
})

test('the workbook holds the tables of the page, objectives first', async () => {
  const julie = await as('julie.petit')
  const found = await year(julie)
  const { rawPayload } = await on.app.inject({
    url: '/api/egalim/workbook?year=2026&adherent_id=2',
    headers: { authorization: julie.token },
  })
  expect(cellsOf(rawPayload)[1]).toEqual(['Bio', 7000, 40_000, 17.5, 20, 1000, expect.any(Number)])
  expect(cellsOf(rawPayload, 2)).toHaveLength(found.months.length + 1)
})

test('S14.3: « HVE niveau 2 » counts until 31/12/2026 by the day of reception, and no more after', async () => {
  const next = await year(await as('julie.petit', '2027-02-01T09:00:00'), 'year=2027&adherent_id=2')
  expect(next.sums).toMatchObject({ base: '100.00', egalim: '0.00' })
})

test('S14.4: what labels an article loses today changes nothing of past orders', async () => {
  await sql(on, 'delete from article_label_ids where article_id = $1', [article])
  expect((await year(await as('julie.petit'))).sums.bio).toBe('7000.00')
})

test('S14.5: the file of ma-cantine has its header to the letter, and every line passes its rules', async () => {
  const julie = await as('julie.petit')
  const check = (await julie.get<MaCantineCheck>('/egalim/ma-cantine/check?year=2026&adherent_id=2')).body
  expect(check).toEqual({ lines: 9, errors: [], more: 0 })
  const { payload } = await on.app.inject({
    url: '/api/egalim/ma-cantine?year=2026&adherent_id=2',
    headers: { authorization: julie.token },
  })
  const [header, ...lines] = payload.trim().split('\n')
  expect(header).toBe(
    'siret,description,fournisseur,date,prix_ht,famille_produits,categories_egalim,origine,est_circuit_court,est_local,definition_local,definition_local_km',
  )
  expect(lines).toContain(
    '99990001200017,Comté AOP bio,Boucherie Martin,2026-03-04,1600.00,PRODUITS_LAITIERS,"BIO,AOCAOP",FRANCE,,,,',
  )
  expect(lines).toHaveLength(9)
})

test('a line that ma-cantine would refuse is told by its number and order, and there is no file until it is mended', async () => {
  await sql(on, `update adherent set siret = null where id = 2`)
  const julie = await as('julie.petit')
  const check = (await julie.get<MaCantineCheck>('/egalim/ma-cantine/check?year=2026&adherent_id=2')).body
  expect(check.errors).toHaveLength(9)
  expect(check.errors[0]).toMatchObject({
    line: 2,
    message: "le SIRET de l'adhérent manque ou n'a pas 14 chiffres",
  })
  expect((await julie.get('/egalim/ma-cantine?year=2026&adherent_id=2')).status).toBe(422)
  await sql(on, `update adherent set siret = '99990001200017' where id = 2`)
})

test('S14.6: orders at 400 and members outside the perimeter are left out; families, months and lines add up', async () => {
  const karim = await as('karim.benali')
  expect((await karim.get('/egalim?year=2026')).status).toBe(403)
  expect((await (await as('julie.petit')).get('/egalim?year=2026&adherent_id=3')).status).toBe(422)
  const seen = await year(await as('julie.petit'))
  const cents = (amounts: readonly string[]) =>
    amounts.reduce((sum, one) => sum + Math.round(Number(one) * 100), 0)
  expect(cents(seen.families.map(({ base }) => base))).toBe(4_000_000)
  expect(cents(seen.months.map(({ egalim }) => egalim))).toBe(1_870_000)
  expect(cents(seen.categories.map(({ amount_ht }) => amount_ht))).toBe(1_870_000)
  expect(seen.origins.find(({ key }) => key === 'local')?.amount_ht).toBe('4000.00')
  const { body } = await (await as('julie.petit')).get<{ data: EgalimLine[] }>(
    '/egalim/lines?year=2026&adherent_id=2&family=VIANDES_VOLAILLES',
  )
  expect(body.data.map(({ label }) => label).sort()).toEqual(['Rôti Label Rouge', 'Steak'])
})

test('a cart tells its shares, those of the year with it, and the equivalents that count, the cheapest point first', async () => {
  const julie = await as('julie.petit')
  const bio = await addArticle(on, {
    like: article,
    label: 'Carotte vrac bio',
    ref: 'BIO-1',
    supplier: 1,
    price: '20',
  })
  const dear = await addArticle(on, {
    like: article,
    label: 'Carotte vrac Demeter',
    ref: 'BIO-2',
    supplier: 1,
    price: '60',
  })
  await sql(
    on,
    `insert into article_label_ids (article_id, label_id, position) select a, l.id, 1 from unnest($1::bigint[]) a, label l where l.code = 'BIO'`,
    [[bio, dear]],
  )
  const cart = await sentOrder(on, {
    adherent: 2,
    status: '100',
    day: '2026-09-10',
    articles: [[article, '10']],
    author: 'julie.petit',
  })
  const { body, status } = await julie.get<EgalimCart>(`/egalim/cart/${cart.id}`)
  expect(status).toBe(200)
  expect(body.cart.egalim).toBe('0.00')
  expect(Number(body.with_cart.base)).toBeCloseTo(Number(body.year.base) + Number(body.cart.base), 2)
  expect(body.swaps.map(({ proposal }) => proposal.article_id)).toEqual([bio, dear])
  expect(body.swaps[0]).toMatchObject({ categories: ['BIO'], points: '100.00' })
  const { body: all } = await julie.get<EgalimCarts>('/egalim/carts?adherent_id=2')
  expect(all).toMatchObject({ cart: body.cart, with_cart: body.with_cart, carts: [{ id: cart.id }] })
  expect((await julie.get('/egalim/carts?adherent_id=999')).status).toBe(422)
})
