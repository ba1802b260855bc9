import type { Dataset } from './dataset'

interface Town {
  id: number
  zip_code: string
  department_id: number
  region_id: number | null
}

const towns = new WeakMap<Dataset, Map<string, Town>>()

function townsOf(data: Dataset): Map<string, Town> {
  const known = towns.get(data)
  if (known) return known
  const departments = new Map(data.rows('department').map((row) => [row.id, row]))
  const made = new Map<string, Town>()
  for (const row of data.rows('municipality')) {
    const department = departments.get(Number(row.department_id))
    const key = `${row.label} ${department?.code}`
    if (made.has(key)) continue
    made.set(key, {
      id: row.id,
      zip_code: String(row.zip_code),
      department_id: Number(row.department_id),
      region_id: (department?.region_id as number | undefined) ?? null,
    })
  }
  towns.set(data, made)
  return made
}

/** The commune called « Metz 57 »: its name and its department's code. */
export function townOf(data: Dataset, name: string): Town {
  const town = townsOf(data).get(name)
  if (!town) throw new Error(`No commune is called ${name}`)
  return town
}

/** Adds an address in a commune and answers its id. */
export function addAddress(data: Dataset, street: string, name: string): number {
  const town = townOf(data, name)
  const [row] = data.add('address', [
    {
      address: street,
      zip_code: town.zip_code,
      municipality_id: town.id,
      department_id: town.department_id,
      region_id: town.region_id,
      country_id: data.id('country', 'code', 'FR'),
    },
  ])
  return row?.id ?? 0
}
