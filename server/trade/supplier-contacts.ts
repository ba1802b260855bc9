import { pastRights } from '../database/past-rights'
import type { SystemReason } from '../database/system-reasons'
import type { ActorTx, Tx } from '../database/tx'

/** A supplier and where it is written to. */
export interface WrittenTo extends Record<string, unknown> {
  supplier_id: number
  name: string
  contacts: string[]
}

/** The addresses of the contacts of a type of the supplier `s` of a statement, each once. */
export const contactsOf = (type: string): string => `array(
  select c.email from contact c where c.supplier_id = s.id and c."deletedAt" is null and c.email is not null
    and exists (select 1 from contact_contact_type_ids j join contacttype t on t.id = j.contacttype_id
      where j.contact_id = c.id and t.machine_name = '${type}') group by c.email order by min(c.id))`

/** The same of the first of these types that has any, else the supplier's own address (domain §3.6, mail routing). */
export const addressesOf = (...types: readonly string[]): string =>
  `coalesce(${types.map((type) => `nullif(${contactsOf(type)}, '{}')`).join(', ')}, array_remove(array[s.email], null))`

/** Suppliers by id, with their contacts for something, else the administrative ones; read past the row rights. */
export function suppliersWrittenTo(
  tx: Tx | ActorTx,
  ids: readonly number[],
  { type, reason }: { type: string; reason: SystemReason },
): Promise<WrittenTo[]> {
  const sql = `select s.id as supplier_id, s.name, ${addressesOf(type, 'administrative')} as contacts
    from supplier s where s.id = any($1::bigint[]) order by s.id`
  return pastRights(tx, reason, (past) => past.query<WrittenTo>(sql, [ids]))
}
