import { type LiveEvent, readEvents } from './live-events'
import { callHeaders, type HeaderSources } from './request'

/** Milliseconds: the first event after the answer begins, silence after which a stream counts as lost, between two tries. */
export const liveTimes = {
  first: 5_000,
  silence: 40_000,
  retry: 1_000,
  mostRetry: 30_000,
  buffered: 300_000,
} as const

/** Milliseconds that are told twice rather than not at all, once a stream was lost. */
const overlap = 1_000

interface LiveDeps extends HeaderSources {
  onEvent: (event: LiveEvent, data: unknown) => void
  /** Whether changes come by themselves from now on. */
  onState: (isLive: boolean) => void
  /** Makes an ordinary call: a refused token is renewed by it, an ended session told. */
  renew: () => Promise<unknown>
  /** Between 0 and 1, so that many browsers do not come back at once. */
  random?: () => number
}

type Ending = 'again' | 'token' | 'buffered' | 'never'

/** The stream of changes of a page. */
export interface LiveConnection {
  /** Opens it where it is closed: a page that is shown again. */
  resume: () => void
  /** Closes it: a page that nobody sees. */
  pause: () => void
}

/**
 * Holds `GET /api/live` open by fetch, with the headers of every other call; comes back after a loss, later each time. A first
 * event that does not come means a proxy that keeps answers back: then it is tried again every five minutes.
 */
export function connectLive({
  onEvent,
  onState,
  renew,
  random = Math.random,
  ...sources
}: LiveDeps): LiveConnection {
  let stop: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let losses = 0
  /** When the page last knew all changes, by `performance.now()`: it began at 0. */
  let knownAt = 0

  async function listen(signal: AbortController): Promise<Ending> {
    let ending: Ending = 'again'
    let hasBegun = false
    let late = setTimeout(() => undefined)
    const wait = (milliseconds: number) => {
      clearTimeout(late)
      late = setTimeout(() => signal.abort(), milliseconds)
    }
    try {
      wait(liveTimes.silence)
      const missed = Math.ceil(performance.now() - knownAt) + (knownAt && overlap)
      const answer = await fetch(`/api/live?missed=${missed}`, {
        headers: callHeaders(sources),
        cache: 'no-store',
        signal: signal.signal,
      })
      if (answer.status === 401) return 'token'
      if (answer.status === 404 || !answer.body) return 'buffered'
      if (!answer.ok) return 'again'
      wait(liveTimes.first)
      await readEvents(
        answer.body,
        (event, data) => {
          hasBegun = true
          if (event === 'open') losses = 0
          if (event === 'open' || event === 'gap') onState(true)
          if (event === 'deaf') onState(false)
          if (event === 'end') ending = endings[String(Reflect.get(Object(data), 'reason'))] ?? 'again'
          onEvent(event, data)
        },
        () => {
          knownAt = performance.now()
          wait(liveTimes.silence)
        },
      )
      return ending
    } catch {
      return hasBegun || !stop ? 'again' : lost(signal, hasBegun)
    } finally {
      clearTimeout(late)
    }
  }

  const lost = ({ signal }: AbortController, hasBegun: boolean): Ending =>
    signal.aborted && !hasBegun ? 'buffered' : 'again'

  async function open() {
    clearTimeout(timer)
    const own = new AbortController()
    stop = own
    const ending = await listen(own)
    if (stop !== own) return
    onState(false)
    if (ending === 'never') return
    if (ending === 'token')
      try {
        await renew()
      } catch {
        losses += 3
      }
    losses += 1
    const pause = Math.min(liveTimes.mostRetry, liveTimes.retry * 2 ** (losses - 1)) * (0.5 + random())
    if (stop === own)
      timer = setTimeout(() => void open(), ending === 'buffered' ? liveTimes.buffered : pause)
  }

  return {
    resume: () => {
      if (!stop) void open()
    },
    pause: () => {
      clearTimeout(timer)
      const open = stop
      stop = undefined
      open?.abort()
      onState(false)
    },
  }
}

/** What follows on the reasons that the server gives; another one is a loss. */
const endings: Readonly<Record<string, Ending>> = { session: 'token', many: 'never' }
