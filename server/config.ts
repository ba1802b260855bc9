import { resolve } from 'node:path'
import {
  ageKeyOf,
  type Env,
  type MaCantineConfig,
  maCantineOf,
  numberOf,
  oneOf,
  proxiesOf,
  pushSubjectOf,
  secretKeyOf,
  urlOf,
  withSecretFiles,
} from './config-values'

export type SeedSize = 'demo' | 'min' | 'none'
export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
export type SmtpConfig = { url: string; from: string }
/** A store that speaks S3: `https://endpoint/bucket`, region and keys. */
export type S3Config = { url: string; region: string; accessKey: string; secretKey: string }

/** What the outside decides, read once at the start. */
export type Config = {
  port: number
  host?: string
  dataDir: string
  /** The database as its owner reaches it; the embedded one unless told. */
  databaseUrl?: string
  /** The login of requests, where it is not the one that migrations make. Without `databaseUrl` this process never is the owner. */
  databaseApiUrl?: string
  /** A standby by streaming replication, for reads. */
  databaseReadUrl?: string
  /** Whether requests pass a pooler that gives a connection for one transaction only. */
  isPooled: boolean
  /** What an empty database is filled with; `none` unless told where real people may come (`isReal`). */
  seed: SeedSize
  /** Production, or a database that others reach: no account with a public password comes here unasked. */
  isReal: boolean
  /** Whether accounts of the demonstration, whose passwords are public, are open where real people may come: each page says so. */
  isDemonstration: boolean
  smtp?: SmtpConfig
  /** Where uploaded files are kept; the folder `files` of the data unless told. */
  filesS3?: S3Config
  productName: string
  organisation: string
  publicUrl?: string
  /** Whom push services write to about what this server sends: `mailto:` or `https:`. */
  pushSubject: string
  /** The server's own secret; drawn and kept in the data unless told. */
  secretKey?: string
  /** The secret before: what it sealed still opens, until `npm run rotate-secret` has sealed it again. */
  secretKeyPrevious?: string
  /** Seconds between « unready » and the end of listening, on SIGTERM. */
  drainSeconds: number
  /** Addresses and networks of the proxies that are believed about who asks; none unless told. */
  trustedProxies: string[]
  /** Where backups go by themselves: a folder, or `s3://bucket/prefix`. */
  backupDir?: string
  /** The private key by which the weekly drill opens encrypted backups. */
  backupKeyFile?: string
  /** The store of `s3://`. */
  backupS3?: S3Config
  /** An age public key that backups are encrypted to; its private half stays elsewhere. */
  backupPublicKey?: string
  /** Whether webhooks may lead to private addresses and leave without TLS: for tests alone. */
  allowsPrivateWebhooks: boolean
  /** Hosts of identity providers that may stand in a private network. */
  identityPrivateHosts: string[]
  /** Under it stand the folders from which files are imported by themselves; none unless told. */
  importsDir?: string
  /** ma-cantine, and who this installation is there (OAuth 2); none unless told. */
  maCantine?: MaCantineConfig
  /** Megabytes of files that one person may send within an hour; strangers have as much for all of them. */
  uploadsPerHour: number
  logLevel: LogLevel
  /** Where the security journal is sent as JSON lines, and the token that goes with it. */
  journalUrl?: string
  journalToken?: string
  /** Who may read `/metrics`; nobody without it. */
  metricsToken?: string
  /** Whether a developer reads the screens: an unexpected error says its cause, what is declared is applied at once. */
  isDeveloped: boolean
}

const logLevels: LogLevel[] = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']
const poolers: ('session' | 'transaction')[] = ['session', 'transaction']
const seedSizes: SeedSize[] = ['demo', 'min', 'none']

/** Every fault of the environment at once, in the words of the person who starts the product. */
export class ConfigError extends Error {
  constructor(readonly faults: string[]) {
    super(faults.join('\n'))
  }
}

function smtpOf(env: Env): SmtpConfig | undefined {
  const url = urlOf(env, 'SMTP_URL', ['smtp:', 'smtps:'])
  if (!url) return undefined
  return { url, from: env.SMTP_FROM?.trim() || `no-reply@${new URL(url).hostname}` }
}

/** Whether real people may come: production, or a database that others reach. */
const isReal = (env: Env): boolean =>
  !env.DEV &&
  (env.NODE_ENV === 'production' || Boolean(env.DATABASE_URL?.trim() || env.DATABASE_API_URL?.trim()))

function seedOf(env: Env): SeedSize {
  const seed = oneOf(env, 'SEED', { values: seedSizes, fallback: isReal(env) ? 'none' : 'demo' })
  if (seed === 'none' || !isReal(env) || env.SEED_DEMO?.trim() === 'allow') return seed
  throw new Error(
    `SEED=${seed} ouvre des comptes dont le mot de passe est public, un super administrateur compris : en production, ou sur une base de données externe, indiquez aussi SEED_DEMO=allow, ou SEED=none.`,
  )
}

function s3Of(env: Env, name: 'FILES_S3' | 'BACKUP_S3'): S3Config | undefined {
  const url = urlOf(env, `${name}_URL`, ['http:', 'https:'])
  if (!url) return undefined
  const [accessKey, secretKey] = [env[`${name}_KEY`]?.trim(), env[`${name}_SECRET`]?.trim()]
  if (!accessKey || !secretKey) throw new Error(`${name}_URL demande aussi ${name}_KEY et ${name}_SECRET.`)
  return { url, region: env[`${name}_REGION`]?.trim() || 'us-east-1', accessKey, secretKey }
}

/** Reads the environment; throws a `ConfigError` that lists every fault. */
export function parseConfig(given: Env): Config {
  const faults: string[] = []
  const attempt = <T>(read: () => T, fallback: T): T => {
    try {
      return read()
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error))
      return fallback
    }
  }
  const env = withSecretFiles(given, (fault) => faults.push(fault))
  const config: Config = {
    port: attempt(() => numberOf(env, 'PORT', { fallback: 3000, most: 65_535 }), 3000),
    host: env.HOST?.trim() || undefined,
    dataDir: resolve(env.DATA_DIR?.trim() || 'data'),
    databaseUrl: attempt(() => urlOf(env, 'DATABASE_URL', ['postgres:', 'postgresql:']), undefined),
    databaseApiUrl: attempt(() => urlOf(env, 'DATABASE_API_URL', ['postgres:', 'postgresql:']), undefined),
    databaseReadUrl: attempt(() => urlOf(env, 'DATABASE_READ_URL', ['postgres:', 'postgresql:']), undefined),
    isPooled:
      attempt(() => oneOf(env, 'DATABASE_POOLER', { values: poolers, fallback: 'session' }), 'session') ===
      'transaction',
    seed: attempt(() => seedOf(env), 'none'),
    isReal: isReal(env),
    isDemonstration: false,
    smtp: attempt(() => smtpOf(env), undefined),
    filesS3: attempt(() => s3Of(env, 'FILES_S3'), undefined),
    productName: env.PRODUCT_NAME?.trim() || 'Portail Achats',
    organisation: env.ORGANISATION?.trim() || 'Valaé',
    publicUrl: attempt(() => urlOf(env, 'PUBLIC_URL', ['http:', 'https:']), undefined)?.replace(/\/+$/, ''),
    pushSubject: attempt(() => pushSubjectOf(env), ''),
    secretKey: attempt(() => secretKeyOf(env, 'SECRET_KEY'), undefined),
    secretKeyPrevious: attempt(() => secretKeyOf(env, 'SECRET_KEY_PREVIOUS'), undefined),
    drainSeconds: attempt(() => numberOf(env, 'DRAIN_SECONDS', { fallback: 1, most: 300 }), 1),
    trustedProxies: attempt(() => proxiesOf(env), []),
    backupDir: env.BACKUP_DIR?.trim() || undefined,
    backupKeyFile: env.BACKUP_KEY_FILE?.trim() || undefined,
    backupS3: attempt(() => s3Of(env, 'BACKUP_S3'), undefined),
    backupPublicKey: attempt(() => ageKeyOf(env), undefined),
    allowsPrivateWebhooks: env.WEBHOOKS_PRIVATE?.trim() === 'allow',
    identityPrivateHosts: (env.IDENTITY_PRIVATE_HOSTS ?? '')
      .split(',')
      .map((text) => text.trim().toLowerCase())
      .filter(Boolean),
    maCantine: attempt(() => maCantineOf(env), undefined),
    importsDir: env.IMPORTS_DIR?.trim() ? resolve(env.IMPORTS_DIR.trim()) : undefined,
    journalUrl: attempt(() => urlOf(env, 'JOURNAL_URL', ['http:', 'https:']), undefined),
    journalToken: env.JOURNAL_TOKEN?.trim() || undefined,
    metricsToken: attempt(() => secretKeyOf(env, 'METRICS_TOKEN'), undefined),
    uploadsPerHour: attempt(
      () => numberOf(env, 'UPLOADS_PER_HOUR', { fallback: 1000, most: 1_000_000 }),
      1000,
    ),
    logLevel: attempt(() => oneOf(env, 'LOG_LEVEL', { values: logLevels, fallback: 'info' }), 'info'),
    isDeveloped: Boolean(env.DEV),
  }
  if ((config.databaseReadUrl || config.isPooled) && !config.databaseUrl && !config.databaseApiUrl)
    faults.push('DATABASE_READ_URL et DATABASE_POOLER demandent aussi DATABASE_URL ou DATABASE_API_URL.')
  config.isDemonstration = config.isReal && config.seed !== 'none'
  if (faults.length > 0) throw new ConfigError(faults)
  return config
}

/** Reads the configuration; a bad value is told on stderr and ends the process with code 1. */
export function readConfig(env: Env = process.env): Config {
  try {
    return parseConfig(env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    process.stderr.write(`Configuration refusée :\n${error.faults.map((fault) => `  - ${fault}\n`).join('')}`)
    process.exit(1)
  }
}
