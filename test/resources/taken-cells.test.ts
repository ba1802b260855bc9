import { expect, test } from 'vitest'
import { joinTaken, takenText } from '../../resources/trade/taken-cells'

const names = ['quantity', 'comment']
const at = (quantity: string | null, comment: string | null = null) => ({ quantity, comment })
const taken = takenText(names, at('10.000', 'Avant'))

test.each([
  [
    'what was left stands as a colleague changed it',
    at('10', 'Avant'),
    at('12.000', 'Neuf'),
    at('12.000', 'Neuf'),
    [],
  ],
  ['what was changed alone is taken over', at('11', 'Avant'), at('10.000', 'Avant'), at('11', 'Avant'), []],
  ['two people change other cells of one row', at('11', 'Avant'), at('10.000', 'Neuf'), at('11', 'Neuf'), []],
  ['both say the same', at('12', 'Avant'), at('12.000', 'Avant'), at('12', 'Avant'), []],
  [
    'of a cell that both changed theirs is kept and told',
    at('11', 'Avant'),
    at('12.000', 'Avant'),
    at('12.000', 'Avant'),
    [['quantity', '11', '12']],
  ],
  [
    'an emptied cell that a colleague filled is told',
    at(null, 'Avant'),
    at('12.000', 'Avant'),
    at('12.000', 'Avant'),
    [['quantity', '–', '12']],
  ],
] as const)('%s', (_, brought, present, values, told) => {
  const { conflicts, ...joined } = joinTaken(names, { taken, brought, present })
  expect(joined.values).toEqual(values)
  // The row as it is in the file differs where both have changed a cell, and nowhere else.
  const own = Object.fromEntries(conflicts.map(({ name }) => [name, brought[name as keyof typeof brought]]))
  expect(joined.mine).toEqual({ ...values, ...own })
  expect(conflicts.map(({ name, mine, theirs }) => [name, mine, theirs])).toEqual(told)
})

test.each(['', 'abc', '[1]', '{"a":1}'])(
  'a sheet that does not say what it was taken with (%s) is taken over',
  (text) => {
    expect(joinTaken(names, { taken: text, brought: at('1'), present: at('2') })).toEqual({
      values: at('1'),
      mine: at('1'),
      conflicts: [],
    })
  },
)
