// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { list, search, shownTitles } from './list-kit'

const user = userEvent.setup()

describe('a generated list', { timeout: 30_000 }, () => {
  test('shows 10 rows and their labels by one call', async () => {
    const view = list()
    await screen.findByText('Chose 01')
    expect(shownTitles()).toHaveLength(10)
    expect(screen.getAllByText('Pair')).toHaveLength(5)
    expect(view.calls).toHaveLength(1)
    expect(view.bodies()[0]).toMatchObject({ offset: 0, limit: 10, orders: [['position', 'asc']] })
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

  test('counts a second press from the first, before the address shows it', async () => {
    const view = list()
    const head = await screen.findByRole('button', { name: 'Rang' })
    // Outside of what the library waits for: the router has not followed when the second press comes.
    head.click()
    await Promise.resolve()
    head.click()
    await waitFor(() => expect(search(view)).toBe('?orderBy=rank|desc'))
    head.click()
    await waitFor(() => expect(search(view)).toBe(''))
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
    await waitFor(() => expect(shownTitles()[0]).toBe('Chose 02'))
    expect(screen.getByText('1–10 sur 15')).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: 'Différent de' }))
    await waitFor(() => expect(search(view)).toBe('?filterBy=parent_id|!2'))
    await waitFor(() => expect(shownTitles()[0]).toBe('Chose 01'))
    expect(screen.getByRole('checkbox', { name: 'Pair', checked: true })).toBeTruthy()
  })

  test('goes to the next page, and back to the first when the search changes', async () => {
    const view = list()
    await user.click(await screen.findByRole('button', { name: 'Aller à la page 2' }))
    expect(search(view)).toBe('?page=2')
    await waitFor(() => expect(shownTitles()[0]).toBe('Chose 11'))
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

  test('opens the first time with the filters of the application, which may be taken away', async () => {
    const view = list({ firstFilters: [{ name: 'parent_id', value: '2' }] })
    await waitFor(() => expect(search(view)).toBe('?filterBy=parent_id|2'))
    const chips = await screen.findByRole('list', { name: 'Filtres actifs' })
    await user.click(within(chips).getByRole('button', { name: 'Supprimer le filtre Parent' }))
    await screen.findByText('Chose 01')
    expect(search(view)).toBe('')
  })

  test('says of a page past the end of a long list that the list ends before it, and leads back', async () => {
    const view = list({ search: '?page=400', capped: true })
    await screen.findByText('Cette page est vide')
    expect(screen.queryByText(/aucune ligne pour le moment/)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Revenir à la première page' }))
    await screen.findByText('Chose 01')
    expect(search(view)).toBe('')
  })

  test('of a list that is counted, a page past the end gives way to the last one', async () => {
    const view = list({ search: '?page=400' })
    await waitFor(() => expect(search(view)).toBe('?page=3'))
    await waitFor(() => expect(shownTitles()).toHaveLength(10))
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
