// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { DraggablePicker } from '../../src/widgets/DraggablePicker'
import { type PickerId, placeAt, placeBeside, searchItems } from '../../src/widgets/picker'
import { show } from './kit'

const items = ['Légumes', 'Épicerie', 'Surgelés', 'Boissons'].map((label, index) => ({
  id: index + 1,
  label,
}))

function Field({ start, orderOnly }: { start: PickerId[]; orderOnly?: boolean }) {
  const [value, setValue] = useState<PickerId[]>(start)
  return (
    <>
      <DraggablePicker
        label="Familles"
        items={items}
        value={value}
        onChange={setValue}
        orderOnly={orderOnly}
        required
      />
      <output>{value.join(',')}</output>
    </>
  )
}
const value = () => document.querySelector('output')?.textContent
const button = (name: string) => screen.getByRole('button', { name })
const available = () =>
  within(screen.getByRole('list', { name: 'Disponibles' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent)

test('items go from one list to the other and back with their buttons', async () => {
  show(<Field start={[2]} />)
  expect(available()).toEqual(['Légumes', 'Surgelés', 'Boissons'])
  await userEvent.click(button('Ajouter Surgelés'))
  expect(value()).toBe('2,3')
  await userEvent.click(button('Retirer Épicerie'))
  expect(value()).toBe('3')
})

test('« Monter » and « Descendre » order at the keyboard, without losing the focus, and say the place', async () => {
  show(<Field start={[1, 2, 3]} />)
  button('Monter Surgelés').focus()
  await userEvent.keyboard('{Enter}{Enter}')
  expect(value()).toBe('3,1,2')
  expect(document.activeElement).toBe(button('Monter Surgelés'))
  expect(screen.getByText('Surgelés : position 1 sur 3').role).toBe('status')
  await userEvent.keyboard('{Enter}')
  expect(value()).toBe('3,1,2')
  await userEvent.click(button('Descendre Surgelés'))
  expect(value()).toBe('1,3,2')
})

test('after adding, the focus goes to the item that took the place', async () => {
  show(<Field start={[]} />)
  button('Ajouter Épicerie').focus()
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(button('Ajouter Surgelés'))
})

test('nothing selected is refused', async () => {
  show(<Field start={[1]} />)
  expect(screen.queryByRole('alert')).toBeNull()
  await userEvent.click(button('Retirer Légumes'))
  expect(screen.getByRole('alert').textContent).toBe('Veuillez sélectionner un élément')
})

test('search is fuzzy up to 0.3, and ignores accents', async () => {
  show(<Field start={[]} />)
  await userEvent.type(screen.getByRole('searchbox', { name: 'Rechercher' }), 'legume')
  expect(available()).toEqual(['Légumes'])
  expect(searchItems(items, 'surjelés').map((item) => item.label)).toEqual(['Surgelés'])
  expect(searchItems(items, 'voiture')).toEqual([])
})

test('an ordered list neither adds nor removes', async () => {
  show(<Field start={[1, 2]} orderOnly />)
  expect(screen.queryByRole('button', { name: /Ajouter|Retirer/ })).toBeNull()
  await userEvent.click(button('Descendre Légumes'))
  expect(value()).toBe('2,1')
})

test('a dropped item takes the place above or below the one it is dropped on', () => {
  const drop = (id: PickerId, target: PickerId, edge: 'top' | 'bottom') =>
    placeAt([1, 2, 3], id, placeBeside([1, 2, 3], id, { target, edge }))
  expect(drop(1, 3, 'bottom')).toEqual([2, 3, 1])
  expect(drop(1, 3, 'top')).toEqual([2, 1, 3])
  expect(drop(3, 1, 'top')).toEqual([3, 1, 2])
  expect(drop(4, 2, 'bottom')).toEqual([1, 2, 4, 3])
})
