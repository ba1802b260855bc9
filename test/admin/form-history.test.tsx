// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { createRegistry } from '../../resources/create-registry'
import { f } from '../../resources/schema/f'
import { setting } from '../../resources/schema/setting'
import { authorOf, momentOf, valueText } from '../../src/admin/history/history-entry'
import { json } from '../providers/browser'
import { prepareDom } from './dom'
import { showForm } from './form-page'

vi.setConfig({ testTimeout: 30_000 })
beforeAll(prepareDom)
afterEach(cleanup)
const user = userEvent.setup()

const tag = setting('tag', ['Tag', 'Tags'])
const unit = setting('unit', ['Unité', 'Unités'], { fields: { tag_ids: f.refs('tag', { label: 'Tags' }) } })
const registry = createRegistry([unit, tag])
const Claire = { first_name: 'Claire', last_name: 'Martin' }

const changes = Array.from({ length: 12 }, (_, n) => ({
  id: 100 - n,
  field: 'label',
  old_value: `v${11 - n}`,
  new_value: `v${12 - n}`,
  change_type: n === 11 ? 'create' : 'update',
  updatedAt: '2026-04-03T08:05:00Z',
  User: Claire,
  impersonated_by: n === 0 ? { first_name: 'Paul', last_name: 'Roy' } : null,
}))
const links = [
  {
    id: 1,
    association_name: 'Tag',
    action: 'added',
    associated_id: 4,
    label: 'Bio',
    updatedAt: '2026-04-03T08:05:00Z',
    User: null,
  },
]

function edit() {
  const row = { id: 1, lock_version: 1, label: 'v12', position: 0, active: true, tag_ids: [], Tag: [] }
  const page = (path: string, all: unknown[]) => {
    const query = new URL(path, 'http://x').searchParams
    const [offset, limit] = [Number(query.get('offset')), Number(query.get('limit'))]
    return json({ data: all.slice(offset, offset + limit), total: all.length })
  }
  return showForm(unit, {
    registry,
    at: '1',
    tables: { Unit: [row] },
    answer: ({ path }) => {
      if (path.includes('/field-history')) return page(path, changes)
      return path.includes('association-history') ? page(path, links) : undefined
    },
  })
}
const lines = (dialog: HTMLElement) => within(dialog).queryAllByRole('listitem')
const asked = (page: ReturnType<typeof edit>) =>
  page.calls.filter(({ path }) => path.includes('istory')).map(({ path }) => path)

test('the history of a field comes five at a time, while the last page was full', async () => {
  const page = edit()
  await user.click(await screen.findByRole('button', { name: 'Historique du champ Libellé' }))
  const dialog = await screen.findByRole('dialog', { name: 'Historique : Libellé' })
  await waitFor(() => expect(lines(dialog)).toHaveLength(5))
  expect(asked(page)[0]).toBe(
    '/api/fieldHistory/field-history?modelName=Unit&entityId=1&fieldName=label&limit=5&offset=0',
  )
  await user.click(within(dialog).getByRole('button', { name: 'Afficher plus' }))
  await waitFor(() => expect(lines(dialog)).toHaveLength(10))
  await user.click(within(dialog).getByRole('button', { name: 'Afficher plus' }))
  await waitFor(() => expect(lines(dialog)).toHaveLength(12))
  expect(within(dialog).queryByRole('button', { name: 'Afficher plus' })).toBeNull()
  expect(within(dialog).getByText(/par Paul Roy \(agissant en tant que Claire Martin\)/)).toBeTruthy()
  expect(within(dialog).getAllByText('03/04/2026 10:05')).toHaveLength(12)
})

test('the history of an association tells what was added and removed', async () => {
  const page = edit()
  await user.click(await screen.findByRole('button', { name: 'Historique du champ Tags' }))
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByText('Bio')
  expect(within(dialog).getByText('Ajout')).toBeTruthy()
  expect(asked(page)[0]).toContain(
    '/fieldHistory/association-history?modelName=Unit&entityId=1&associationName=Tag&',
  )
})

test('the whole record tells its fields, then its associations', async () => {
  const page = edit()
  await user.click(await screen.findByRole('button', { name: 'Historique' }))
  const dialog = await screen.findByRole('dialog', { name: 'Historique de « v12 »' })
  await waitFor(() => expect(lines(dialog)).toHaveLength(5))
  await user.click(within(dialog).getByRole('tab', { name: 'Associations' }))
  await within(dialog).findByText('Bio')
  expect(asked(page)[0]).not.toContain('fieldName')
  expect(asked(page)[1]).toContain('/multiple-association-history/Unit/1?associationNames=Tag&')
})

test('a new record has no history', async () => {
  showForm(unit, { registry, at: 'create' })
  await screen.findByLabelText(/^Libellé/)
  expect(screen.queryByRole('button', { name: /Historique/ })).toBeNull()
})

describe('what a change says', () => {
  const change = { id: 1, updatedAt: '2026-12-03T23:30:00Z', User: Claire }
  test('moments are those of Paris', () => expect(momentOf(change)).toBe('04/12/2026 00:30'))
  test('the person, and who acted as them', () => {
    expect(authorOf(change)).toBe('par Claire Martin')
    expect(authorOf({ ...change, User: null })).toBe('par le système')
  })
  for (const [field, value, label, text] of [
    [f.money({ label: '' }), '12.5', null, '12,50\u00a0€'],
    [f.bool({ label: '' }), false, null, 'Non'],
    [f.date({ label: '' }), '2026-04-03', null, '03/04/2026'],
    [f.select({ a: 'Alpha' }, { label: '' }), 'a', null, 'Alpha'],
    [f.ref('tag', { label: '' }), 4, 'Bio', 'Bio'],
    [f.ref('tag', { label: '' }), 4, null, 'n° 4'],
    [f.text({ label: '' }), null, null, 'Vide'],
    [f.decimal({ label: '', unit: '°C', digits: [4, 1] }), '4.0', null, '4,0\u00a0°C'],
  ] as const)
    test(`${field.kind} ${String(value)}`, () => expect(valueText(field, value, label)).toBe(text))
})
