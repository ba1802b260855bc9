import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { faultName, faultsOf, withFault } from './fault'
import { harmless } from './harmless'
import { judge } from './judge'
import { chosenFaults, lineOf, sumUp, tryFaults } from './run'
import { targets, unitTestsOf } from './targets'

const sample = [
  'export const late = (a: number, b?: number): boolean => a > (b ?? 3) && !isOff',
  'export const sql = `select sum(x) from t where a < $1 and b is null`',
].join('\n')

test('the faults of a file are its operators, bounds, conditions and the words of its statements', () => {
  expect(faultsOf('a.ts', sample).map(({ line, was, now }) => [line, was.trim(), now.trim()])).toEqual([
    [1, '>', '>='],
    [1, 'b ?? 3', '(b && 3)'],
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
  expect(targets.filter((path) => !existsSync(path))).toEqual([])
  const fewer = chosenFaults(some.slice(1), 50, '1').map(faultName)
  const left = names().filter((name) => !name.startsWith(some[0] ?? ''))
  expect(fewer.slice(0, left.length), 'a file that goes moves no other fault').toEqual(left)
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

const said = (...messages: string[]) => messages.map((message) => ({ test: message, message }))
const late = 'Test timed out in 30000ms.\nIf this is a long-running test'

test('a failure that a busy machine makes notices no fault: it is tried once more, and only what a test asserts counts', async () => {
  const judged = (...answers: ReturnType<typeof said>[]) => judge(async () => answers.shift())
  expect(await judged(said('expected 1 to be 2'))).toEqual({ verdict: 'noticed', by: 'expected 1 to be 2' })
  expect(await judged(said(late, 'expected 1 to be 2'))).toMatchObject({ by: 'expected 1 to be 2' })
  expect(await judged([])).toEqual({ verdict: 'unnoticed' })
  for (const busy of [
    late,
    'Hook timed out in 120000ms.',
    '[vitest-pool]: Failed to start forks worker for test files a.test.ts.',
  ]) {
    expect(await judged(said(busy), [])).toEqual({ verdict: 'unnoticed', isSecond: true })
    expect(await judged(said(busy), said('no'))).toEqual({ verdict: 'noticed', by: 'no', isSecond: true })
    expect(await judged(said(busy), said(busy))).toEqual({ verdict: 'out of time', isSecond: true })
  }
  expect(await judged()).toEqual({ verdict: 'out of time', isSecond: true })
})

/** Rules that stand on unit tests alone. */
const pure = targets.filter(
  (path) =>
    /^resources\/(stock\/cump|orders\/(totals|fees|cart-quantity))/.test(path) && unitTestsOf(path).length,
)

test('faults of the rules of amounts, quantities and stock are noticed by the tests of these rules, and only by them', async () => {
  const faults = chosenFaults(pure, 6, 'short')
  const all = await tryFaults(faults, { unitTests: unitTestsOf })
  expect(all.every(({ by }) => by?.startsWith('test/resources/'))).toBe(true)
  expect(all.filter(({ verdict, why }) => verdict !== 'noticed' && !why).map(lineOf)).toEqual([])
  let asked = 0
  const blind = ['test/resources/permissions.test.ts']
  const two = await tryFaults(faults.slice(0, 2), {
    unitTests: (path) => (asked++ ? blind : unitTestsOf(path)),
  })
  expect(two.map(({ verdict }) => verdict)).toEqual(['noticed', 'unnoticed'])
  expect(sumUp(two).part).toBe(0.5)
}, 240_000)
