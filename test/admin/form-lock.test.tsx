// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { createRegistry } from '../../resources/create-registry'
import { f } from '../../resources/schema/f'
import { setting } from '../../resources/schema/setting'
import { json } from '../providers/browser'
import { prepareDom } from './dom'
import { type FarCall, showForm } from './form-page'

vi.setConfig({ testTimeout: 30_000 })
beforeAll(prepareDom)
afterEach(cleanup)
const user = userEvent.setup()

const unit = setting('unit', ['Unité', 'Unités'], {
  fields: {
    kind: f.select({ weight: 'Poids', volume: 'Volume' }, { label: 'Nature' }),
    decimals: f.int({ label: 'Décimales' }),
  },
})
const registry = createRegistry([unit])
const base = {
  id: 1,
  lock_version: 4,
  label: 'Kilo',
  kind: 'weight',
  decimals: 3,
  position: 0,
  active: true,
  updatedAt: '2026-04-03T08:00:00Z',
}
/** Somebody else changed the label and the kind meanwhile. */
const current = {
  ...base,
  lock_version: 7,
  label: 'Kilogramme',
  kind: 'volume',
  updatedAt: '2026-04-03T08:05:00Z',
}

function conflict() {
  const refusal = {
    type: 'err409',
    display: 'Ces données ont été modifiées par un autre utilisateur, veuillez recharger la page',
    current,
    user: { first_name: 'Claire', last_name: 'Martin' },
    updatedAt: current.updatedAt,
  }
  const stale = ({ method, path, body }: FarCall) =>
    method === 'PUT' && !path.endsWith('/search/') && (body as { lock_version: number }).lock_version < 7
  const row = { ...base }
  return showForm(unit, {
    registry,
    at: '1',
    tables: { Unit: [row] },
    answer: (call) => {
      if (!stale(call)) return undefined
      Object.assign(row, current)
      return json(refusal, 409)
    },
  })
}

async function save() {
  const label = await screen.findByLabelText(/^Libellé/)
  await user.clear(label)
  await user.type(label, 'Kg')
  await user.clear(screen.getByLabelText('Décimales'))
  await user.type(screen.getByLabelText('Décimales'), '2')
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  return within(await screen.findByRole('dialog'))
}

test('a stale version shows base, mine and theirs; the choices are saved on the new version', async () => {
  const { writes } = conflict()
  const dialog = await save()
  expect(dialog.getByText(/Modifié par Claire Martin le 03\/04\/2026 10:05/)).toBeTruthy()
  const label = within(dialog.getByRole('region', { name: 'Libellé' }))
  for (const text of ['Kilo', 'Kg', 'Kilogramme']) expect(label.getByText(text)).toBeTruthy()
  expect(dialog.queryByRole('region', { name: 'Ordre' })).toBeNull()
  const keep = dialog.getByRole<HTMLButtonElement>('button', { name: 'Enregistrer mes choix' })
  expect(keep.disabled).toBe(true)
  await user.click(label.getByRole('radio', { name: /Garder la mienne/ }))
  await user.click(keep)
  await screen.findByText('la liste')
  expect(writes().at(-1)?.body).toEqual({ id: 1, lock_version: 7, label: 'Kg', decimals: 2 })
})

test('« Recharger » shows the record as it stands', async () => {
  conflict()
  const dialog = await save()
  await user.click(dialog.getByRole('button', { name: 'Recharger' }))
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^Libellé/).value).toBe('Kilogramme'))
  expect(screen.getByLabelText<HTMLInputElement>('Décimales').value).toBe('3')
})

describe('a record that is read again while one types', () => {
  const typed = async (others: Record<string, unknown>) => {
    const row = { ...base }
    const page = showForm(unit, { registry, at: '1', tables: { Unit: [row] } })
    await user.type(await screen.findByLabelText(/^Libellé/), 'gramme')
    Object.assign(row, others)
    await page.queries.invalidateQueries({ queryKey: ['unit', 'record'] })
    return page
  }
  const button = () => screen.findByRole('button', { name: 'Enregistrer' })

  test('shows what changed, and waits for nothing where nothing was typed', async () => {
    const row = { ...base }
    const page = showForm(unit, { registry, at: '1', tables: { Unit: [row] } })
    await screen.findByLabelText(/^Libellé/)
    Object.assign(row, { decimals: 1, lock_version: 7 })
    await page.queries.invalidateQueries({ queryKey: ['unit', 'record'] })
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Décimales').value).toBe('1'))
    expect(screen.queryByText('Modifications non enregistrées')).toBeNull()
  })

  test('keeps what is typed, shows what changed elsewhere, and saves on the new version', async () => {
    const { lastBody } = await typed({ decimals: 1, lock_version: 7 })
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Décimales').value).toBe('1'))
    expect(screen.getByLabelText<HTMLInputElement>(/^Libellé/).value).toBe('Kilogramme')
    await user.click(await button())
    await screen.findByText('la liste')
    expect(lastBody()).toEqual({ id: 1, lock_version: 7, label: 'Kilogramme' })
  })

  test('asks who is right where both have changed the same', async () => {
    const { lastBody } = await typed({ label: 'Kg', decimals: 1, lock_version: 7 })
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Décimales').value).toBe('1'))
    await user.click(await button())
    await waitFor(() => expect(lastBody()).toMatchObject({ lock_version: 4, label: 'Kilogramme' }))
    await screen.findByRole('dialog')
  })
})
