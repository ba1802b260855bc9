import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

/** A database of one's own on the run's server; `drop` it when the file is done. */
export type TestDatabase = { url: string; drop(): Promise<void> }

async function command(sql: string): Promise<void> {
  const client = new pg.Client(inject('databaseServer'))
  await client.connect()
  await client.query(sql).finally(() => client.end())
}

async function create(template: string): Promise<TestDatabase> {
  const name = `${inject('databasePrefix')}_${randomBytes(4).toString('hex')}`
  await command(`create database "${name}" template "${template}" strategy file_copy`)
  const url = new URL(inject('databaseServer'))
  url.pathname = `/${name}`
  return { url: url.href, drop: () => command(`drop database if exists "${name}" with (force)`) }
}

/** A migrated and seeded database, cloned from the run's template. */
export const testDatabase = (): Promise<TestDatabase> => create(inject('databasePrefix'))

/** A database without anything in it. */
export const emptyDatabase = (): Promise<TestDatabase> => create('template0')
