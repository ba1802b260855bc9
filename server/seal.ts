import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { keyIdOf, previousSecretOf, type SecretPlace, secretKeyOf } from './secret-key'

const cipher = 'aes-256-gcm'
const [nonceSize, tagSize] = [12, 16]

const keyFrom = (secret: string, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'portail', use, 32))

/** A key of its own for each use, from the server's secret (HKDF-SHA-256). */
export const derivedKey = (config: SecretPlace, use: string): Buffer => keyFrom(secretKeyOf(config), use)

/**
 * Seals a text that the server reads again, so that who reads the database does not (AES-256-GCM). `use` says what for (`totp`,
 * `mail`), `place` whose it is: a sealed text that is put in another place opens no more. It begins with its secret's id.
 */
export function seal(
  config: SecretPlace,
  use: string,
  { place, text }: { place: string | number; text: string },
): string {
  const nonce = randomBytes(nonceSize)
  const made = createCipheriv(cipher, derivedKey(config, use), nonce).setAAD(Buffer.from(String(place)))
  const sealed = Buffer.concat([made.update(text, 'utf8'), made.final()])
  const body = Buffer.concat([nonce, made.getAuthTag(), sealed]).toString('base64url')
  return `${keyIdOf(secretKeyOf(config))}.${body}`
}

/** The secrets that may open a sealed text: the one that it names; of before ids were kept, this one and the one before. */
function secretsFor(config: SecretPlace, id: string | undefined): string[] {
  const current = secretKeyOf(config)
  const secrets = [current, previousSecretOf(config)].filter((secret) => secret !== undefined)
  return id === undefined ? secrets : secrets.filter((secret) => keyIdOf(secret) === id)
}

function open(key: Buffer, place: string, bytes: Buffer): string | undefined {
  const [nonce, tag] = [bytes.subarray(0, nonceSize), bytes.subarray(nonceSize, nonceSize + tagSize)]
  try {
    const made = createDecipheriv(cipher, key, nonce, { authTagLength: tagSize })
      .setAAD(Buffer.from(place))
      .setAuthTag(tag)
    return Buffer.concat([made.update(bytes.subarray(nonceSize + tagSize)), made.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

/** The text of a sealed one; undefined when it is damaged, of another place or of another server's secret. */
export function unseal(
  config: SecretPlace,
  use: string,
  { place, sealed }: { place: string | number; sealed: string },
): string | undefined {
  const [, id, body = ''] = /^(?:([\w-]{8})\.)?([\w-]*)$/.exec(sealed) ?? []
  const bytes = Buffer.from(body, 'base64url')
  if (bytes.length < nonceSize + tagSize) return undefined
  for (const secret of secretsFor(config, id)) {
    const text = open(keyFrom(secret, use), String(place), bytes)
    if (text !== undefined) return text
  }
  return undefined
}

/** Whether a sealed text was sealed with the present secret. */
export const isOfPresent = (config: SecretPlace, sealed: string): boolean =>
  sealed.startsWith(`${keyIdOf(secretKeyOf(config))}.`)
