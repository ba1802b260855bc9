import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Config } from './config'
import { secretKeyOf } from './secret-key'

type Place = Pick<Config, 'dataDir' | 'secretKey'>

const cipher = 'aes-256-gcm'
const [nonceSize, tagSize] = [12, 16]

/** A key of its own for each use, from the server's secret (HKDF-SHA-256). */
export const derivedKey = (config: Place, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secretKeyOf(config), 'portail', use, 32))

/**
 * Seals a text that the server reads again, so that who reads the database does not (AES-256-GCM). `use` says what for (`totp`,
 * `mail`), `place` whose it is: a sealed text that is put in another place opens no more.
 */
export function seal(
  config: Place,
  use: string,
  { place, text }: { place: string | number; text: string },
): string {
  const nonce = randomBytes(nonceSize)
  const made = createCipheriv(cipher, derivedKey(config, use), nonce).setAAD(Buffer.from(String(place)))
  const sealed = Buffer.concat([made.update(text, 'utf8'), made.final()])
  return Buffer.concat([nonce, made.getAuthTag(), sealed]).toString('base64url')
}

/** The text of a sealed one; undefined when it is damaged, of another place or of another server's secret. */
export function unseal(
  config: Place,
  use: string,
  { place, sealed }: { place: string | number; sealed: string },
): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < nonceSize + tagSize) return undefined
  const [nonce, tag] = [bytes.subarray(0, nonceSize), bytes.subarray(nonceSize, nonceSize + tagSize)]
  try {
    const made = createDecipheriv(cipher, derivedKey(config, use), nonce, { authTagLength: tagSize })
      .setAAD(Buffer.from(String(place)))
      .setAuthTag(tag)
    return Buffer.concat([made.update(bytes.subarray(nonceSize + tagSize)), made.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
