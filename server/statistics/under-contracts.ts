import { exact, rounded } from '../../resources/schema/exact'
import type { Work } from '../api/work'

const receivedSql = `
  select coalesce(sum(f.amount_ht), 0)::text as amount_ht from purchase_fact f where f."deletedAt" is null and f.day > $2::date and f.day <= $3::date
    and (f.supplier_id, f.company_id, f.catalog_id) in (
      select k.supplier_id, k.company_id, k.catalog_id from supplier_contract k where k.id = any($1::bigint[]))`

/** What was received after a day, until another, of the places of some contracts: each once. */
export async function receivedUnder(
  work: Work,
  contracts: readonly number[],
  { after, until }: { after: string; until: string },
): Promise<string> {
  const [row] = await work.tx.query<{ amount_ht: string }>(receivedSql, [contracts, after, until])
  return rounded(exact(row?.amount_ht ?? '0'), 2)
}
