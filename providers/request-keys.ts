/** A key that no other request has: 32 hexadecimal digits. Browsers draw it on pages without https too. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/** Milliseconds for which a request that got no answer is taken for the same one when it is sent again. */
const remembered = 3_600_000

export type RequestKeys = ReturnType<typeof createRequestKeys>

/**
 * The `Idempotency-Key` of each POST. A double click has one key, for the same request is still on its way; so has what is
 * sent again because no answer came: the server may have done it. Once answered, the same content is another request.
 */
export function createRequestKeys(now: () => number = Date.now, draw: () => string = newKey) {
  const open = new Map<string, { key: string; at: number }>()
  return {
    keyOf({ url, data }: { url?: string; data?: unknown }): string {
      const content = `${url} ${JSON.stringify(data)}`
      const known = open.get(content)
      const entry = known && now() - known.at < remembered ? known : { key: draw(), at: now() }
      open.set(content, entry)
      return entry.key
    },
    /** The request of this key was answered. */
    forget(key: string | undefined) {
      for (const [content, entry] of open) if (entry.key === key) open.delete(content)
    },
  }
}
