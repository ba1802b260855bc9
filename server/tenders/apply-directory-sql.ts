import { shutIdsSql } from '../trade/shut-parties'
import { beneficiaries } from './beneficiaries'

/** What retained suppliers of a lot bring to the directory; `$1` is the lot, `$2` its tender, `$3` the moment. */
const chosen = `
  from attribution t join tender m on m.id = t.tender_id join tender_family l on l.id = t.tender_family_id
    join tender_response r on r.tender_id = t.tender_id and r.supplier_id = t.supplier_id and r."deletedAt" is null
    join tender_response_family f on f.tender_response_id = r.id and f.tender_family_id = t.tender_family_id
  where t.tender_family_id = $1 and t."deletedAt" is null and t.supplier_id not in (${shutIdsSql})`

const idsOf = (column: string) =>
  `(select x::bigint from jsonb_array_elements_text(case when jsonb_typeof(${column}) = 'array' then ${column} else '[]'::jsonb end) x)`
const departments = idsOf('f.department_ids')
const towns = idsOf('f.municipality_ids')

export const directorySql = {
  contracts: `
    insert into supplier_contract (supplier_id, reference, company_id, catalog_id, contract_type, start_date, end_date, signed_date,
      "createdAt", "updatedAt")
    select t.supplier_id, m.code, m.company_id, m.catalog_id, 'cdd', t.period_start, t.period_end, m.awarded_at::date, $3, $3 ${chosen}
      and m.id = $2 and not exists (select 1 from supplier_contract c where c.supplier_id = t.supplier_id and c.reference = m.code
        and c."deletedAt" is null)`,
  /** Members of the service in the lot's zone whom the offer covers; those of a public tender are its beneficiaries, at once. */
  referencing: `
    insert into referencing (adherent_id, supplier_id, platform_id, company_id, start_date, end_date, state, "createdAt", "updatedAt")
    select a.id, t.supplier_id, t.platform_id, m.company_id, t.period_start, t.period_end, case when $4 then 'active' else 'proposed' end, $3, $3
    ${chosen.replace('where', `${beneficiaries('$4')}\n    where`)} and m.id = $2
      and (l.zone_id is null or d.department_id in (select z.department_id from "zone_departmentsId" z where z.zone_id = l.zone_id))
      and (f.all_cities or d.department_id in ${departments} or d.municipality_id in ${towns})
      and not exists (select 1 from referencing x where x.adherent_id = a.id and x.supplier_id = t.supplier_id and x."deletedAt" is null
        and x.state in ('active', 'proposed'))
    returning id`,
  families: `
    insert into referencing_family_ids (referencing_id, family_id)
    select n.id, l.family_id from unnest($2::bigint[]) n(id), tender_family l where l.id = $1 on conflict do nothing`,
  platforms: `
    update platform p set tender_id = null, "updatedAt" = $3 from attribution t
    where t.tender_family_id = $1 and p.supplier_id = t.supplier_id and p.tender_id = $2 and t."deletedAt" is null`,
  coverage: `
    insert into supplier_coverage (supplier_id, family_id, municipality_id, all_cities, tender_id, state, "createdAt", "updatedAt")
    select t.supplier_id, l.family_id, c.id, f.all_cities, $2, 'effective', $3, $3
    ${chosen.replace(
      'where',
      `left join municipality c on not f.all_cities and (c.department_id in ${departments} or c.id in ${towns}) and c.active and c."deletedAt" is null
    where`,
    )} and m.id = $2 and (f.all_cities or c.id is not null)
      and not exists (select 1 from supplier_coverage x where x.supplier_id = t.supplier_id and x.family_id = l.family_id
        and x.state = 'effective' and x."deletedAt" is null and x.all_cities = f.all_cities and x.municipality_id is not distinct from c.id)`,
} as const
