import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from './error'
import { type FairQueue, Gone, TooMany } from './fair-queue'

const ends = new WeakMap<FastifyRequest, () => void>()

/** The answer of a request is on its way: how long it is read for keeps nobody waiting. */
export const endTurn = (request: FastifyRequest): void => ends.get(request)?.()

/** Says when who asked is gone without an answer. */
function goneOf({ raw }: FastifyReply): AbortSignal {
  const stop = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) stop.abort()
  })
  return stop.signal
}

interface Turn {
  queue: FairQueue
  /** A person's number, or an address. */
  user: number | string
  request: FastifyRequest
  reply: FastifyReply
  waits?: boolean | undefined
}

/** Answers a request when its turn comes; err429 where the person has too many waiting, or has gone. */
export async function inTurn<T>(
  { queue, user, request, reply, waits }: Turn,
  answer: () => Promise<T>,
): Promise<T> {
  const sending = new Promise<void>((done) => ends.set(request, done))
  let answered: Promise<T> | undefined
  const run = async () => {
    answered = answer()
    await Promise.race([answered, sending])
  }
  try {
    await queue.run(user, { run, waits, gone: goneOf(reply) })
  } catch (error) {
    throw error instanceof TooMany || error instanceof Gone ? new ApiError('err429') : error
  }
  return answered as Promise<T>
}
