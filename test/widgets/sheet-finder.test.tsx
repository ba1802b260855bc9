// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { SheetFinder } from '../../src/widgets/sheet/SheetFinder'
import { type FindBy, useFoundRows } from '../../src/widgets/sheet/use-found-rows'
import { show } from './kit'

interface Line {
  id: number
  label: string
  family: string
  price: string | null
}

const findBy: FindBy<Line> = {
  idOf: ({ id }) => id,
  wordsOf: ({ label }) => label,
  familyOf: ({ family }) => family,
  isAnswered: ({ price }) => price !== null,
}

const first = [
  'Crème fraîche',
  'Crème liquide',
  'Beurre doux',
  'Lait entier',
  'Pâté',
  'Jambon',
  'Rôti',
  'Veau',
]

function Sheet() {
  const [rows, change] = useState<Line[]>(
    first.map((label, id) => ({
      id,
      label,
      family: id < 4 ? 'Crémerie' : 'Viandes',
      price: id % 2 ? '1' : null,
    })),
  )
  const found = useFoundRows(rows, findBy)
  return (
    <>
      <SheetFinder found={found} />
      <ul>
        {found.shown.map(({ id, label }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => change(rows.map((row) => (row.id === id ? { ...row, price: '2' } : row)))}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" onClick={found.showAll}>
        Tout
      </button>
    </>
  )
}

const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

test('the rows of a long sheet are found by words, by family and without an answer; one that is answered stays where it is', async () => {
  show(<Sheet />)
  fireEvent.change(screen.getByLabelText('Chercher une ligne'), { target: { value: 'creme LIQ' } })
  expect(shown()).toEqual(['Crème liquide'])
  screen.getByText('1 ligne sur 8')
  fireEvent.click(screen.getByRole('button', { name: 'Tout' }))
  expect(shown()).toEqual(first)
  fireEvent.mouseDown(screen.getByLabelText('Famille'))
  fireEvent.click(screen.getByRole('option', { name: 'Viandes' }))
  expect(shown()).toEqual(['Pâté', 'Jambon', 'Rôti', 'Veau'])
  fireEvent.click(screen.getByRole('button', { name: 'Sans réponse (4)' }))
  expect(shown()).toEqual(['Pâté', 'Rôti'])
  fireEvent.click(screen.getByRole('button', { name: 'Pâté' }))
  expect(shown()).toEqual(['Pâté', 'Rôti'])
  fireEvent.click(screen.getByRole('button', { name: 'Sans réponse (3)' }))
  fireEvent.click(screen.getByRole('button', { name: 'Sans réponse (3)' }))
  expect(shown()).toEqual(['Rôti'])
})
