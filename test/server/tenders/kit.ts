import { addPerson, signIn, type TestActor } from '../../kit/actors'
import type { TestApp } from '../../kit/open-app'

type Row = Record<string, unknown>

export const sql = <T extends Row>(on: TestApp, text: string, values: unknown[] = []) =>
  on.context.db.system('seed', (tx) => tx.query<T>(text, values))

const one = async (on: TestApp, text: string, values: unknown[] = []): Promise<number> =>
  Number((await sql<{ id: number }>(on, text, values))[0]?.id ?? 0)

/** A supplier of the scenarios by its name, and somebody who answers for it. */
export async function supplierOf(on: TestApp, name: string): Promise<{ id: number; email: string }> {
  const id = await one(on, `select id from supplier where name like $1 || '%' order by id limit 1`, [name])
  const email = `answers-${id}@suppliers.example`
  const known = await one(on, 'select id from "user" where email = $1', [email])
  if (!known) await addPerson(on, { email, profile: 'FA', suppliers: [id] })
  return { id, email }
}

/** Gives a supplier a status: 1 referenced, 3 dereferenced. */
export const supplierStatus = (on: TestApp, id: number | undefined, status: 1 | 3) =>
  sql(on, 'update supplier set supplier_status_id = $2 where id = $1', [id, status])

/** Signs in at a moment of Paris' summer time. */
export async function summer(on: TestApp, moment: string, email: string): Promise<TestActor> {
  on.clock.set(`${moment}+02:00`)
  return signIn(on.app, email.includes('@') ? email : `${email}@demo.example`)
}

/** A product and the family that it is of, by the label of an article. */
export async function need(on: TestApp, label: string): Promise<{ product: number; family: number }> {
  const [row] = await sql<{ product: number; family: number }>(
    on,
    `select p.id as product, s.family_id as family from article a join product p on p.id = a.product_id
       join subfamily s on s.id = p.subfamily_id where a.label = $1`,
    [label],
  )
  if (!row) throw new Error(`No article is called ${label}`)
  return row
}

/** A product that no article answers yet. */
export async function newProduct(on: TestApp, label: string, like: number): Promise<number> {
  return one(
    on,
    `insert into product (code, label, kind, subfamily_id, unit_id, rate_id, active)
     select $1, $2, 'product', subfamily_id, unit_id, rate_id, true from product where id = $3 returning id`,
    [`T-${label}`, label, like],
  )
}

export const typeId = (on: TestApp, name: 'private' | 'public') =>
  one(on, 'select id from tendertype where machine_name = $1', [name])
export const labelId = (on: TestApp, code: string) => one(on, 'select id from label where code = $1', [code])

export interface Tendered {
  id: number
  lot: number
  /** Ids of the lot's products, in the order given. */
  products: number[]
}

/** Creates a tender with one lot of products and volumes, and its criteria. */
export async function prepare(
  actor: TestActor,
  facts: Row,
  {
    family_id,
    zone_id = null,
    volumes,
    criteria,
  }: { family_id: number; zone_id?: number | null; volumes: [number, string][]; criteria: Row[] },
): Promise<Tendered> {
  const { body: tender, status } = await actor.post<Row>('/tender', facts)
  if (status !== 200) throw new Error(JSON.stringify(tender))
  const id = Number(tender.id)
  const lots = await actor.put<{ lots: Row[] }>(`/tender/${id}/lots`, {
    lots: [{ family_id, zone_id, label: 'Lot de la recette' }],
  })
  const lot = Number(lots.body.lots?.[0]?.id)
  const products = volumes.map(([product_id, volume]) => ({ product_id, volume }))
  const saved = await actor.put(`/tender/lot/${lot}/products`, { products })
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.body))
  const judged = await actor.put(`/tender/${id}/criteria`, { criteria })
  if (judged.status !== 200) throw new Error(JSON.stringify(judged.body))
  return { id, lot, products: [] }
}

/** The ids of a lot's products, as a supplier sees them. */
export async function productIds(supplier: TestActor, tender: number, products: number[]): Promise<number[]> {
  const { body } = await supplier.get<{ products: { id: number; product_id: number }[] }>(
    `/consultation/${tender}`,
  )
  return products.map((id) => body.products.find(({ product_id }) => product_id === id)?.id ?? 0)
}

export const criterion = (machine_name: string, weight: string, scale = 'automatic') => ({
  machine_name,
  label: machine_name,
  weight,
  scale,
})
