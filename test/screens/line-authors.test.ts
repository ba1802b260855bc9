import { expect, test } from 'vitest'
import type { OrderEventAnswer } from '../../resources/orders/answer-parts'
import { othersLines } from '../../src/screens/orders/line-authors'

const sophie = { id: 2, first_name: 'Sophie', last_name: 'Lenoir' }
const self = { id: 1, first_name: 'Karim', last_name: 'Benali' }
const event = (id: number, User: typeof self, label: string, quantity: string): OrderEventAnswer => ({
  ...{ id, type: 'line_changed', User, payload: { label, quantity } },
  createdAt: '2026-11-30T09:42:00.000Z',
})

test('tells who else changed which line since the cart was opened, and who took one out', () => {
  const events = [
    event(1, sophie, 'Carotte', '2'),
    event(2, sophie, 'Poireau', '3.000'),
    event(3, sophie, 'Navet', '0'),
    event(4, sophie, 'Chou', '5'),
    event(5, self, 'Chou', '6'),
  ]
  const { byLabel, removed } = othersLines(events, { after: 1, self: 1 })
  expect([...byLabel]).toEqual([['Poireau', { name: 'Sophie Lenoir', time: '10:42' }]])
  expect(removed).toEqual([{ label: 'Navet', name: 'Sophie Lenoir', time: '10:42' }])
})
