import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'

export type Env = Record<string, string | undefined>

/** Settings that hold a secret, a password inside an address included: each may stand in a file instead (`SECRET_KEY_FILE`). */
export const secretSettings = [
  ...['DATABASE_URL', 'DATABASE_API_URL', 'DATABASE_READ_URL', 'SMTP_URL'],
  ...['SECRET_KEY', 'SECRET_KEY_PREVIOUS', 'FILES_S3_KEY', 'FILES_S3_SECRET'],
  ...['BACKUP_S3_KEY', 'BACKUP_S3_SECRET', 'METRICS_TOKEN', 'JOURNAL_URL', 'JOURNAL_TOKEN'],
  'MA_CANTINE_CLIENT_SECRET',
] as const

/** The environment with each secret that it names a file of, as an orchestrator mounts them; the end of the file's line is no part of it. */
export function withSecretFiles(env: Env, tell: (fault: string) => void): Env {
  const read = { ...env }
  for (const name of secretSettings) {
    const file = env[`${name}_FILE`]?.trim()
    if (!file) continue
    if (env[name]?.trim()) tell(`${name} et ${name}_FILE sont indiqués tous les deux : gardez-en un.`)
    try {
      read[name] = readFileSync(file, 'utf8').trim()
    } catch (error) {
      const why = error instanceof Error && 'code' in error ? error.code : error
      tell(`${name}_FILE désigne ${file}, qui ne peut pas être lu (${why}).`)
    }
  }
  return read
}

/** One of the values of a setting. */
export function oneOf<T extends string>(
  env: Env,
  name: string,
  { values, fallback }: { values: readonly T[]; fallback: T },
): T {
  const value = env[name]?.trim() || fallback
  const found = values.find((candidate) => candidate === value)
  if (found) return found
  throw new Error(`${name} vaut « ${value} » : les valeurs possibles sont ${values.join(', ')}.`)
}

/** A whole number from 0 on. */
export function numberOf(
  env: Env,
  name: string,
  { fallback, most }: { fallback: number; most: number },
): number {
  const text = env[name]?.trim() || String(fallback)
  if (/^\d+$/.test(text) && Number(text) <= most) return Number(text)
  throw new Error(`${name} vaut « ${text} » : il faut un nombre de 0 à ${most}.`)
}

/** An address of one of these protocols. */
export function urlOf(env: Env, name: string, protocols: string[]): string | undefined {
  const text = env[name]?.trim()
  if (!text) return undefined
  if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text
  throw new Error(`${name} n'est pas une adresse valide : elle commence par ${protocols.join('// ou ')}//.`)
}

/** A secret of the server; one that could be guessed is refused. */
export function secretKeyOf(env: Env, name: string): string | undefined {
  const text = env[name]?.trim()
  if (!text || text.length >= 32) return text || undefined
  throw new Error(`${name} est trop court : il faut au moins 32 caractères tirés au hasard.`)
}

/** Networks that need no number: this machine, the link, the private ones. */
const namedNetworks = ['loopback', 'linklocal', 'uniquelocal']

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/')
  const bits = isIP(address) === 4 ? 32 : 128
  return (
    namedNetworks.includes(text) ||
    (isIP(address) > 0 &&
      !rest.length &&
      (prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits)))
  )
}

/** Addresses and networks, separated by commas. */
export function proxiesOf(env: Env): string[] {
  const given = (env.TRUSTED_PROXIES ?? '').split(',').map((text) => text.trim())
  const networks = given.filter(Boolean)
  const wrong = networks.find((text) => !isNetwork(text))
  if (wrong === undefined) return networks
  throw new Error(
    `TRUSTED_PROXIES contient « ${wrong} » : il faut des adresses ou des réseaux (10.0.0.5, 10.0.0.0/8), ou ${namedNetworks.join(', ')}.`,
  )
}

/** A public key of age, as `age-keygen` prints it. */
export function ageKeyOf(env: Env): string | undefined {
  const text = env.BACKUP_PUBLIC_KEY?.trim()
  if (!text || /^age1[0-9a-z]{58,}$/.test(text)) return text || undefined
  throw new Error("BACKUP_PUBLIC_KEY n'est pas une clé publique age : elle commence par age1.")
}

/** Where ma-cantine is, and the application that was registered there. */
export type MaCantineConfig = { url: string; clientId: string; clientSecret: string }

/** Whether this installation is known to ma-cantine: both halves of its application, or neither. */
export function maCantineOf(env: Env): MaCantineConfig | undefined {
  const url = urlOf(env, 'MA_CANTINE_URL', ['https:', 'http:']) ?? 'https://ma-cantine.agriculture.gouv.fr'
  const [clientId, clientSecret] = [env.MA_CANTINE_CLIENT_ID?.trim(), env.MA_CANTINE_CLIENT_SECRET?.trim()]
  if (clientId && clientSecret) return { url: url.replace(/\/+$/, ''), clientId, clientSecret }
  if (!clientId && !clientSecret) return undefined
  throw new Error('MA_CANTINE_CLIENT_ID et MA_CANTINE_CLIENT_SECRET vont ensemble : il en manque un.')
}

/** An address of whoever runs the portal: what was said, else its site's, else its mails'. */
export function pushSubjectOf(env: Env): string {
  const said = urlOf(env, 'PUSH_SUBJECT', ['mailto:', 'https:'])
  const site = env.PUBLIC_URL?.trim() ?? ''
  return (
    said ?? (site.startsWith('https://') ? site : `mailto:${env.SMTP_FROM?.trim() || 'no-reply@localhost'}`)
  )
}
