import type { Context } from '../api/context'

/** Adds up the months whose facts have moved; until then figures read their facts, so that nothing is ever behind. */
export async function addPurchaseMonths(context: Context, _now: Date): Promise<string | undefined> {
  const [row] = await context.db.system('jobs', (tx) =>
    tx.query<{ n: number }>('select refresh_purchase_sums() as n'),
  )
  return row?.n ? `Jours d'achats additionnés : ${row.n}` : undefined
}
