import { posix } from 'node:path'
import { parseSync } from 'vite'
import { type Code, cycles, importsOf } from '../kit/architecture'
import { handTypedCalls, typesCalledRow } from '../kit/architecture-house'

const roomOf = (path: string): string => path.split('/')[0] ?? ''
const isProduct = (path: string): boolean => roomOf(path) !== 'test'
const linesOf = (text: string): number => text.trimEnd().split('\n').length

function roomsOf({ files }: Code) {
  const rooms = [...new Set([...files.keys()].map(roomOf))]
  return rooms.map((room) => {
    const texts = [...files].flatMap(([path, text]) => (roomOf(path) === room ? text : []))
    return { room, files: texts.length, lines: texts.reduce((sum, text) => sum + linesOf(text), 0) }
  })
}

/**
 * Folders of the product that hold files only, and import each other, a type included. The folder of a kind is not counted:
 * it holds what each room has of that kind, and each room imports its part.
 */
function pairsOf(code: Code): string[] {
  const folders = new Set([...code.files.keys()].map((path) => posix.dirname(path)))
  const isLeaf = (folder: string) =>
    !/^resources\/(schema\/|\w+-)kinds\//.test(folder) &&
    ![...folders].some((other) => other.startsWith(`${folder}/`))
  const ways = new Set(
    importsOf(code)
      .filter(({ from, to }) => isProduct(from) && code.files.has(to))
      .map(({ from, to }) => [posix.dirname(from), posix.dirname(to)] as const)
      .filter((way) => way.every(isLeaf))
      .map((way) => way.join(' ↔ ')),
  )
  return [...ways].filter((way) => {
    const [one = '', other = ''] = way.split(' ↔ ')
    return one < other && ways.has(`${other} ↔ ${one}`)
  })
}

type Node = { type: string; start: number; params?: unknown[] }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string'

function wideIn(node: unknown, found: Node[]): Node[] {
  if (Array.isArray(node)) for (const part of node) wideIn(part, found)
  if (!isNode(node)) return found
  const isFunction = /^(ArrowFunctionExpression|FunctionDeclaration|FunctionExpression)$/.test(node.type)
  if (isFunction && (node.params?.length ?? 0) > 3) found.push(node)
  for (const part of Object.values(node)) if (typeof part === 'object') wideIn(part, found)
  return found
}

/** Functions of the product that take more than three parameters, by file and line. */
const wideOf = ({ files }: Code): string[] =>
  [...files]
    .filter(([path]) => isProduct(path) && /\.(ts|tsx|mjs)$/.test(path))
    .flatMap(([path, text]) =>
      wideIn(parseSync(path, text).program, []).map(
        ({ start, params }) => `${path}:${linesOf(text.slice(0, start))} takes ${params?.length}`,
      ),
    )

/** What the house is made of. */
export const figuresOf = (code: Code) => ({
  rooms: roomsOf(code),
  cycles: cycles(code),
  pairs: pairsOf(code),
  wide: wideOf(code),
  handTyped: handTypedCalls(code),
  namedRow: typesCalledRow(code),
})
