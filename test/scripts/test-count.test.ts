import { expect, test } from 'vitest'
import { count, summary } from '../../scripts/test-count.mjs'

const file = (status: string, ...states: string[]) => ({
  status,
  assertionResults: states.map((state) => ({ status: state })),
})
const counted = (code: number, ...testResults: object[]) => summary(count({ testResults }, code))

test('passed, failed and skipped tests are counted over every file', () => {
  const files = [file('passed', 'passed', 'passed', 'skipped'), file('failed', 'passed', 'failed')]
  expect(counted(1, ...files)).toBe('3 passed, 1 failed, 1 skipped')
})

test('a file that fails as a whole counts as one failure', () => {
  expect(counted(1, file('failed'), file('passed', 'passed'))).toBe('1 passed, 1 failed')
})

test('a run that ends badly is never told as green', () => {
  expect(counted(1, file('passed', 'passed'))).toBe('1 passed, 1 failed')
  expect(summary(count(undefined, 1))).toBe('0 passed, 1 failed')
})
