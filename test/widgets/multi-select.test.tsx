// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { MultiSelect } from '../../src/widgets/MultiSelect'
import type { SelectOption } from '../../src/widgets/select-options'
import { show } from './kit'

const families = ['Légumes', 'Épicerie', 'Surgelés'].map((label, index) => ({ value: index + 1, label }))
type Props = {
  options?: SelectOption<number>[]
  start?: number[]
  onCreate?: (label: string) => SelectOption<number> | Promise<SelectOption<number>>
}

function Field({ options = families, start = [], onCreate }: Props) {
  const [value, setValue] = useState<number[]>(start)
  return (
    <>
      <MultiSelect
        label="Familles"
        options={options}
        value={value}
        onChange={setValue}
        onCreate={onCreate}
        required
      />
      <output>{value.join(',')}</output>
    </>
  )
}
const input = () => screen.getByRole('combobox', { name: /Familles/ })
const value = () => document.querySelector('output')?.textContent

test('one item is shown, then a count', () => {
  show(<Field start={[1, 2, 3]} />)
  expect(screen.getByText('Légumes')).toBeTruthy()
  expect(screen.queryByText('Épicerie')).toBeNull()
  expect(screen.getByText('+ 2')).toBeTruthy()
})

test('choosing does not close the list, and choosing again takes away', async () => {
  show(<Field />)
  await userEvent.click(input())
  await userEvent.click(screen.getByRole('option', { name: 'Légumes' }))
  await userEvent.click(screen.getByRole('option', { name: 'Surgelés' }))
  expect(value()).toBe('1,3')
  await userEvent.click(screen.getByRole('option', { name: 'Légumes' }))
  expect(value()).toBe('3')
})

test('the list is 250 px high unless told otherwise', async () => {
  show(<Field />)
  await userEvent.click(input())
  expect(getComputedStyle(screen.getByRole('listbox')).maxHeight).toBe('250px')
})

test('search ignores case and accents; what is not found says so', async () => {
  show(<Field />)
  await userEvent.type(input(), 'epi')
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Épicerie'])
  await userEvent.type(input(), 'zzz')
  expect(screen.getByText('Aucun élément trouvé.')).toBeTruthy()
})

test('an empty list says so; left empty, a required field says so', async () => {
  show(<Field options={[]} />)
  await userEvent.click(input())
  expect(screen.getByText('Cette liste est vide.')).toBeTruthy()
  await userEvent.tab()
  expect(screen.getByText('Ce champ est obligatoire.')).toBeTruthy()
})

test('a new value is created from the search text when allowed, unless it exists', async () => {
  const onCreate = vi.fn(async (label: string) => ({ value: 9, label }))
  show(<Field start={[1]} onCreate={onCreate} />)
  await userEvent.type(input(), 'surgeles')
  expect(screen.queryByRole('option', { name: /Créer/ })).toBeNull()
  await userEvent.clear(input())
  await userEvent.type(input(), 'Vrac')
  await userEvent.click(screen.getByRole('option', { name: 'Créer « Vrac »' }))
  expect(onCreate).toHaveBeenCalledWith('Vrac')
  expect(value()).toBe('1,9')
})

test('without the right to create, nothing is offered', async () => {
  show(<Field />)
  await userEvent.type(input(), 'Vrac')
  expect(screen.queryByRole('option')).toBeNull()
})
