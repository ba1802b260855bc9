/** A row to insert: stored fields by key, `refs` fields as lists of ids. */
export type SeedRow = Record<string, unknown>
export type Kept = SeedRow & { id: number }

/** The rows of a new database by resource, in an order in which they may be inserted. */
export interface Dataset {
  tables: ReadonlyMap<string, readonly Kept[]>
  /** Adds rows; those without an id get the next one. */
  add: (resource: string, rows: readonly SeedRow[]) => Kept[]
  rows: (resource: string) => readonly Kept[]
  /** The id of the row whose field has this value; throws when there is none. */
  id: (resource: string, field: string, value: unknown) => number
}

export function createDataset(): Dataset {
  const tables = new Map<string, Kept[]>()
  const last = new Map<string, number>()
  const indexes = new Map<string, Map<unknown, number>>()
  const rows = (resource: string) => tables.get(resource) ?? []

  function add(resource: string, given: readonly SeedRow[]): Kept[] {
    let next = last.get(resource) ?? 0
    const kept = given.map((row) => {
      const id = typeof row.id === 'number' ? row.id : next + 1
      next = Math.max(next, id)
      return { ...row, id }
    })
    last.set(resource, next)
    const table = tables.get(resource)
    if (table) for (const row of kept) table.push(row)
    else tables.set(resource, [...kept])
    for (const key of indexes.keys()) if (key.startsWith(`${resource}.`)) indexes.delete(key)
    return kept
  }

  function id(resource: string, field: string, value: unknown): number {
    const key = `${resource}.${field}`
    const known = indexes.get(key) ?? new Map(rows(resource).map((row) => [row[field], row.id]))
    indexes.set(key, known)
    const found = known.get(value)
    if (found === undefined) throw new Error(`No ${resource} has ${field} ${String(value)}`)
    return found
  }

  return { tables, add, rows, id }
}
