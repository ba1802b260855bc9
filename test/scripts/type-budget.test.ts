import { expect, test } from 'vitest'
import { overBudget } from '../../scripts/type-budget.mjs'

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
