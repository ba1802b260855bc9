import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config'

/** Where the server's secret is found, and the one before it. */
export type SecretPlace = Pick<Config, 'dataDir' | 'secretKey' | 'secretKeyPrevious'>

const known = new Map<string, string>()
const fileOf = (dataDir: string): string => join(dataDir, 'secret.key')
const previousFileOf = (dataDir: string): string => `${fileOf(dataDir)}.previous`

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim() || undefined
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Writes a new key whole, for the owner alone; answers where. */
function draw(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true })
  const draft = `${fileOf(dataDir)}.${randomBytes(6).toString('hex')}`
  writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flush: true })
  return draft
}

/** Of two servers that start at once, the first one's key is kept. */
function write(dataDir: string): string {
  const draft = draw(dataDir)
  try {
    linkSync(draft, fileOf(dataDir))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  return read(fileOf(dataDir)) ?? ''
}

/** The server's own secret: `SECRET_KEY`, else what it drew once and keeps in its data. */
export function secretKeyOf({ dataDir, secretKey }: SecretPlace): string {
  if (secretKey) return secretKey
  const key = known.get(dataDir) ?? read(fileOf(dataDir)) ?? write(dataDir)
  known.set(dataDir, key)
  return key
}

/** Whether a secret was given or drawn already; without, the next reader draws one. */
export const hasSecretKey = ({ dataDir, secretKey }: SecretPlace): boolean =>
  Boolean(secretKey ?? read(fileOf(dataDir)))

/** The secret before this one, while what it sealed is still about. */
export const previousSecretOf = ({ dataDir, secretKey, secretKeyPrevious }: SecretPlace) =>
  secretKeyPrevious ?? (secretKey ? undefined : read(previousFileOf(dataDir)))

/** Draws a new secret in the data, where it is kept there; the old one stays beside until `forgetPrevious`. */
export function replaceSecret({ dataDir }: SecretPlace): void {
  const old = read(fileOf(dataDir))
  if (old) {
    const draft = draw(dataDir)
    renameSync(fileOf(dataDir), previousFileOf(dataDir))
    renameSync(draft, fileOf(dataDir))
  }
  known.delete(dataDir)
}

export const forgetPrevious = ({ dataDir }: SecretPlace): void =>
  rmSync(previousFileOf(dataDir), { force: true })

/** What a sealed value and a backup say of the secret that they need: nothing of the secret follows from it. */
export const keyIdOf = (secret: string): string =>
  Buffer.from(hkdfSync('sha256', secret, 'portail', 'key id', 6)).toString('base64url')

/**
 * The print of something that is easily guessed, such as an IPv4 address or an e-mail: without the server's secret nobody
 * who reads the database can try them all (security §3).
 */
export const printOf = (config: SecretPlace, text: string): string =>
  createHmac('sha256', secretKeyOf(config)).update(text).digest('hex')
