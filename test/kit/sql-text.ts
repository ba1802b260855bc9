/** A piece of SQL text as it stands in a file; what is filled in stands as `§`. */
export interface SqlText {
  text: string
  line: number
  /** What the code says just before it. */
  before: string
}

/** Reads a quoted text from its opening quote; of a template, its nested ones too. */
function readQuoted(code: string, start: number): { text: string; end: number; inner: [number, number][] } {
  const quote = code[start] as string
  const inner: [number, number][] = []
  let text = ''
  let at = start + 1
  while (at < code.length && code[at] !== quote) {
    if (code[at] === '\\') {
      text += code.slice(at + 1, at + 2)
      at += 2
    } else if (quote === '`' && code.startsWith('${', at)) {
      const end = closing(code, at + 2)
      inner.push([at + 2, end])
      text += `§${code.slice(at, end).replace(/[^\n]/g, '')}`
      at = end + 1
    } else if (quote !== '`' && code[at] === '\n') return { text: '', end: at, inner }
    else text += code[at++]
  }
  return { text, end: at + 1, inner }
}

/** Where a filled-in place ends: its brace, whatever is quoted in it. */
function closing(code: string, start: number): number {
  let depth = 1
  let at = start
  while (at < code.length) {
    const sign = code[at] as string
    if (sign === '`' || sign === "'" || sign === '"') at = readQuoted(code, at).end - 1
    else if (sign === '{') depth += 1
    else if (sign === '}' && --depth === 0) return at
    at += 1
  }
  return at
}

const expression = /^\/(?:\\.|\[(?:\\.|[^\]])*\]|[^/\n])+\//

/** Where a comment or a regular expression ends; undefined where none begins. */
function skipped(code: string, at: number): number | undefined {
  if (code[at] !== '/') return undefined
  if (code[at + 1] === '/') return code.indexOf('\n', at)
  if (code[at + 1] === '*') return code.indexOf('*/', at) + 2
  const isExpression = /[=(,:[!&|?{};\n]\s*$/.test(code.slice(Math.max(0, at - 20), at))
  const found = isExpression ? expression.exec(code.slice(at, at + 300)) : null
  return found ? at + found[0].length : undefined
}

/** Every quoted text of a piece of code, with its line. */
export function quotedTexts(code: string, from = 0, to = code.length): SqlText[] {
  const found: SqlText[] = []
  let at = from
  while (at < to) {
    const sign = code[at] as string
    const over = skipped(code, at)
    if (over !== undefined && over > at) at = over
    else if (sign === '`' || sign === "'" || sign === '"') {
      const { text, end, inner } = readQuoted(code, at)
      const line = code.slice(0, at).split('\n').length
      found.push({ text, line, before: code.slice(Math.max(0, at - 900), at) })
      for (const [start, stop] of inner) found.push(...quotedTexts(code, start, stop))
      at = end
    } else at += 1
  }
  return found
}
