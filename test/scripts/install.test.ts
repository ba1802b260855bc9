import { expect, test } from 'vitest'
import { isSameInstallation } from '../../scripts/install.mjs'

const lock = (packages: Record<string, object>) => ({ packages: { '': { name: 'x' }, ...packages } })
const wanted = lock({
  'node_modules/a': { version: '1.0.0' },
  'node_modules/b-mac': { version: '2.0.0', optional: true },
})

test('what the lockfile asks for is installed, but for what this machine does not need', () => {
  expect(isSameInstallation(wanted, lock({ 'node_modules/a': { version: '1.0.0' } }))).toBe(true)
})

test('a missing package or another version asks for an installation', () => {
  expect(isSameInstallation(wanted, lock({}))).toBe(false)
  expect(isSameInstallation(wanted, lock({ 'node_modules/a': { version: '1.0.1' } }))).toBe(false)
})
