import type { Dataset, Kept, SeedRow } from '../dataset'
import { decimal, stream } from '../random'

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

const quarters = [
  ['2025-07-01', '2025-09-30', '2025-10-31', '250'],
  ['2025-10-01', '2025-12-31', '2026-01-31', '150'],
  ['2026-01-01', '2026-03-31', '2026-04-30', '100'],
] as const

/** Three quarters of declarations of each supplier: validated, declared, awaited. */
export function addRevenues(data: Dataset): void {
  data.add(
    'revenue',
    served(data).flatMap((supplier) => {
      const random = stream(`revenue ${supplier.name}`)
      return quarters.map(([revenue_start, revenue_end, due_date, status]) => ({
        supplier_id: supplier.id,
        company_id: 1,
        catalog_id: idsOf(supplier.catalog_ids)[0],
        revenue_start,
        revenue_end,
        due_date,
        status,
        mode: 'global',
        amount_ht: status === '100' ? null : decimal(random.int(800_000, 9_000_000), 2),
      }))
    }),
  )
}
