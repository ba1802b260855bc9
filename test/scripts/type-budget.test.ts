import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { childSeconds, overBudget } from '../../scripts/type-budget.mjs'

const told = 'Files:             1942\nInstantiations:  823537\nCheck time:      3.084s\n'

test('what checks within the budget has nothing to tell', () => {
  expect(overBudget(told, { instantiations: 900_000, checkSeconds: 4 })).toEqual([])
})

test('each figure over the budget is told', () => {
  expect(overBudget(told, { instantiations: 800_000, checkSeconds: 3 })).toEqual([
    'Instantiations: 823537, over the budget of 800000',
    'Check time: 3.084, over the budget of 3',
  ])
})

test('a compiler that tells no figure is a fault', () => {
  expect(overBudget('', { instantiations: 1, checkSeconds: 1 })).toHaveLength(2)
})

test('on a busy machine the processor time counts, not the clock', () => {
  const slow = told.replace('3.084s', '105.1s')
  expect(overBudget(slow, { instantiations: 900_000, checkSeconds: 60 }, 36)).toEqual([])
  expect(overBudget(slow, { instantiations: 900_000, checkSeconds: 60 }, 61)).toHaveLength(1)
})

test.runIf(process.platform === 'linux')(
  'a child that has ended has used what it worked, not what it slept',
  () => {
    const spent = (code: string) => {
      const before = childSeconds() ?? 0
      spawnSync(process.execPath, ['-e', code])
      return (childSeconds() ?? 0) - before
    }
    const idle = spent('setTimeout(() => {}, 1500)')
    const busy = spent('for (const end = process.cpuUsage().user + 1e6; process.cpuUsage().user < end; );')
    expect(busy).toBeGreaterThan(idle + 0.7)
    expect(idle).toBeLessThan(1)
  },
)
