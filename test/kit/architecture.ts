import { builtinModules } from 'node:module'
import { posix } from 'node:path'
import {
  browserRooms,
  floors,
  heavyPackages,
  maxLines,
  network,
  placed,
  rooms,
  separateDomains,
  separateFolders,
} from './architecture-table'

/** The code by path, and the packages that package.json names. */
export type Code = {
  files: ReadonlyMap<string, string>
  dependencies: readonly string[]
  development: readonly string[]
}
export type Import = { from: string; to: string; isType: boolean }

const clause = /^\s*(?:import|export)\s+(type\s+)?(?:[\w$*{},\s]+?\s+from\s+)?['"]([^'"\n]+)['"]/gm
const dynamic = /\bimport\(\s*['"]([^'"\n]+)['"]\s*\)/g
const token = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g
const glob = /\bimport\.meta\.glob(?:<\w+>)?\(\s*'([^'\n]+)'/g
const extensions = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx']

const placeOf = (path: string): string =>
  placed.reduce((place, [pattern, there]) => place.replace(pattern, there), path)
const roomOf = (path: string): string => placeOf(path).split('/')[0] ?? ''
const isRelative = (name: string): boolean => name.startsWith('.')
const packageOf = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')
const isBuiltin = (name: string): boolean =>
  name.startsWith('node:') || builtinModules.includes(packageOf(name))

/** The code without its comments and the text of its templates, where nothing is imported or called. */
function codeOnly(text: string): string {
  const keep = (found: string) => (found.startsWith('`') ? '``' : found.startsWith('/') ? '' : found)
  return text.replace(token, keep)
}

function resolveImport(code: Code, from: string, name: string): string {
  const target = posix.normalize(name.startsWith('/') ? name.slice(1) : posix.join(posix.dirname(from), name))
  const ending = extensions.find((extension) => code.files.has(target + extension))
  return target + (ending ?? '')
}

/** The files of a pattern with `*` for the name of a folder. */
function filesLike(code: Code, from: string, pattern: string): string[] {
  const [before = '', after = ''] = posix.join(posix.dirname(from), pattern).split('*')
  return [...code.files.keys()].filter((path) => path.startsWith(before) && path.endsWith(after))
}

function importsIn(code: Code, from: string, text: string): Import[] {
  const bare = codeOnly(text)
  const found = [
    ...[...bare.matchAll(clause)].map(([, type, name = '']) => ({ name, isType: type !== undefined })),
    ...[...bare.matchAll(dynamic)].map(([, name = '']) => ({ name, isType: false })),
  ]
  const all = [...bare.matchAll(glob)].flatMap(([, name = '']) => filesLike(code, from, name))
  return [
    ...found.map(({ name, isType }) => ({
      from,
      to: isRelative(name) || name.startsWith('/') ? resolveImport(code, from, name) : `npm:${name}`,
      isType,
    })),
    ...all.map((to) => ({ from, to, isType: false })),
  ]
}

/** Every import of the code; packages are written `npm:name`. */
export const importsOf = (code: Code): Import[] =>
  [...code.files].flatMap(([path, text]) => importsIn(code, path, text))

const isPackage = (to: string): boolean => to.startsWith('npm:')

function floorOf(path: string): { floor: number; part: string } {
  const [room = '', part = '', ...rest] = placeOf(path).split('/')
  const name = rest.length === 0 ? '/' : part
  const table = floors[room] ?? []
  const index = (wanted: string) => table.findIndex((names) => names.includes(wanted))
  const own = rest.length === 0 ? index(part) : -1
  const floor = own >= 0 ? own : index(name) >= 0 ? index(name) : index('*')
  return { floor, part: rest.length === 0 ? '' : part }
}

function roomBreach({ from, to }: Import): string | undefined {
  const [here, there] = [roomOf(from), roomOf(to)]
  if (here === there || rooms[here]?.includes(there)) return undefined
  return rooms[here] ? `${from} imports ${to}: ${here} may not import ${there}` : `${from}: unknown room`
}

function floorBreach({ from, to }: Import): string | undefined {
  const room = roomOf(from)
  if (room !== roomOf(to) || !floors[room]) return undefined
  const [here, there] = [floorOf(from), floorOf(to)]
  if (here.floor < 0 || there.floor < 0)
    return `${here.floor < 0 ? from : to}: a part of ${room} without a floor`
  if (there.floor > here.floor) return `${from} imports ${to}, which stands above it`
  const isDomain = floors[room][here.floor]?.includes('*') && separateDomains.includes(room)
  const isOther = isDomain && here.floor === there.floor && here.part !== there.part
  return isOther ? `${from} imports ${to}: two domains of ${room} do not import each other` : undefined
}

/** The folder below a folder of separate ones; undefined for its own files and for what stands elsewhere. */
function partOf(path: string, folder: string): string | undefined {
  const [part, ...rest] = path.startsWith(folder) ? path.slice(folder.length).split('/') : []
  return rest.length ? part : undefined
}

function folderBreach({ from, to }: Import): string | undefined {
  const folder = separateFolders.find((one) => partOf(from, one) && partOf(to, one))
  const isOther = folder !== undefined && partOf(from, folder) !== partOf(to, folder)
  return isOther ? `${from} imports ${to}: two parts of ${folder} do not import each other` : undefined
}

function packageBreach(code: Code, { from, to }: Import): string | undefined {
  const name = to.slice('npm:'.length)
  const isBrowser = browserRooms.includes(roomOf(from))
  if (isBuiltin(name)) return isBrowser ? `${from} imports ${name}, which no browser has` : undefined
  const isTool = roomOf(from) === 'scripts' || roomOf(from) === 'test'
  const allowed = isTool ? [...code.dependencies, ...code.development] : code.dependencies
  return allowed.includes(packageOf(name))
    ? undefined
    : `${from} imports ${name}, which package.json does not name`
}

/** Rooms, floors, domains and packages: who may import whom. */
export function importBreaches(code: Code): string[] {
  return importsOf(code)
    .map((one) =>
      isPackage(one.to)
        ? packageBreach(code, one)
        : (roomBreach(one) ?? floorBreach(one) ?? folderBreach(one)),
    )
    .filter((breach) => breach !== undefined)
}

/** What is seen of a kind, wherever it stands, belongs to the fields that register it. */
const folderOf = (path: string): string => {
  const place = placeOf(path)
  return place === path ? path.replace(/\/[^/]+$/, '') : place.replace(/\/kinds\/.*/, '')
}
const isWithin = (here: string, there: string) => `${there}/`.startsWith(`${here}/`)

/** Pairs of folders that import each other, but for a folder and its own. */
export function twoWayPairs(code: Code): string[] {
  const ways = new Set(
    importsOf(code)
      .filter(({ from, to }) => code.files.has(to) && !from.startsWith('test/'))
      .map(({ from, to }) => `${folderOf(from)} ${folderOf(to)}`),
  )
  const isTwoWay = (way: string) => {
    const [here = '', there = ''] = way.split(' ')
    return here < there && !isWithin(here, there) && ways.has(`${there} ${here}`)
  }
  return [...ways].filter(isTwoWay).sort()
}

function importMap(code: Code, isKept: (one: Import) => boolean): Map<string, string[]> {
  const map = new Map<string, string[]>()
  for (const one of importsOf(code).filter(isKept)) map.set(one.from, [...(map.get(one.from) ?? []), one.to])
  return map
}

/** Chains of imports that come back to their beginning. */
export function cycles(code: Code): string[] {
  const map = importMap(code, ({ to }) => code.files.has(to))
  const done = new Set<string>()
  const path: string[] = []
  const found: string[] = []
  const visit = (file: string): void => {
    if (path.includes(file)) found.push([...path.slice(path.indexOf(file)), file].join(' → '))
    if (done.has(file) || path.includes(file)) return
    path.push(file)
    for (const next of map.get(file) ?? []) visit(next)
    path.pop()
    done.add(file)
  }
  for (const file of map.keys()) visit(file)
  return found
}

/** What the login page would load that is too heavy for it. */
export function loginBreaches(code: Code): string[] {
  const map = importMap(code, ({ isType }) => !isType)
  const reached = new Set([...code.files.keys()].filter((path) => path.startsWith('src/login/')))
  for (const file of reached) for (const next of map.get(file) ?? []) if (!isPackage(next)) reached.add(next)
  return [...reached].flatMap((file) =>
    (map.get(file) ?? [])
      .filter((to) => isPackage(to) && heavyPackages.test(to.slice('npm:'.length)))
      .map((to) => `the login page loads ${to.slice('npm:'.length)} through ${file}`),
  )
}

/** Files of the browser that speak to the network past `providers`. */
export const networkBreaches = (code: Code): string[] =>
  [...code.files]
    .filter(([path, text]) => roomOf(path) === 'src' && network.test(codeOnly(text)))
    .map(([path]) => `${path} calls the network: only providers do`)

/** Files that say more than one thing, by their length; tests are lists, and may be long. */
export const longFiles = (code: Code): string[] =>
  [...code.files]
    .map(([path, text]) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ path, lines }) => roomOf(path) !== 'test' && lines > maxLines)
    .map(({ path, lines }) => `${path} has ${lines} lines, over ${maxLines}`)
