import { readFileSync } from 'node:fs'
import { Readable, Transform } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { Decrypter, Encrypter } from 'age-encryption'
import { BackupError } from './backup-error'

/** What an age file begins with (age-encryption.org/v1). */
const magic = Buffer.from('age-encryption.org/v1')

/** Encrypts to a public key (`age1…`), where there is one; the private half never stands on the machine that backs up. */
export async function encrypted(source: Readable, publicKey: string | undefined): Promise<Readable> {
  if (!publicKey) return source
  const encrypter = new Encrypter()
  encrypter.addRecipient(publicKey)
  const sealed = await encrypter.encrypt(Readable.toWeb(source) as globalThis.ReadableStream<Uint8Array>)
  return Readable.fromWeb(sealed as unknown as ReadableStream)
}

/** The identities of a key file, as `age-keygen` writes it. */
export function identitiesOf(file: string): string[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  const found = lines.map((line) => line.trim()).filter((line) => line.startsWith('AGE-SECRET-KEY-'))
  if (!found.length) throw new BackupError(`${file} ne contient aucune clé privée age (AGE-SECRET-KEY-…).`)
  return found
}

async function headOf(source: Readable): Promise<{ head: Buffer; rest: AsyncIterator<Buffer> }> {
  const rest: AsyncIterator<Buffer> = source[Symbol.asyncIterator]()
  let head = Buffer.alloc(0)
  while (head.length < magic.length) {
    const { value, done } = await rest.next()
    if (done) break
    head = Buffer.concat([head, value])
  }
  return { head, rest }
}

async function* joined(head: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield head
  for (;;) {
    const { value, done } = await rest.next()
    if (done) return
    yield value
  }
}

/** What a file holds: itself, or what it is the age encryption of, by the key file that opens it. */
export async function decrypted(source: Readable, keyFile: string | undefined): Promise<Readable> {
  const { head, rest } = await headOf(source)
  const whole = Readable.from(joined(head, rest))
  if (!head.subarray(0, magic.length).equals(magic)) return whole
  if (!keyFile)
    throw new BackupError('Cette sauvegarde est chiffrée : indiquez sa clé privée avec --key <fichier>.')
  const decrypter = new Decrypter()
  for (const identity of identitiesOf(keyFile)) decrypter.addIdentity(identity)
  try {
    const plain = await decrypter.decrypt(Readable.toWeb(whole) as globalThis.ReadableStream<Uint8Array>)
    return Readable.fromWeb(plain as unknown as ReadableStream)
  } catch {
    throw new BackupError(`La clé de ${keyFile} n'ouvre pas cette sauvegarde, ou celle-ci est abîmée.`)
  }
}

/** A step that passes what goes by on to `each`. */
export const passing = (each: (chunk: Buffer) => void): Transform =>
  new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      each(chunk)
      done(null, chunk)
    },
  })
