import { parseSync } from 'vite'

/** One small fault that could be made in a file: a piece of its text written otherwise. */
export interface Fault {
  path: string
  start: number
  end: number
  was: string
  now: string
  line: number
  /** The whole line, as the list of harmless faults names it. */
  code: string
}

type Node = { type: string; start: number; end: number } & Record<string, unknown>
type Change = readonly [start: number, end: number, now: string]

const operators: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '&&': '||',
  '||': '&&',
}
const methods = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min'],
])

/** Words of a statement, each with what is written in its place. */
const sqlWords: readonly (readonly [RegExp, string])[] = [
  [/ < /g, ' <= '],
  [/ <= /g, ' < '],
  [/ > /g, ' >= '],
  [/ >= /g, ' > '],
  [/ <> /g, ' = '],
  [/\band\b/g, 'or'],
  [/\bor\b/g, 'and'],
  [/\bnot exists\b/g, 'exists'],
  [/\bsum\(/g, 'max('],
  [/\bmax\(/g, 'min('],
  [/\bmin\(/g, 'max('],
  [/\bis null\b/g, 'is not null'],
  [/\bis not null\b/g, 'is null'],
  [/ - /g, ' + '],
  [/ \* /g, ' / '],
  [/ desc\b/g, ''],
]
const isSql = (text: string) => /\b(select|update|insert|delete|where|from|join)\b/.test(text)

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

function between(text: string, left: unknown, right: unknown, operator: string): Change[] {
  if (!isNode(left) || !isNode(right)) return []
  const at = text.indexOf(operator, left.end)
  const now = operators[operator]
  return now && at >= 0 && at < right.start ? [[at, at + operator.length, now]] : []
}

function inSql(text: string, { start, end }: Node): Change[] {
  const said = text.slice(start, end)
  if (!isSql(said)) return []
  return sqlWords.flatMap(([word, now]) =>
    [...said.matchAll(word)].map(
      ({ 0: found, index }): Change => [start + index, start + index + found.length, now],
    ),
  )
}

const changesBy: Readonly<Record<string, (text: string, node: Node) => Change[]>> = {
  BinaryExpression: (text, { left, right, operator }) => between(text, left, right, String(operator)),
  LogicalExpression: (text, { left, right, operator, start, end }) =>
    operator === '??' && isNode(left) && isNode(right)
      ? [[start, end, `(${text.slice(left.start, left.end)} && ${text.slice(right.start, right.end)})`]]
      : between(text, left, right, String(operator)),
  IfStatement: (_text, { test }) => (isNode(test) ? [[test.start, test.end, 'false']] : []),
  ConditionalExpression: (text, { test }) =>
    isNode(test) ? [[test.start, test.end, `!(${text.slice(test.start, test.end)})`]] : [],
  UnaryExpression: (_text, { operator, start }) => (operator === '!' ? [[start, start + 1, '']] : []),
  Literal: (_text, { value, start, end }) =>
    typeof value === 'number'
      ? [[start, end, String(value + 1)]]
      : typeof value === 'boolean'
        ? [[start, end, String(!value)]]
        : [],
  MemberExpression: (_text, { property }) => {
    const now = isNode(property) ? methods.get(String(property.name)) : undefined
    return now && isNode(property) ? [[property.start, property.end, now]] : []
  },
  ExpressionStatement: (text, { expression, start, end }) =>
    isNode(expression) && /^(await )?[\w.]+\(/.test(text.slice(start, end)) ? [[start, end, 'void 0']] : [],
  TemplateElement: inSql,
}

/** Types and what is imported do nothing when the program runs; of `x as T` the value does. */
function partsOf(node: Node): unknown[] {
  if (node.type.startsWith('TS')) return [node.expression]
  if (node.type === 'ImportDeclaration') return []
  return Object.entries(node).flatMap(([name, part]) => (name === 'typeAnnotation' ? [] : part))
}

function changesIn(text: string, node: unknown): Change[] {
  if (!isNode(node)) return []
  return [
    ...(changesBy[node.type]?.(text, node) ?? []),
    ...partsOf(node).flatMap((part) => changesIn(text, part)),
  ]
}

/** Every small fault that could be made in a file, in the order of its text. */
export function faultsOf(path: string, text: string): Fault[] {
  const { program, errors } = parseSync(path, text)
  if (errors.length) throw new Error(`${path}: ${errors[0]?.message}`)
  return changesIn(text, program)
    .sort((a, b) => a[0] - b[0] || a[1] - b[1])
    .map(([start, end, now]) => {
      const from = text.lastIndexOf('\n', start - 1) + 1
      const to = text.indexOf('\n', start)
      const line = text.slice(0, start).split('\n').length
      const code = text.slice(from, to < 0 ? text.length : to).trim()
      return { path, start, end, was: text.slice(start, end), now, line, code }
    })
}

/** The text of the file with the fault in it. */
export const withFault = (text: string, { start, end, now }: Fault): string =>
  `${text.slice(0, start)}${now}${text.slice(end)}`

const short = (text: string) => (text.length > 60 ? `${text.slice(0, 57)}…` : text)

/** `server/a.ts:12 « < » → « <= »`. */
export const faultName = ({ path, line, was, now }: Fault): string =>
  `${path}:${line} « ${short(was.trim())} » → « ${short(now.trim())} »`
