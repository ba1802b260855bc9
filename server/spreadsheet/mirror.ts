import { createHash } from 'node:crypto'
import { type Cell, type GivenCell, isWallClock } from '../../resources/schema/reading/given'

/** What a mirrored text stands for when it was too long to be repeated: its fingerprint. */
export interface Hashed {
  hash: string
}
export type Mirrored = Cell | Hashed

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 16)
/** Characters above which a text is repeated by its fingerprint, in a row too long to be repeated whole. */
const short = 40

const fold = (text: string) =>
  text.includes('\n') || text.includes('\\')
    ? text.replace(/[\\\n]/g, (c) => (c === '\n' ? '\\n' : '\\\\'))
    : text
const unfold = (text: string) => text.replace(/\\(.)/g, (_, c: string) => (c === 'n' ? '\n' : c))

/** One cell as a line of a mirror; `text` is what is written of a text (escaped), else the text itself. */
export function mirrorLine(cell: Cell, text: string): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'string') return `s${fold(text)}`
  if (typeof cell === 'boolean') return cell ? 'b1' : 'b0'
  return isWallClock(cell) ? `w${cell.wall}` : `n${cell}`
}

/** The line of a cell in a row that is too long to be repeated whole. */
export const shortLine = (cell: Cell, line: string): string =>
  typeof cell === 'string' && cell.length > short ? `h${hashOf(cell)}` : line

function cellOf(line: string): Mirrored {
  const [kind, rest] = [line[0], line.slice(1)]
  if (kind === 's') return unfold(rest)
  if (kind === 'b') return rest === '1'
  if (kind === 'w') return { wall: rest }
  if (kind === 'h') return { hash: rest }
  if (kind === 'n') return Number.isFinite(Number(rest)) ? Number(rest) : null
  return null
}

/** What a mirror tells of its row: what it was headed by, and the cells as they were written. */
export function readMirror(text: string): { head: string; cells: Mirrored[] } {
  const [head = '', ...lines] = text.split('\n')
  return { head, cells: lines.map(cellOf) }
}

const isHashed = (cell: Mirrored): cell is Hashed =>
  cell !== null && typeof cell === 'object' && 'hash' in cell

/** The cell that a mirror repeats; undefined where it has but its fingerprint. */
export const plainCell = (cell: Mirrored): Cell | undefined => (isHashed(cell) ? undefined : cell)

/** Whether a mirror's fingerprint is that of a cell. */
export const isHashOf = (mirrored: Mirrored, cell: GivenCell): boolean =>
  isHashed(mirrored) && typeof cell === 'string' && hashOf(cell) === mirrored.hash
