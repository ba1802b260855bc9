import { importWords } from '../../../i18n/fr/import-words'
import type { Field } from '../../../resources/schema/field'
import { fold } from '../../../resources/schema/fold'
import { kindOf } from '../../../resources/schema/kinds'
import type { GivenCell } from '../../../resources/schema/reading/given'
import { readCell, wordsOf } from '../../../resources/schema/reading/read-cell'
import { singular } from '../../../resources/schema/search-words'
import type { SheetRow } from '../../spreadsheet/sheet-row'
import type { ExportColumn } from '../exports/columns'

const alikes = importWords.split('\n').map((line) => line.split(' '))

/** What a guess rests on. */
export type Sureness = 'both' | 'name' | 'content'

/** Lines that are looked at. */
const looked = 50
const shownSamples = 3

const cellsAt = (below: readonly SheetRow[], index: number): GivenCell[] =>
  below
    .slice(0, looked)
    .map(({ cells }) => cells[index] ?? null)
    .filter((cell) => wordsOf(cell).trim() !== '')

/** The first values of a column, each once, as they are read. */
export const samplesAt = (below: readonly SheetRow[], index: number): string[] =>
  [...new Set(cellsAt(below, index).map((cell) => wordsOf(cell).trim().slice(0, 80)))].slice(0, shownSamples)

/** What a title is of, beside what it says of that: « Code article » is a code. */
const things: ReadonlySet<string> = new Set(['article', 'produit'])

/** Of a title its words, each by the first of those that mean the same. */
function meanings(title: string): Set<string> {
  const all = fold(title)
    .split(/[^a-z0-9]+/)
    .map((word) => singular(word))
    .filter((word) => word.length > 1)
  const said = all.filter((word) => !things.has(word))
  const words = said.length ? said : all
  return new Set(words.map((word) => alikes.find((alike) => alike.includes(word))?.[0] ?? word))
}

/** How much two titles have in common, from 0 to 1. */
function likeness(one: string, other: string): number {
  const [a, b] = [meanings(one), meanings(other)]
  const shared = [...a].filter((word) => b.has(word)).length
  return shared / Math.max(a.size, b.size, 1)
}

/** Whether values of another sort would be refused: of a text that takes anything, nothing follows from what it holds. */
const isTelling = (field: Field) =>
  !['ref', 'refs', 'list'].includes(field.kind) &&
  (kindOf(field).cell !== 'text' ||
    field.kind === 'select' ||
    kindOf(field).digits !== undefined ||
    field.kind === 'email')

/** The share of the values that a field reads; undefined where that says nothing of it. */
function fit(field: Field, cells: readonly GivenCell[]): number | undefined {
  if (!cells.length || !isTelling(field)) return undefined
  return cells.filter((cell) => readCell(field, cell).error === undefined).length / cells.length
}

/** How sure it is that a column is what its title says. */
export function surenessOf(column: ExportColumn, below: readonly SheetRow[], index: number): Sureness {
  return (fit(column.declared, cellsAt(below, index)) ?? 0) >= 0.9 ? 'both' : 'name'
}

/** Kinds of which few other texts are one. */
const isUnmistakable = (field: Field) => field.kind === 'email' || (kindOf(field).digits ?? 0) >= 8

interface Rated {
  column: ExportColumn
}
const isReference = ({ column }: Rated): number => Number(['ref', 'refs'].includes(column.declared.kind))
/** A title that may be the row's own or that of another row is its own. */
const ownFirst = (one: Rated, other: Rated) => isReference(one) - isReference(other)

/** The field that a column of an unknown title may be, by its title and by what it holds. */
export function guessColumn(
  columns: readonly ExportColumn[],
  { title, below, index }: { title: string; below: readonly SheetRow[]; index: number },
): { key: string; sure: Sureness } | undefined {
  const cells = cellsAt(below, index)
  const rated = columns
    .map((column) => ({ column, name: likeness(title, column.label), content: fit(column.declared, cells) }))
    .filter(({ content }) => content === undefined || content >= 0.5)
  const named = rated.filter(({ name }) => name >= 0.5).sort((a, b) => b.name - a.name)
  const [best, next] = named.filter(({ name }) => name === named[0]?.name).sort(ownFirst)
  if (best && (!next || isReference(next) > isReference(best)))
    return { key: best.column.key, sure: (best.content ?? 0) >= 0.9 ? 'both' : 'name' }
  const [only, other] = rated.filter(
    ({ column, content }) => isUnmistakable(column.declared) && (content ?? 0) >= 0.9,
  )
  return only && !other && cells.length > 1 ? { key: only.column.key, sure: 'content' } : undefined
}
