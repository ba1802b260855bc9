// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lazyScreen } from '../../src/layout/lazy-screen'
import { ScreenBoundary } from '../../src/layout/ScreenBoundary'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const show = (Page: React.ComponentType) =>
  render(
    <ScreenBoundary>
      <Suspense>
        <Page />
      </Suspense>
    </ScreenBoundary>,
  )
const lost = () => lazyScreen('Settings', () => Promise.reject(new TypeError('404')))

test('a screen whose code is gone says « La plateforme doit être mise à jour », with the way to it', async () => {
  show(lost())
  await screen.findByRole('heading', { name: 'La plateforme doit être mise à jour' })
  expect(screen.getByRole('button', { name: 'Actualiser' })).toBeTruthy()
})

test('so does a part of a screen, in the words of the browser', async () => {
  show(() => {
    throw new TypeError('Failed to fetch dynamically imported module: /assets/ListTable-1.js')
  })
  await screen.findByRole('heading', { name: 'La plateforme doit être mise à jour' })
})

test('without a network, or by a fault of its own, it only says that it failed', async () => {
  show(() => {
    throw new TypeError('x is undefined')
  })
  await screen.findByRole('heading', { name: 'Une erreur est survenue' })
  cleanup()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  show(lost())
  await screen.findByRole('heading', { name: 'Une erreur est survenue' })
})
