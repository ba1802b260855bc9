import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { faultName, faultsOf, withFault } from './fault'
import { harmless } from './harmless'
import { chosenFaults, lineOf, sumUp, tryFaults } from './run'
import { targets, unitTestsOf } from './targets'

const sample = [
  'export const late = (a: number, b?: number): boolean => a > (b ?? 3) && !isOff',
  'export const sql = `select sum(x) from t where a < $1 and b is null`',
].join('\n')

test('the faults of a file are its operators, bounds, conditions and the words of its statements', () => {
  expect(faultsOf('a.ts', sample).map(({ line, was, now }) => [line, was.trim(), now.trim()])).toEqual([
    [1, '>', '>='],
    [1, '?? 3', ''],
    [1, '3', '4'],
    [1, '&&', '||'],
    [1, '!', ''],
    [2, 'sum(', 'max('],
    [2, '<', '<='],
    [2, 'and', 'or'],
    [2, 'is null', 'is not null'],
  ])
  const [first] = faultsOf('a.ts', sample)
  expect(first && withFault(sample, first).split('\n')[0]).toContain('a >= (b ?? 3)')
})

test('the same seed chooses the same faults, of files that are there', () => {
  const some = targets.filter((path) => path.startsWith('resources/'))
  const names = () => chosenFaults(some, 50, '1').map(faultName)
  expect(names()).toEqual(names())
  expect(names()).toHaveLength(50)
})

test('every fault that is said to make no difference can still be made', () => {
  for (const { path, code, was, why } of harmless) {
    const found = faultsOf(path, readFileSync(path, 'utf8'))
    expect(
      found.some((fault) => fault.code === code && fault.was === was),
      `${path}: ${code}`,
    ).toBe(true)
    expect(why.length).toBeGreaterThan(20)
  }
})

/** Rules that stand on unit tests alone. */
const pure = targets.filter(
  (path) =>
    /^resources\/(stock\/cump|orders\/(totals|fees|cart-quantity))/.test(path) && unitTestsOf(path).length,
)

test('faults of the rules of amounts, quantities and stock are noticed by the tests of these rules, and only by them', async () => {
  const faults = chosenFaults(pure, 6, 'short')
  const all = await tryFaults(faults, (path) => unitTestsOf(path))
  expect(all.filter(({ verdict, why }) => verdict === 'unnoticed' && !why).map(lineOf)).toEqual([])
  const blind = await tryFaults(faults.slice(0, 1), () => ['test/resources/permissions.test.ts'])
  expect(sumUp(blind).part).toBe(0)
}, 240_000)
