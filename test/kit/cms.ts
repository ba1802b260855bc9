import { createHash } from 'node:crypto'

const der = (tag: number, ...parts: Buffer[]): Buffer => {
  const content = Buffer.concat(parts)
  const length = content.length < 128 ? [content.length] : [0x82, content.length >> 8, content.length & 255]
  return Buffer.concat([Buffer.from([tag, ...length]), content])
}
const oid = (hex: string) => der(6, Buffer.from(hex, 'hex'))

/** A detached signature (CMS, RFC 5652) of a text with SHA-256, as far as its digest goes: no certificate, nothing signed. */
export function signatureOf(text: string): Buffer {
  const sha256 = der(0x30, oid('608648016503040201'))
  const digest = createHash('sha256').update(text).digest()
  const attribute = der(0x30, oid('2a864886f70d010904'), der(0x31, der(4, digest)))
  const one = der(2, Buffer.from([1]))
  const signer = der(0x30, one, der(0x30, one), sha256, der(0xa0, attribute))
  const content = der(0x30, oid('2a864886f70d010701'))
  const data = der(0x30, one, der(0x31, sha256), content, der(0x31, signer))
  return der(0x30, oid('2a864886f70d010702'), der(0xa0, data))
}
