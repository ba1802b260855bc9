import { expect, test } from 'vitest'
import { callFar, FarSideAwayError } from '../server/far/call-far'

const silent = () => new Promise<never>(() => undefined)
const broken = () => Promise.reject(new Error('no route'))
const well = async () => 'answer'

test('a far side that failed five times in a row is not asked for thirty seconds, then by one call alone', async () => {
  let [clock, asked] = [0, 0]
  const ask = (how: () => Promise<string>) =>
    callFar('down.example', { limit: 1000, now: () => clock }, () => {
      asked += 1
      return how()
    })
  for (let n = 0; n < 5; n++) await expect(ask(broken)).rejects.toThrow('no route')
  await expect(ask(well)).rejects.toThrow(FarSideAwayError)
  expect(asked).toBe(5)
  clock = 30_000
  const probe = ask(silent)
  await expect(ask(well)).rejects.toThrow(FarSideAwayError)
  await expect(probe).rejects.toThrow()
  clock = 60_000
  expect(await ask(well)).toBe('answer')
  expect(await ask(well)).toBe('answer')
  expect(await callFar('other.example', { limit: 1000 }, well)).toBe('answer')
})

test('a far side that says nothing is left in its time, and at once when the caller stops', async () => {
  const start = performance.now()
  await expect(callFar('mute.example', { limit: 50 }, silent)).rejects.toThrow()
  const stopping = new AbortController()
  const asking = callFar('mute.example', { limit: 60_000, signal: stopping.signal }, silent)
  stopping.abort()
  await expect(asking).rejects.toThrow()
  expect(performance.now() - start).toBeLessThan(5000)
})
