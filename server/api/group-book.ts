import { columnName, groupTexts, measureName } from '../../i18n/fr/grouping'
import { mostWritten, scaleOf } from '../../resources/schema/grouping'
import type { Cell } from '../../resources/schema/reading/given'
import { listTitle } from '../../resources/schema/resource'
import type { SheetFormat } from '../../resources/schema/sheet-format'
import type { Actor } from '../database/actor'
import { type GroupMeasure, type GroupRow, levels } from '../database/compile-groups'
import type { GroupKey } from '../database/group-key'
import type { TotalCell } from '../spreadsheet/report-xml'
import type { SheetColumn } from '../spreadsheet/sheet-xml'
import type { Context } from './context'
import { encoderOf } from './exports/encode'
import { exportName } from './exports/export-name'
import { exportFilters } from './exports/export-rights'
import { headLines } from './exports/head-lines'
import { exportedResource } from './exports/plan'
import { type GroupBody, groupsOf } from './group-question'
import { type FoundGroups, groupOf, readGroups } from './read-groups'
import type { Served } from './serve'
import { reading } from './with-work'

/** Numbers and days stay what they are; what else groups are called is a text. */
function keyCell(found: FoundGroups, row: GroupRow, key: GroupKey): Cell {
  const isValue = key.kind === 'number' || (key.kind === 'date' && key.period === 'day')
  if (row.key === null || !isValue) return groupOf(found, row, key).label
  return key.kind === 'number' ? Number(row.key) : { wall: row.key }
}

const measureCell = (value: string | null): Cell =>
  encoderOf({ kind: 'decimal', label: '', required: true })(value)

function columnsOf(
  { keys, request }: FoundGroups,
  fieldOf: (measure: GroupMeasure) => SheetColumn,
): SheetColumn[] {
  return [
    ...keys.map(({ field, association, period }) => ({
      header: columnName(field, { association, period }),
      width: 28,
    })),
    { header: groupTexts.count, width: 10 },
    ...request.measures.map(fieldOf),
  ]
}

/** Sums stand as formulas, so that a filter of the sheet follows; means and extremes as the database worked them out. */
function totalOf(
  found: FoundGroups,
  rows: readonly (readonly Cell[])[],
  total: GroupRow | undefined,
): TotalCell[] {
  const { keys, request } = found
  const sumOf = (at: number) => rows.reduce((sum, row) => sum + Number(row[at] ?? 0), 0)
  return [
    groupTexts.total,
    ...keys.slice(1).map(() => null),
    { sum: sumOf(keys.length) },
    ...request.measures.map(({ of }, at) =>
      of === 'sum' ? { sum: Number(total?.[`m${at}`] ?? 0) } : measureCell(total?.[`m${at}`] ?? null),
    ),
  ]
}

/**
 * The groups of a call as a workbook: one row for each innermost group, with filters, a head that stays, and a row of totals; for
 * whoever may export the list.
 */
export async function groupBook(
  context: Context,
  actor: Actor,
  { format, ...body }: GroupBody & { format?: SheetFormat | null | undefined },
): Promise<Served> {
  const resource = exportedResource(context, actor, body.model)
  const { search, ...asked } = groupsOf(context, actor, { body, most: mostWritten })
  const allowed = exportFilters({ policies: context.db.policies, actor }, resource) ?? []
  const filters = [...(search.filters ?? []), ...allowed]
  const request = { ...asked, search: { ...search, filters }, pivot: false }
  const found = await readGroups(context, actor, request)
  const [first, second] = found.keys
  const at = (level: number) => found.rows.filter((row) => row.level === level)
  const groups = new Map(at(levels.group).map((row) => [row.at, row]))
  const measures = (row: GroupRow) => request.measures.map((_, one) => measureCell(row[`m${one}`] ?? null))
  const rows = (second ? at(levels.inner) : at(levels.group)).map((row): Cell[] => {
    const outer = groups.get(row.at) ?? row
    const cells = [first && keyCell(found, outer, first), ...(second ? [keyCell(found, row, second)] : [])]
    return [...cells.map((cell) => cell ?? null), row.n, ...measures(row)]
  })
  const columns = columnsOf(found, ({ name, of }) => {
    const field = resource.fields[name]
    return field ? { header: measureName(field, of), width: 18, scale: scaleOf(field, of) } : { header: name }
  })
  const name = groupTexts.bookName({
    list: listTitle(resource),
    columns: columns
      .slice(0, found.keys.length)
      .map(({ header }) => header)
      .join(', '),
  })
  const above =
    format === 'pdf' ? await reading(context, actor, (work) => headLines(context, work, request.search)) : []
  const total = totalOf(found, rows, at(levels.total)[0])
  return {
    name: exportName(name, context.now()),
    sheets: [{ name: listTitle(resource), above, columns, rows: [rows], total }],
  }
}
