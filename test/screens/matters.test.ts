import { expect, test } from 'vitest'
import { resources } from '../../resources'
import { conditionsFor } from '../../src/admin/filters/conditions'
import { readListQuery } from '../../src/admin/list/list-url'
import type { Matter } from '../../src/screens/home/matter'
import { backOfficeMatters, frontOfficeMatters } from '../../src/screens/home/matters'
import { tendersMatters } from '../../src/screens/home/supplier-matters'

const now = new Date('2026-03-02T09:00:00+01:00')
const own = [{ name: 'adherent_id', operator: 'eq', value: 7 }] as const
const member = { id: 7, isGroup: false }

const homes: Record<string, { matters: readonly Matter[]; within: readonly unknown[] }> = {
  'the back office': { matters: backOfficeMatters(now), within: [] },
  'a member': { matters: frontOfficeMatters(now, { member, orders: own, rows: own }), within: own },
  'a supplier': { matters: tendersMatters(now), within: [] },
}

test.each(Object.entries(homes))(
  'what awaits %s is counted by the conditions that its list reads from the address, and no other',
  (_who, { matters, within }) => {
    for (const { text, counting, filterBy, view } of matters) {
      if (!('model' in counting)) {
        expect(filterBy, text).toEqual([])
        expect(counting.counts === undefined, text).toBe(view === undefined)
        continue
      }
      // A shortcut of the list holds the same conditions by being the same object.
      if (view) continue
      const resource = resources.all.find((one) => one.model === counting.model)
      const search = new URLSearchParams(filterBy.map((one) => ['filterBy', one]))
      const read = readListQuery(search).filters.flatMap((filter) => {
        const field = resource?.fields[filter.name]
        return field ? conditionsFor(field, filter) : []
      })
      expect([...read, ...within], text).toEqual(counting.conditions)
    }
  },
)
