import type { Code } from './architecture'

const placesIn = ({ files }: Code, pattern: RegExp, isAsked: (path: string) => boolean): string[] =>
  [...files]
    .filter(([path]) => isAsked(path))
    .flatMap(([path, text]) =>
      [...text.matchAll(pattern)].map(({ index }) => `${path}:${text.slice(0, index).split('\n').length}`),
    )

const isBrowser = (path: string): boolean => /^(providers\/trade|src)\//.test(path)
const isProduct = (path: string): boolean => !path.startsWith('test/')

/** Calls whose path a browser room spells instead of declaring an endpoint. */
export const handTypedCalls = (code: Code): string[] =>
  placesIn(code, /\bhttp\s*\.(?:get|post|put|delete|upload|download)\b[^(]*\(\s*[`']\//g, isBrowser)

/** Types that say « some record » in their own file instead of naming what it is. */
export const typesCalledRow = (code: Code): string[] =>
  placesIn(code, /^(?:export )?(?:type|interface) Row\b/gm, isProduct)

/** Who may read the facts of purchases: the statistics, and what adds the same rows up by other parts. */
const factReaders = new Set([
  'server/exports/steering-sql.ts',
  'server/rebates/leaks-sql.ts',
  'server/trade/received-lines.ts',
])
const reckons = (path: string): boolean =>
  /^server\//.test(path) && !/^server\/(statistics|seed)\//.test(path) && !factReaders.has(path)

/** Places outside the measure layer that read its facts or write the amount of a received line themselves. */
export const figuresElsewhere = (code: Code): string[] =>
  placesIn(code, /\breceived_amount\(|\b(?:from|join) purchase_fact\b/g, reckons)

/** Styles that depend on what a whole page has: the browser would style all of it anew at each change in it. */
export const pageWideHas = (code: Code): string[] =>
  placesIn(code, /\b(?:html|body|main|:root):has\(/g, (path) => /^src\//.test(path))

/** As few as there are of each, and no more. */
export const most = { handTypedCalls: 27, typesCalledRow: 5 }
