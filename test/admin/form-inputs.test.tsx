// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { createRegistry } from '../../resources/create-registry'
import { f } from '../../resources/schema/f'
import type { Field } from '../../resources/schema/field'
import { setting } from '../../resources/schema/setting'
import { prepareDom } from './dom'
import { showForm } from './form-page'

vi.setConfig({ testTimeout: 30_000 })
beforeAll(prepareDom)
afterEach(cleanup)
const user = userEvent.setup()

const label = 'Essai'
const shapes: Record<string, { field: Field; typed: string; kept: unknown; shown?: string }> = {
  text: { field: f.text({ label }), typed: ' Pois cassés ', kept: 'Pois cassés' },
  longText: { field: f.longText({ label }), typed: 'ligne', kept: 'ligne' },
  int: { field: f.int({ label, unit: 'jours' }), typed: '12', kept: 12 },
  decimal: { field: f.decimal({ label }), typed: '1234,5', kept: '1234.50', shown: '1\u202f234,50' },
  money: { field: f.money({ label }), typed: '12,3', kept: '12.30', shown: '12,30' },
  unitPrice: { field: f.unitPrice({ label }), typed: '1,2345', kept: '1.2345', shown: '1,2345' },
  quantity: { field: f.quantity({ label }), typed: '0,5', kept: '0.500', shown: '0,5' },
  coefficient: { field: f.coefficient({ label }), typed: '2', kept: '2.000000', shown: '2' },
  rate: { field: f.rate({ label }), typed: '5,5', kept: '5.50', shown: '5,50' },
  note: { field: f.note({ label }), typed: '12,5', kept: '12.50', shown: '12,50' },
  date: { field: f.date({ label }), typed: '03042026', kept: '2026-04-03', shown: '03/04/2026' },
  dateTime: {
    field: f.dateTime({ label }),
    typed: '03/04/2026 10:05',
    kept: '2026-04-03T08:05:00.000Z',
    shown: '03/04/2026 10:05',
  },
  time: { field: f.time({ label }), typed: '9h30', kept: '09:30', shown: '09:30' },
  email: { field: f.email({ label }), typed: 'Chef@Hopital.Example', kept: 'chef@hopital.example' },
  phone: { field: f.phone({ label }), typed: '0199001234', kept: '0199001234', shown: '01 99 00 12 34' },
  freePhone: { field: f.freePhone({ label }), typed: '+33 1 99 00 12 34', kept: '+33 1 99 00 12 34' },
  website: { field: f.website({ label }), typed: 'valae.example', kept: 'valae.example' },
  siret: {
    field: f.siret({ label }),
    typed: '99990000100017',
    kept: '99990000100017',
    shown: '999 900 001 00017',
  },
  ape: { field: f.ape({ label }), typed: '4639b', kept: '4639B', shown: '46.39B' },
  tva: { field: f.tva({ label }), typed: '1234567890123', kept: '1234567890123' },
  iban: {
    field: f.iban({ label }),
    typed: 'fr7630006000011234567890189',
    kept: 'FR7630006000011234567890189',
    shown: 'FR76 3000 6000 0112 3456 7890 189',
  },
  bic: { field: f.bic({ label }), typed: 'agrifrpp', kept: 'AGRIFRPP' },
  zip: { field: f.zip({ label }), typed: '01012', kept: '01012' },
  finess: { field: f.finess({ label }), typed: '750712184', kept: '750712184' },
  color: { field: f.color({ label }), typed: '#2E7D32', kept: '#2e7d32' },
  json: { field: f.json({ label }), typed: '[[1]', kept: [1] },
}

describe('what is typed becomes the value of its kind', () => {
  for (const [
    kind,
    { field, typed, kept, shown = typeof kept === 'string' ? kept : undefined },
  ] of Object.entries(shapes))
    test(kind, async () => {
      const thing = setting(`thing_${kind.toLowerCase()}`, ['Chose', 'Choses'], { fields: { essai: field } })
      const { lastBody } = showForm(thing, { registry: createRegistry([thing]), at: 'create' })
      const input = await screen.findByLabelText<HTMLInputElement>(label)
      await user.type(input, typed)
      await user.tab()
      if (shown) expect(input.value).toBe(shown)
      await user.type(screen.getByLabelText(/^Libellé/), 'x')
      await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
      await waitFor(() => expect(lastBody()).toMatchObject({ label: 'x', essai: kept }))
    })
})

test('the caret stays where it was in a telephone number that spells itself', async () => {
  const thing = setting('thing', ['Chose', 'Choses'], { fields: { phone: f.phone({ label }) } })
  showForm(thing, { registry: createRegistry([thing]), at: 'create' })
  const input = await screen.findByLabelText<HTMLInputElement>(label)
  await user.type(input, '0199001234')
  input.setSelectionRange(2, 2)
  await user.keyboard('5')
  expect(input.value).toBe('01 59 90 01 23 4')
  expect(input.selectionStart).toBe(4)
  await user.keyboard('{Backspace}')
  expect(input.value).toBe('01 99 00 12 34')
  expect(input.selectionStart).toBe(2)
})

test('a day typed with or without its slashes', async () => {
  const thing = setting('thing', ['Chose', 'Choses'], { fields: { day: f.date({ label }) } })
  showForm(thing, { registry: createRegistry([thing]), at: 'create' })
  const input = await screen.findByLabelText<HTMLInputElement>(label)
  for (const typed of ['01/02/2026', '01022026', '1/2/2026', '010226', '1.2.2026', '01/02//2026']) {
    await user.clear(input)
    await user.type(input, typed)
    await user.tab()
    expect(input.value).toBe('01/02/2026')
  }
})
