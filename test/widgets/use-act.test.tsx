// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { HttpError } from '../../providers/http-error'
import { toast } from '../../src/widgets/toast-store'
import { useAct } from '../../src/widgets/use-act'

const client = new QueryClient()
const around = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
)
const shown = (options: Parameters<typeof useAct>[0] = {}) =>
  renderHook(() => useAct(options), { wrapper: around })
const refusal = new HttpError({
  status: 422,
  type: 'err400',
  display: 'Un champ est incorrect',
  fields: [{ name: 'label', message: 'Trop long' }],
})
const said = vi.spyOn(toast, 'error')
afterEach(() => said.mockClear())

/** An answer that comes when the test says so. */
function waiting() {
  let answer: (value: string) => void = () => undefined
  const work = vi.fn(() => new Promise<string>((resolve) => (answer = resolve)))
  return { work, answer: () => answer('done') }
}

test('a double click asks once; the next click asks again', async () => {
  const { result } = shown()
  const { work, answer } = waiting()
  await act(async () => {
    void result.current.run(work)
    void result.current.run(work)
  })
  await waitFor(() => expect(result.current.isPending).toBe(true))
  expect(work).toHaveBeenCalledTimes(1)
  await act(async () => answer())
  await waitFor(() => expect(result.current.isPending).toBe(false))
  await act(async () => void result.current.run(work))
  expect(work).toHaveBeenCalledTimes(2)
})

test('acts that are queued all run, one after the other', async () => {
  const { result } = shown({ queued: true })
  const { work, answer } = waiting()
  await act(async () => {
    void result.current.run(work)
    void result.current.run(work)
  })
  expect(work).toHaveBeenCalledTimes(1)
  await act(async () => answer())
  await waitFor(() => expect(work).toHaveBeenCalledTimes(2))
})

test('a refusal is said beside by its field, or left to the field of the screen', async () => {
  const refuse = () => Promise.reject(refusal)
  const beside = shown()
  const refused = vi.fn()
  await act(async () => {
    expect(await beside.result.current.run(refuse, 'Fait', { refused })).toBeUndefined()
  })
  expect(said.mock.calls).toEqual([['Trop long']])
  expect(refused).toHaveBeenCalledWith(refusal)
  const inside = shown({ atFields: true })
  await act(async () => void (await inside.result.current.run(refuse)))
  expect(said).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(inside.result.current.errors).toEqual(refusal.fields))
})

test('a refusal that names no field is said beside though the screen says errors at its fields', async () => {
  const taken = new HttpError({ status: 409, type: 'err409', display: 'Déjà fait', fields: [] })
  const { result } = shown({ atFields: true })
  await act(async () => void (await result.current.run(() => Promise.reject(taken))))
  expect(said.mock.calls).toEqual([['Déjà fait']])
  await act(
    async () => void (await result.current.run(() => Promise.reject(taken), 'Fait', { refused: vi.fn() })),
  )
  expect(said).toHaveBeenCalledTimes(1)
})

test('after the screen has gone, what was done is made known and nothing leads elsewhere', async () => {
  const forget = vi.fn(() => Promise.resolve())
  const after = vi.fn()
  const { result, unmount } = shown({ forget })
  const { work, answer } = waiting()
  await act(async () => void result.current.run(work, 'Fait', { after }))
  unmount()
  answer()
  await waitFor(() => expect(forget).toHaveBeenCalledTimes(1))
  expect(after).not.toHaveBeenCalled()
})

test('a fault of our own is thrown, and the next act runs', async () => {
  const { result } = shown()
  const fault = new TypeError('no such thing')
  await act(async () => {
    await expect(result.current.run(() => Promise.reject(fault))).rejects.toBe(fault)
  })
  await act(async () => {
    expect(await result.current.run(() => Promise.resolve(1))).toBe(1)
  })
})
