import { expect, test } from 'vitest'
import { resources } from '../../resources'
import { readTitle, recordTitle } from '../../src/admin/form/title-of'

test('a title made of a price or of days is written as people read it', () => {
  expect(readTitle(resources.get('article_price'), { id: 1, price_ht: '156.6516' })).toMatch(/^156,6516\s€$/)
  const declared = { id: 2, revenue_start: '2026-01-01', revenue_end: '2026-03-31' }
  expect(readTitle(resources.get('revenue'), declared)).toBe('01/01/2026 31/03/2026')
})

test('a record whose title does not say what it is about is called by that', () => {
  const [Article, Supplier] = [
    { id: 7, label: 'Beurre doux' },
    { id: 2, name: 'Laiterie Martin' },
  ]
  const heading = (name: string, row: object) => recordTitle(resources.get(name), { id: 1, ...row })
  expect(heading('anomaly', { detail: "N'a pas de prix", Article })).toBe('Beurre doux')
  expect(heading('article_price', { price_ht: '1.2', Article })).toBe('Beurre doux')
  expect(heading('supplier_contract', { reference: 'C-12', Supplier })).toBe('Laiterie Martin – C-12')
  const Adherent = { id: 4, name: 'EHPAD Les Tilleuls' }
  expect(heading('referencing', { client_number: 'V-1', Adherent, Supplier })).toBe(
    'EHPAD Les Tilleuls – Laiterie Martin',
  )
})

test('another title is what it is, and without one a record has its number', () => {
  expect(recordTitle(resources.get('unit'), { id: 3, label: 'Kilogramme' })).toBe('Kilogramme')
  expect(recordTitle(resources.get('article_price'), { id: 4 })).toBe('Prix n° 4')
})
