// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { QuantityStepper } from '../../src/trade/QuantityStepper'
import { show } from './kit'

function Box({ unit, onDone }: { unit: string; onDone: (quantity: string) => void }) {
  const [quantity, setQuantity] = useState('0')
  return (
    <QuantityStepper
      label="Carotte"
      unit={unit}
      quantity={quantity}
      rule={{ order_step: '3', order_minimum: null }}
      onChange={(next, rest) => {
        setQuantity(next)
        if (rest === 'done') onDone(next)
      }}
    />
  )
}

test.each([
  ['carton', '12+6', '18'],
  ['kg', '3 kg', '3'],
  ['kg', '1,5 + 1,5', '3'],
  ['carton', '3 kg', undefined],
  ['carton', '12+', undefined],
  ['carton', '12+1', undefined],
])('a box in %s takes « %s » as %s once it is entered, and never what is half typed', (unit, typed, said) => {
  const done: string[] = []
  show(<Box unit={unit} onDone={(quantity) => done.push(quantity)} />)
  const box = screen.getByRole('textbox')
  fireEvent.change(box, { target: { value: typed } })
  fireEvent.keyDown(box, { key: 'Enter' })
  expect(done).toEqual(said === undefined ? [] : [said])
  expect(box.getAttribute('aria-invalid')).toBe(String(said === undefined))
})
