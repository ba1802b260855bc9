// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Toaster } from '../../src/widgets/Toaster'
import { frontOf } from '../../src/widgets/toast-front'
import { createToasts, type Toasts } from '../../src/widgets/toast-store'
import { show } from './kit'

let toasts: Toasts
beforeEach(() => {
  vi.useFakeTimers()
  toasts = createToasts()
  show(<Toaster toasts={toasts} />)
})
afterEach(() => vi.useRealTimers())

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const say = (run: () => unknown) => act(() => void run())

test('a toast lasts 5000 ms', () => {
  say(() => toasts.success('Enregistré'))
  wait(4999)
  expect(screen.getByRole('status').textContent).toBe('Enregistré')
  wait(1)
  expect(screen.queryByText('Enregistré')).toBeNull()
})

test('a toast can be closed', () => {
  say(() => toasts.info('Bonjour'))
  fireEvent.click(screen.getByRole('button', { name: 'Fermer' }))
  expect(screen.queryByText('Bonjour')).toBeNull()
})

test('an error is announced at once, and is red', () => {
  say(() => toasts.error('error.unexpected'))
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toBe('Une erreur inattendue est survenue.')
  expect(getComputedStyle(alert).backgroundColor).toBe('rgb(179, 38, 30)')
})

test('what follows its first line stands below, in small', () => {
  say(() => toasts.error("Une erreur s'est produite\nRéférence : a1b2"))
  const line = screen.getByText('Référence : a1b2')
  expect(getComputedStyle(line).fontSize).toBe('0.75rem')
  expect(screen.getByText("Une erreur s'est produite")).toBeDefined()
})

test('a message key is added only once while it is shown', () => {
  say(() => {
    toasts.error('error.unexpected')
    toasts.error('error.unexpected')
    toasts.success('Autre')
  })
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  wait(5000)
  say(() => toasts.error('error.unexpected'))
  expect(screen.getAllByRole('alert')).toHaveLength(1)
})

test('the update toast has no time-out, and « Actualiser » refreshes', () => {
  const refresh = vi.fn()
  say(() => toasts.update(refresh))
  wait(3_600_000)
  expect(screen.getByText('Nouvelle version disponible')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Actualiser' }))
  expect(refresh).toHaveBeenCalledOnce()
  expect(screen.queryByText('Nouvelle version disponible')).toBeNull()
})

test('a toast under the mouse or the keyboard waits', () => {
  say(() => toasts.info('À lire'))
  wait(4000)
  fireEvent.mouseEnter(screen.getByRole('status'))
  wait(60_000)
  fireEvent.mouseLeave(screen.getByRole('status'))
  wait(999)
  expect(screen.getByText('À lire')).toBeTruthy()
  wait(1)
  expect(screen.queryByText('À lire')).toBeNull()
})

test('where one is shown at a time it is an error, then what can be undone, then the newest', () => {
  const front = () => frontOf(toasts.list())?.message
  say(() => toasts.update(() => undefined))
  say(() => toasts.success('Premier'))
  say(() => toasts.success('Dernier'))
  expect(front()).toBe('Dernier')
  say(() => toasts.info('Supprimé', { action: { label: 'Annuler', run: () => undefined } }))
  say(() => toasts.success('Enregistré'))
  expect(front()).toBe('Supprimé')
  say(() => toasts.error('error.unexpected'))
  say(() => toasts.success('Envoyé'))
  expect(front()).toBe('error.unexpected')
  wait(5000)
  expect(front()).toBe('widget.toast.update')
})
