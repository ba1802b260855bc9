import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { heaviest } from '../../scripts/heaviest-files.mjs'
import { count, summary } from '../../scripts/test-count.mjs'
import { processorTime } from '../kit/processor-time'

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

test('the heaviest ten files are told with their processor time, the heaviest first', () => {
  const files = Array.from({ length: 12 }, (_, at) => ({ name: `${at}.test.ts`, seconds: at }))
  const [head, first, ...others] = heaviest(files).trimEnd().split('\n')
  expect(head).toBe('Processor time of 11 files, without PostgreSQL: 66 s; the heaviest:')
  expect(first).toBe('   11.0 s  11.test.ts')
  expect(others).toHaveLength(9)
  expect(heaviest([{ name: 'a.test.ts', seconds: 0 }])).toBe('')
})

test.runIf(process.platform === 'linux')('processor time is that of what ran under a process too', () => {
  const before = processorTime()
  spawnSync(process.execPath, [
    '-e',
    'const spent = () => { const { user, system } = process.cpuUsage(); return user + system }; while (spent() < 4e5);',
  ])
  expect(processorTime() - before).toBeGreaterThan(0.25)
})
