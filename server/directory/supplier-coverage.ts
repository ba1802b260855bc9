import type { CoverageLine } from '../../resources/directory/answers'
import type { Work } from '../api/work'
import { readableSupplier } from './supplier-access'

/** What a supplier delivers where, a line a family; declared towns stand in until the tender that asks for them is decided. */
const text = `
  select f.id as family_id, f.label as family_label, bool_or(c.all_cities) as all_cities,
    case when bool_or(c.all_cities) then (select count(*)::int from municipality x where x."deletedAt" is null and x.active) else count(m.id)::int end
      as number_delivered_cities,
    coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'label', m.label, 'zip_code', m.zip_code, 'insee_code', m.insee_code)
      order by m.label, m.zip_code) filter (where m.id is not null), '[]') as municipalities
  from supplier_coverage c join family f on f.id = c.family_id left join municipality m on m.id = c.municipality_id
  where c."deletedAt" is null and c.supplier_id = $1 and c.state = 'effective'
  group by f.id order by f.position, f.id`

/** What is in force, a line a family; where all towns are delivered they are counted, not listed. */
export async function coverageOf(work: Work, supplierId: number): Promise<CoverageLine[]> {
  await readableSupplier(work, supplierId)
  return work.tx.query<CoverageLine>(text, [supplierId])
}
