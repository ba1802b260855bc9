import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ChunkLoadError, inTime, loadTimeout } from '../../src/layout/lazy-screen'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('the code of a screen that failed is a ChunkLoadError', async () => {
  await expect(inTime('Settings', Promise.reject(new Error('404')))).rejects.toThrow(
    'Loading chunk Settings failed.',
  )
})

test('code that does not come within 120 s is lost', async () => {
  const loading = inTime('Settings', new Promise(() => undefined))
  const seen = expect(loading).rejects.toBeInstanceOf(ChunkLoadError)
  await vi.advanceTimersByTimeAsync(loadTimeout)
  await seen
})

test('code that comes is given', async () => expect(await inTime('Settings', Promise.resolve(3))).toBe(3))
