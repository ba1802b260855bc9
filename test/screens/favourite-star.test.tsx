// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createPermissions } from '../../providers/permissions'
import { createRegistry } from '../../resources/create-registry'
import { EngineContext } from '../../src/fields/engine'
import { AdherentContext } from '../../src/layout/adherent-context'
import { FavouriteStar } from '../../src/screens/shop/FavouriteStar'
import { browser, json, signedIn } from '../providers/browser'

test('a star clicked on and off is sent twice, in order; a refused one is as it was', async () => {
  let status = 200
  const { calls, session, tab } = browser(
    () => json(status === 200 ? { favourite: true } : { type: 'err403', display: 'Non' }, status),
    signedIn,
  )
  const { http } = tab()
  const engine = {
    ...{ http, session, permissions: createPermissions({ session, http }), registry: createRegistry([]) },
    product: { name: 'Portail', organisation: 'Valaé', noticeUrl: undefined },
  }
  const selected = { id: 7, name: 'Lycée', isGroup: false }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <EngineContext value={engine}>
        <AdherentContext value={{ list: [selected], selected, choose: () => undefined }}>
          <FavouriteStar article={{ id: 3, label: 'Carotte', favourite: false }} />
        </AdherentContext>
      </EngineContext>
    </QueryClientProvider>,
  )
  const star = screen.getByRole('button', { name: /Carotte/ })
  const sent = () => calls.filter(({ path }) => path.endsWith('/favourite')).map(({ body }) => body)
  await act(async () => {
    fireEvent.click(star)
  })
  await act(async () => {
    fireEvent.click(star)
  })
  await waitFor(() =>
    expect(sent()).toEqual([
      { adherent_id: 7, favourite: true },
      { adherent_id: 7, favourite: false },
    ]),
  )
  expect(star.getAttribute('aria-pressed')).toBe('false')
  status = 403
  await act(async () => {
    fireEvent.click(star)
  })
  await waitFor(() => expect(sent()).toHaveLength(3))
  await waitFor(() => expect(star.getAttribute('aria-pressed')).toBe('false'))
})
