import type { Registry } from '../../resources/registry'
import type { AnyResource } from '../../resources/schema/resource'
import { fieldSchema } from '../../server/api/schemas'
import { anchorMoment } from '../../server/seed/client'
import type { Dataset, Kept } from '../../server/seed/dataset'
import { Samples } from '../kit/samples'
import { memoryOf, type Row } from '../memory/rows'
import { create } from '../memory/writes'
import { sampleOf } from './sample-answer'

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

/** What the server sets and no form does: the states in which rows begin, the marks that they carry. */
function begin(registry: Registry, tables: Tables): void {
  for (const resource of registry.all)
    for (const row of tables[resource.model] ?? [])
      for (const [name, { default: usual }] of Object.entries(resource.fields))
        if (usual !== undefined) row[name] ??= usual
}

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

/** Rows that only the server writes and that a list shows: made of samples of their fields, where there are none. */
function addKept(registry: Registry, tables: Tables): void {
  const rowsOf = (name: string) => tables[registry.find(name)?.model ?? ''] ?? []
  const source = { now: new Date(anchorMoment), rowsOf }
  for (const resource of registry.all) {
    if (isWritten(resource) || tables[resource.model]?.length || !resource.list) continue
    tables[resource.model] = [1, 2, 3].map((n) => {
      const stored = Object.entries(resource.fields).filter(
        ([, { kind }]) => !['children', 'embed'].includes(kind),
      )
      const values = stored.map(([name, field]) => [
        name,
        sampleOf(fieldSchema({ ...field, required: true }), source, n),
      ])
      return whole(resource, { ...Object.fromEntries(values), id: n })
    })
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
  addKept(registry, kept)
  begin(registry, kept)
  return kept
}
