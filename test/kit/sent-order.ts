import type { TestApp } from './open-app'

export interface SentOrder {
  id: number
  /** Ids of its lines, in the order of the articles. */
  lines: number[]
}

interface Asked {
  adherent?: number
  supplier?: number
  /** Article and quantity in order units. */
  articles: readonly (readonly [article: number, quantity: string])[]
  status?: string
  day?: string
  author?: string
}

const orderSql = `
  insert into "order" (number, status, adherent_id, supplier_id, platform_id, user_id, company_id, sending_mode, create_order_date,
    ask_delivery_date, sending_order_date, price_reference_date, order_total_ht, order_total_ttc, lines_nb, reception_state, mail_state)
  select $1, $2, a.id, $4, $4, u.id, a.company_id, '2', $6::timestamptz, $5, $6::timestamptz, $5, 0, 0, 0, 'none', 'sent'
  from adherent a, "user" u where a.id = $3 and u.email = $7 returning id`

const lineSql = `
  insert into order_line (order_id, article_id, position, label, ref_supplier, quantity, order_unit, billing_unit, storage_unit,
    coef_order_management, coef_billing, coef_storage_management, price_ht, rate, line_ht, catalog_id, family_id, added_at_reception)
  select $1, a.id, $3, a.label, a.ref_supplier, $4::numeric, a.order_management, a.billing, a.storage_management, a.coef_order_management,
    a.coef_billing, a.coef_storage_management, a.price_ht, r.value,
    round($4::numeric * a.coef_order_management / a.coef_billing * a.price_ht, 2), f.catalog_id, a.family_id, false
  from article a join product p on p.id = a.product_id left join rate r on r.id = coalesce(a.rate_id, p.rate_id)
    left join family f on f.id = a.family_id where a.id = $2 returning id`

let rank = 0

/** An order that its supplier has, straight in the database, at the prices of the articles. */
export async function sentOrder(
  { context }: TestApp,
  {
    adherent = 1,
    supplier = 1,
    articles,
    status = '400',
    day = '2026-03-04',
    author = 'karim.benali',
  }: Asked,
): Promise<SentOrder> {
  rank += 1
  return context.db.system('seed', async (tx) => {
    const [order] = await tx.query<{ id: number }>(orderSql, [
      `T-${rank}`,
      status,
      adherent,
      supplier,
      day,
      `${day}T07:00:00Z`,
      `${author}@demo.example`,
    ])
    const id = order?.id ?? 0
    const lines: number[] = []
    for (const [position, [article, quantity]] of articles.entries()) {
      const [line] = await tx.query<{ id: number }>(lineSql, [id, article, position, quantity])
      lines.push(line?.id ?? 0)
    }
    await tx.query(
      'update "order" set order_total_ht = (select sum(line_ht) from order_line where order_id = $1), lines_nb = $2 where id = $1',
      [id, lines.length],
    )
    return { id, lines }
  })
}
