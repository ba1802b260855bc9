import { type Call, callOf } from './calls'
import { f } from './f'
import type { Field, Fields, Values } from './field'
import type { Answer, Answered, Answers } from './infer'

type NoFields = Record<never, never>

/** The type alone of what a schema describes: it follows what its reader may read, or is checked further on. */
export interface Like<T> {
  readonly like?: T
}
export const like = <T>(): Like<T> => ({})

/** What an endpoint is, besides its call. */
export interface EndpointOptions {
  /** The name of a permission, `signedIn`, or `public`: whoever calls it has no account. */
  permission: string
  /** What it does, for the API's description. */
  summary: string
  tag: string
  /** The resource that it is about: what stands under it is read again after its actions. */
  of?: string
  /** The parameters of its path that are no ids. */
  params?: Fields
  query?: Fields
  body?: Fields
  /** The fields that it answers; in brackets, a list of such. */
  answers?: Answers
  /** The fields that it answers instead, where it asks for a choice first. */
  orAnswers?: Fields
  /** What it takes and answers where the server describes that by schemas (`serve`). */
  sends?: Like<object>
  gives?: Like<unknown>
  /** `sendTo` makes it: all that it is given is its query where it is a GET, else its body. */
  whole?: true
  /** It answers a file of this media type. */
  file?: string
  /** It takes a workbook, or a document, as a form. */
  upload?: true | 'document'
  /** Its handler opens its transactions itself: what takes long stands beside them, and holds no connection. */
  opens?: true
  /** It is a PUT that changes nothing: its handler reads. */
  reads?: true
  /** It answers a list of its own making, whole (`data`). */
  listed?: true
  /** Refusals beyond those that follow from what is asked. */
  errors?: readonly `err${number}`[]
  bodyLimit?: number
  /** Of a public call: whoever comes with a token is known by it. */
  knows?: true
  /** It waits most of its time, for who sends or for work done elsewhere. */
  waits?: true
  /** Of a POST: why a second one does no harm. */
  unkeyed?: string
}

export type Endpoint = EndpointOptions & { readonly call: Call }
export type Endpoints = Readonly<Record<string, Endpoint>>

type ParamNames<C> = C extends `${string}{${infer P}}${infer Rest}` ? P | ParamNames<Rest> : never
type FieldsIn<E, K extends string> = E extends { readonly [N in K]: infer F extends Fields } ? F : NoFields

/** The declared fields of its path: ids, but where it says otherwise. */
type ParamFields<E> = E extends { readonly call: infer C }
  ? {
      [P in ParamNames<C>]: P extends keyof FieldsIn<E, 'params'>
        ? FieldsIn<E, 'params'>[P]
        : Field<number, true>
    }
  : never

export type ParamsOf<E> = Values<ParamFields<E>>
export type QueryOf<E> = Values<FieldsIn<E, 'query'>>
export type BodyOf<E> = Values<FieldsIn<E, 'body'>>
/** What its declared fields answer; nothing that is known where it answers a file. */
export type DeclaredAnswer<E> =
  | (E extends { readonly answers: infer A extends Answers } ? Answered<A> : undefined)
  | (E extends { readonly orAnswers: infer F extends Fields } ? Answer<F> : never)
/** What it answers. */
export type AnswerOf<E> = E extends { readonly gives: Like<infer T> } ? T : DeclaredAnswer<E>

/** Each value, where it may be left out; `Present` asks for those that may not be. */
type Absent<T> = { [K in keyof T]?: Sent<T[K]> }
type Present<T> = { [K in keyof T as undefined extends T[K] ? never : K]: Sent<T[K]> }
/** A list is only read; what a row of it need not say may be absent. */
type Sent<V> = V extends readonly (infer I)[] ? readonly (I extends object ? Present<I> & Absent<I> : I)[] : V
/** What it takes besides its fields: a file, or what a schema describes. */
type Further<E> = E extends { readonly upload: true | 'document' }
  ? { file: File }
  : E extends { readonly sends: Like<infer B> }
    ? B
    : unknown

/** What a caller gives: the parameters, the query and the body in one. */
export type GivenOf<E> = Present<ParamsOf<E> & QueryOf<E> & BodyOf<E>> &
  Absent<ParamsOf<E> & QueryOf<E> & BodyOf<E>> &
  Further<E>

const namesIn = (call: Call): string[] => [...call.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

/** The fields of the parameters of a call. */
export const paramsOf = ({ call, params = {} }: Endpoint): Fields =>
  Object.fromEntries(
    namesIn(call).map((name) => [
      name,
      params[name] ?? f.int({ label: 'Identifiant', required: true, min: 1 }),
    ]),
  )

/** Declares a call: `VERB /path/{id}`, once for the server's handler, the client, its hooks and the API's description. */
export function defineEndpoint<const C extends Call, const O extends EndpointOptions>(
  call: C,
  options: O,
): O & { readonly call: C } {
  const names = [...namesIn(call), ...Object.keys(options.query ?? {}), ...Object.keys(options.body ?? {})]
  const twice = names.find((name, at) => names.indexOf(name) < at)
  if (twice !== undefined) throw new Error(`${call} takes « ${twice} » twice`)
  return { ...options, call }
}

/** The address of a call, its parameters in it. */
export const pathOf = ({ call }: Pick<Endpoint, 'call'>, given: Readonly<Record<string, unknown>>): string =>
  callOf(call).path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(String(given[name])))
