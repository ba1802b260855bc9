import { isIPv6 } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { FairQueue } from './fair-queue'
import { endTurn, inTurn } from './in-turn'
import { queueLimits, strangerLimits } from './queue-limits'

/** The groups of an IPv6 address that a provider gives to one customer (RFC 6177): the first four of eight. */
function networkOf(address: string): string {
  const [before = '', after] = address.split('::')
  const [first, last] = [before, after ?? ''].map((part) => part.split(':').filter(Boolean))
  const zeros =
    after === undefined ? [] : Array(Math.max(0, 8 - (first?.length ?? 0) - (last?.length ?? 0))).fill('0')
  return [...(first ?? []), ...zeros, ...(last ?? [])].slice(0, 4).join(':')
}

/** Who stands behind an address: an IPv4 address, also where IPv6 spells it, or the network of an IPv6 one. */
export const strangerAt = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  return isIPv6(plain) ? networkOf(plain.split('%', 1)[0] ?? '') : plain
}

export interface TurnOf {
  request: FastifyRequest
  reply: FastifyReply
  /** Most of its time it waits, for who sends: it takes no place. */
  waits?: boolean | undefined
}

/** Runs the answer of a request when its turn comes: that of a person who is known, else that of an address. */
export type TakeTurn = <T>(turn: TurnOf, answer: () => Promise<T>) => Promise<T>

export interface Turns {
  takeTurn: TakeTurn
  /** Requests that wait. */
  waiting: () => number
}

/** The two queues of a server: of people, and of whoever has no session. */
export function turnsOf(app: FastifyInstance): Turns {
  const [people, strangers] = [new FairQueue(queueLimits), new FairQueue(strangerLimits)]
  app.addHook('onSend', async (request) => endTurn(request))
  return {
    takeTurn: (turn, answer) => {
      const { actor, ip } = turn.request
      return actor
        ? inTurn({ ...turn, queue: people, user: actor.userId }, answer)
        : inTurn({ ...turn, queue: strangers, user: strangerAt(ip) }, answer)
    },
    waiting: () => people.waiting + strangers.waiting,
  }
}
