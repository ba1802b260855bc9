import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { ConfigError, parseConfig } from '../../server/config'
import { secretKeyOf } from '../../server/secret-key'
import { startError } from '../../server/start-error'
import { temporaryFile } from '../../server/storage/temporary-file'

test('everything has a default', () => {
  expect(parseConfig({})).toMatchObject({
    port: 3000,
    dataDir: resolve('data'),
    seed: 'demo',
    productName: 'Portail Achats',
    organisation: 'Valaé',
    logLevel: 'info',
  })
})

test('the environment decides', () => {
  const config = parseConfig({
    PORT: '8080',
    DATA_DIR: '/srv/achats',
    DATABASE_URL: 'postgresql://me@db/achats',
    SEED: 'none',
    SMTP_URL: 'smtp://mail.example:25',
    PUBLIC_URL: 'https://achats.example/',
  })
  expect(config).toMatchObject({
    port: 8080,
    dataDir: '/srv/achats',
    databaseUrl: 'postgresql://me@db/achats',
    seed: 'none',
    smtp: { url: 'smtp://mail.example:25', from: 'no-reply@mail.example' },
    publicUrl: 'https://achats.example',
  })
})

test('where real people may come nothing is filled unasked, and no account with a public password without a second word', () => {
  const real = [
    { NODE_ENV: 'production' },
    { DATABASE_URL: 'postgresql://me:x@db/achats' },
    { DATABASE_API_URL: 'postgresql://me:x@db/achats' },
  ]
  for (const env of real) {
    expect(parseConfig(env)).toMatchObject({ seed: 'none', isReal: true, isDemonstration: false })
    for (const seed of ['demo', 'min'])
      expect(() => parseConfig({ ...env, SEED: seed })).toThrow(/indiquez aussi SEED_DEMO=allow/)
    expect(parseConfig({ ...env, SEED_DEMO: 'allow' })).toMatchObject({ seed: 'none' })
    expect(parseConfig({ ...env, SEED: 'demo', SEED_DEMO: 'allow' })).toMatchObject({
      seed: 'demo',
      isDemonstration: true,
    })
  }
  expect(parseConfig({ NODE_ENV: 'test', SEED: 'min' })).toMatchObject({
    seed: 'min',
    isDemonstration: false,
  })
  expect(readFileSync('scripts/start.mjs', 'utf8'), 'npm start is no production by itself').not.toContain(
    'NODE_ENV',
  )
})

test('the server draws a secret once, for its owner alone, and keeps it; the environment may give another', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'portail-secret-'))
  const drawn = secretKeyOf(parseConfig({ DATA_DIR: dataDir }))
  expect(drawn).toMatch(/^[\w-]{43}$/)
  expect(secretKeyOf(parseConfig({ DATA_DIR: dataDir }))).toBe(drawn)
  expect(readFileSync(join(dataDir, 'secret.key'), 'utf8').trim()).toBe(drawn)
  expect(statSync(join(dataDir, 'secret.key')).mode & 0o077).toBe(0)
  const given = 'donné par le déploiement, long de plus de 32'
  expect(secretKeyOf(parseConfig({ DATA_DIR: dataDir, SECRET_KEY: given }))).toBe(given)
  expect(() => parseConfig({ SECRET_KEY: 'court' })).toThrow(/SECRET_KEY est trop court/)
  rmSync(dataDir, { recursive: true })
})

test('each secret may stand in a file of its own; one that is told twice, or cannot be read, is a fault', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portail-secret-files-'))
  const fileOf = (name: string, text: string) => {
    writeFileSync(join(folder, name), `${text}\n`)
    return join(folder, name)
  }
  const key = 'tiré au hasard, long de plus de 32 caractères'
  expect(
    parseConfig({
      SECRET_KEY_FILE: fileOf('key', key),
      DATABASE_URL_FILE: fileOf('database', 'postgresql://me:x@db/achats'),
    }),
  ).toMatchObject({ secretKey: key, databaseUrl: 'postgresql://me:x@db/achats', seed: 'none' })
  expect(() => parseConfig({ SECRET_KEY: key, SECRET_KEY_FILE: fileOf('key', key) })).toThrow(/gardez-en un/)
  expect(() => parseConfig({ SMTP_URL_FILE: join(folder, 'absent') })).toThrow(
    /SMTP_URL_FILE désigne .*absent, qui ne peut pas être lu \(ENOENT\)/,
  )
  expect(() => parseConfig({ SECRET_KEY_FILE: fileOf('short', 'court') })).toThrow(
    /SECRET_KEY est trop court/,
  )
  rmSync(folder, { recursive: true })
})

test('every fault is told at once, in French', () => {
  const read = () => parseConfig({ PORT: '80 80', SEED: 'big', DATABASE_URL: 'mysql://x', LOG_LEVEL: 'loud' })
  expect(read).toThrow(ConfigError)
  expect(read).toThrow(/PORT vaut « 80 80 »/)
  expect(read).toThrow(/SEED vaut « big » : les valeurs possibles sont demo, min, none/)
  expect(read).toThrow(/DATABASE_URL n'est pas une adresse valide/)
  expect(read).toThrow(/LOG_LEVEL/)
  expect(() => parseConfig({ DATABASE_POOLER: 'statement' })).toThrow(
    /les valeurs possibles sont session, transaction/,
  )
  expect(() => parseConfig({ DATABASE_READ_URL: 'postgresql://copie/achats' })).toThrow(
    /demandent aussi DATABASE_URL/,
  )
})

test('a refused configuration ends the process with code 1 and no stack', () => {
  const script = "import { readConfig } from './server/config'; readConfig()"
  const run = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    env: { ...process.env, PORT: 'x' },
    encoding: 'utf8',
  })
  expect(run.status).toBe(1)
  expect(run.stderr).toBe('Configuration refusée :\n  - PORT vaut « x » : il faut un nombre de 0 à 65535.\n')
})

test('a port that another program has is said in plain words', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const [error] = await once(createServer().listen(port, '127.0.0.1'), 'error').catch((thrown) => [thrown])
  other.close()
  expect(startError(error)).toBe(
    `Le port ${port} est déjà utilisé par un autre programme : arrêtez-le, ou choisissez un autre port avec PORT.`,
  )
  expect(startError(new Error('Port 3000 is already in use'))).toMatch(/^Le port 3000 est déjà utilisé/)
  expect(startError(new ConfigError(['PORT : nombre attendu']))).toBe('PORT : nombre attendu')
})

test('proxies are believed where they are named, and one that is no address is told', () => {
  expect(parseConfig({}).trustedProxies).toEqual([])
  expect(
    parseConfig({ TRUSTED_PROXIES: '10.0.0.5, 192.168.0.0/16,::1/128, loopback' }).trustedProxies,
  ).toEqual(['10.0.0.5', '192.168.0.0/16', '::1/128', 'loopback'])
  for (const wrong of ['proxy.example', '10.0.0.0/33', '10.0.0.0/8/2', '10.0.0.0/', 'all'])
    expect(() => parseConfig({ TRUSTED_PROXIES: wrong })).toThrow(`TRUSTED_PROXIES contient « ${wrong} »`)
})

test('what is written for the time of some work is read by nobody else of the machine', async () => {
  const file = temporaryFile('.txt')
  expect(statSync(file.path).mode & 0o777).toBe(0o600)
  await writeFile(file.path, 'secret')
  expect(statSync(file.path).mode & 0o777).toBe(0o600)
  await file.remove()
  expect(existsSync(file.path)).toBe(false)
})
