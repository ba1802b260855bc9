import { expect, test } from 'vitest'
import { resources } from '../../resources'
import { firstResources } from '../../resources/first-resources'
import { growingRegistry } from '../../resources/growing-registry'
import { laterResources } from '../../resources/later-resources'
import { registryOf } from '../../resources/registry'
import { listPath } from '../../src/admin/paths'
import { screens as backOffice } from '../../src/apps/back-office/screens'
import { screens as frontOffice } from '../../src/apps/front-office/screens'
import { screens as tenders } from '../../src/apps/tenders/screens'
import { isKnown } from '../../src/layout/Declared'

test('every generated screen stands at the address and has the right of its declaration, of a later one too', () => {
  const shown = [backOffice, frontOffice, tenders]
    .flatMap((screens) => Object.values(screens))
    .filter((screen) => screen.resource)
  expect(shown.length).toBeGreaterThan(20)
  for (const { resource: name = '', path, permission } of shown) {
    const resource = resources.get(name)
    expect({ name, path, permission }).toEqual({
      name,
      path: `${listPath(resource)}/*`,
      permission: resource.access.view,
    })
  }
})

test('a registry grows once, tells who listens, and tries a load that failed again', async () => {
  let tries = 0
  const growing = growingRegistry({
    first: firstResources,
    load: async () => {
      tries += 1
      if (tries === 1) throw new Error('no network')
      return laterResources
    },
  })
  let told = 0
  growing.onWhole(() => {
    told += 1
  })
  expect([growing.isWhole(), growing.has('unit'), growing.has('tender')]).toEqual([false, true, false])
  await expect(growing.whole()).rejects.toThrow('no network')
  await Promise.all([growing.whole(), growing.whole()])
  expect([growing.isWhole(), growing.has('tender'), told, tries]).toEqual([true, true, 1, 2])
  expect(growing.all.length).toBe(resources.all.length)
})

test('a list waits for what its resource, or a part of it, names, and for nothing else', () => {
  const part = registryOf(firstResources, { isPart: true })
  expect(isKnown(part, part.get('unit'))).toBe(true)
  expect(isKnown(part, part.get('notescale')), 'names a tender').toBe(false)
  expect(isKnown(resources, resources.get('notescale'))).toBe(true)
})
