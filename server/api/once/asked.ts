import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { errorTexts } from '../../../i18n/fr/api-errors'
import type { Actor } from '../../database/actor'
import type { Call } from '../call'
import { invalid } from '../error'

/** One request with its key: who asks what, and with which content. */
export interface Asked {
  /** `POST /order/cart/line`. */
  call: string
  uniqueKey: string
  fingerprint: string
}

export const header = 'Idempotency-Key'
const wellFormed = /^[\x21-\x7e]{8,100}$/

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** JSON whose keys stand in one order, whoever wrote it. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  if (value === null || typeof value !== 'object') return value
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, one]) => [name, ordered(one)])
}

/** The SHA-256 of some values, the same whatever the order of their keys. */
export const fingerprintOf = (value: unknown): string => sha256(JSON.stringify(ordered(value)) ?? '')

/** Whether requests of this call are answered once for each key: every POST of a person, unless declared otherwise. */
export const isKeyed = ({ method, access, shape }: Call): boolean =>
  method === 'POST' && access !== 'public' && shape.unkeyed === undefined

/** What a program was answered is not a person's: it may see less. */
const keyOf = ({ keyId }: Actor) => (keyId ? [keyId] : [])

/** The key of a request; none where the call takes none or nobody sent one. */
export function askedOnce(call: Call, actor: Actor, request: FastifyRequest): Asked | undefined {
  const key = request.headers[header.toLowerCase()]
  if (!isKeyed(call) || key === undefined) return undefined
  if (typeof key !== 'string' || !wellFormed.test(key))
    throw invalid([{ name: header, message: errorTexts.idempotency }])
  const name = `${call.method} ${call.path}`
  return {
    call: name,
    uniqueKey: sha256(JSON.stringify([actor.userId, actor.impersonatorId ?? 0, ...keyOf(actor), name, key])),
    fingerprint: fingerprintOf([request.params, request.query, request.body ?? null]),
  }
}
