import type { FastifyReply } from 'fastify'

/** A name that every system can keep: what separates folders or is refused somewhere becomes a dash. */
export const safeName = (name: string): string =>
  name
    .replace(/\p{Cc}|\p{Cs}/gu, '')
    .replace(/[\\/:*?"<>|]+/g, '-')
    .replace(/^[.\s]+|[.\s]+$/g, '')
    .slice(0, 180) || 'fichier'

const encode = (text: string) =>
  encodeURIComponent(text).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)

/** `attachment` with its name twice: plain for old readers, encoded for the others (RFC 6266, RFC 8187). */
export function disposition(filename: string): string {
  const name = safeName(filename)
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/g, '_')
    .replace(/%/g, '_')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encode(name)}`
}

/** Headers of a file that is handed over: never shown in place, never kept, never guessed. */
export function attachment(reply: FastifyReply, filename: string, type: string): void {
  reply
    .header('content-type', type)
    .header('content-disposition', disposition(filename))
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
}
