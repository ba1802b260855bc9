// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { createRegistry } from '../../resources/create-registry'
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

const family = setting('family', ['Famille', 'Familles'])
const address = defineResource('address', {
  label: ['Adresse', 'Adresses'],
  title: 'street',
  access: { view: 'signedIn' },
  fields: { street: f.text({ label: 'Rue', required: true }), zip_code: f.zip({ label: 'Code postal' }) },
})
const shelf = setting('shelf', ['Rayon', 'Rayons'], {
  fields: { family_id: f.ref('family', { label: 'Famille' }) },
})
const contact = defineResource('contact', {
  label: ['Contact', 'Contacts'],
  title: 'name',
  access: { view: 'signedIn' },
  fields: {
    name: f.text({ label: 'Nom du contact', required: true }),
    email: f.email({ label: 'Email' }),
    shop_id: f.ref('shop', { label: 'Magasin', required: true }),
    position: f.int({ label: 'Ordre', default: 0 }),
  },
})
const shop = defineResource('shop', {
  label: ['Magasin', 'Magasins'],
  title: 'name',
  calls: { list: 'GET /shop', create: 'POST /shop', update: 'PUT /shop', remove: 'DELETE /shop/{id}' },
  access: { view: 'seeShop', create: 'addShop', update: 'changeShop', remove: 'removeShop' },
  fields: {
    name: f.text({ label: 'Nom', required: true }),
    family_id: f.ref('family', { label: 'Famille principale', as: 'Main' }),
    family_ids: f.refs('family', { label: 'Autres familles' }),
    shelf_id: f.ref('shelf', { label: 'Rayon', where: { family_id: '$family_id' } }),
    Office: f.embed('address', { label: 'Adresse', by: 'office_id' }),
    contacts: f.children('contact', { label: 'Contacts', by: 'shop_id' }),
  },
  form: { Général: ['name', ['family_id', 'family_ids'], 'shelf_id', 'Office'], Équipe: ['contacts'] },
})
const registry = createRegistry([family, shelf, address, contact, shop])
const families = [
  { id: 1, label: 'Épicerie', position: 0, active: true },
  { id: 2, label: 'Frais', position: 1, active: true },
  { id: 3, label: 'Surgelé', position: 2, active: true },
  { id: 4, label: 'Ancienne', position: 3, active: false },
]
const shelves = [
  { id: 7, label: 'Vieux rayon', family_id: 4, position: 0, active: true },
  { id: 8, label: 'Glaces', family_id: 3, position: 1, active: true },
]
const row = {
  id: 1,
  lock_version: 2,
  name: 'Halles',
  family_id: 4,
  Main: { id: 4, label: 'Ancienne' },
  shelf_id: 7,
  Shelf: { id: 7, label: 'Vieux rayon' },
  family_ids: [1],
  Family: [{ id: 1, label: 'Épicerie' }],
  Office: { id: 8, lock_version: 1, street: '1 rue Haute', zip_code: '75001' },
  contacts: [
    { id: 5, lock_version: 3, name: 'Anne', email: 'anne@halles.example', position: 0 },
    { id: 6, lock_version: 1, name: 'Bruno', email: null, position: 1 },
  ],
}
const permissions = {
  ...Object.fromEntries(
    Object.values(shop.access)
      .flat()
      .map((name) => [name, true]),
  ),
  createSettingFamily: true,
}
const edit = (at = '1', more: Partial<Parameters<typeof showForm>[1]> = {}) =>
  showForm(shop, {
    registry,
    at,
    permissions,
    tables: {
      Shop: [structuredClone(row)],
      Family: structuredClone(families),
      Shelf: structuredClone(shelves),
    },
    ...more,
  })
const searches = (page: ReturnType<typeof edit>, model: string) =>
  page.calls.filter(({ body }) => (body as { model?: string })?.model === model)
const save = () => user.click(screen.getByRole('button', { name: 'Enregistrer' }))

describe('references', () => {
  test('labels come with the record; choices are asked for at the opening, those in use only', async () => {
    const page = edit()
    const main = await screen.findByLabelText<HTMLInputElement>('Famille principale')
    expect(main.value).toBe('Ancienne (inactif)')
    expect(screen.getByText('Épicerie')).toBeTruthy()
    expect(searches(page, 'Family')).toHaveLength(0)
    await user.click(main)
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3))
    expect(screen.getAllByRole('option').map((option) => option.textContent)).not.toContain('Ancienne')
    await user.click(screen.getByRole('option', { name: 'Surgelé' }))
    await save()
    await waitFor(() =>
      expect(page.lastBody()).toEqual({ id: 1, lock_version: 2, family_id: 3, shelf_id: null }),
    )
  })

  test('the choices of one follow another, and what was chosen for the former goes', async () => {
    const page = edit()
    const shelfBox = await screen.findByLabelText<HTMLInputElement>('Rayon')
    expect(shelfBox.value).toBe('Vieux rayon')
    await user.click(screen.getByLabelText('Famille principale'))
    await user.click(await screen.findByRole('option', { name: 'Surgelé' }))
    await waitFor(() => expect(shelfBox.value).toBe(''))
    await user.click(shelfBox)
    await user.click(await screen.findByRole('option', { name: 'Glaces' }))
    expect(searches(page, 'Shelf').at(-1)?.body).toMatchObject({
      fields: expect.arrayContaining([{ name: 'family_id', operator: 'eq', value: 3 }]),
    })
    expect(shelfBox.value).toBe('Glaces')
    await save()
    await waitFor(() => expect(page.lastBody()).toMatchObject({ family_id: 3, shelf_id: 8 }))
  })

  test('typing searches the title on the server', async () => {
    const page = edit()
    await user.type(await screen.findByLabelText('Autres familles'), 'sur')
    await waitFor(() =>
      expect(screen.getAllByRole('option').map((one) => one.textContent)).toContain('Surgelé'),
    )
    await waitFor(() =>
      expect(searches(page, 'Family').at(-1)?.body).toMatchObject({
        fields: [{ name: 'label', operator: 'like', value: 'sur' }],
        enableMode: 'enabled',
        limit: 25,
      }),
    )
    await user.click(screen.getByRole('option', { name: 'Surgelé' }))
    await save()
    await waitFor(() => expect(page.lastBody()).toMatchObject({ family_ids: [1, 3] }))
  })

  test('Enter before the answer takes what was typed, and nothing of the list that stood there', async () => {
    const page = edit('1', { pause: 400 })
    const main = await screen.findByLabelText<HTMLInputElement>('Famille principale')
    await user.click(main)
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3))
    await user.clear(main)
    await user.type(main, 'surg{ArrowDown}{Enter}')
    await waitFor(() => expect(main.value).toBe('Surgelé'))
    await save()
    await waitFor(() => expect(page.lastBody()).toMatchObject({ family_id: 3 }))
  })

  test('a settings row may be made from what was typed, by who may', async () => {
    const page = edit('1', {
      answer: ({ method, path }) =>
        method === 'POST' && path.endsWith('/family') ? json({ id: 9, label: 'Bio' }) : undefined,
    })
    await user.type(await screen.findByLabelText('Autres familles'), 'Bio')
    await user.click(await screen.findByRole('option', { name: 'Créer « Bio »' }))
    await screen.findByText('Bio')
    await save()
    await waitFor(() => expect(page.lastBody()).toMatchObject({ family_ids: [1, 9] }))
  })

  test('who may not create is not offered it', async () => {
    edit('1', { permissions: { ...permissions, createSettingFamily: false } })
    await user.type(await screen.findByLabelText('Autres familles'), 'Bio')
    await screen.findByText('Aucun élément trouvé.')
    expect(screen.queryByRole('option')).toBeNull()
  })
})

describe('rows within', () => {
  test('an embedded row is edited in place, matched by its id', async () => {
    const page = edit()
    await user.type(await screen.findByLabelText(/^Rue/), ' bis')
    await save()
    await waitFor(() =>
      expect(page.lastBody()).toMatchObject({
        Office: { id: 8, lock_version: 1, street: '1 rue Haute bis', zip_code: '75001' },
      }),
    )
  })

  test('an embedded row left empty is none', async () => {
    const page = edit('create')
    await user.type(await screen.findByLabelText(/^Nom/), 'Nouveau')
    await save()
    await waitFor(() =>
      expect(page.lastBody()).toMatchObject({ name: 'Nouveau', Office: null, contacts: [] }),
    )
  })

  test('children are changed, moved, added and removed by their ids', async () => {
    const page = edit()
    await user.click(await screen.findByRole('tab', { name: 'Équipe' }))
    await user.type(
      within(await screen.findByRole('listitem', { name: 'Contact 1' })).getByLabelText(/^Nom/),
      'tte',
    )
    await user.click(screen.getByRole('button', { name: 'Descendre Contact 1' }))
    await user.click(screen.getByRole('button', { name: 'Ajouter : contact' }))
    await user.type(within(screen.getByRole('listitem', { name: 'Contact 3' })).getByLabelText(/^Nom/), 'Zoé')
    await user.click(screen.getByRole('button', { name: 'Retirer Contact 1' }))
    await save()
    await waitFor(() =>
      expect(page.lastBody()).toMatchObject({
        contacts: [
          { id: 5, lock_version: 3, name: 'Annette', email: 'anne@halles.example' },
          { name: 'Zoé', email: null },
        ],
      }),
    )
  })

  test('a row that somebody has put into the list by another way meanwhile is kept', async () => {
    const page = edit()
    await user.click(await screen.findByRole('tab', { name: 'Équipe' }))
    await user.type(
      within(await screen.findByRole('listitem', { name: 'Contact 1' })).getByLabelText(/^Nom/),
      'tte',
    )
    const [shown] = page.tables.Shop ?? []
    const added = { id: 9, lock_version: 0, name: 'Zoé', email: null, position: 2 }
    Object.assign(shown ?? {}, { contacts: [...row.contacts, added] })
    await save()
    const dialog = within(await screen.findByRole('dialog'))
    expect(page.writes()).toHaveLength(0)
    dialog.getByRole('region', { name: 'Contacts · Zoé' })
    dialog.getByRole('region', { name: 'Contacts · Anne · Nom du contact' })
    await user.click(dialog.getByRole('button', { name: 'Enregistrer mes choix' }))
    await waitFor(() =>
      expect(page.lastBody()).toMatchObject({ contacts: [{ name: 'Annette' }, { id: 6 }, { id: 9 }] }),
    )
  })

  test('a wrong field within marks its tab, opens it and has the focus', async () => {
    const page = edit()
    await user.click(await screen.findByRole('tab', { name: 'Équipe' }))
    const second = () => within(screen.getByRole('listitem', { name: 'Contact 2' }))
    await user.type(second().getByLabelText('Email'), 'bruno')
    await user.click(screen.getByRole('tab', { name: 'Général' }))
    await save()
    await screen.findByText("Le format de l'email saisi est incorrect")
    expect(screen.getByRole('tab', { name: 'Équipe, 1 champ à corriger' })).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(second().getByLabelText('Email')))
    expect(page.router.state.location.search).toBe('?tab=equipe')
    expect(page.writes()).toHaveLength(0)
  })
})

describe('a slow answer', () => {
  test('what is typed meanwhile stays over what was saved, and goes next with the versions of the save', async () => {
    const late = later()
    const saved = {
      ...row,
      lock_version: 3,
      name: 'Halles 2',
      contacts: [
        { ...row.contacts[0], lock_version: 3 },
        { ...row.contacts[1], lock_version: 1 },
        { id: 30, lock_version: 0, name: 'Zoé', email: null, position: 2 },
      ],
    }
    const page = edit('1', {
      answer: ({ method, path }) =>
        method === 'PUT' && !path.endsWith('/search/') && page.writes().length === 1
          ? late.answer
          : undefined,
    })
    await user.type(await screen.findByLabelText(/^Nom/), ' 2')
    await user.click(screen.getByRole('tab', { name: 'Équipe' }))
    await user.click(screen.getByRole('button', { name: 'Ajouter : contact' }))
    const third = () => within(screen.getByRole('listitem', { name: 'Contact 3' }))
    await user.type(third().getByLabelText(/^Nom/), 'Zoé')
    await save()
    await user.type(third().getByLabelText('Email'), 'zoe@halles.example')
    await user.click(screen.getByRole('tab', { name: 'Général' }))
    await user.type(screen.getByLabelText(/^Nom/), '{Backspace}{Backspace}')
    late.come(json(saved))
    await screen.findByText('Modifications enregistrées')
    expect(screen.getByLabelText<HTMLInputElement>(/^Nom/).value).toBe('Halles')
    await screen.findByText('Modifications non enregistrées')
    await save()
    await waitFor(() => expect(page.writes()).toHaveLength(2))
    expect(page.lastBody()).toEqual({
      id: 1,
      lock_version: 3,
      name: 'Halles',
      contacts: [
        { id: 5, lock_version: 3, name: 'Anne', email: 'anne@halles.example' },
        { id: 6, lock_version: 1, name: 'Bruno', email: null },
        { id: 30, lock_version: 0, name: 'Zoé', email: 'zoe@halles.example' },
      ],
    })
  })
})
