import { generateKeyPairSync, sign } from 'node:crypto'

const der = (tag: number, ...parts: Buffer[]): Buffer => {
  const content = Buffer.concat(parts)
  const n = content.length
  const length = n < 128 ? [n] : n < 256 ? [0x81, n] : [0x82, n >> 8, n & 255]
  return Buffer.concat([Buffer.from([tag, ...length]), content])
}
const sequence = (...parts: Buffer[]) => der(0x30, ...parts)
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))
const bits = (content: Buffer) => der(0x03, Buffer.from([0]), content)
const moment = (at: Date) => der(0x18, Buffer.from(`${at.toISOString().replace(/\D/g, '').slice(0, 14)}Z`))

const ecdsaWithSha256 = sequence(oid('2a8648ce3d040302'))
const localhost = sequence(der(0x31, sequence(oid('550403'), der(0x0c, Buffer.from('localhost')))))

/** A self-signed certificate of `localhost` (X.509 v3, RFC 5280) that is good from 2020 until a moment, and its key, as PEM. */
export function certificateUntil(end: Date): { key: string; cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const said = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    ecdsaWithSha256,
    localhost,
    sequence(moment(new Date('2020-01-01T00:00:00Z')), moment(end)),
    localhost,
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const whole = sequence(said, ecdsaWithSha256, bits(sign('sha256', said, privateKey)))
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? []
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
  }
}
