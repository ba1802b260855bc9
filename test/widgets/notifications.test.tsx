// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import {
  NotificationContextProvider,
  UndoableMutationsContextProvider,
  useAddUndoableMutation,
  useCloseNotification,
  useNotify,
} from 'react-admin'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NotificationBridge } from '../../src/widgets/NotificationBridge'
import { Toaster } from '../../src/widgets/Toaster'
import { createToasts } from '../../src/widgets/toast-store'
import { show } from './kit'

const settled = vi.fn()
beforeEach(() => {
  vi.useFakeTimers()
  settled.mockClear()
  const toasts = createToasts()
  show(
    <UndoableMutationsContextProvider>
      <NotificationContextProvider>
        <Page />
        <NotificationBridge toasts={toasts} />
        <Toaster toasts={toasts} />
      </NotificationContextProvider>
    </UndoableMutationsContextProvider>,
  )
})
afterEach(() => vi.useRealTimers())

function Page() {
  const notify = useNotify()
  const addMutation = useAddUndoableMutation()
  function remove(name: string) {
    addMutation(({ isUndo }) => settled(name, isUndo))
    notify(`${name} supprimé`, { type: 'success', undoable: true })
  }
  return (
    <>
      <button
        type="button"
        onClick={() => notify('Refusé : %{raison}', { type: 'error', messageArgs: { raison: 'x' } })}
      >
        erreur
      </button>
      <button type="button" onClick={() => notify(<CloseMe />, { type: 'info', autoHideDuration: null })}>
        contenu
      </button>
      <button type="button" onClick={() => remove('A')}>
        A
      </button>
      <button type="button" onClick={() => remove('B')}>
        B
      </button>
    </>
  )
}

function CloseMe() {
  const close = useCloseNotification()
  return (
    <button type="button" onClick={close}>
      fermer ceci
    </button>
  )
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

test("react-admin's notifications become toasts, for 5000 ms", () => {
  press('erreur')
  expect(screen.getByRole('alert').textContent).toContain('Refusé')
  wait(5000)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a ready content without time-out stays, and can close itself', () => {
  press('contenu')
  wait(60_000)
  press('fermer ceci')
  expect(screen.queryByRole('status')).toBeNull()
})

test('an undoable change is applied when its toast leaves', () => {
  press('A')
  wait(4999)
  expect(settled).not.toHaveBeenCalled()
  wait(1)
  expect(settled.mock.calls).toEqual([['A', false]])
})

test('« Annuler » takes an undoable change back', () => {
  press('A')
  press('Annuler')
  expect(settled.mock.calls).toEqual([['A', true]])
  wait(10_000)
  expect(settled).toHaveBeenCalledOnce()
})

test('two undoable changes come one after the other, an error between them at once', () => {
  press('A')
  press('B')
  press('erreur')
  expect(screen.getByRole('alert')).toBeTruthy()
  expect(screen.queryByText('B supprimé')).toBeNull()
  wait(5000)
  expect(settled.mock.calls).toEqual([['A', false]])
  press('Annuler')
  expect(settled.mock.calls).toEqual([
    ['A', false],
    ['B', true],
  ])
})

test('leaving the page asks first while a change may be undone', () => {
  const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(leave()).toBe(false)
  press('A')
  expect(leave()).toBe(true)
  wait(5000)
  expect(leave()).toBe(false)
})
