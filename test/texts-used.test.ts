import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { securityEventTexts } from '../resources/accounts/security-events'

const rooms = ['i18n', 'resources', 'providers', 'server', 'src', 'scripts']
const code = new Map(
  rooms
    .flatMap((room) =>
      readdirSync(room, { recursive: true, encoding: 'utf8' }).map((path) => join(room, path)),
    )
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => [path, readFileSync(path, 'utf8')] as const),
)

/** One list of texts: its file, the name of its constant, its keys. */
interface Texts {
  path: string
  name: string
  keys: readonly string[]
}

async function listsOf(path: string): Promise<Texts[]> {
  const module: Record<string, unknown> = await import(/* @vite-ignore */ join(process.cwd(), path))
  return Object.entries(module).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null ? [{ path, name, keys: Object.keys(value) }] : [],
  )
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const has = (text: string, pattern: string) => new RegExp(pattern).test(text)
const count = (text: string, pattern: string) => text.match(new RegExp(pattern, 'g'))?.length ?? 0

/** The name that a file gives to a list that it imports; undefined when it does not. */
function nameIn(text: string, name: string): string | undefined {
  const [, alias] = new RegExp(`\\b${name} as (\\w+)`).exec(text) ?? []
  return alias ?? (has(text, `\\b${name}\\b`) ? name : undefined)
}

/** Whether a list is read by a name that only runs know: `texts[state]`, `Object.entries(texts)`, or handed on whole. */
const isReadAtOnce = (text: string, name: string) =>
  has(text, `\\b${name}(?:\\[| as Record)`) ||
  has(text, `(?:Object\\.\\w+\\(|\\.\\.\\.|in |[:=] |[(,] ?)${name}\\b(?!\\.|:| as )`)

/** The keys of a list that no code names. */
function unused({ path, name, keys }: Texts): string[] {
  const users = [...code].filter(([file]) => file !== path)
  const named = users.flatMap(([, text]) => {
    const local = nameIn(text, name)
    return local ? [{ text, local }] : []
  })
  const all = users.map(([, text]) => text).join('\n')
  const near = named.map(({ text }) => text).join('\n')
  const isWhole = named.some(({ text, local }) => isReadAtOnce(text, local))
  return keys.filter((key) => {
    const isFlat = key.includes('.')
    const word = `(?<!\\w)${escaped(key)}(?!\\w)`
    if (has(isFlat ? all : near, word) || count(code.get(path) ?? '', word) > 1) return false
    if (!isFlat) return !isWhole
    const parts = key.split('.').slice(0, -1)
    return !parts.some((_, n) => all.includes(`\`${parts.slice(0, n + 1).join('.')}.\${`))
  })
}

const paths = [...code.keys()].filter((path) => path.startsWith('i18n/fr/'))

test.each(paths)('every text of %s is said somewhere', async (path) => {
  const lists = await listsOf(path)
  expect(lists.flatMap((list) => unused(list).map((key) => `${list.name}: ${key}`))).toEqual([])
})

test('a text that nobody says is seen where it is planted', () => {
  const planted = { path: 'i18n/fr/shell.ts', name: 'shell', keys: ['shell.home', 'shell.nobody'] }
  expect(unused(planted)).toEqual(['shell.nobody'])
})

test('each kind of the security journal is written by something', () => {
  const writing = [...code].filter(
    ([path]) => /^(?:server|resources|scripts)\//.test(path) && !path.endsWith('/security-events.ts'),
  )
  const texts = [...writing.map(([, text]) => text), readFileSync('server/database/base.sql', 'utf8')]
  const isWritten = (kind: string) => texts.some((text) => text.includes(`'${kind}'`))
  expect(Object.keys(securityEventTexts).filter((kind) => !isWritten(kind))).toEqual([])
})
