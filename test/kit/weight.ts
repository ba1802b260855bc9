import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const folder = 'dist/client'
const imported = /(?:from|import)\s*"\.\/([^"]+\.js)"/g

/** The built file of a chunk, by its name without the hash. */
function fileOf(chunk: string): string {
  const found = readdirSync(join(folder, 'assets')).filter((file) =>
    new RegExp(`^${chunk}-[\\w-]{8}\\.js$`).test(file),
  )
  if (!found[0] || found.length > 1) throw new Error(`${found.length} built files are called ${chunk}`)
  return found[0]
}

/**
 * The gzipped bytes of JavaScript that a built page loads before it is shown: its entry, the chunks of the screen that it
 * opens on, and all that these import.
 */
export function weightOf(html: string, ...chunks: readonly string[]): number {
  const entry = /<script type="module"[^>]* src="\/assets\/([^"]+)"/.exec(
    readFileSync(join(folder, html), 'utf8'),
  )
  const waiting = [entry?.[1] ?? '', ...chunks.map(fileOf)]
  const loaded = new Map<string, number>()
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (loaded.has(file)) continue
    const code = readFileSync(join(folder, 'assets', file), 'utf8')
    loaded.set(file, gzipSync(code, { level: 9 }).length)
    waiting.push(...[...code.matchAll(imported)].map(([, name = '']) => name))
  }
  return [...loaded.values()].reduce((sum, bytes) => sum + bytes, 0)
}
