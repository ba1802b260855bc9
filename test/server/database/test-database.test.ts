import pg from 'pg'
import { expect, test } from 'vitest'
import { emptyDatabase, testDatabase } from '../../kit/database'

async function tables(url: string): Promise<number> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query("select count(*)::int as n from pg_tables where schemaname = 'public'")
  await client.end()
  return rows[0].n
}

test('each test file gets the migrated database for itself', async () => {
  const [one, two] = await Promise.all([testDatabase(), testDatabase()])
  expect(one.url).not.toBe(two.url)
  expect(await tables(one.url)).toBeGreaterThan(0)
  await one.drop()
  expect(await tables(two.url)).toBeGreaterThan(0)
  await two.drop()
  await expect(tables(one.url)).rejects.toThrow('does not exist')
})

test('an empty database is empty', async () => {
  const database = await emptyDatabase()
  expect(await tables(database.url)).toBe(0)
  await database.drop()
})
