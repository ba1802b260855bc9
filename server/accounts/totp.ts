import { Secret, TOTP } from 'otpauth'
import { encode } from 'uqr'
import type { Config } from '../config'
import { seal, unseal } from '../seal'

/** As every authenticator application has them: SHA-1, six digits, a new code every 30 seconds (RFC 6238). */
const shape = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** Steps before and after the present one whose code is still good: clocks differ, and people type slowly. */
const window = 1
const use = 'totp'

const totpOf = (secret: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...shape, ...names, secret: Secret.fromBase32(secret) })

/** A new secret (160 bits, RFC 4226), in the letters that people may type. */
export const newTotpSecret = (random: (bytes: number) => Buffer): string =>
  new Secret({ buffer: new Uint8Array(random(20)).buffer }).base32

export const sealTotp = (config: Config, userId: number, secret: string): string =>
  seal(config, use, { place: userId, text: secret })

export const unsealTotp = (config: Config, userId: number, sealed: string): string | undefined =>
  unseal(config, use, { place: userId, sealed })

/** What an authenticator application is given: the secret to type, and the rows of the QR code to scan (`1` is dark). */
export function enrolment(
  secret: string,
  { productName }: Pick<Config, 'productName'>,
  email: string,
): { secret: string; address: string; qr: string[] } {
  const address = totpOf(secret, { issuer: productName, label: email }).toString()
  const { data } = encode(address, { ecc: 'M', border: 0 })
  return { secret, address, qr: data.map((row) => row.map((dark) => (dark ? '1' : '0')).join('')) }
}

/** The step that a code is of, when it is one of those that are good now. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime()
  const totp = totpOf(secret)
  const delta = totp.validate({ token: code, timestamp, window })
  return delta === null ? undefined : totp.counter({ timestamp }) + delta
}
