import type { Endpoint, GivenOf } from '../resources/schema/endpoint'
import type { Received } from './endpoints'
import type { CallOptions, Http } from './http'
import type { Query } from './request'

type Whole = Endpoint & { readonly whole: true }
type Calling = Pick<CallOptions, 'signal' | 'quiet' | 'on401'>

/** Makes such a call where its caller knows more of the answer than the endpoint says. */
export function sendFor<A>(
  http: Http,
  { call, listed, file }: Whole,
  given: object,
  calling?: Calling,
): Promise<A> {
  const sent: Record<string, unknown> = { ...given, ...(listed && { limit: false }) }
  const [method, pattern = ''] = call.split(' ')
  const path = pattern.replace(/{(\w+)}/g, (_all, name: string) => {
    const { [name]: value } = sent
    delete sent[name]
    return encodeURIComponent(String(value))
  })
  const reads = method === 'GET'
  const options = reads ? { ...calling, query: sent as Query } : calling
  if (file)
    return http.download(path, reads ? options : { ...calling, method: 'PUT', body: sent }) as Promise<A>
  if (reads) return http.get(path, options)
  if (method === 'DELETE') return http.delete(path, calling)
  return method === 'PUT' ? http.put(path, sent, calling) : http.post(path, sent, calling)
}

/**
 * Makes a declared call whose query, or body, is all that it is given besides its path: pages that open without the client of
 * endpoints make theirs so.
 */
export const sendTo: <const E extends Whole>(
  http: Http,
  endpoint: E,
  given: GivenOf<E>,
  calling?: Calling,
) => Promise<Received<E>> = sendFor
