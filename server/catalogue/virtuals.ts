import type { VirtualReader, Virtuals } from '../database/virtual'

/** How many products and services a subfamily holds: those that keep it from being deleted. */
const products: VirtualReader = async (tx, ids) => {
  const rows = await tx.query<{ id: number; n: number }>(
    'select subfamily_id as id, count(*)::int as n from product where subfamily_id = any($1::bigint[]) and "deletedAt" is null group by subfamily_id',
    [ids],
  )
  const counted = new Map(rows.map(({ id, n }) => [id, n]))
  return new Map(ids.map((id) => [id, counted.get(id) ?? 0]))
}

export const catalogueVirtuals = { subfamily: { product_count: products } } satisfies Virtuals
