import { isAway } from './http-error'
import type { Call } from './request'

/** A key that no other request has: 32 hexadecimal digits. Browsers draw it on pages without https too. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/** Milliseconds for which a request that got no answer is taken for the same one when it is sent again. */
const remembered = 3_600_000

/**
 * Gives each POST its `Idempotency-Key`. A double click has one key, for the same request is still on its way; so has what is
 * sent again because no answer came: the server may have done it. Once answered, the same content is another request.
 */
export function createKeyed(now: () => number = Date.now, draw: () => string = newKey) {
  const open = new Map<string, { key: string; at: number }>()
  return async <T>(call: Call, send: (call: Call) => Promise<T>): Promise<T> => {
    if (call.key) return send(call)
    const content = `${call.path} ${JSON.stringify(call.body)}`
    const known = open.get(content)
    const entry = known && now() - known.at < remembered ? known : { key: draw(), at: now() }
    open.set(content, entry)
    const forget = () => open.get(content) === entry && open.delete(content)
    try {
      const answer = await send({ ...call, key: entry.key })
      forget()
      return answer
    } catch (error) {
      if (!isAway(error)) forget()
      throw error
    }
  }
}

export type Keyed = ReturnType<typeof createKeyed>
