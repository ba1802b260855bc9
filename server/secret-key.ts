import { createHmac, randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config'

type Place = Pick<Config, 'dataDir' | 'secretKey'>

const known = new Map<string, string>()
const fileOf = (dataDir: string): string => join(dataDir, 'secret.key')

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim() || undefined
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Writes a new key whole, for the owner alone; of two servers that start at once, the first one's is kept. */
function write(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true })
  const draft = `${fileOf(dataDir)}.${randomBytes(6).toString('hex')}`
  writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flush: true })
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
export function secretKeyOf({ dataDir, secretKey }: Place): string {
  if (secretKey) return secretKey
  const key = known.get(dataDir) ?? read(fileOf(dataDir)) ?? write(dataDir)
  known.set(dataDir, key)
  return key
}

/**
 * The print of something that is easily guessed, such as an IPv4 address or an e-mail: without the server's secret nobody
 * who reads the database can try them all (security §3).
 */
export const printOf = (config: Place, text: string): string =>
  createHmac('sha256', secretKeyOf(config)).update(text).digest('hex')
