import { setTimeout as pause } from 'node:timers/promises'

/** Seconds that a call waits for an import before it answers how far it is. */
export const longestWait = 60

/** Lets work go on by itself and waits for it a while; its failures are the work's own to tell. */
export async function waitFor(work: Promise<unknown>, seconds: number): Promise<void> {
  const stop = new AbortController()
  const patience = pause(Math.min(seconds, longestWait) * 1000, undefined, { signal: stop.signal }).catch(
    () => undefined,
  )
  await Promise.race([work, patience])
  stop.abort()
}
