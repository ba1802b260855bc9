// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { HttpError } from '../../providers/http-error'
import type { OrderAnswer } from '../../resources/orders/answers'
import { compareDecimals } from '../../resources/schema/decimal-text'
import { type Press, pressesOf, waitingPresses } from '../../src/trade/presses'
import { sendKept, sendPress } from '../../src/trade/send-press'

type Sender = Parameters<typeof sendPress>[0]
type Fate = 'done' | 'lost answer' | number

/** A server with one cart: what is added once for a key, what is set; each call has the fate that is next. */
function farSide(...fates: Fate[]) {
  const lines = new Map<number, string>()
  const done = new Set<string>()
  const calls: string[] = []
  const ask = async (what: string, act: () => void): Promise<OrderAnswer> => {
    calls.push(what)
    const fate = fates.shift() ?? 'done'
    if (typeof fate === 'number') throw new HttpError({ status: fate, display: 'Quantité incorrecte' })
    act()
    if (fate !== 'done') throw new HttpError({ status: 0, display: 'Pas de réponse' })
    const all = [...lines].map(([id, quantity]) => ({ id, article_id: id - 100, quantity }))
    return { id: 1, lines: all } as OrderAnswer
  }
  const sender: Sender = {
    kept: pressesOf('7'),
    calls: {
      addLine: ({ article_id, quantity }, { key = '' } = {}) =>
        ask(`add ${article_id} ${quantity}`, () => {
          const line = 100 + Number(article_id)
          if (!done.has(key)) lines.set(line, String(Number(lines.get(line) ?? 0) + Number(quantity)))
          done.add(key)
        }),
      changeLine: ({ lineId, quantity }) =>
        ask(`set ${lineId} ${quantity}`, () => void lines.set(lineId, String(quantity))),
    },
  }
  return { sender, lines, calls }
}

const set = (quantity: string, line_id = 105): Press => ({
  ...{ label: 'Carotte', quantity, seen: '4' },
  line: { order_id: 1, line_id },
})
const put = (quantity: string, key: string): Press => ({
  ...{ label: 'Navet', quantity, seen: '0' },
  add: { member: { id: 3, isGroup: false }, article_id: 9, target: {}, quantity, key },
})
const quiet = () => undefined
beforeEach(() => localStorage.clear())

test('without a network the last quantity of each line waits under its person, and leaves once', async () => {
  const { sender, calls, lines } = farSide(0)
  expect(await sendPress(sender, set('5'))).toBeUndefined()
  expect(await sendPress(sender, set('6'))).toBeUndefined()
  expect(await sendPress(sender, set('7'))).toBeUndefined()
  expect([calls.length, waitingPresses.of('8')]).toEqual([1, []])
  expect(waitingPresses.of('7')).toEqual([set('7')])
  expect(Object.keys(localStorage)).toEqual(['pressesWaiting.7'])
  await sendKept(sender, quiet)
  expect([calls, lines.get(105), sender.kept.all()]).toEqual([['set 105 5', 'set 105 7'], '7', []])
})

test('what was added although no answer came is added once, and what was set meanwhile follows it', async () => {
  const { sender, calls, lines } = farSide('lost answer')
  await sendPress(sender, put('2', 'first'))
  await sendPress(sender, put('5', 'second'))
  await sendKept(sender, quiet)
  expect(calls).toEqual(['add 9 2', 'add 9 2', 'set 109 5'])
  expect([lines.get(109), sender.kept.all()]).toEqual(['5', []])
})

test('a quantity that is set while what waits is on its way is not lost', async () => {
  const { sender, lines } = farSide(503)
  await sendPress(sender, set('5'))
  await sendKept(sender, () => sender.kept.keep(set('8')))
  expect(compareDecimals(lines.get(105) ?? '0', '8')).toBe(0)
  expect(sender.kept.all()).toEqual([])
})

test('what is refused is put back and does not hold up what comes after it', async () => {
  const { sender, lines } = farSide(0, 422)
  await expect(sendPress(farSide(422).sender, set('5'))).rejects.toThrow('Quantité incorrecte')
  expect(sender.kept.all()).toEqual([])
  await sendPress(sender, set('5'))
  sender.kept.keep(set('3', 106))
  await sendKept(sender, quiet)
  expect([lines.get(105), lines.get(106), sender.kept.all()]).toEqual([undefined, '3', []])
})
