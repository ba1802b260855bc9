import {
  createCipheriv,
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  type DecipherGCM,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  randomBytes,
} from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'

const cipher = 'aes-256-gcm'
const [nonceSize, tagSize] = [12, 16]

/** An X25519 pair: the public half as SPKI, the private one as PKCS #8, both DER in base64url. */
export interface KeyPair {
  publicKey: string
  privateKey: string
}

/** Draws an X25519 pair. */
export function drawPair(): KeyPair {
  const { publicKey, privateKey } = generateKeyPairSync('x25519', {
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'der' },
  })
  return { publicKey: publicKey.toString('base64url'), privateKey: privateKey.toString('base64url') }
}

/** A random content key of 256 bits, in base64url. */
export const drawKey = (): string => randomBytes(32).toString('base64url')

/** Encrypts a text under a key of 32 bytes in base64url (AES-256-GCM); `place` is authenticated with it. */
export function encrypt(key: string, place: string, text: string): string {
  const nonce = randomBytes(nonceSize)
  const made = createCipheriv(cipher, Buffer.from(key, 'base64url'), nonce).setAAD(Buffer.from(place))
  const body = Buffer.concat([made.update(text, 'utf8'), made.final()])
  return Buffer.concat([nonce, made.getAuthTag(), body]).toString('base64url')
}

/** The text that `encrypt` took; undefined when key, place or bytes are not the same. */
export function decrypt(key: string, place: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < nonceSize + tagSize) return undefined
  const [nonce, tag] = [bytes.subarray(0, nonceSize), bytes.subarray(nonceSize, nonceSize + tagSize)]
  try {
    const made = createDecipheriv(cipher, Buffer.from(key, 'base64url'), nonce, { authTagLength: tagSize })
      .setAAD(Buffer.from(place))
      .setAuthTag(tag)
    return Buffer.concat([made.update(bytes.subarray(nonceSize + tagSize)), made.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

const privateOf = (der: string) =>
  createPrivateKey({ key: Buffer.from(der, 'base64url'), format: 'der', type: 'pkcs8' })
const publicOf = (der: string) =>
  createPublicKey({ key: Buffer.from(der, 'base64url'), format: 'der', type: 'spki' })

/** The key that both halves agree on, bound to the message's own public half (HKDF-SHA-256). */
function agreedKey(privateKey: string, publicKey: string, salt: string): string {
  const secret = diffieHellman({ privateKey: privateOf(privateKey), publicKey: publicOf(publicKey) })
  return Buffer.from(hkdfSync('sha256', secret, salt, 'envelope', 32)).toString('base64url')
}

/** What was encrypted to a public key: `from` is the half that was drawn for this message alone. */
export interface Addressed {
  from: string
  key: string
}

/** Encrypts a text to a public key (X25519, HKDF, AES-256-GCM): only its private half opens it. */
export function encryptTo(publicKey: string, place: string, text: string): Addressed {
  const once = drawPair()
  const key = agreedKey(once.privateKey, publicKey, once.publicKey)
  return { from: once.publicKey, key: encrypt(key, place, text) }
}

/** The text that was encrypted to the public half of this private one. */
export const decryptWith = (
  privateKey: string,
  place: string,
  { from, key }: Addressed,
): string | undefined => decrypt(agreedKey(privateKey, from, from), place, key)

/** Encrypts the file at `from` into one at `to`, as it is read: nonce, bytes, tag. */
export async function encryptFile(
  key: string,
  place: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const nonce = randomBytes(nonceSize)
  const made = createCipheriv(cipher, Buffer.from(key, 'base64url'), nonce).setAAD(Buffer.from(place))
  async function* framed(bytes: AsyncIterable<Buffer>) {
    yield nonce
    yield* bytes
    yield made.getAuthTag()
  }
  await pipeline(createReadStream(from), made, framed, createWriteStream(to))
}

/** The bytes that `encryptFile` took; throws at their end when key, place or bytes are not the same: nothing is used before. */
export async function* decryptedBytes(
  key: string,
  place: string,
  source: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  let made: DecipherGCM | undefined
  let held = Buffer.alloc(0)
  for await (const chunk of source) {
    held = Buffer.concat([held, chunk])
    if (!made && held.length >= nonceSize) {
      made = createDecipheriv(cipher, Buffer.from(key, 'base64url'), held.subarray(0, nonceSize), {
        authTagLength: tagSize,
      }).setAAD(Buffer.from(place))
      held = held.subarray(nonceSize)
    }
    if (!made || held.length <= tagSize) continue
    yield made.update(held.subarray(0, -tagSize))
    held = held.subarray(-tagSize)
  }
  if (!made || held.length < tagSize) throw new Error('An encrypted file is cut off')
  yield made.setAuthTag(held).final()
}
