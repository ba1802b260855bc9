// @vitest-environment jsdom
import { cleanup, configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createRegistry } from '../../resources/registry'
import { f } from '../../resources/schema/f'
import { setting } from '../../resources/schema/setting'
import type { Row } from './fake-search'
import { showList } from './list-page'

const unit = setting('unit', ['Unité', 'Unités'])
const parent = setting('parent', ['Parent', 'Parents'])
const thing = (name: string) =>
  setting(name, ['Chose', 'Choses'], {
    parent_id: f.ref('parent', { label: 'Parent' }),
    rank: f.int({ label: 'Rang' }),
  })

const rows = (count: number): Row[] =>
  Array.from({ length: count }, (_, n) => ({
    id: n + 1,
    lock_version: 1,
    label: `Chose ${String(n + 1).padStart(2, '0')}`,
    parent_id: 1 + (n % 2),
    Parent: { id: 1 + (n % 2), label: n % 2 ? 'Pair' : 'Impair' },
    rank: n % 3,
    position: n,
    active: true,
  }))

let made = 0
/** A list of its own a test: where another was left is not restored. */
function list(options: { count?: number } & Omit<Partial<Parameters<typeof showList>[1]>, 'registry'> = {}) {
  const resource = thing(`thing${made++}`)
  const { count = 30, ...rest } = options
  const model = resource.model
  return showList(resource, {
    registry: createRegistry([unit, parent, resource]),
    tables: {
      [model]: rows(count),
      Parent: [
        { id: 1, label: 'Impair' },
        { id: 2, label: 'Pair' },
      ],
    },
    ...rest,
  })
}

configure({ asyncUtilTimeout: 5000, getElementError: (message) => new Error(message?.split('\n')[0]) })
const user = userEvent.setup()
const shownTitles = () => [...document.querySelectorAll('a.row-link')].map((link) => link.textContent)
const search = ({ router }: ReturnType<typeof list>) => decodeURIComponent(router.state.location.search)

beforeAll(() => {
  const nothing = () => undefined
  const media = {
    matches: false,
    addListener: nothing,
    removeListener: nothing,
    addEventListener: nothing,
    removeEventListener: nothing,
  }
  window.matchMedia ??= () => media as never
  Element.prototype.scrollIntoView ??= () => undefined
})
afterEach(() => {
  cleanup()
  localStorage.clear()
})

describe('a generated list', { timeout: 30_000 }, () => {
  test('shows 25 rows and their labels by one call', async () => {
    const view = list()
    await screen.findByText('Chose 01')
    expect(shownTitles()).toHaveLength(25)
    expect(screen.getAllByText('Pair').length).toBeGreaterThan(5)
    expect(view.calls).toHaveLength(1)
    expect(view.bodies()[0]).toMatchObject({ offset: 0, limit: 25, orders: [['position', 'asc']] })
  })

  test('sorts ascending, descending, then not at all, and says so in the address', async () => {
    const view = list()
    const head = await screen.findByRole('button', { name: 'Rang' })
    await user.click(head)
    expect(search(view)).toBe('?orderBy=rank|asc')
    expect(screen.getByRole('columnheader', { name: /Rang/ })).toHaveProperty('ariaSort', 'ascending')
    await user.click(head)
    expect(search(view)).toBe('?orderBy=rank|desc')
    await user.keyboard('{Shift>}')
    await user.click(screen.getByRole('button', { name: 'Libellé' }))
    await user.keyboard('{/Shift}')
    expect(search(view)).toBe('?orderBy=rank|desc&orderBy=label|asc')
    await waitFor(() => expect(shownTitles()[0]).toBe('Chose 03'))
    expect(screen.getByText('②')).toBeTruthy()
  })

  test('searches as one types, and keeps the text in the address', async () => {
    const view = list()
    await screen.findByText('Chose 01')
    await user.keyboard('/12')
    await waitFor(() => expect(shownTitles()).toEqual(['Chose 12']))
    expect(search(view)).toBe('?filterBy=q|12')
    expect(view.calls).toHaveLength(2)
  })

  test('reads filters, orders and page from the address', async () => {
    const view = list({ search: '?filterBy=parent_id|2&orderBy=label|desc' })
    await screen.findByText('Chose 30')
    expect(view.bodies()[0]).toMatchObject({
      fields: [{ name: 'parent_id', operator: 'in', value: [2] }],
      orders: [['label', 'desc']],
    })
    const chips = await screen.findByRole('list', { name: 'Filtres actifs' })
    expect(chips.textContent).toContain('Parent :Pair')
    expect(view.calls).toHaveLength(1)
    await user.click(within(chips).getByRole('button', { name: 'Supprimer le filtre Parent' }))
    expect(search(view)).toBe('?orderBy=label|desc')
  })

  test('filters by a field and its value, options coming only then', async () => {
    const view = list()
    await user.click(await screen.findByRole('button', { name: 'Filtrer' }))
    expect(view.calls).toHaveLength(1)
    await user.click(await screen.findByRole('menuitem', { name: 'Parent' }))
    await user.click(await screen.findByRole('checkbox', { name: 'Pair' }))
    await waitFor(() => expect(search(view)).toBe('?filterBy=parent_id|2'))
    await waitFor(() => expect(shownTitles()).toHaveLength(15))
  })

  test('goes to the next page, and back to the first when the search changes', async () => {
    const view = list()
    await user.click(await screen.findByRole('button', { name: 'Aller à la page 2' }))
    expect(search(view)).toBe('?page=2')
    await waitFor(() => expect(shownTitles()).toHaveLength(5))
    await user.click(screen.getByRole('button', { name: 'Libellé' }))
    expect(search(view)).toBe('?orderBy=label|asc')
  })

  test('says that there is nothing, and takes the filters away', async () => {
    const view = list({ search: '?filterBy=q|introuvable' })
    await screen.findByText('Aucun résultat')
    await user.click(screen.getByRole('button', { name: 'Supprimer tous les filtres' }))
    await screen.findByText('Chose 01')
    expect(search(view)).toBe('')
  })

  test('invites to create the first row of an empty table', async () => {
    list({ count: 0 })
    await screen.findByText('Choses : aucune ligne pour le moment')
    expect(screen.getAllByRole('link', { name: 'Créer' })).toHaveLength(2)
  })

  test('offers neither creation nor selection to who may only look', async () => {
    list({ rights: ['view'] })
    await screen.findByText('Chose 01')
    expect(screen.queryByRole('link', { name: 'Créer' })).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })
})

describe('rows', { timeout: 30_000 }, () => {
  test('are walked with the arrows, selected with the space bar and opened with Enter', async () => {
    const view = list()
    await screen.findByText('Chose 01')
    await user.keyboard('{ArrowDown}{ArrowDown} ')
    expect(document.activeElement?.textContent).toBe('Chose 02')
    expect((await screen.findAllByText('1 ligne sélectionnée')).length).toBeGreaterThan(0)
    await user.keyboard('{Enter}')
    expect(view.router.state.location.pathname).toMatch(/\/2$/)
  })

  test('are selected by range, by page, then all', async () => {
    const view = list()
    await user.click(await screen.findByRole('checkbox', { name: 'Sélectionner Chose 02' }))
    await user.keyboard('{Shift>}')
    await user.click(screen.getByRole('checkbox', { name: 'Sélectionner Chose 05' }))
    await user.keyboard('{/Shift}')
    expect((await screen.findAllByText('4 lignes sélectionnées')).length).toBeGreaterThan(0)
    await user.click(screen.getByRole('checkbox', { name: 'Sélectionner toutes les lignes de la page' }))
    await user.click(await screen.findByRole('button', { name: 'Sélectionner les 30 lignes' }))
    expect((await screen.findAllByText('30 lignes sélectionnées')).length).toBeGreaterThan(0)
    expect(view.bodies().at(-1)).toMatchObject({ limit: 500 })
  })

  test('are deleted after a confirmation; those refused stay selected and say why', async () => {
    const display = 'Cet élément est utilisé et ne peut pas être supprimé'
    const view = list({
      answer: ({ method, path }) =>
        method === 'DELETE' && path.endsWith('/2')
          ? new Response(JSON.stringify({ type: 'err420', display }), { status: 409 })
          : undefined,
    })
    await user.click(await screen.findByRole('checkbox', { name: 'Sélectionner Chose 01' }))
    await user.click(screen.getByRole('checkbox', { name: 'Sélectionner Chose 02' }))
    await user.click(await screen.findByRole('button', { name: 'Supprimer' }))
    const asking = await screen.findByRole('alertdialog')
    expect(view.calls.filter(({ method }) => method === 'DELETE')).toHaveLength(0)
    await user.click(within(asking).getByRole('button', { name: 'Supprimer' }))
    const told = await screen.findByRole('dialog', { name: '1 ligne refusée' })
    expect(told.textContent).toContain('Chose 02')
    expect(told.textContent).toContain(display)
  })

  test('are deactivated together, with the version that was read', async () => {
    const view = list()
    await user.click(await screen.findByRole('checkbox', { name: 'Sélectionner Chose 03' }))
    await user.click(await screen.findByRole('button', { name: 'Désactiver' }))
    await waitFor(() =>
      expect(
        view.calls.find(({ method, path }) => method === 'PUT' && path.includes('generic'))?.body,
      ).toEqual({
        id: 3,
        lock_version: 1,
        active: false,
      }),
    )
  })
})
