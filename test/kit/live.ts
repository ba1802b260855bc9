import { expect } from 'vitest'
import { type ChangedIds, type LiveEvent, readEvents } from '../../providers/live-events'
import type { App } from '../../server/app'

interface Heard {
  event: LiveEvent
  data: unknown
}

/** An open `GET /live`, and what came by it so far. */
export interface OpenLive {
  status: number
  heard: readonly Heard[]
  /** The ids told of a resource, in the order of their events. */
  idsOf: (resource: string) => number[]
  /** Its number, once it has begun. */
  stream: () => unknown
  /** The reason of its end, once it has come. */
  ended: () => unknown
  close: () => void
}

/** Opens the stream of somebody on a server that listens. */
export async function openLive(app: App, token: string | undefined): Promise<OpenLive> {
  const stop = new AbortController()
  const address = app.server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const answer = await fetch(`http://127.0.0.1:${port}/api/live?missed=0`, {
    headers: token ? { authorization: token } : {},
    signal: stop.signal,
  })
  const heard: Heard[] = []
  if (answer.ok && answer.body)
    void readEvents(answer.body, (event, data) => heard.push({ event, data })).catch((error) => {
      // Ended by the test itself.
      if (!stop.signal.aborted) throw error
    })
  const of = (event: LiveEvent) => heard.filter((one) => one.event === event).map(({ data }) => data)
  return {
    status: answer.status,
    heard,
    idsOf: (resource) => of('change').flatMap((data) => (data as ChangedIds)[resource] ?? []),
    stream: () => of('open').map((data) => Reflect.get(Object(data), 'stream'))[0],
    ended: () => of('end').map((data) => Reflect.get(Object(data), 'reason'))[0],
    close: () => stop.abort(),
  }
}

/** Opens the stream of somebody, and waits for its first event. */
export async function listening(app: App, token: string): Promise<OpenLive> {
  const live = await openLive(app, token)
  await expect.poll(() => live.heard.length).toBeGreaterThan(0)
  return live
}
