import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const table = /^(?:export )?const (\w+)(?:: [^=\n]+)? = (?:Object\.fromEntries\(|\{)/gm
const indexed = /\b(\w+)\[[^\]'"\d][^\]'"]*\]/g

/** Tables of a module that are indexed by a variable, and know `constructor` besides their own names. */
const openTables = (code: string): string[] => {
  const tables = new Set([...code.matchAll(table)].map(([, name]) => name))
  return [...new Set([...code.matchAll(indexed)].map(([, name = '']) => name))].filter((name) =>
    tables.has(name),
  )
}

const files = ['server', 'resources'].flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' }).map((path) => join(room, path)),
)
const isServed = (path: string) => path.endsWith('.ts') && !path.startsWith(join('server', 'seed'))

test('every table that is looked up by a name is a `lookup`: it has no names but its own', () => {
  const read = files.filter(isServed)
  expect(read.length).toBeGreaterThan(300)
  const open = read.flatMap((path) =>
    openTables(readFileSync(path, 'utf8')).map((name) => `${path}: ${name}`),
  )
  expect(open).toEqual([])
})

test('a plain table that is looked up is found', () => {
  const planted =
    'const signs: Record<string, string> = {\n  a: "b",\n}\nconst of = (name: string) => signs[name]'
  expect(openTables(planted)).toEqual(['signs'])
  expect(openTables(planted.replace('= {', '= lookup({').replace('\n}', '\n})'))).toEqual([])
})
