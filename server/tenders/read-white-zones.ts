import type { WhiteZones } from '../../resources/tenders/white-zone'
import type { Work } from '../api/work'
import { beneficiaries } from './beneficiaries'
import { findTender } from './tender-row'
import { type Commune, type Delivery, type Department, type ScopedLot, whiteZones } from './white-zones'

type Row<T> = T & Record<string, unknown>

/** `$1` the tender, `$2` whether it is public. */
const members = `tender m ${beneficiaries('$2')}`

/** The departments of a lot are its zone's; where it has none, those of the members. */
const lotsSql = `
  select l.id, l.lot_number, l.label, l.family_id, array(
    select z.department_id from "zone_departmentsId" z where z.zone_id = l.zone_id
    union select d.department_id from ${members} where m.id = $1 and l.zone_id is null and d.id is not null) as departments
  from tender_family l where l.tender_id = $1 and l."deletedAt" is null order by l.lot_number, l.id`
const membersSql = `
  select a.id, a.name, c.label as city, c.id as municipality_id
  from ${members} join municipality c on c.id = d.municipality_id where m.id = $1 order by a.name`
/** `$1` the departments, `$2` the communes of members, which count though they are no longer active. */
const communesSql = `
  select d.id, d.code, d.label, array_agg(c.id) as municipalities from department d join municipality c on c.department_id = d.id
    and (c.id = any($2::bigint[]) or (c.active and c."deletedAt" is null))
  where d.id = any($1::bigint[]) group by d.id order by d.code`
/** `$1` the tender: what its suppliers deliver; of the others those that are still referenced. */
const deliveriesSql = `
  select c.supplier_id, p.name, c.family_id, i.id is not null as invited, bool_or(c.all_cities) as everywhere,
    array_agg(c.municipality_id) filter (where c.municipality_id is not null) as municipalities
  from supplier_coverage c join supplier p on p.id = c.supplier_id and p."deletedAt" is null
    left join tender_supplier i on i.tender_id = $1 and i.supplier_id = c.supplier_id and i."deletedAt" is null
  where c."deletedAt" is null and (c.state = 'effective' or c.tender_id = $1) and (i.id is not null or p.supplier_status_id <> 3)
    and c.family_id in (select l.family_id from tender_family l where l.tender_id = $1 and l."deletedAt" is null)
  group by c.supplier_id, p.name, c.family_id, i.id order by p.name`

/**
 * Where no invited supplier delivers a lot of a tender: by department, who waits there and who could be invited; `unplaced` are the
 * lots of which that cannot be told, as they have neither a zone nor a member to deliver.
 */
export async function readWhiteZones({ tx }: Pick<Work, 'tx'>, id: number): Promise<WhiteZones> {
  const { is_public } = await findTender(tx, id)
  const lots = await tx.query<Row<ScopedLot>>(lotsSql, [id, is_public])
  const members = await tx.query<Row<Commune>>(membersSql, [id, is_public])
  const [places, communes] = [
    lots.flatMap(({ departments }) => departments),
    members.map(({ municipality_id }) => municipality_id),
  ]
  const departments = await tx.query<Row<Department>>(communesSql, [places, communes])
  const deliveries = await tx.query<Row<Delivery>>(deliveriesSql, [id])
  return {
    data: whiteZones({ lots, departments, members, deliveries }),
    unplaced: lots
      .filter((lot) => lot.departments.length === 0)
      .map(({ id, lot_number, label }) => ({ id, lot_number, label })),
  }
}
