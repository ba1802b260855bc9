// @vitest-environment jsdom

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { many } from '../../resources/schema/pick'
import { told } from '../../resources/schema/told'
import { toldKey } from '../../resources/schema/told-key'
import { AnswerTable } from '../../src/trade/AnswerTable'
import { answerColumns } from '../../src/trade/answer-columns'
import { workbookOf } from '../../src/trade/table-workbook'
import { SheetTable } from '../../src/widgets/SheetTable'
import { useUrlValues } from '../../src/widgets/use-url-values'
import { show } from './kit'

const words = (row: Element | null | undefined) => [...(row?.children ?? [])].map((cell) => cell.textContent)

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

const states = {
  open: { label: 'Ouverte', tone: 'green' },
  shut: { label: 'Clôturée', tone: 'grey' },
} as const
const answer = many('Réponses', {
  label: told.text('Fournisseur'),
  amount_ht: told.money('Montant HT'),
  sent_at: told.moment('Envoyée le'),
  status: toldKey('État', states),
})
const answers = [
  { label: 'Martin', amount_ht: '10.00', sent_at: '2026-11-02T10:00:00Z', status: 'open' as const },
  { label: '=Béal', amount_ht: '9.50', sent_at: '2026-10-30T23:30:00Z', status: 'shut' as const },
  { label: 'Zola', amount_ht: '100.00', sent_at: '2026-11-01T08:00:00Z', status: 'open' as const },
]
const columns = [
  'label',
  { field: 'amount_ht', when: ({ label }) => label !== 'Zola' },
  'sent_at',
  'status',
] satisfies Parameters<typeof answerColumns<(typeof answers)[number]>>[1]

test('a table of a declared answer is titled, written, sorted and exported as its fields declare', async () => {
  show(
    <QueryClientProvider client={new QueryClient()}>
      <AnswerTable
        name="Réponses"
        answer={answer}
        rows={answers}
        keyOf={({ label }) => label}
        columns={columns}
        file="reponses"
      />
    </QueryClientProvider>,
  )
  const table = screen.getByLabelText('Réponses', { selector: 'table' })
  const lines = () => [...table.querySelectorAll('tbody tr')].map(words)
  const firsts = () => lines().map(([first]) => first)
  expect(words(table.querySelector('thead tr'))).toEqual(['Fournisseur', 'Montant HT', 'Envoyée le', 'État'])
  expect(lines()[1]).toEqual(['=Béal', '9,50\u00a0€', '31/10/2026 00:30', 'Clôturée'])
  expect(lines()[2]?.[1]).toBe('–')

  const head = (title: string) => screen.getByRole('columnheader', { name: title })
  fireEvent.click(screen.getByRole('button', { name: 'Montant HT' }))
  expect([firsts(), head('Montant HT').getAttribute('aria-sort')]).toEqual([
    ['=Béal', 'Martin', 'Zola'],
    'ascending',
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Montant HT' }))
  expect([firsts(), head('Montant HT').getAttribute('aria-sort')]).toEqual([
    ['Martin', '=Béal', 'Zola'],
    'descending',
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Montant HT' }))
  expect(firsts()).toEqual(['Martin', '=Béal', 'Zola'])
  fireEvent.change(screen.getByLabelText('Trier : Réponses'), { target: { value: '4' } })
  expect(firsts()).toEqual(['=Béal', 'Zola', 'Martin'])
  screen.getByRole('button', { name: 'Exporter : Réponses' })

  const file = await workbookOf('Réponses', answerColumns(answer, columns), answers)
  const book = await readXlsx(new Uint8Array(await file.arrayBuffer()), { readStyles: true })
  const [sheet] = book.sheets
  expect(sheet?.rows[0]).toEqual(['Fournisseur', 'Montant HT', 'Envoyée le', 'État'])
  expect(sheet?.rows.slice(1).map(([label, amount, , state]) => [label, amount, state])).toEqual([
    ['Martin', 10, 'Ouverte'],
    ["'=Béal", 9.5, 'Clôturée'],
    ['Zola', null, 'Ouverte'],
  ])
  expect(sheet?.cells?.get('1,1')?.style?.numFmt).toBe('#,##0.00\u00a0"€"')
  expect(new Date(sheet?.rows[2]?.[2] as Date).toISOString()).toContain('2026-10-31T00:30')
})

test('few rows are drawn at first, the last ones of months; an order is that of all of them', () => {
  const months = ['2026-09', '2026-10', '2026-11'].map((month, at) => ({ month, amount: 3 - at }))
  show(
    <SheetTable
      name="Mois"
      rows={months}
      keyOf={({ month }) => month}
      few={{ count: 2, isLast: true }}
      columns={[
        { title: 'Mois', of: ({ month }) => month },
        { title: 'Montant', of: ({ amount }) => amount, value: ({ amount }) => amount },
      ]}
    />,
  )
  const firsts = () => [...document.querySelectorAll('tbody tr')].map((row) => row.firstChild?.textContent)
  expect(firsts()).toEqual(['2026-10', '2026-11'])
  fireEvent.click(screen.getByRole('button', { name: 'Tout afficher (3)' }))
  expect(firsts()).toEqual(['2026-09', '2026-10', '2026-11'])
  fireEvent.click(screen.getByRole('button', { name: 'Afficher moins' }))
  fireEvent.click(screen.getByRole('button', { name: 'Montant' }))
  expect(firsts()).toEqual(['2026-11', '2026-10'])
})
