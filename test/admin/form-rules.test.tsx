// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { createRegistry } from '../../resources/create-registry'
import { f } from '../../resources/schema/f'
import { defineResource } from '../../resources/schema/resource'
import { prepareDom } from './dom'
import { showForm } from './form-page'

vi.setConfig({ testTimeout: 30_000 })
beforeAll(prepareDom)
afterEach(cleanup)
const user = userEvent.setup()
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name })

describe('rules and rights', () => {
  const person = defineResource('person', {
    label: ['Personne', 'Personnes'],
    title: 'name',
    calls: { list: 'GET /person', create: 'POST /person', update: 'PUT /person' },
    access: { view: 'seePerson', create: 'addPerson', update: 'changePerson' },
    fields: {
      name: f.text({ label: 'Nom', required: true }),
      member: f.bool({ label: 'Adhérent', default: false, required: true }),
      since: f.date({ label: 'Depuis' }),
      iban: f.iban({ label: 'IBAN' }),
      secret_note: f.text({ label: 'Remarque interne' }),
      code: f.text({ label: 'Code' }),
      full: f.computed(f.text({ label: 'En toutes lettres' })),
    },
    rules: {
      since: { visible: { member: true }, required: { member: true } },
      code: { readonly: { member: true } },
    },
    fieldAccess: { iban: { write: 'changeIban' }, secret_note: { read: 'readNotes' } },
    computes: { full: (row) => `M. ${row.name ?? '…'}` },
  })
  const people = createRegistry([person])

  test('whoever is refused the list is refused its records too, without asking for them', async () => {
    for (const at of ['1', '1/show']) {
      const { calls, unmount } = showForm(person, {
        registry: people,
        at,
        permissions: { changePerson: true },
      })
      await screen.findByText('Accès refusé')
      expect(calls).toEqual([])
      unmount()
    }
  })

  test('a hidden field is not asked for; shown, it is required', async () => {
    const { lastBody } = showForm(person, { registry: people, at: 'create' })
    await user.type(await screen.findByLabelText(/^Nom/), 'Roy')
    expect(screen.queryByLabelText(/^Depuis/)).toBeNull()
    await user.click(screen.getByLabelText('Adhérent'))
    expect((await screen.findByLabelText<HTMLInputElement>(/^Depuis/)).required).toBe(true)
    expect(screen.getByLabelText<HTMLInputElement>('Code').readOnly).toBe(true)
    await user.click(await button('Enregistrer'))
    await screen.findByText('Ce champ est obligatoire.')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Depuis/)))
    await user.type(screen.getByLabelText(/^Depuis/), '01/02/2026')
    await user.click(await button('Enregistrer'))
    await waitFor(() => expect(lastBody()).toMatchObject({ name: 'Roy', since: '2026-02-01' }))
  })

  test('a field one may not write is locked with the reason, one may not read is not there', async () => {
    const permissions = { seePerson: true, addPerson: true, changePerson: true }
    const { lastBody } = showForm(person, { registry: people, at: 'create', permissions })
    expect((await screen.findByLabelText<HTMLInputElement>('IBAN')).disabled).toBe(true)
    expect(
      screen.getByRole('group', { name: "Vous n'avez pas les droits nécessaires pour modifier ce champ" }),
    ).toBeTruthy()
    expect(screen.queryByLabelText('Remarque interne')).toBeNull()
    await user.type(await screen.findByLabelText(/^Nom/), 'Roy')
    expect(screen.getByLabelText<HTMLInputElement>('En toutes lettres').value).toBe('M. Roy')
    await user.click(await button('Enregistrer'))
    await waitFor(() => expect(lastBody()).toBeTruthy())
    expect(Object.keys(lastBody() as object)).not.toContain('iban')
  })
})
