// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ScreenKeys } from '../../src/layout/keys/ScreenKeys'

test('keys of one letter are turned off, and answer with Alt then', async () => {
  render(
    <main>
      <input type="search" aria-label="Rechercher" />
      <ScreenKeys />
    </main>,
  )
  const box = screen.getByRole('searchbox')
  const press = (more = {}) => fireEvent.keyDown(document.body, { key: '/', ...more })
  press({ altKey: true })
  expect(document.activeElement).not.toBe(box)
  press()
  expect(document.activeElement).toBe(box)
  box.blur()
  fireEvent.keyDown(document.body, { key: '?' })
  fireEvent.click(await screen.findByRole('checkbox', {}, { timeout: 20_000 }))
  screen.getByText('Alt + /')
  fireEvent.click(screen.getByRole('button', { name: 'Fermer' }))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  press()
  expect(document.activeElement).not.toBe(box)
  press({ altKey: true })
  expect(document.activeElement).toBe(box)
})
