// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { createRegistry } from '../../resources/create-registry'
import { rest } from '../../resources/schema/calls'
import { f } from '../../resources/schema/f'
import { defineResource } from '../../resources/schema/resource'
import { setting } from '../../resources/schema/setting'
import { json, later } from '../providers/browser'
import { prepareDom } from './dom'
import { showForm } from './form-page'

vi.setConfig({ testTimeout: 30_000 })
beforeAll(prepareDom)
afterEach(cleanup)
const user = userEvent.setup()

const unit = setting('unit', ['Unité', 'Unités'], {
  fields: {
    kind: f.select({ weight: 'Poids', volume: 'Volume' }, { label: 'Nature' }),
    decimals: f.int({ label: 'Décimales', min: 0, max: 3, default: 0 }),
  },
})
const registry = createRegistry([unit])
const kilo = {
  id: 1,
  lock_version: 4,
  label: 'Kilogramme',
  kind: 'weight',
  decimals: 3,
  position: 0,
  active: true,
}
const units = () => ({ Unit: [{ ...kilo }, { ...kilo, id: 2, label: 'Litre', kind: 'volume' }] })
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name })
const label = () => screen.findByLabelText<HTMLInputElement>(/^Libellé/)

describe('creating', () => {
  test('sends what is shown, says so and goes back to the list', async () => {
    const { lastBody, router } = showForm(unit, { registry, at: 'create', tables: units() })
    await user.type(await label(), 'Pièce')
    await user.click(await button('Enregistrer'))
    await screen.findByText('la liste')
    expect(lastBody()).toEqual({ label: 'Pièce', kind: null, decimals: 0, position: 0, active: true })
    expect(router.state.location.pathname).toBe('/settings/unit')
  })

  test('a refused field says why, has the focus, and nothing is sent', async () => {
    const { writes } = showForm(unit, { registry, at: 'create' })
    await user.clear(await screen.findByLabelText('Décimales'))
    await user.type(screen.getByLabelText('Décimales'), '7')
    await user.click(await button('Enregistrer'))
    await screen.findByText('Ce champ est obligatoire.')
    await screen.findByText('La valeur maximale est 3.')
    await waitFor(async () => expect(document.activeElement).toBe(await label()))
    expect(writes()).toEqual([])
  })

  test('« Enregistrer et créer un autre » empties the form and stays', async () => {
    const { writes, router } = showForm(unit, { registry, at: 'create' })
    await user.type(await label(), 'Pièce')
    await user.click(await button('Enregistrer et créer un autre'))
    await waitFor(async () => expect((await label()).value).toBe(''))
    expect(writes()).toHaveLength(1)
    expect(router.state.location.pathname).toBe('/settings/unit/create')
  })

  test('two clicks send once', async () => {
    const { writes } = showForm(unit, { registry, at: 'create' })
    await user.type(await label(), 'Pièce')
    const save = await button('Enregistrer')
    save.click()
    save.click()
    await screen.findByText('la liste')
    expect(writes()).toHaveLength(1)
  })

  test('a form that goes away once saved takes nothing more while its save is on its way', async () => {
    const late = later()
    showForm(unit, {
      registry,
      at: 'create',
      answer: ({ method }) => (method === 'POST' ? late.answer : undefined),
    })
    const box = await label()
    await user.type(box, 'Pièce{Enter}')
    await waitFor(() => expect(box.closest('[inert]')).toBeTruthy())
    late.come(json({ type: 'err500' }, 500))
    await waitFor(() => expect(box.closest('[inert]')).toBeNull())
    expect(box.value).toBe('Pièce')
  })

  test('without the permission there is no form', async () => {
    showForm(unit, { registry, at: 'create', permissions: { settingUnit: true } })
    await screen.findByText("Vous n'avez pas les droits nécessaires pour effectuer cette action")
  })
})

describe('changing', () => {
  test('sends the version that was read and only what changed', async () => {
    const { lastBody } = showForm(unit, { registry, at: '1', tables: units() })
    await user.type(await label(), 's')
    await user.keyboard('{Control>}s{/Control}')
    await screen.findByText('la liste')
    expect(lastBody()).toEqual({ id: 1, lock_version: 4, label: 'Kilogrammes' })
  })

  test('the server’s reason stands on its field', async () => {
    const answer = () =>
      json(
        {
          type: 'err400',
          display: 'Un ou plusieurs champs sont incorrects',
          fields: [{ name: 'label', message: 'Cette valeur est déjà utilisée' }],
        },
        422,
      )
    showForm(unit, {
      registry,
      at: '1',
      tables: units(),
      answer: (call) => (call.method === 'PUT' && !call.path.endsWith('/search/') ? answer() : undefined),
    })
    await user.clear(await label())
    await user.type(await label(), 'Litre')
    await user.click(await button('Enregistrer'))
    await screen.findByText('Cette valeur est déjà utilisée')
    await waitFor(async () => expect(document.activeElement).toBe(await label()))
    expect((await label()).getAttribute('aria-invalid')).toBe('true')
  })

  test('a failure of the server says that nothing was saved, and keeps what was typed', async () => {
    showForm(unit, {
      registry,
      at: '1',
      tables: units(),
      answer: ({ method, path }) =>
        method === 'PUT' && !path.endsWith('/search/') ? json({ type: 'err500' }, 500) : undefined,
    })
    await user.type(await label(), 's')
    await user.click(await button('Enregistrer'))
    await screen.findByText("Erreur lors de l'enregistrement des données")
    expect((await label()).value).toBe('Kilogrammes')
  })

  test('leaving unsaved changes asks first', async () => {
    const { router } = showForm(unit, { registry, at: '1', tables: units() })
    await user.type(await label(), 's')
    await user.click(await button('Annuler'))
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByRole('button', { name: 'Annuler' }))
    expect(router.state.location.pathname).toBe('/settings/unit/1')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect((await label()).value).toBe('Kilogrammes')
    await user.click(await button('Annuler'))
    await user.click(await button('Quitter sans enregistrer'))
    await screen.findByText('la liste')
  })

  test('who may not update sees the record read only', async () => {
    showForm(unit, { registry, at: '1', tables: units(), permissions: { settingUnit: true } })
    await screen.findByText(/Consultation seule/)
    expect(screen.getByText('Poids')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Enregistrer' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Supprimer' })).toBeNull()
  })

  test('a copy starts with the values, under another title', async () => {
    const { lastBody } = showForm(unit, { registry, at: '1', tables: units() })
    await user.click(await button('Dupliquer'))
    await waitFor(async () => expect((await label()).value).toBe('Kilogramme (copie)'))
    await user.click(await button('Enregistrer'))
    await screen.findByText('la liste')
    expect(lastBody()).toMatchObject({ label: 'Kilogramme (copie)', kind: 'weight', decimals: 3 })
  })

  test.each([false, true])('a copy keeps its values through every tab (steps: %s)', async (stepped) => {
    const room = defineResource('room', {
      label: ['Salle', 'Salles'],
      title: 'name',
      stepped,
      access: { view: 'viewRoom', create: 'createRoom', update: 'updateRoom', remove: 'deleteRoom' },
      calls: rest('/room'),
      fields: {
        name: f.text({ label: 'Nom', required: true }),
        floor: f.int({ label: 'Étage' }),
        seats: f.int({ label: 'Places', min: 0 }),
      },
      form: { Identité: ['name', 'floor'], Taille: ['seats'] },
    })
    const hall = { id: 1, lock_version: 1, name: 'Hall', seats: 80, floor: 2 }
    const name = () => screen.findByLabelText<HTMLInputElement>(/^Nom/)
    showForm(room, { registry: createRegistry([room]), at: '1', tables: { Room: [hall] } })
    await user.click(await button('Dupliquer'))
    await waitFor(async () => expect((await name()).value).toBe('Hall (copie)'))
    await user.clear(screen.getByLabelText('Étage'))
    await user.type(screen.getByLabelText('Étage'), '3')
    await user.click(stepped ? await button('Suivant') : screen.getByRole('tab', { name: 'Taille' }))
    expect((await screen.findByLabelText<HTMLInputElement>('Places')).value).toBe('80')
    await user.click(stepped ? await button('Précédent') : screen.getByRole('tab', { name: 'Identité' }))
    expect((await name()).value).toBe('Hall (copie)')
    expect(screen.getByLabelText<HTMLInputElement>('Étage').value).toBe('3')
  })

  test('an unknown record says so', async () => {
    showForm(unit, { registry, at: '99', tables: units() })
    await screen.findByRole('heading', { name: 'Élément introuvable' })
  })
})

describe('deleting', () => {
  test('asks, deletes, goes back to the list', async () => {
    const { tables } = showForm(unit, { registry, at: '1', tables: units() })
    await user.click(await button('Supprimer'))
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByRole('button', { name: 'Supprimer' }))
    await screen.findByText('la liste')
    expect(tables.Unit).toHaveLength(1)
  })

  test('a row in use stays, and one reads who uses it', async () => {
    const used = { type: 'err420', display: 'Cet élément est utilisé et ne peut pas être supprimé' }
    const uses = [{ resource: 'article', label: 'Articles', count: 12 }]
    showForm(unit, {
      registry,
      at: '1',
      tables: units(),
      answer: ({ method }) => (method === 'DELETE' ? json({ ...used, uses }, 409) : undefined),
    })
    await user.click(await button('Supprimer'))
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByRole('button', { name: 'Supprimer' }))
    await screen.findByText('12 articles')
    expect(screen.getByText(/Cet élément est utilisé/)).toBeTruthy()
  })
})
