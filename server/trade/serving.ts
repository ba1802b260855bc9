import {
  type Member,
  type PlatformRow,
  type ReferencingRow,
  type Serving,
  type SupplierRow,
  servingsOf,
} from '../../resources/directory/serving'
import type { Tx } from '../database/connect'

const familiesOf = (table: string, owner: string) =>
  `array(select j.family_id from ${table}_family_ids j where j.${table}_id = ${owner}.id order by j.family_id) as family_ids`

/**
 * Every referencing of a member and of its group, whatever its state. A group orders by its own, else by those of its main
 * adherent, which is delivered and billed by default (domain §3.5).
 */
export function readReferencings(
  tx: Tx,
  member: Member,
  supplierId: number | null = null,
): Promise<ReferencingRow[]> {
  return tx.query<ReferencingRow & Record<string, unknown>>(
    `select r.id, case when $1::bigint is null then null else r.adherent_id end as adherent_id, r."groupAdherent_id", r.supplier_id, r.platform_id, ${familiesOf('referencing', 'r')},
       r.client_number, r.sending_mode, r.terms_override_id, r.start_date, r.end_date, r.state
     from referencing r
     where r."deletedAt" is null and (r.adherent_id = $1 or r."groupAdherent_id" = $2
         or ($1::bigint is null and r.adherent_id = (select g.main_adherent_id from groupadherent g where g.id = $2)))
       and ($3::bigint is null or r.supplier_id = $3)
     order by case when $1::bigint is null then r."groupAdherent_id" is null end, r.id desc`,
    [member.isGroup ? null : member.id, member.isGroup ? member.id : member.groupAdherent_id, supplierId],
  )
}

/**
 * The active referencings of the member or group of an order at its supplier that are current on a day, the one that counts first:
 * its own, then its group's or, of a group, those of its main adherent (`referencingFor`).
 */
export const referencingsOfOrder = (order: string, day: string): string => `
  select g.* from referencing g left join adherent m on m.id = ${order}.adherent_id
    left join groupadherent w on w.id = ${order}."groupAdherent_id"
  where g."deletedAt" is null and g.supplier_id = ${order}.supplier_id and g.state = 'active'
    and (g.start_date is null or g.start_date <= ${day}) and (g.end_date is null or g.end_date >= ${day})
    and (g.adherent_id = m.id or g."groupAdherent_id" in (m."groupAdherent_id", w.id) or (m.id is null and g.adherent_id = w.main_adherent_id))
  order by (case when m.id is null then g."groupAdherent_id" is null else g.adherent_id is null end), g.id desc`

/** The lasting platforms of some suppliers: one that is only proposed in a tender serves nobody yet. */
export function readPlatforms(tx: Tx, supplierIds: readonly number[]): Promise<PlatformRow[]> {
  return tx.query<PlatformRow & Record<string, unknown>>(
    `select p.id, p.supplier_id, p.active, ${familiesOf('platform', 'p')}
     from platform p where p."deletedAt" is null and p.tender_id is null and p.supplier_id = any($1::bigint[]) order by p.id`,
    [supplierIds],
  )
}

/** Those of some suppliers that may receive orders. */
function readSuppliers(tx: Tx, ids: readonly number[]): Promise<SupplierRow[]> {
  return tx.query<SupplierRow & Record<string, unknown>>(
    `select s.id, s.name, ${familiesOf('supplier', 's')} from supplier s join supplierstatus t on t.id = s.supplier_status_id
     where s."deletedAt" is null and t.can_order and s.id = any($1::bigint[]) order by s.name__fold, s.id`,
    [ids],
  )
}

export interface ServedBy {
  servings: Serving[]
  suppliers: readonly SupplierRow[]
}

/** Which supplier and platform serves a member for which active family on a day, suppliers by name. */
export async function readServings(tx: Tx, member: Member, day: string): Promise<ServedBy> {
  const referencings = await readReferencings(tx, member)
  const ids = [...new Set(referencings.map((row) => row.supplier_id))]
  const [suppliers, platforms] = [await readSuppliers(tx, ids), await readPlatforms(tx, ids)]
  const families = await tx.query<{ id: number }>(
    'select id from family where "deletedAt" is null and active order by position, id',
  )
  const familyIds = families.map(({ id }) => id)
  return { suppliers, servings: servingsOf({ member, day, suppliers, referencings, platforms, familyIds }) }
}
