// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SheetTable } from '../../src/widgets/SheetTable'
import { useUrlValues } from '../../src/widgets/use-url-values'
import { show } from './kit'

const words = (row: HTMLElement | undefined) => [...(row?.children ?? [])].map((cell) => cell.textContent)

test('a table says its rows fifty at a time, each value by its head on a phone, and its totals under their columns', () => {
  const rows = Array.from({ length: 60 }, (_, at) => ({ id: at, amount: at * 2 }))
  show(
    <SheetTable
      name="Montants"
      rows={rows}
      keyOf={({ id }) => id}
      rowIs={({ id }) => id === 1 && 'is-over'}
      foot="Total"
      more={(left) => `Encore ${left}`}
      columns={[
        { title: 'Nom', is: 'what', of: ({ id }) => `Ligne ${id}`, under: ({ id }) => `n° ${id}` },
        { title: 'Montant', is: 'number', of: ({ amount }) => amount, total: 3540 },
        false,
        { is: 'end', of: () => <button type="button">Voir</button> },
      ]}
    />,
  )
  const table = screen.getByLabelText('Montants', { selector: 'table' })
  const all = () => [...table.querySelectorAll('tr')]
  expect(words(all()[0])).toEqual(['Nom', 'Montant', 'Actions'])
  expect(words(all()[2])).toEqual(['Ligne 1n° 1', '2', 'Voir'])
  expect(all()[2]?.className).toBe('is-over')
  expect([...(all()[2]?.children ?? [])].map((cell) => cell.getAttribute('data-label'))).toEqual([
    null,
    'Montant',
    null,
  ])
  expect(words(all().at(-1))).toEqual(['Total', '3540', ''])
  expect(all()).toHaveLength(52)
  fireEvent.click(screen.getByText('Encore 10'))
  expect(all()).toHaveLength(62)
})

test('what is chosen on a screen stands in its address, but for what is so at first', () => {
  const first = { text: '', sort: 'label' }
  function Choices() {
    const [{ text, sort }, change] = useUrlValues(first)
    return (
      <button type="button" onClick={() => change({ text: 'lait', sort: 'label' })}>
        {`${text} ${sort}`}
      </button>
    )
  }
  const { query } = show(<Choices />, '/?sort=value&tab=stock')
  fireEvent.click(screen.getByRole('button', { name: 'value' }))
  screen.getByRole('button', { name: 'lait label' })
  expect(query().toString()).toBe('tab=stock&text=lait')
})
