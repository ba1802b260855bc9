import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

type Encoding = 'br' | 'gzip'

interface Kept {
  text: string
  etag: string
  /** Compressed off the event loop, once. */
  packed: Readonly<Record<Encoding, Promise<Buffer>>>
}

function keep(text: string): Kept {
  const packed = {
    br: promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    gzip: promisify(gzip)(text, { level: 9 }),
  }
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 24)}"`, packed }
}

const encodingOf = (accepted = ''): Encoding | undefined =>
  (['br', 'gzip'] as const).find((one) =>
    new RegExp(`(^|[,\\s])${one}(\\s*[,;]|$)(?!\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted),
  )

/**
 * Serves a JSON document that is the same for everybody: made once, when the server listens or is first asked for it, and again
 * when `revision` is another one; kept compressed, known by its ETag.
 */
export function serveDescription(
  app: FastifyInstance,
  path: string,
  { describe, revision }: { describe: () => object; revision: () => number },
): void {
  let kept: (Kept & { of: number }) | undefined
  const made = () => {
    const of = revision()
    if (kept?.of !== of) kept = { ...keep(JSON.stringify(describe())), of }
    return kept
  }
  app.addHook('onListen', async () => {
    made()
  })
  app.get(path, async (request, reply) => {
    const { text, etag, packed } = made()
    reply.headers({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding' })
    const known = (request.headers['if-none-match'] ?? '').split(/\s*,\s*/)
    if (known.some((one) => one === '*' || one.replace(/^W\//, '') === etag)) return reply.status(304).send()
    reply.type('application/json; charset=utf-8')
    const encoding = encodingOf(request.headers['accept-encoding'])
    return encoding
      ? reply.header('content-encoding', encoding).send(await packed[encoding])
      : reply.send(text)
  })
}
