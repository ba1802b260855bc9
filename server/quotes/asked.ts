import { pastRights } from '../database/past-rights'
import type { ActorTx, Tx } from '../database/tx'
import { addressesOf } from '../trade/supplier-contacts'

/** A supplier that is asked: one of the catalogues or one outside, and where it is written to. */
export interface AskedSupplier extends Record<string, unknown> {
  supplier_id: number | null
  supplier_not_in_catalog_id: number | null
  name: string
  contacts: string[]
}

const askedSql = `
  select s.id as supplier_id, null::bigint as supplier_not_in_catalog_id, s.name,
    ${addressesOf('administrative')} as contacts
  from supplier s where s.id = any($1::bigint[])
  union all
  select null, o.id, o.label, array_remove(array[o.email], null) from suppliernotincatalog o where o.id = any($2::bigint[])
  order by 3, 1, 2`

/** Suppliers with their addresses, read past the row rights: who asks has named rows that it sees. */
export const askedBy = (
  tx: Tx | ActorTx,
  suppliers: readonly number[],
  outside: readonly number[],
): Promise<AskedSupplier[]> =>
  pastRights(tx, 'quotes', (past) => past.query<AskedSupplier>(askedSql, [suppliers, outside]))

/** What a supplier's quote is called by. */
export const supplierSql = (line: string) =>
  `coalesce((select s.name from supplier s where s.id = ${line}.supplier_id),
    (select o.label from suppliernotincatalog o where o.id = ${line}.supplier_not_in_catalog_id), '')`

export async function supplierName(tx: Tx | ActorTx, line: number): Promise<string> {
  const sql = `select ${supplierSql('l')} as name from quote_line l where l.id = $1`
  const [row] = await pastRights(tx, 'quotes', (past) => past.query<{ name: string }>(sql, [line]))
  return row?.name ?? ''
}
