import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connectLive, liveTimes } from '../../providers/live'
import { createSession } from '../../providers/session-storage'

/** A server whose answers are written by hand. */
function streams() {
  const writers: ReadableStreamDefaultController<Uint8Array>[] = []
  const statuses: number[] = []
  const asked = vi.fn(async (_path: string, { signal }: { signal: AbortSignal }) => {
    const status = statuses.shift() ?? 200
    if (status !== 200) return new Response('', { status })
    const body = new ReadableStream<Uint8Array>({
      start(writer) {
        writers.push(writer)
        signal.addEventListener('abort', () => writer.error(new DOMException('', 'AbortError')))
      },
    })
    return new Response(body, { status })
  })
  const write = (text: string) => writers.at(-1)?.enqueue(new TextEncoder().encode(text))
  return { asked, statuses, write, close: () => writers.at(-1)?.close() }
}

let server: ReturnType<typeof streams>
const told = vi.fn()
const states: boolean[] = []
const renew = vi.fn(async () => undefined)

beforeEach(() => {
  vi.useFakeTimers()
  server = streams()
  vi.stubGlobal('fetch', server.asked)
  states.length = 0
  told.mockClear()
  renew.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function connect() {
  const storage = { getItem: () => 'token', setItem: () => undefined, removeItem: () => undefined }
  const connection = connectLive({
    ...{ app: 'back-office', session: createSession(storage, () => 0), currentPath: () => '/' },
    ...{ onEvent: told, renew, random: () => 0.5, onState: (live) => void states.push(live) },
  })
  connection.resume()
  return connection
}
const passed = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

test('events are read however their bytes come, and a lost stream comes back', async () => {
  connect()
  await passed(0)
  server.write('event: open\ndata: {"stream":"a"}\n\n: \n\nevent: cha')
  server.write('nge\ndata: {"unit":[1]}\n\n')
  await passed(0)
  expect(told.mock.calls).toEqual([
    ['open', { stream: 'a' }],
    ['change', { unit: [1] }],
  ])
  expect(states.at(-1)).toBe(true)
  server.close()
  await passed(0)
  expect(states.at(-1)).toBe(false)
  await passed(liveTimes.retry)
  expect(server.asked).toHaveBeenCalledTimes(2)
})

test('a refused token is renewed by an ordinary call', async () => {
  server.statuses.push(401)
  connect()
  await passed(0)
  expect(renew).toHaveBeenCalledOnce()
  await passed(liveTimes.retry)
  expect(server.asked).toHaveBeenCalledTimes(2)
})

test('behind a proxy that keeps answers back it is tried again every five minutes alone', async () => {
  connect()
  await passed(liveTimes.first)
  await passed(liveTimes.mostRetry)
  expect(server.asked).toHaveBeenCalledTimes(1)
  await passed(liveTimes.buffered)
  expect(server.asked).toHaveBeenCalledTimes(2)
})

test('a stream that falls silent is left for another one', async () => {
  connect()
  await passed(0)
  server.write('event: open\ndata: {"stream":"a"}\n\n')
  await passed(liveTimes.silence)
  await passed(liveTimes.retry)
  expect(server.asked).toHaveBeenCalledTimes(2)
})

test('a page that nobody sees closes it, and opens it once it is seen again', async () => {
  const connection = connect()
  await passed(0)
  server.write('event: open\ndata: {"stream":"a"}\n\n')
  connection.pause()
  await passed(liveTimes.mostRetry)
  expect(server.asked).toHaveBeenCalledTimes(1)
  connection.resume()
  await passed(0)
  expect(server.asked).toHaveBeenCalledTimes(2)
})
