import { createHash } from 'node:crypto'
import type { FileSignature } from '../../resources/schema/file-signature'
import { type SignedDigest, signedDigestOf } from './signed-digest'

const digestOf = ({ algorithm }: SignedDigest, parts: readonly Buffer[]): string => {
  const hash = createHash(algorithm)
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}

/** How the last signature of a PDF stands to its bytes (ISO 32000-1, 12.8.1); undefined where it has none. */
function pdfSignature(bytes: Buffer): FileSignature['pdf'] | undefined {
  const text = bytes.toString('latin1')
  const ranges = [...text.matchAll(/\/ByteRange\s{0,8}\[([\d\s]{7,60})\]/g)].map(([, numbers = '']) =>
    numbers.trim().split(/\s+/).map(Number),
  )
  const [from = -1, first = 0, next = 0, last = 0] =
    ranges.sort((one, other) => (one[2] ?? 0) - (other[2] ?? 0)).at(-1) ?? []
  if (!ranges.length) return undefined
  if (from !== 0 || next < first || next + last > bytes.length) return 'unread'
  const hex = text.slice(first, next).replace(/[^0-9a-f]/gi, '')
  const signed = signedDigestOf(Buffer.from(hex, 'hex'))
  if (!signed) return 'unread'
  const digest = digestOf(signed, [bytes.subarray(0, first), bytes.subarray(next, next + last)])
  if (digest !== signed.digest) return 'altered'
  return next + last === bytes.length || !text.slice(next + last).trim() ? 'intact' : 'extended'
}

/** `<DigestValue>` after a method of SHA-256, of a signature in XML (XMLDSig). */
const xmlDigest =
  /xmlenc#sha256["'][^>]{0,40}>(?:\s{0,20}<\/[\w:-]{1,40}>)?\s{0,40}<(?:[\w-]{1,30}:)?DigestValue>\s{0,20}([A-Za-z0-9+/=]{43,44})\s{0,20}</g

function xmlDigests(text: string): string[] | undefined {
  if (!/<(?:[\w-]{1,30}:)?SignedInfo[\s>]/.test(text)) return undefined
  return [...text.matchAll(xmlDigest)]
    .slice(0, 100)
    .map(([, value = '']) => Buffer.from(value, 'base64').toString('hex'))
}

/** What a file says of signatures; nothing where it is none and has none. Certificates are not looked at. */
export function signatureOf(bytes: Buffer): FileSignature | undefined {
  const start = bytes.toString('latin1', 0, 1024)
  if (start.includes('%PDF-')) {
    const pdf = pdfSignature(bytes)
    return pdf && { pdf }
  }
  if (/^(\u00ef\u00bb\u00bf)?\s{0,20}</.test(start)) {
    const digests = xmlDigests(bytes.toString('latin1'))
    return digests && { digests }
  }
  const signed = signedDigestOf(bytes)
  return signed && { digests: signed.algorithm === 'sha256' ? [signed.digest] : [] }
}
