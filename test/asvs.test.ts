import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Line {
  id: string
  state: string
  by: string
  test: string
}

const lines: Line[] = readFileSync('docs/security/asvs.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| V\d/.test(line))
  .map((line) => {
    const [id = '', , , state = '', by = '', test = ''] = line
      .slice(1, -1)
      .split(' | ')
      .map((cell) => cell.trim())
    return { id, state, by, test }
  })

/** Requirements of levels 1 and 2 by chapter of ASVS 5.0.0, as OWASP numbers them. */
const chapters = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7]

test('the table has every requirement of levels 1 and 2 of ASVS 5.0.0, once', () => {
  const ids = lines.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(chapters.map((_, at) => ids.filter((id) => id.startsWith(`V${at + 1}.`)).length)).toEqual(chapters)
})

test('each requirement that applies is held and names its test; each other one says why', () => {
  for (const { id, state, by, test } of lines) {
    expect(['held', 'not applicable', 'installation', 'deviation'], id).toContain(state)
    expect(by.length, id).toBeGreaterThan(3)
    expect(Boolean(test), id).toBe(state === 'held')
  }
})

test('each test that the table names is there', () => {
  const missing = lines.flatMap(({ id, test }) => {
    const [file = '', title = ''] = test.split(' › ')
    if (!test) return []
    if (!existsSync(file)) return [`${id}: ${file} is not there`]
    return readFileSync(file, 'utf8').includes(title) ? [] : [`${id}: ${file} has no test « ${title} »`]
  })
  expect(missing).toEqual([])
})

test('each file that the table names is there', () => {
  const named = lines.flatMap(({ id, by }) =>
    [...by.matchAll(/`((?:server|resources|src|docs|deploy|test)\/[\w./-]+)`/g)].map(([, path = '']) => ({
      id,
      path,
    })),
  )
  expect(named.filter(({ path }) => !existsSync(path))).toEqual([])
})
