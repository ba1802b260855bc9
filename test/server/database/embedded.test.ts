import { type ChildProcess, spawn } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Embedded, type EmbeddedOptions, startEmbedded } from '../../../server/database/embedded'
import { postgresIn, until } from '../../../server/database/embedded-process'

let dataDir: string
let said: string[]
const ends: (() => Promise<unknown> | unknown)[] = []

beforeEach(() => {
  dataDir = realpathSync(mkdtempSync(join(tmpdir(), 'portail-test-')))
  said = []
})
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
  rmSync(dataDir, { recursive: true, force: true })
})

const cluster = (): string => join(dataDir, 'postgres')
const say = (text: string): void => void said.push(text)
const postmaster = (): number =>
  Number(readFileSync(join(cluster(), 'postmaster.pid'), 'utf8').split('\n')[0])

async function open(options: Partial<EmbeddedOptions> = {}): Promise<Embedded> {
  const server = await startEmbedded({ dataDir, log: { info: say, warn: say, error: say }, ...options })
  ends.push(() => server.stop())
  return server
}

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client(url)
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows.flat()
  } finally {
    await client.end()
  }
}

type Product = { process: ChildProcess; url: string }

/** The same in another process, so that it can be killed. */
async function openElsewhere(): Promise<Product> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'test/kit/embedded-product.ts', dataDir])
  ends.push(() => child.kill('SIGKILL'))
  const url = await new Promise<string>((done, fail) => {
    child.stdout.once('data', (text) => done(String(text).trim()))
    child.stderr.on('data', (text) => say(String(text)))
    child.once('exit', (code) => fail(new Error(`${code}: ${said.join('')}`)))
  })
  return { process: child, url }
}

const killed = (child: ChildProcess): Promise<void> =>
  new Promise((done) => {
    child.once('exit', () => done())
    child.kill('SIGKILL')
  })

/** Ends the shell that stops the server with its product, as a brutal clean-up of every process would. */
function killGuard(server: number): void {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const path = `/proc/${pid}/cmdline`
    const words = existsSync(path) ? readFileSync(path, 'utf8').split('\0') : []
    if (words[0] === 'sh' && words.includes(String(server))) process.kill(Number(pid), 'SIGKILL')
  }
}

test('a new folder becomes a database, which keeps its rows and leaves no process behind', async () => {
  const first = await open()
  await ask(first.url, 'create table kept as select 42 as answer')
  await first.stop()
  expect(postgresIn(cluster())).toEqual([])
  const second = await open()
  expect(await ask(second.url, 'select answer from kept')).toEqual([42])
})

test('the database is durable, speaks UTF-8 and sorts in French', async () => {
  const { url } = await open()
  const shown = (name: string) => ask(url, `show ${name}`)
  expect(await shown('fsync')).toEqual(['on'])
  expect(await shown('synchronous_commit')).toEqual(['on'])
  expect(await shown('jit')).toEqual(['off'])
  expect(await shown('server_encoding')).toEqual(['UTF8'])
  expect(await ask(url, "select lower('ÉLÈVE ŒUF')")).toEqual(['élève œuf'])
  const words = "unnest(array['zèbre', 'élan', 'œuf', 'eau']) as word"
  expect(await ask(url, `select word from ${words} order by word collate "fr-x-icu"`)).toEqual([
    'eau',
    'élan',
    'œuf',
    'zèbre',
  ])
})

test('the password is random, private, and asked for', async () => {
  const { url } = await open()
  expect(statSync(join(cluster(), 'portail-password')).mode & 0o777).toBe(0o600)
  const wrong = new URL(url)
  wrong.password = 'guess'
  await expect(ask(wrong.href, 'select 1')).rejects.toThrow(/password authentication failed/)
})

test.runIf(process.getuid?.() === 0)('under root, an ordinary user runs the server', async () => {
  await open()
  expect(statSync(`/proc/${postmaster()}`).uid).not.toBe(0)
})

test('a second product on the same folder is refused', async () => {
  const first = await open()
  const sentence = `Le dossier de données ${dataDir} est déjà utilisé par un autre Portail Achats (processus ${process.pid}).`
  await expect(open()).rejects.toThrow(sentence)
  await expect(openElsewhere()).rejects.toThrow(sentence)
  expect(await ask(first.url, 'select 1')).toEqual([1])
})

test('a server does not outlive its product, even killed', async () => {
  const { process: product } = await openElsewhere()
  await killed(product)
  expect(await until(() => postgresIn(cluster()).length === 0, 10_000)).toBe(true)
})

test('after a kill -9 of the product, the next start stops the orphan and finds every committed row', async () => {
  const first = await openElsewhere()
  await ask(first.url, 'create table kept as select 1 as one')
  const orphan = postmaster()
  killGuard(orphan)
  await killed(first.process)
  expect(postgresIn(cluster())).toContain(orphan)
  const second = await open()
  expect(postmaster()).not.toBe(orphan)
  expect(await ask(second.url, 'select one from kept')).toEqual([1])
  expect(said.join()).toContain('laissé par un arrêt brutal')
})

test('after a kill -9 of the product and of the server, the next start recovers', async () => {
  const first = await openElsewhere()
  await ask(first.url, 'create table kept as select 1 as one')
  await killed(first.process)
  process.kill(postmaster(), 'SIGKILL')
  const second = await open()
  expect(await ask(second.url, 'select one from kept')).toEqual([1])
})

test('a server that dies is started again at the same address', async () => {
  const server = await open()
  const exits: unknown[] = []
  server.onExit((exit) => exits.push(exit))
  const before = postmaster()
  process.kill(before, 'SIGKILL')
  await until(() => said.includes('PostgreSQL a redémarré.'), 20_000)
  expect(exits).toEqual([{ reason: 'signal SIGKILL' }])
  expect(postmaster()).not.toBe(before)
  expect(await ask(server.url, 'select 1')).toEqual([1])
})

test('a pid file whose number now belongs to another program does not block the start', async () => {
  const first = await open()
  await first.stop()
  const program = spawn('sleep', ['60'], {
    uid: process.getuid?.() === 0 ? statSync(cluster()).uid : undefined,
  })
  ends.push(() => program.kill())
  writeFileSync(
    join(cluster(), 'postmaster.pid'),
    `${program.pid}\n${cluster()}\n1\n5432\n.\n\n  1  1\nready\n`,
  )
  const second = await open()
  expect(await ask(second.url, 'select 1')).toEqual([1])
  expect(program.exitCode).toBeNull()
})

test('a creation cut short is begun again', async () => {
  mkdirSync(join(`${cluster()}.new`, 'base'), { recursive: true })
  writeFileSync(join(`${cluster()}.new`, 'PG_VERSION'), '18\n')
  const { url } = await open()
  expect(await ask(url, 'select 1')).toEqual([1])
  expect(existsSync(`${cluster()}.new`)).toBe(false)
})

test('a path too long for a socket, or a port instead of it, works the same', async () => {
  const long = await open({ dataDir: join(dataDir, 'dossier-au-nom-interminable'.repeat(4), 'données') })
  expect(await ask(long.url, 'select 1')).toEqual([1])
  const port = await open({ transport: 'tcp' })
  expect(await ask(port.url, 'select 1')).toEqual([1])
})

test('data of another version are refused in plain words', async () => {
  mkdirSync(cluster(), { mode: 0o700 })
  writeFileSync(join(cluster(), 'PG_VERSION'), '16\n')
  await expect(open()).rejects.toThrow(/PostgreSQL 16 et ce Portail Achats apporte PostgreSQL 18/)
})
