import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import type { Registry } from '../../resources/registry'
import type { Context } from '../../server/api/context'
import { type App, callsOf, createApp } from '../../server/app'
import type { Application } from '../../server/application'
import { parseConfig } from '../../server/config'
import { connect } from '../../server/database/connect'
import { watchTransactions } from '../../server/database/inside'
import { portal } from '../../server/portal'
import { createFileStore } from '../../server/storage/create-file-store'
import { type TestDatabase, testDatabase } from './database'
import { watchAnswers } from './described-answers'

/** A clock that a test holds. */
export interface TestClock {
  now: () => Date
  advance: (milliseconds: number) => void
  set: (moment: string) => void
}

/** The application on a database of its own, without a network port. */
export interface TestApp {
  app: App
  context: Context
  clock: TestClock
  /** Everything that was logged so far. */
  logged: () => string
  close: () => Promise<void>
  /** The database, as its owner reaches it. */
  url: string
}

function heldClock(start: Date): TestClock {
  let moment = start.getTime()
  return {
    now: () => new Date(moment),
    advance: (milliseconds) => {
      moment += milliseconds
    },
    set: (text) => {
      moment = new Date(text).getTime()
    },
  }
}

function memoryLog() {
  const lines: string[] = []
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk))
      done()
    },
  })
  return { log: pino({ level: 'trace' }, stream), logged: () => lines.join('') }
}

/** Whatever a test has mailed: the outbox holds no link that opens something. */
async function refuseReadableLinks({ db }: Context): Promise<void> {
  const rows = await db
    .system('outbox', (tx) =>
      tx.query<{ kind: string }>(
        `select distinct kind from email_outbox where concat(text, html) ~ 'token=[A-Za-z0-9_-]{43}'`,
      ),
    )
    // A test that breaks its database has none left to look at.
    .catch(() => [])
  if (rows.length) throw new Error(`Readable links in the outbox: ${rows.map(({ kind }) => kind).join(', ')}`)
}

interface Opening {
  given?: TestDatabase
  application?: Application
}

/**
 * Opens the application; the clock starts now and stands still unless the test moves it. Every JSON answer is held against the
 * API's description; closing fails with what was wrong, by call and place.
 */
export async function openApp(
  env: Record<string, string> = {},
  registry?: Registry,
  { given, application = portal }: Opening = {},
): Promise<TestApp> {
  watchTransactions()
  const dataDir = mkdtempSync(join(tmpdir(), 'portail-app-'))
  const database = given ?? (await testDatabase())
  const clock = heldClock(new Date())
  const db = connect({
    ...{ ...application, registry: registry ?? application.resources },
    ...{ url: database.url, size: 8, now: clock.now },
  })
  const { log, logged } = memoryLog()
  const config = parseConfig({ DATA_DIR: dataDir, PUBLIC_URL: 'https://portail.example', ...env })
  const files = createFileStore(config)
  const context: Context = { db, config, files, now: clock.now, random: randomBytes, log }
  const app = await createApp(application, context)
  const wrongAnswers = watchAnswers(app, callsOf(application, db.registry))
  const close = async () => {
    await app.close()
    await refuseReadableLinks(context)
    await db.close()
    await database.drop()
    rmSync(dataDir, { recursive: true, force: true })
    const wrong = wrongAnswers()
    if (wrong.length) throw new Error(`Answers other than described:\n${wrong.join('\n')}`)
  }
  return { app, context, clock, logged, close, url: database.url }
}
