import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ApiErrorType } from '../../i18n/fr/api-errors'
import { callOf } from '../../resources/schema/calls'
import { fileHere } from '../../resources/schema/declared-at'
import type { Fields, Values } from '../../resources/schema/field'
import type { Answered, Answers } from '../../resources/schema/infer'
import type { JsonSchema } from '../../resources/schema/kind'
import { lookup } from '../../resources/schema/lookup'
import type { Actor } from '../database/actor'
import type { Context } from './context'
import { listQuery } from './listed'

/** What a call's body is given. `actor` is there for every call that is not public. */
export interface Asked<A, P, Q, B> {
  context: Context
  actor: A
  params: Values<P>
  query: Values<Q>
  body: Values<B>
  request: FastifyRequest
  reply: FastifyReply
}

interface Shape<P, Q, B, A = Answers> {
  /** What the call does, for the API's description. */
  summary: string
  tag: string
  params?: P
  query?: Q
  /** Of a list: the rows whose fields its query takes, each by its value. */
  filters?: JsonSchema
  body?: B
  /** A body that is checked further on: its schema is only described. */
  rawBody?: JsonSchema
  answer?: JsonSchema
  /** The fields that it answers, made of those declared: from them follow the type of what it gives and its description. */
  answers?: A
  /** It answers a file: its media type, or a wildcard one where each file has its own. */
  file?: string
  status?: number
  /** Refusals beyond those that follow from what is asked (`statuses.ts`). */
  errors?: readonly ApiErrorType[]
  /** Of a POST: why a second one does no harm, or cannot be told from another, so that no `Idempotency-Key` is taken. */
  unkeyed?: string
  /** Largest body in bytes; 1 MiB unless told. */
  bodyLimit?: number
  /** Of a public call: whoever comes with a token is known by it (`request.actor`), and refused when it is past. */
  knows?: boolean
  /** What is said to whoever lacks a right that it asks, and what counts that it was said, where it says more than err403. */
  forbidden?: { said: string; counter: string }
  /** For people alone: no key of the API calls it. */
  personal?: boolean
  /** It answers a list of its own making, whole: a part of it is answered (`listed.ts`). */
  listed?: boolean
  /** It waits most of its time, for who sends or for work done elsewhere: it is one of the person's requests, and keeps nobody waiting. */
  waits?: boolean
}

export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  access: string
  /** The file and line that it is declared at, where they are known. */
  file: string | undefined
  shape: Shape<Fields, Fields, Fields>
  run: (asked: Asked<Actor, Fields, Fields, Fields>) => Promise<unknown>
}

type NoFields = Record<never, never>

/** What a call takes has no names but its own. */
const sealed = <S extends Shape<Fields, Fields, Fields, unknown>>(shape: S): S => ({
  ...shape,
  ...(shape.params && { params: lookup(shape.params) }),
  ...((shape.query || shape.listed) && { query: lookup({ ...shape.query, ...(shape.listed && listQuery) }) }),
  ...(shape.body && { body: lookup(shape.body) }),
})

/** Calls for people alone: no key of the API makes them. */
export const forPeople = (calls: readonly Call[]): Call[] =>
  calls.map((call) => ({ ...call, shape: { ...call.shape, personal: true } }))

/**
 * Defines a call that is no plain create-read-update-delete. `call` is spelled `VERB /path/{name}`; `access` is the name of a
 * permission or `signedIn`. Params, query, body and answers are declared with the fields' vocabulary: from them follow the check
 * (unknown keys refused), the types and the OpenAPI entry.
 */
export function defineCall<
  const P extends Fields = NoFields,
  const Q extends Fields = NoFields,
  const B extends Fields = NoFields,
  const A extends Answers = never,
>(
  call: string,
  access: string,
  {
    shape,
    run,
  }: { shape: Shape<P, Q, B, A>; run: (asked: Asked<Actor, P, Q, B>) => Promise<NoInfer<Answered<A>>> },
): Call {
  return { ...callOf(call), access, file: fileHere(), shape: sealed(shape), run } as unknown as Call
}

/** A call that anybody may make: it has no actor. */
export function publicCall<
  const P extends Fields = NoFields,
  const Q extends Fields = NoFields,
  const B extends Fields = NoFields,
  const A extends Answers = never,
>(
  call: string,
  shape: Shape<P, Q, B, A>,
  run: (asked: Asked<undefined, P, Q, B>) => Promise<NoInfer<Answered<A>>>,
): Call {
  return { ...callOf(call), access: 'public', file: fileHere(), shape: sealed(shape), run } as unknown as Call
}
