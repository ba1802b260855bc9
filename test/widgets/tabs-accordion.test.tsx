// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AccordionGroup } from '../../src/widgets/AccordionGroup'
import { TabPages } from '../../src/widgets/TabPages'
import { show } from './kit'

const tabs = [
  { name: 'user', label: 'Utilisateur', content: <p>profil</p> },
  { name: 'catalog', label: 'Catalogue', content: <p>articles</p> },
  { name: 'archive', label: 'Archives', content: <p>vieux</p>, disabled: true },
]

test('the first enabled tab is shown; choosing writes ?tab and keeps the rest of the query', () => {
  const { query } = show(<TabPages label="Fiche" tabs={tabs} />, '/?orderBy=name|asc')
  expect(screen.getByRole('tabpanel', { name: 'Utilisateur' }).textContent).toBe('profil')
  fireEvent.click(screen.getByRole('tab', { name: 'Catalogue' }))
  expect(screen.getByRole('tabpanel', { name: 'Catalogue' }).textContent).toBe('articles')
  expect(query().get('tab')).toBe('catalog')
  expect(query().get('orderBy')).toBe('name|asc')
})

test('?tab selects a tab, but never a disabled or unknown one', () => {
  show(<TabPages label="Fiche" tabs={tabs} />, '/?tab=catalog')
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Catalogue')
  for (const name of ['archive', 'nowhere']) {
    const { unmount } = show(<TabPages label="Autre" tabs={tabs} />, `/?tab=${name}`)
    expect(screen.getAllByRole('tab', { selected: true }).at(-1)?.textContent).toBe('Utilisateur')
    unmount()
  }
})

const items = ['Livraison', 'Paiement'].map((title) => ({
  name: title,
  title,
  content: <p>{`texte ${title}`}</p>,
}))
const isOpen = (title: string) => screen.getByRole('button', { name: title }).getAttribute('aria-expanded')

test('a non-multiple group opens one item and closes the others', async () => {
  show(<AccordionGroup items={items} defaultOpen={['Livraison', 'Paiement']} />)
  expect([isOpen('Livraison'), isOpen('Paiement')]).toEqual(['true', 'false'])
  fireEvent.click(screen.getByRole('button', { name: 'Paiement' }))
  expect([isOpen('Livraison'), isOpen('Paiement')]).toEqual(['false', 'true'])
  await waitFor(() => expect(screen.queryByText('texte Livraison')).toBeNull())
  fireEvent.click(screen.getByRole('button', { name: 'Paiement' }))
  expect(isOpen('Paiement')).toBe('false')
})

test('a multiple group keeps the others open', () => {
  show(<AccordionGroup items={items} multiple defaultOpen={['Livraison']} />)
  fireEvent.click(screen.getByRole('button', { name: 'Paiement' }))
  expect([isOpen('Livraison'), isOpen('Paiement')]).toEqual(['true', 'true'])
})
