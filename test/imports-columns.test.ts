import { expect, test } from 'vitest'
import { resources } from '../resources'
import { isImportable } from '../resources/schema/derive'
import type { AnyResource } from '../resources/schema/resource'
import { exportColumns } from '../server/api/exports/columns'
import { useOf } from '../server/api/exports/comes-back'
import { changesOf } from '../server/api/imports/changes'
import type { ImportColumn } from '../server/api/imports/header'
import { askedBy } from '../server/api/imports/input'
import { catalogueWriters } from '../server/catalogue/writers'
import type { Actor } from '../server/database/actor'

class Every extends Set<string> {
  override has() {
    return true
  }
}
const actor: Actor = {
  userId: 1,
  sessionId: 1,
  profileTypeId: 1,
  level: 1,
  permissions: new Every(),
  lists: {},
}
const viewer = { actor, registry: resources }

function columnsOf(resource: AnyResource): ImportColumn[] {
  const typed = Object.keys(catalogueWriters[resource.name]?.typed ?? {})
  return exportColumns(viewer, resource).map((column, index) => ({
    index,
    column,
    use: useOf(viewer, resource, { column, typed }),
  }))
}

/** What one changed cell of an exported row asks for; every name of a list is known. */
function asked(resource: AnyResource, columns: readonly ImportColumn[], { index }: ImportColumn) {
  const base = { id: 1, version: 1, cells: new Map(columns.map(({ column }) => [column.key, 'a'])) }
  const said = { cells: columns.map((one) => (one.index === index ? 'zz' : 'a')), base }
  const labels = { decode: () => ({ value: 7 }), apartBy: () => undefined }
  const current = { id: 1, lock_version: 1 }
  const changes = changesOf(columns, said, current)
  return askedBy(changes, { labels, typed: catalogueWriters[resource.name]?.typed }, { said, current })
}

const importable = resources.all.filter(isImportable)

test('no change of any cell of an exported row is dropped in silence: it is written, or refused by the name of its column', () => {
  const silent: string[] = []
  for (const resource of importable) {
    const columns = columnsOf(resource)
    for (const one of columns.filter(({ use }) => use !== 'id')) {
      const { input, errors } = asked(resource, columns, one)
      const told = errors.length === 1 && errors[0]?.startsWith(`${one.column.header} : `)
      const written = errors.length === 0 && Object.keys(input).length === 1
      if (one.use === 'fixed' ? !told : !told && !written) silent.push(`${resource.name}.${one.column.key}`)
    }
  }
  expect(silent).toEqual([])
})

test('a row that was not changed in the file asks for nothing, whatever became of it on screen', () => {
  for (const resource of importable) {
    const columns = columnsOf(resource)
    const cells = columns.map(() => 'a')
    const base = { id: 1, version: 1, cells: new Map(columns.map(({ column }) => [column.key, 'a'])) }
    expect(changesOf(columns, { cells, base }, { id: 1, lock_version: 9 })).toEqual([])
  }
})

test('some columns come back, and some do not', () => {
  const uses = importable.flatMap((resource) => columnsOf(resource).map(({ use }) => use))
  for (const use of ['id', 'field', 'fixed', 'typed']) expect(uses).toContain(use)
})
