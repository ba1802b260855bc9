import { afterAll, beforeAll, expect, test } from 'vitest'
import { missingCatalog } from '../../../resources/catalogue/out-of-catalog'
import { signIn, type TestActor } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'

type Row = Record<string, unknown>

let on: TestApp
let sophie: TestActor
let karim: TestActor
let nadia: TestActor

const sql = (text: string, values: unknown[] = []) =>
  on.context.db.system('seed', (tx) => tx.query(text, values))
const product = (more: Row = {}) => ({
  label: `Produit ${JSON.stringify(more)}`.slice(0, 100),
  supplier_id: 1,
  catalog_id: 1,
  unit_id: 1,
  price_ht: '4.50',
  rate_id: 1,
  ...more,
})
const add = (actor: TestActor, input: Row, adherent = 1) =>
  actor.post<Row>(`/setting/adherent/${adherent}/productnotincatalog`, input)
const messages = ({ fields }: Row) =>
  (fields as Row[] | undefined)?.map(({ name, message }) => `${name}: ${message}`)

beforeAll(async () => {
  on = await openApp()
  const as = (name: string) => signIn(on.app, `${name}@demo.example`)
  sophie = await as('sophie.lenoir')
  karim = await as('karim.benali')
  nadia = await as('nadia.roche')
})
afterAll(() => on.close())

test('the mixed supplier rule asks for both catalogues, elsewhere for that of the product', () => {
  expect(missingCatalog({ allowed: [1], sold: [1, 2], wanted: 1 })).toBe('nonFood')
  expect(missingCatalog({ allowed: [2], sold: [1, 2], wanted: 2 })).toBe('food')
  expect(missingCatalog({ allowed: [], sold: [1, 2], wanted: 1 })).toBe('both')
  expect(missingCatalog({ allowed: [1], sold: [1], wanted: 1 })).toBeUndefined()
  expect(missingCatalog({ allowed: [2], sold: [], wanted: 1 })).toBe('food')
  expect(missingCatalog({ sold: [1, 2], wanted: 1 })).toBeUndefined()
})

test('who has the flag adds a product at a supplier of the member, or at one outside the catalogues', async () => {
  const { status, body } = await add(sophie, product())
  expect([status, body.adherent_id, body.price_ht]).toEqual([200, 1, '4.5000'])
  const farm = await sophie.post<Row>('/setting/adherent/1/suppliernotincatalog', {
    label: 'Ferme des Tilleuls',
    email: 'ferme@tilleuls.example',
  })
  expect(farm.status).toBe(200)
  const eggs = await add(sophie, product({ supplier_id: null, supplier_not_in_catalog_id: farm.body.id }))
  expect(eggs.status).toBe(200)
})

test('who does not have the flag adds neither a product nor a supplier', async () => {
  expect((await add(karim, product())).status).toBe(403)
  expect((await karim.post('/setting/adherent/1/suppliernotincatalog', { label: 'Autre' })).status).toBe(403)
})

test('at a mixed supplier a limited access to the catalogues is refused in its words', async () => {
  await sql('update "user" set create_product_hc = true where id = $1', [karim.id])
  const chef = await signIn(on.app, 'karim.benali@demo.example')
  const mixed = await add(chef, product({ supplier_id: 5 }))
  expect([mixed.status, mixed.body.display]).toEqual([
    403,
    "Vous n'avez pas accès au catalogue non alimentaire : vous ne pouvez pas créer de produit hors catalogue non alimentaire chez ce fournisseur.",
  ])
  expect((await add(chef, product({ label: 'Rôti du chef' }))).status).toBe(200)
  expect((await add(sophie, product({ supplier_id: 5, catalog_id: 2 }))).status).toBe(200)
})

test('a catalogue that the supplier does not sell, a family of the other one and a supplier of nobody here are refused', async () => {
  expect(messages((await add(sophie, product({ catalog_id: 2 }))).body)).toEqual([
    'catalog_id: Ce fournisseur ne vend pas ce catalogue.',
  ])
  const [other] = await sql('select id from family where catalog_id = 2 order by id limit 1')
  expect(messages((await add(sophie, product({ family_id: other?.id }))).body)).toEqual([
    "family_id: Cette famille n'appartient pas au catalogue choisi.",
  ])
  expect(messages((await add(nadia, product({ supplier_id: 1 }), 3)).body)).toEqual([
    "supplier_id: L'adhérent n'est pas référencé chez ce fournisseur.",
  ])
})

test("another member's supplier is not used, and a product does not change hands", async () => {
  const farm = await nadia.post<Row>('/setting/adherent/2/suppliernotincatalog', { label: 'Ferme de A2' })
  const taken = product({ supplier_id: null, supplier_not_in_catalog_id: farm.body.id })
  expect(messages((await add(nadia, taken)).body)).toEqual([
    "supplier_not_in_catalog_id: Ce fournisseur hors catalogue est celui d'un autre adhérent.",
  ])
  const { body } = await add(nadia, product({ label: 'Du CH' }))
  const moved = await nadia.put<Row>('/setting/adherent/productnotincatalog', {
    id: body.id,
    lock_version: body.lock_version,
    adherent_id: 2,
  })
  expect(messages(moved.body)?.[0]).toContain('ne change pas')
})

test('a group has products and suppliers of its own, which its members see and order, and nobody else', async () => {
  const everything = 'update "user" set create_product_hc = true, create_supplier_hc = true where email = $1'
  await sql(everything, ['luc.fabre@demo.example'])
  const luc = await signIn(on.app, 'luc.fabre@demo.example')
  const post = (model: string, body: Row) =>
    luc.post<Row>(`/setting/adherent/1/${model}`, { ...body, groupAdherent_id: 1 })
  const dairy = await post('suppliernotincatalog', {
    label: 'Laiterie du groupe',
    email: 'lait@groupe.example',
  })
  const ofGroup = [200, null, 1]
  expect([dairy.status, dairy.body.adherent_id, dairy.body.groupAdherent_id]).toEqual(ofGroup)
  const sold = { supplier_id: null, supplier_not_in_catalog_id: dairy.body.id, label: 'Faisselle du groupe' }
  const cheese = await post('productnotincatalog', product(sold))
  expect([cheese.status, cheese.body.adherent_id, cheese.body.groupAdherent_id]).toEqual(ofGroup)
  const fields = [{ name: 'label', operator: 'eq', value: 'Faisselle du groupe' }]
  const search = { model: 'Product_not_in_catalog', fields, limit: 10 }
  const seen = async (actor: TestActor) => (await actor.put<{ total: number }>('/search/', search)).body.total
  const hugo = await signIn(on.app, 'hugo.vidal@demo.example')
  expect(await Promise.all([luc, sophie, hugo].map(seen))).toEqual([1, 1, 0])
  const line = { product_not_in_catalog_id: cheese.body.id, quantity: '2', nearest: true }
  const order = (actor: TestActor, adherentId: number, isGroup: boolean) =>
    actor.post<Row>('/order/cart/line', { adherentId, isGroup, ...line })
  expect((await order(sophie, 1, false)).status).toBe(200)
  expect((await order(hugo, 3, false)).status).not.toBe(200)
  const forGroup = await order(luc, 1, true)
  expect([forGroup.status, forGroup.body.display]).toEqual([200, undefined])
})

test('what the back office adds for nobody is common to all; a member adds nothing of that kind', async () => {
  const common = await nadia.post<Row>('/setting/adherent/0/suppliernotincatalog', { label: 'Commun' })
  expect([common.status, common.body.adherent_id, common.body.groupAdherent_id]).toEqual([200, null, null])
  expect((await sophie.post('/setting/adherent/0/suppliernotincatalog', { label: 'Mien' })).status).not.toBe(
    200,
  )
})
