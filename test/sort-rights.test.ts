import { expect, test } from 'vitest'
import { resources } from '../resources'
import { createRegistry } from '../resources/create-registry'
import type { AnyResource } from '../resources/schema/resource'
import type { Actor } from '../server/database/actor'
import { conditionSql } from '../server/database/condition'
import { planOrder } from '../server/database/order'
import { Params } from '../server/database/params'
import { policies } from '../server/policies'
import { staff } from './kit/shelf'

const outcome = (run: () => unknown): 'refused' | 'done' => {
  try {
    run()
    return 'done'
  } catch {
    return 'refused'
  }
}

/** Somebody who may read the rows of one resource, and those of another where it is told. */
const readerOf = (...seen: AnyResource[]): Actor => ({
  ...staff,
  permissions: new Set(seen.flatMap(({ access }) => [access.view, access.read ?? access.view].flat())),
})

const scopeOf = (actor: Actor) => ({ actor, registry: resources, policies })

test('nothing is sorted by a field of what one may not read: as filters, for every pair', () => {
  const [breaches, pairs] = [[] as string[], [] as string[]]
  for (const resource of resources.all)
    for (const [field, { kind, to }] of Object.entries(resource.fields)) {
      if (!to || !['ref', 'embed'].includes(kind)) continue
      const target = resources.get(to)
      const association = resources.association(resource, field)
      for (const name of ['id', 'createdAt', ...Object.keys(target.fields)])
        for (const actor of [readerOf(resource), readerOf(resource, target)]) {
          const path = `${association}.${name}`
          const filter = { name: path, operator: 'eq' as const, value: null }
          const filtered = (who: Actor) =>
            outcome(() => conditionSql(scopeOf(who), resource, { alias: 't', filter, params: new Params() }))
          pairs.push(path)
          // What cannot be filtered by anybody, as a list of lines, says nothing of rights.
          if (filtered(actor) === 'done' || filtered(staff) === 'refused') continue
          const sorted = outcome(() =>
            planOrder(scopeOf(actor), resource, { alias: 't', orders: [[path, 'asc']] }),
          )
          if (sorted === 'done') breaches.push(`${resource.name}: ${path}`)
        }
    }
  expect(pairs.length).toBeGreaterThan(5000)
  expect(breaches).toEqual([])
})

test('a link that one may not read is no way to sort, by its name nor by a field beyond it', () => {
  const brand = {
    ...resources.get('brand'),
    fieldAccess: { manufacturer_id: { read: 'readManufacturerOfBrand' } },
  }
  const registry = createRegistry(resources.all.map((one) => (one.name === 'brand' ? brand : one)))
  const reader = readerOf(brand, resources.get('manufacturer'))
  const knows = { ...reader, permissions: new Set([...reader.permissions, 'readManufacturerOfBrand']) }
  for (const path of ['manufacturer_id', 'Manufacturer.name']) {
    const sorted = (actor: Actor) =>
      outcome(() => planOrder({ actor, registry, policies }, brand, { alias: 't', orders: [[path, 'asc']] }))
    expect([sorted(reader), sorted(knows)], path).toEqual(['refused', 'done'])
  }
})
