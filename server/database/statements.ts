/** What must not be cut: comments, quoted texts and names, dollar-quoted bodies. */
const whole = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|(\$\w*\$)[\s\S]*?\1|[^;]|;/g

/** Whether a text has nothing to run but comments. */
const isEmpty = (text: string) => !text.replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, '').trim()

/** The statements of an SQL text, each with the comments before it, without the semicolon. */
export function statementsOf(text: string): string[] {
  const statements: string[] = []
  let current = ''
  for (const [part] of text.matchAll(whole)) {
    if (part !== ';') {
      current += part
      continue
    }
    statements.push(current.trim())
    current = ''
  }
  return [...statements, current.trim()].filter((one) => !isEmpty(one))
}

/** A statement in one line without its comments and bodies: what it does, for who reads it by patterns. */
export const outlineOf = (statement: string): string =>
  statement
    .replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, ' ')
    .replace(/(\$\w*\$)[\s\S]*?\1/g, '$$$$')
    .replace(/'(?:[^']|'')*'/g, "''")
    .replace(/\s+/g, ' ')
    .trim()
