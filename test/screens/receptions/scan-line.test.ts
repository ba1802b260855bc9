import { expect, test } from 'vitest'
import type { ReceptionAnswer } from '../../../resources/receptions/answers'
import type { DraftLine } from '../../../src/screens/receptions/draft'
import { scannedPart } from '../../../src/screens/receptions/scan-line'

const code = { gtin: '13017620422000', weight: '2.450' }
const line = { order_line_id: 1, delivered: '4', accepted: '4', batch: '' } as DraftLine
/** A reception of one line, billed in a unit. */
const answerOf = (billing: string, variable_weight: boolean) =>
  ({ lines: [{ id: 1, billing, variable_weight, decimals: 3 }] }) as unknown as ReceptionAnswer

test('the net weight of a label joins the weighings of a catch-weight line that is billed by the kilogram', () => {
  expect(scannedPart(answerOf('kg', true), line, code)).toEqual({ weight: '2,450' })
  expect(scannedPart(answerOf('kg', true), { ...line, weight: '5,12' }, code)).toEqual({
    weight: '5,12 + 2,450',
  })
  expect(scannedPart(answerOf('pièce', true), line, code)).toEqual({})
  expect(scannedPart(answerOf('kg', false), line, code)).toEqual({})
})
