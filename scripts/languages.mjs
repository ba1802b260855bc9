import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './tools.mjs'

/**
 * The dictionaries besides French, by language: `i18n/<language>/page.ts`, of an example `examples/<name>/<language>.ts`.
 * @param {string} [example]
 * @returns {Record<string, string>}
 */
export function languagesOf(example) {
  const codes = readdirSync(join(root, 'i18n')).filter((code) => code !== 'fr')
  const files = codes.map((code) => [
    code,
    example ? `examples/${example}/${code}.ts` : `i18n/${code}/page.ts`,
  ])
  return Object.fromEntries(files.filter(([, file = '']) => existsSync(join(root, file))))
}
