import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

const folder = () => path.resolve('server/database')

/** What every database has before the declared tables. */
export const readBase = (): Promise<string> => readFile(path.join(folder(), 'base.sql'), 'utf8')

/** The migration files in order: name and text. */
export async function migrationFiles(): Promise<{ name: string; text: string }[]> {
  const directory = path.join(folder(), 'migrations')
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => ({ name, text: await readFile(path.join(directory, name), 'utf8') })),
  )
}

/**
 * The first line of a file whose statements run each by itself, outside a transaction: indexes made `concurrently`, constraints
 * validated. Each of them may run again after it was cut off: `if not exists`.
 */
export const oneByOne = '-- one by one'

export const isOneByOne = (text: string): boolean => text.startsWith(oneByOne)
