import { type Progress, rowsOf, type SeedClient } from './client'
import { withoutIndexes } from './without-indexes'

const million = 1_000_000
const chunk = 100_000

/** Copies the demonstration's articles up to the size of the benchmarks: same supplier, brand and family, other label and reference. */
const text = `
  insert into "article" ("label", "ref_supplier", "product_id", "supplier_id", "brand_id", "family_id", "origin_id", "storagemode_id",
    "rate_id", "quotation", "price_ht", "negotiation", "billing", "order_management", "coef_order_management", "storage_management",
    "coef_negotiation", "coef_billing", "coef_storage_management", "coef", "order_step", "order_minimum", "date_active", "active",
    "createdAt", "updatedAt")
  select left(a."label" || ' – lot ' || n, 200), 'L' || lpad(n::text, 8, '0'), a."product_id", a."supplier_id", a."brand_id", a."family_id",
    a."origin_id", a."storagemode_id", a."rate_id", a."quotation" + (n % 97) * 0.01, a."price_ht" + (n % 97) * 0.01, a."negotiation",
    a."billing", a."order_management", a."coef_order_management", a."storage_management", 1, 1, 1, 1, 1, 1, '2025-01-01', n % 50 <> 0,
    moment, moment
  from generate_series($1::int, $2::int) n
  join (select row_number() over (order by "id") - 1 as rank, x.* from "article" x where "id" <= $3) a on a.rank = n % $4::int
  cross join lateral (select timestamptz '2024-03-01 06:00Z' + (n % 730) * interval '1 day' + (n % 1440) * interval '1 minute' as moment) m`

async function known(client: SeedClient): Promise<{ last: number; count: number }> {
  const [row] = rowsOf(await client.query('select max("id") as last, count(*) as count from "article"'))
  return { last: Number(row?.last), count: Number(row?.count) }
}

/** Adds articles by the hundred thousand until there are a million, or as many as told. */
export async function loadArticles(client: SeedClient, progress: Progress, total = million): Promise<void> {
  const { last, count } = await known(client)
  const end = total + last - count
  await withoutIndexes(client, 'article', async () => {
    for (let from = last + 1; from <= end; from += chunk) {
      const to = Math.min(from + chunk - 1, end)
      await client.query(text, [from, to, last, count])
      progress('Articles', to, end)
    }
  })
  await client.query('analyze')
}
