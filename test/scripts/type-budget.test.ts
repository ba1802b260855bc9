import { expect, test } from 'vitest'
import { overBudget } from '../../scripts/type-budget.mjs'

const told = 'Files:             1942\nInstantiations:  823537\nCheck time:      105.084s\n'

test('what the compiler works out within the budget has nothing to tell, however long it took', () => {
  expect(overBudget(told, { instantiations: 900_000 })).toEqual([])
})

test('more than the budget is told', () => {
  expect(overBudget(told, { instantiations: 800_000 })).toEqual([
    'Instantiations: 823537, over the budget of 800000',
  ])
})

test('a compiler that tells no figure is a fault', () => {
  expect(overBudget('', { instantiations: 1 })).toHaveLength(1)
})
