import { parseSync } from 'vite'
import type { Code } from './architecture'

type Node = Record<string, unknown> & { type: string; start: number; end: number }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
const partsOf = (node: Node): Node[] =>
  Object.values(node).flatMap((part) => (Array.isArray(part) ? part : [part]).filter(isNode))

const isFunction = ({ type }: Node) =>
  /^(ArrowFunctionExpression|Function(Declaration|Expression))$/.test(type)
/** What belongs to a transaction, by its type or – where none is written – by its name: who is given one works inside one. */
const isGivenOne = (parameter: string): boolean =>
  /:/.test(parameter) ? /\b(Tx|ActorTx|Work)\b/.test(parameter) : /\b(tx|work)\b/.test(parameter)
/** Calls whose function runs inside a transaction. */
const opens = /\b(db|context\.db)\.(write|read|system)$|\bbeyond$|^(inTransaction|writing|reading)$/

const nameOf = (callee: unknown): string => {
  if (!isNode(callee)) return ''
  const name = isNode(callee.property) ? callee.property.name : callee.name
  return typeof name === 'string' ? name : ''
}

/** True of code that ends by throwing and never answers: it translates an error, it does not take it away. */
function alwaysThrows(text: string, handler: Node): boolean {
  if (handler.type === 'BlockStatement') {
    const [last] = (handler.body as Node[]).slice(-1)
    return last?.type === 'ThrowStatement' && !/\breturn\b/.test(text.slice(handler.start, handler.end))
  }
  return isFunction(handler) && isNode(handler.body) && alwaysThrows(text, handler.body)
}

/** The handler of a node that takes errors away: a catch, `.catch(…)`, `.then(…, …)`, `allSettled`. */
function handlerOf(node: Node): Node | undefined {
  if (node.type === 'TryStatement')
    return isNode(node.handler) && isNode(node.handler.body) ? node.handler.body : undefined
  if (node.type !== 'CallExpression') return undefined
  const [first, second] = node.arguments as Node[]
  const name = nameOf(node.callee)
  if (name === 'catch') return first
  if (name === 'then') return second
  return name === 'allSettled' ? node : undefined
}

interface Place {
  path: string
  text: string
}

function catchesIn(place: Place, node: Node, isInside: boolean): string[] {
  const { path, text } = place
  const handler = handlerOf(node)
  const line = text.slice(0, node.start).split('\n').length
  const own =
    isInside && handler && !alwaysThrows(text, handler)
      ? [`${path}:${line}: an error is caught inside a transaction: attempt() of server/database/attempt.ts`]
      : []
  const { callee } = node
  const runs = isNode(callee) && opens.test(text.slice(callee.start, callee.end))
  return [
    ...own,
    ...partsOf(node).flatMap((part) => {
      const given = isFunction(part) ? (part.params as Node[]) : []
      const isGiven = given.some(({ start, end }) => isGivenOne(text.slice(start, end)))
      return catchesIn(place, part, isInside || isGiven || (runs && isFunction(part)))
    }),
  ]
}

/** Where an error may be caught with a transaction at hand, and why. */
const allowed: Readonly<Record<string, string>> = {
  'server/database/attempt.ts': 'the one place',
  'server/database/transaction.ts': 'the ends of a transaction itself',
  'server/database/in-transaction.ts': 'the end of a transaction of the owner, which throws on',
  'server/database/stream-search.ts': 'an early failure is kept for who reads the rows',
  'server/seed/fill-portal.ts': "a connection of the owner's, no transaction",
}

/** Errors that are caught inside a transaction past `attempt()`: half of the work would be kept, or all of it lost. */
export const caughtInTransactions = (code: Code): string[] =>
  [...code.files]
    .filter(
      ([path, text]) =>
        path.startsWith('server/') &&
        /\.ts$/.test(path) &&
        !allowed[path] &&
        /catch|allSettled|then/.test(text),
    )
    .flatMap(([path, text]) =>
      catchesIn({ path, text }, parseSync(path, text).program as unknown as Node, false),
    )

/** Where a transaction takes a role, and where it steps out of one and back. */
const roleKeepers = ['begin', 'check-login', 'roles', 'transaction'].map(
  (name) => `server/database/${name}.ts`,
)
const takesRole = /\b(?:set (?:local |session )?role|reset role|set session authorization)\b/i

/** Roles taken elsewhere: past the row rights there is one door, which gives the role back whatever comes. */
export const rolesTaken = (code: Code): string[] =>
  [...code.files]
    .filter(
      ([path, text]) => path.startsWith('server/') && takesRole.test(text) && !roleKeepers.includes(path),
    )
    .map(([path]) => `${path} takes a role: that is for pastRights() and the opening of a transaction`)

/** Work past the row rights that takes no transaction from their door: it would go on with the one of before. */
export const outerPastDoors = (code: Code): string[] =>
  [...code.files]
    .filter(
      ([path, text]) => path.startsWith('server/') && /\b(pastRights|beyond)\([^()]*\(\)\s*=>/.test(text),
    )
    .map(
      ([path]) => `${path}: what passes the row rights writes with the transaction that their door gives it`,
    )
