import type { PriceRequestAnswer } from '../../../resources/pricing/request-answers'
import type { TestActor } from '../../kit/actors'
import type { TestApp } from '../../kit/open-app'
import { sql, supplierOf } from '../tenders/kit'

type Row = Record<string, unknown>

/** The scenario's articles by their short names. */
export const names = ['carotte', 'pomme', 'tomate', 'poireau', 'navet'] as const
export type Name = (typeof names)[number]

const cloneSql = `
  insert into article (label, ref_supplier, product_id, supplier_id, family_id, origin_id, storagemode_id, rate_id, quotation, negotiation,
    coef_negotiation, order_management, coef_order_management, billing, coef_billing, storage_management, coef_storage_management, price_ht, coef, active)
  select $2, $3, product_id, $4, family_id, origin_id, storagemode_id, rate_id, $5::numeric, negotiation, coef_negotiation, order_management,
    coef_order_management, billing, coef_billing, storage_management, coef_storage_management, $5::numeric, coef, true
  from article where id = $1 returning id`

interface Clone {
  like: number
  label: string
  ref: string
  supplier: number
  price: string | null
}

/** An article like another one, with its price from 1 June on where it has one. */
export async function addArticle(on: TestApp, { like, label, ref, supplier, price }: Clone): Promise<number> {
  const [row] = await sql<{ id: number }>(on, cloneSql, [like, label, ref, supplier, price])
  const id = row?.id ?? 0
  if (price)
    await sql(
      on,
      `insert into article_price (article_id, valid_from, quotation, price_ht, source) values ($1, '2026-01-01', $2, $2, 'tender')`,
      [id, price],
    )
  return id
}

export interface Scene {
  s2: { id: number; email: string }
  s7: { id: number; email: string }
  families: number[]
  articles: Record<Name, number>
  silent: number
}

/** What S11 begins with: five articles of S2, one of S7, in one family. */
export async function setScene(on: TestApp): Promise<Scene> {
  const s2 = await supplierOf(on, 'Primeurs')
  const s7 = await supplierOf(on, 'Vergers')
  const find = async (label: string) =>
    (
      await sql<{ id: number; family: number }>(
        on,
        'select id, family_id as family from article where label = $1',
        [label],
      )
    )[0]
  const [carrot, apple] = [await find('Carotte vrac'), await find('Pomme Gala')]
  const like = carrot?.id ?? 0
  await sql(on, 'update article set supplier_id = $1 where id = any($2)', [s2.id, [like, apple?.id]])
  await sql(
    on,
    `update article set order_management = billing, coef_order_management = 10, coef_billing = 1 where id = any($1)`,
    [[like, apple?.id]],
  )
  const of = (label: string, ref: string, price: string | null, supplier = s2.id) =>
    addArticle(on, { like, label, ref, supplier, price })
  return {
    s2,
    s7,
    families: [...new Set([carrot?.family ?? 0, apple?.family ?? 0])],
    articles: {
      carotte: like,
      pomme: apple?.id ?? 0,
      tomate: await of('Tomate', 'TOM-2', '2.10'),
      poireau: await of('Poireau', 'POI-2', '1.10'),
      navet: await of('Navet', 'NAV-2', null),
    },
    silent: await of('Carotte des Vergers', 'V-1', '1.42', s7.id),
  }
}

/** The campaign of S11. */
export const campaignOf = ({ s2, s7, families }: Scene, more: Row = {}): Row => ({
  label: 'Fruits et légumes – septembre 2026',
  company_id: 1,
  family_ids: families,
  supplier_ids: [s2.id, s7.id],
  response_date_limit: '2026-08-20T18:00:00+02:00',
  appliance_date: '2026-09-01',
  max_increase_pct: '5',
  ...more,
})

/** Creates a campaign and opens it. */
export async function opened(actor: TestActor, facts: Row): Promise<number> {
  const { body, status } = await actor.post<Row>('/price-update', facts)
  if (status !== 200) throw new Error(JSON.stringify(body))
  const answer = await actor.put<Row>(`/price-update/${body.id}/open`)
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return Number(body.id)
}

const receivedSql = `
  with received as (insert into reception (order_id, number, version, date, state) values ($1, 1, 1, $2, 'signed') returning id)
  insert into reception_line (reception_id, order_line_id, qty_delivered, qty_accepted, price_delivered_ht, claim)
  select r.id, l.id, l.quantity, l.quantity, l.price_ht, false from received r, order_line l where l.order_id = $1`

/** A reception of everything that an order asked. */
export const received = (on: TestApp, order: number, day: string) => sql(on, receivedSql, [order, day])

/** Sends a supplier's prices by the ids of its articles; `null` is one that is not to be had, what is left out is not answered. */
export async function answered(actor: TestActor, id: number, prices: ReadonlyMap<number, string | null>) {
  const { rows, saved_at } = (await actor.get<PriceRequestAnswer>(`/price-request/${id}`)).body
  const lines = rows.flatMap((row) => {
    const quotation = prices.get(row.article_id)
    if (quotation === undefined) return []
    const comment = 'Cours du jour'
    return [{ id: row.id, quotation, available: quotation !== null, packaging: null, comment }]
  })
  const saved = await actor.put<Row>(`/price-request/${id}/lines`, { lines, saved_at })
  return saved.status === 200 ? actor.put<Row>(`/price-request/${id}/send`) : saved
}
