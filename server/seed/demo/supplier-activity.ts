import type { Dataset, Kept, SeedRow } from '../dataset'
import { stream } from '../random'

const idsOf = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : [])
const served = (data: Dataset) => data.rows('supplier').filter((row) => row.supplier_status_id === 1)

/** The department of a supplier's office, and the towns of it. */
function townsAround(data: Dataset, supplier: Kept): number[] {
  const office = data.rows('address').find(({ id }) => id === supplier.supplier_office_address_id)
  return data
    .rows('municipality')
    .filter(({ department_id }) => department_id === office?.department_id)
    .map(({ id }) => id)
}

/** What suppliers deliver: some families everywhere, the others in the department of their office. */
export function addCoverage(data: Dataset): void {
  const rows = served(data).flatMap((supplier) => {
    const random = stream(`coverage ${supplier.name}`)
    const isWide = random.chance(0.5)
    const line = { supplier_id: supplier.id, state: 'effective' }
    return idsOf(supplier.family_ids)
      .slice(0, isWide ? undefined : 1)
      .flatMap((family_id): SeedRow[] =>
        isWide
          ? [{ ...line, family_id, all_cities: true }]
          : townsAround(data, supplier).map((municipality_id) => ({ ...line, family_id, municipality_id })),
      )
  })
  data.add('supplier_coverage', rows)
}
