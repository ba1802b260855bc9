/** Milliseconds that a far side has: to be connected to, to answer, to carry a file. */
export const farLimits = { connect: 5000, answer: 15_000, file: 60_000 } as const

/** Failures in a row after which a far side is left alone, and for how many milliseconds. */
const [mostFailures, rest] = [5, 30_000]

/** Thrown without asking: the far side did not answer lately. Its code is the system's for a host that is down. */
export class FarSideAwayError extends Error {
  readonly code = 'EHOSTDOWN'
}

/** What is known of one far side, in this process. */
interface Circuit {
  failures: number
  /** Until when nobody asks; then one asks, and closes or opens it again. */
  openUntil: number
  isTried: boolean
}

const circuits = new Map<string, Circuit>()
/** Far sides that are remembered: the oldest go first. */
const mostCircuits = 1000

function circuitOf(side: string): Circuit {
  const known = circuits.get(side)
  if (known) return known
  const circuit = { failures: 0, openUntil: 0, isTried: false }
  circuits.set(side, circuit)
  for (const oldest of circuits.keys()) {
    if (circuits.size <= mostCircuits) break
    circuits.delete(oldest)
  }
  return circuit
}

interface FarCall {
  /** Milliseconds in all. */
  limit: number
  /** Ends it besides; then nothing is said of the far side. */
  signal?: AbortSignal | undefined
  /** Whether an error says that the far side is not there; every error unless told. */
  isAway?: (error: unknown) => boolean
  now?: () => number
}

/**
 * Asks a far side within its time. One that failed five times in a row is not asked for thirty seconds, then by one call alone:
 * what waits for it holds no place of others.
 */
export async function callFar<T>(
  side: string,
  { limit, signal, isAway = () => true, now = Date.now }: FarCall,
  ask: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const circuit = circuitOf(side)
  const isProbe = circuit.failures >= mostFailures
  if (isProbe && (circuit.isTried || now() < circuit.openUntil)) throw new FarSideAwayError(side)
  circuit.isTried = isProbe
  const late = AbortSignal.timeout(limit)
  const both = signal ? AbortSignal.any([late, signal]) : late
  try {
    const answer = await unlessAborted(both, ask(both))
    circuit.failures = 0
    return answer
  } catch (error) {
    if (!signal?.aborted && isAway(error)) {
      circuit.failures += 1
      circuit.openUntil = now() + rest
    }
    throw error
  } finally {
    if (isProbe) circuit.isTried = false
  }
}

/** The work, or an error at once when the signal says so, whatever the work does with it. */
function unlessAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((done, fail) => {
    const stop = () => fail(signal.reason)
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    work.then(done, fail).finally(() => signal.removeEventListener('abort', stop))
  })
}
