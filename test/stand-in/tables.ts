import type { Registry } from '../../resources/registry'
import type { AnyResource } from '../../resources/schema/resource'
import { anchorMoment } from '../../server/seed/client'
import type { Dataset, Kept } from '../../server/seed/dataset'
import { Samples } from '../kit/samples'
import { memoryOf, type Row } from '../memory/rows'
import { create } from '../memory/writes'

export type Tables = Record<string, Row[]>

/** How many rows a table has at least, where its kinds have samples. */
const enough = 12

/** A row of the first data as the database would keep it: with every field, its defaults and its marks. */
function whole(resource: AnyResource, row: Kept): Row {
  const { createdAt = anchorMoment } = row
  const fields = Object.entries(resource.fields).map(([name, { default: usual, kind }]) => [
    name,
    usual ?? (kind === 'refs' ? [] : null),
  ])
  return { ...Object.fromEntries(fields), lock_version: 0, createdAt, updatedAt: createdAt, ...row }
}

/** Whether rows are written by a form at all: what only the server writes is left as the first data have it. */
const isWritten = ({ access, calls, fixed, table, untracked }: AnyResource) =>
  access.create !== undefined && calls.create !== undefined && !fixed && !table && !untracked

/** Adds sample rows, made from the declarations and held against them, until a table has enough. */
async function addSamples(registry: Registry, tables: Tables): Promise<void> {
  const memory = memoryOf(registry, tables)
  const first = async (resource: AnyResource) => tables[resource.model]?.[0]?.id ?? 0
  const samples = new Samples(registry, async (resource, input) => create(memory, resource, input), first)
  for (const resource of registry.all.filter(isWritten)) {
    for (let missing = enough - (tables[resource.model]?.length ?? 0); missing > 0; missing--) {
      try {
        create(memory, resource, await samples.input(resource, true))
      } catch {
        // What a check of the whole row, or a unique field, refuses is a sample less.
      }
    }
  }
}

/**
 * The rows of the applications without a server, by model: those of a new database, and samples where it has few. A table that
 * is there already is kept as it is, but for fields declared since.
 */
export async function fillTables(registry: Registry, data: Dataset, kept: Tables = {}): Promise<Tables> {
  const known = new Set(Object.keys(kept))
  for (const resource of registry.all) {
    const rows = known.has(resource.model) ? kept[resource.model] : data.rows(resource.name)
    kept[resource.model] = (rows ?? []).map((row) => whole(resource, row))
  }
  await addSamples(registry, kept)
  return kept
}
