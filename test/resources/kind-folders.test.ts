import { existsSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { kindNames, kindOf } from '../../resources/schema/kinds'

/** The engine's kinds, and those of the project. */
const folders = ['resources/schema/kinds', 'resources/french-kinds']
const homeOf = (kind: string) => folders.find((folder) => existsSync(`${folder}/${kind}`))
const parts = (kind: string) => readdirSync(`${homeOf(kind)}/${kind}`)
/** A kind has a part of its own, or takes that of the one which it is like. */
const has = (kind: (typeof kindNames)[number], part: string): boolean =>
  [kind, kindOf({ kind }).like ?? kind].some((one) => existsSync(`${homeOf(one)}/${one}/${part}`))
/** Kinds that are forms of their own, or that nobody types. */
const unsampled = ['children', 'embed', 'rows', 'computed', 'virtual']

test('every kind is a folder of its name, and every folder a kind', () => {
  const named = folders.flatMap((folder) => readdirSync(folder)).filter((name) => !name.endsWith('.ts'))
  expect(named.sort()).toEqual([...kindNames].sort())
})

test.each(kindNames)('%s has its column, its check, its input and its samples', (kind) => {
  const wanted = ['column.ts', 'check.ts', 'input.ts', ...(unsampled.includes(kind) ? [] : ['sample.ts'])]
  const within = ['children', 'embed', 'rows'].includes(kind) ? ['input.ts'] : []
  expect(wanted.filter((part) => !within.includes(part) && !has(kind, part))).toEqual([])
  expect(
    parts(kind).filter((part) => ![...wanted, 'index.ts', 'cell.ts', 'identifier.ts'].includes(part)),
  ).toEqual([])
})
