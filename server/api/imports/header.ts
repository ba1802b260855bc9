import { importTexts } from '../../../i18n/fr/exports'
import { fold } from '../../../resources/schema/fold'
import type { GivenCell } from '../../../resources/schema/reading/given'
import type { AnyResource } from '../../../resources/schema/resource'
import type { SheetRow } from '../../spreadsheet/sheet-row'
import { readBaseTitle } from '../exports/base-column'
import { type ExportColumn, exportColumns, type Viewer } from '../exports/columns'
import { type ColumnUse, useOf } from '../exports/comes-back'
import { saidIn } from '../said-in'
import { guessColumn, samplesAt, surenessOf } from './guess-columns'
import { type MadeCells, secondPart } from './made-cells'
import type { FoundColumn } from './outcome'
import { titleText } from './titles'

/** A column of the file and what becomes of it. */
export interface ImportColumn {
  /** Its place in a row, from 0. */
  index: number
  column: ExportColumn
  use: ColumnUse
  /** The column of the file that it is a part of. */
  from?: number
}

/** Where a file tells what its rows were, and of which columns. */
export interface BasePlace {
  index: number
  keys: readonly string[]
}

export interface Header {
  columns: ImportColumn[]
  /** All columns that have a title, as the person is told of them. */
  found: FoundColumn[]
  base?: BasePlace
  /** The cells that each line has beside those of the file, by their place. */
  constants: MadeCells['constants']
  /** The columns of which each cell holds two fields. */
  divided: MadeCells['divided']
  /** French reasons why the whole file is refused. */
  errors: string[]
}

/** What a person made of columns, now or of an earlier file: the field that each is read as, and one more that it fills, or null where it is passed over. */
export type Mapping = readonly { index: number; key: string | null; also?: string; recalled?: boolean }[]

/** Who reads a file into what. */
export interface Reading {
  viewer: Viewer
  resource: AnyResource
  /** Fields whose typed values become something else. */
  typed: readonly string[]
  mapping: Mapping
  /** Fields that the file lacks, each with one value for all its lines. */
  constants?: readonly Constant[]
}

/** One value for all the lines of a file. */
export interface Constant {
  key: string
  value: string
}

/** Where constants stand in a row, and the parts of columns: behind the last column that a file may have. */
const [constantsFrom, partsFrom] = [256, 512]

/** Titles of columns that an export may hold beside those that come back: what is read across an association. */
const isAcross = ({ viewer, resource }: Reading, title: string) =>
  Object.entries(resource.fields).some(
    ([name, field]) =>
      field.to && viewer.registry.association(resource, name) && title.startsWith(`${field.label} – `),
  )

/** The folded titles by which the columns of a list are known. */
export const knownTitles = (viewer: Viewer, resource: AnyResource): ReadonlySet<string> =>
  new Set(exportColumns(viewer, resource).map((column) => fold(column.header)))

interface Titles {
  base?: BasePlace
  /** The columns by their titles, folded: those of every export, and those that this file was given. */
  known: ReadonlyMap<string, ExportColumn>
}

function titlesOf({ viewer, resource }: Reading, cells: readonly GivenCell[]): Titles {
  const index = cells.findIndex((cell) => readBaseTitle(cell) !== undefined)
  const given = readBaseTitle(cells[index] ?? null) ?? []
  const paths = given.map(({ key }) => key.split('.').slice(0, -1).join('.')).filter(Boolean)
  const columns = exportColumns(viewer, resource, [...new Set(paths)])
  const known = new Map(columns.map((column) => [fold(column.header), column]))
  const byKey = new Map(columns.map((column) => [column.key, column]))
  // Files are written in French, whoever reads them.
  for (const { key, header } of saidIn(undefined, () => exportColumns(viewer, resource))) {
    const column = byKey.get(key)
    if (column && !known.has(fold(header))) known.set(fold(header), column)
  }
  for (const { key, header } of given) {
    const column = byKey.get(key)
    if (column) known.set(fold(header), { ...column, header })
  }
  return { known, ...(index < 0 ? {} : { base: { index, keys: given.map(({ key }) => key) } }) }
}

const isWritten = ({ use }: ImportColumn) => use === 'field' || use === 'locked' || use === 'typed'

/** Titles that say nothing of a row: what an annotated workbook tells of its errors. */
const isPassedOver = (reading: Reading, title: string) =>
  title === importTexts.annotation || isAcross(reading, title)

/** What is made of one column: as the person said, else by its title; null where it is passed over. */
function columnAt(reading: Reading, { known }: Titles, at: { index: number; title: string }) {
  const said = reading.mapping.find(({ index }) => index === at.index)
  if (said) return [...known.values()].find(({ key }) => key === said.key) ?? null
  return known.get(fold(at.title)) ?? (isPassedOver(reading, at.title) ? null : undefined)
}

/** Adds the fields that are the same on every line; one that the file has stays the file's. */
function addConstants(reading: Reading, { known }: Titles, header: Header): Header {
  const taken = new Set(header.columns.map(({ column }) => column.key))
  const constants = (reading.constants ?? []).flatMap(({ key, value }, at) => {
    const column = [...known.values()].find((one) => one.key === key)
    if (!column || taken.has(key)) return []
    taken.add(key)
    const use = useOf(reading.viewer, reading.resource, { column, typed: reading.typed })
    if (use === 'field' || use === 'typed') header.columns.push({ index: constantsFrom + at, column, use })
    return [{ index: constantsFrom + at, value }]
  })
  return { ...header, constants }
}

/** Notes that a column fills a second field; undefined where nobody says so of it. */
function divide(
  reading: Reading,
  { known }: Titles,
  { index, header }: { index: number; header: Header },
): { place: number; also: ExportColumn; use: ColumnUse } | undefined {
  const key = reading.mapping.find((said) => said.index === index)?.also
  const also = key === undefined ? undefined : [...known.values()].find((one) => one.key === key)
  if (!also) return undefined
  const places = [partsFrom + 2 * index, partsFrom + 2 * index + 1] as const
  header.divided = [...header.divided, { index, places, second: secondPart(also) }]
  const use = useOf(reading.viewer, reading.resource, { column: also, typed: reading.typed })
  return { place: places[1], also, use }
}

/** What a column holds, and what it is guessed to be. */
function told(
  titles: Titles,
  column: ExportColumn | null | undefined,
  at: Parameters<typeof guessColumn>[1],
) {
  const samples = samplesAt(at.below, at.index)
  if (column) return { samples, sure: surenessOf(column, at.below, at.index) }
  const guess = column === undefined ? guessColumn([...new Set(titles.known.values())], at) : undefined
  return { samples, ...(guess && { guess: guess.key, sure: guess.sure }) }
}

/** Reads the titles of a file: those of an export or of the template, in any order; `below` are its first lines. */
export function readHeader(
  reading: Reading,
  cells: readonly GivenCell[],
  below: readonly SheetRow[] = [],
): Header {
  const titles = titlesOf(reading, cells)
  const base = titles.base ? { base: titles.base } : {}
  const header: Header = { columns: [], found: [], errors: [], constants: [], divided: [], ...base }
  const seen = new Set<string>()
  for (const [index, cell] of cells.entries()) {
    const title = index === titles.base?.index ? '' : titleText(cell)
    if (!title) continue
    const column = columnAt(reading, titles, { index, title })
    const said = reading.mapping.find((one) => one.index === index)
    header.found.push({
      ...{ index, title, key: column?.key ?? null, unknown: column === undefined },
      ...(said?.also !== undefined && column ? { also: said.also } : {}),
      ...(said?.recalled ? { recalled: true } : {}),
      ...told(titles, column, { title, below, index }),
    })
    if (column === undefined) header.errors.push(importTexts.unknownColumn({ title }))
    if (!column) continue
    if (seen.has(column.key)) header.errors.push(importTexts.twiceColumn({ title }))
    seen.add(column.key)
    const use = useOf(reading.viewer, reading.resource, { column, typed: reading.typed })
    const second = divide(reading, titles, { index, header })
    if (!second) {
      header.columns.push({ index, column, use })
      continue
    }
    const { place, also } = second
    if (seen.has(also.key)) header.errors.push(importTexts.twiceColumn({ title: also.header }))
    seen.add(also.key)
    header.columns.push({ index: place - 1, column, use, from: index })
    header.columns.push({ index: place, column: also, use: second.use, from: index })
  }
  const whole = addConstants(reading, titles, header)
  if (!whole.columns.some(isWritten) && !whole.errors.length) whole.errors.push(importTexts.noHeader)
  return whole
}
