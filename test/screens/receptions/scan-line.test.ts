import { expect, test } from 'vitest'
import { weighedWith } from '../../../src/screens/receptions/scan-line'

test('the net weight of a label joins the weighings of a catch-weight line that is billed by the kilogram', () => {
  const caught = { variable_weight: true, billing: 'kg' }
  expect(weighedWith('2.450', undefined, caught)).toBe('2,450')
  expect(weighedWith('2.450', '5,12', caught)).toBe('5,12 + 2,450')
  expect(weighedWith(undefined, '5,12', caught)).toBeUndefined()
  expect(weighedWith('2.450', '5,12', { ...caught, billing: 'pièce' })).toBeUndefined()
  expect(weighedWith('2.450', '5,12', { ...caught, variable_weight: false })).toBeUndefined()
})
