// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LoadingOverlay } from '../../src/widgets/LoadingOverlay'
import { createSpinners, type Spinners } from '../../src/widgets/spinner-store'
import { show } from './kit'

let spinners: Spinners
beforeEach(() => {
  vi.useFakeTimers()
  spinners = createSpinners()
})
afterEach(() => vi.useRealTimers())

test('a spinner stays 400 ms after its stop', () => {
  spinners.start('list')
  spinners.stop('list')
  vi.advanceTimersByTime(399)
  expect(spinners.isVisible('list')).toBe(true)
  vi.advanceTimersByTime(1)
  expect(spinners.isVisible('list')).toBe(false)
})

test('started again within the delay it does not blink', () => {
  spinners.start('list')
  spinners.stop('list')
  vi.advanceTimersByTime(300)
  spinners.start('list')
  vi.advanceTimersByTime(1000)
  expect(spinners.isVisible('list')).toBe(true)
})

test('two starts need two stops; names do not mix', () => {
  spinners.start('list')
  spinners.start('list')
  spinners.start('form')
  spinners.stop('list')
  vi.advanceTimersByTime(1000)
  expect(spinners.isVisible('list')).toBe(true)
  spinners.stop('list')
  vi.advanceTimersByTime(400)
  expect(spinners.isVisible('list')).toBe(false)
  expect(spinners.isVisible('form')).toBe(true)
})

test('a prevented spinner does not show, until what was loading has stopped', () => {
  spinners.prevent('list')
  spinners.start('list')
  expect(spinners.isVisible('list')).toBe(false)
  spinners.stop('list')
  spinners.start('list')
  expect(spinners.isVisible('list')).toBe(true)
  spinners.prevent('list')
  expect(spinners.isVisible('list')).toBe(false)
})

test('after 200000 ms the window hears loading-failed, and the page is free again', () => {
  const heard = vi.fn()
  window.addEventListener('loading-failed', heard)
  spinners.start('list')
  vi.advanceTimersByTime(199_999)
  expect(heard).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  window.removeEventListener('loading-failed', heard)
  expect(heard).toHaveBeenCalledOnce()
  expect(heard.mock.calls[0]?.[0].detail).toEqual({ name: 'list' })
  expect(spinners.isVisible('list')).toBe(false)
})

test('a spinner stopped in time raises nothing', () => {
  const announce = vi.fn()
  const quiet = createSpinners({ announce })
  quiet.start('list')
  quiet.stop('list')
  vi.advanceTimersByTime(300_000)
  expect(announce).not.toHaveBeenCalled()
})

test('delays and timers come in by the door', () => {
  const later = vi.fn(() => () => undefined)
  const own = createSpinners({ hideDelay: 10, timeout: 20, timers: { later } })
  own.start('x')
  own.stop('x')
  expect(later.mock.calls.map((call) => (call as unknown[])[1])).toEqual([20, 10])
})

test('the overlay says that it loads, and holds its content', () => {
  show(
    <LoadingOverlay name="content" spinners={spinners}>
      <button type="button">Enregistrer</button>
    </LoadingOverlay>,
  )
  act(() => spinners.start('content'))
  expect(screen.getByRole('status').textContent).toBe('Chargement en cours…')
  expect(screen.getByText('Enregistrer').closest('[inert]')).not.toBeNull()
  act(() => {
    spinners.stop('content')
    vi.advanceTimersByTime(400)
  })
  expect(screen.getByText('Enregistrer').closest('[inert]')).toBeNull()
})
