// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { list } from './list-kit'

const user = userEvent.setup()

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
    // Read a page at a time, with nothing but the ids: the server answers a hundred rows at most.
    expect(view.bodies().at(-1)).toMatchObject({ fields: [], limit: 100 })
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
