import { exportTypeTexts as texts } from '../../i18n/fr/export-types'
import { type ExportType, isMade } from '../../resources/exports/export-type'
import { type ExportKey, exportTypes, isExportKey } from '../../resources/exports/export-types'
import { messages } from '../../resources/schema/messages'
import type { Cell } from '../../resources/schema/reading/given'
import type { SheetFormat } from '../../resources/schema/sheet-format'
import { isRow } from '../../resources/schema/unknown-row'
import { filterKeys } from '../api/conditions'
import type { Context } from '../api/context'
import { ApiError, invalid } from '../api/error'
import { exportColumns } from '../api/exports/columns'
import { type ChosenField, chosenField, viewerOf } from '../api/exports/plan'
import type { WritablePlan } from '../api/exports/write-export'
import { refuseOthers } from '../api/known-keys'
import { listOf, most } from '../api/search-question'
import type { Work } from '../api/work'
import type { Actor } from '../database/actor'
import type { FilterInput } from '../database/filter'
import { cellOf, type SourceColumn, sheetColumn } from '../trade/export-source'
import { mayExport } from './allowed'
import { listPlan, pathsOf } from './list-plan'
import type { ExportSources } from './sources'
import { typeLines, typeSheets } from './type-sheets'

/** What is asked of a type: columns by their keys in order, filters, and the name of the file. */
export interface Asked {
  fields?: readonly unknown[] | undefined
  filters?: readonly unknown[] | undefined
  filename?: string | undefined
  format?: SheetFormat | undefined
}

/** A field that may be chosen. */
export interface OfferedColumn {
  key: string
  path: string
  field: string
  label: string
}

/** An export of a type, checked. */
export interface TypePlan extends WritablePlan {
  key: ExportKey
}

/** The type of a key that the actor may export; err400 on an unknown one, err403 without the right. */
export function typeOf(context: Context, actor: Actor, key: unknown): [ExportKey, ExportType] {
  if (!isExportKey(key)) throw invalid([{ name: 'type', message: texts.unknownType }])
  if (!mayExport(context.db.registry, actor, key)) throw new ApiError('err403')
  return [key, exportTypes[key]]
}

function filterOf(type: ExportType, value: unknown, at: number): FilterInput {
  const given = isRow(value) ? value : {}
  refuseOthers(given, filterKeys, `filters.${at}.`)
  const { name, operator, value: of } = given
  const day = name === type.period?.on && (operator === 'gte' || operator === 'lte')
  const id = type.filters?.some(({ on }) => on === name) && operator === 'eq'
  if (typeof name !== 'string' || !(day || id))
    throw invalid([{ name: 'filters', message: texts.unknownFilter }])
  if (day && !(typeof of === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(of) && !Number.isNaN(Date.parse(of))))
    throw invalid([{ name, message: texts.badDay }])
  if (id && !(Number.isSafeInteger(of) && Number(of) > 0)) throw invalid([{ name, message: texts.badId }])
  return { name, operator: operator as FilterInput['operator'], value: of }
}

const filtersOf = (type: ExportType, given: readonly unknown[] = []): FilterInput[] =>
  listOf(given, 'filters', most.filters).map((one, at) => filterOf(type, one, at))

/** The columns of a type that the actor may read, in their order. */
export function offeredColumns(
  context: Context,
  actor: Actor,
  { sources, key }: { sources: ExportSources; key: ExportKey },
): OfferedColumn[] {
  const type = exportTypes[key]
  if (isMade(type)) {
    const source = sources[key as keyof ExportSources]
    const columns = 'columns' in source ? source.columns : []
    return columns.map(({ key: of, label }) => ({ key: of, path: '', field: of, label }))
  }
  const known = exportColumns(
    viewerOf(context, actor),
    context.db.registry.get(type.model),
    pathsOf(type.columns),
  )
  const byKey = new Map(known.map((column) => [column.key, column]))
  return type.columns.flatMap((of) => {
    const column = byKey.get(of)
    return column ? [{ key: of, path: column.path, field: column.field, label: column.header }] : []
  })
}

/** The fields that were chosen, all of them where none are; err400 on one that is not offered. */
function chosenOf(
  offered: readonly OfferedColumn[],
  fields: readonly unknown[] | undefined,
): readonly ChosenField[] {
  if (!fields) return offered.map(({ key }) => ({ key }))
  const chosen = fields.map(chosenField)
  const unknown = chosen.some((one) => !offered.some(({ key }) => key === one.key))
  if (!fields.length || unknown)
    throw invalid([{ name: 'fields', message: fields.length ? messages.unknown : messages.required }])
  return chosen
}

/** The column of a chosen field, called as was asked. */
function columnOf(columns: readonly SourceColumn[], { key, label }: ChosenField): SourceColumn[] {
  const column = columns.find((one) => one.key === key)
  return column ? [label ? { ...column, label } : column] : []
}

async function* cells(
  columns: readonly SourceColumn[],
  batches: AsyncIterable<readonly Readonly<Record<string, unknown>>[]>,
): AsyncGenerator<Cell[][]> {
  for await (const rows of batches)
    yield rows.map((row) => columns.map((column) => cellOf(column, row[column.key])))
}

/** Reads what is asked of a type. */
export function typePlan(
  context: Context,
  actor: Actor,
  sources: ExportSources,
  { type: given, ...asked }: Asked & { type: unknown },
): TypePlan {
  const [key, type] = typeOf(context, actor, given)
  const filters = filtersOf(type, asked.filters)
  const filename = asked.filename?.trim() || type.label
  const fields = chosenOf(offeredColumns(context, actor, { sources, key }), asked.fields)
  const whole = {
    ...{ key, filename, format: asked.format, isTold: true },
    headLines: (work: Work) => typeLines(work, type, filters),
  }
  if (isMade(type)) {
    const source = sources[key as keyof ExportSources]
    const count = (work: Work) => source.count(work, filters)
    if ('sheets' in source)
      return { ...whole, isWorkbook: true, count, sheets: (work) => source.sheets(work, filters) }
    const columns = fields.flatMap((one) => columnOf(source.columns, one))
    const sheets = async (work: Work) =>
      typeSheets(type, [
        {
          name: type.label,
          columns: columns.map((column) => ({ ...sheetColumn(column), key: column.key })),
          rows: cells(columns, source.rows(work, filters)),
        },
      ])
    return { ...whole, isWorkbook: false, count, sheets }
  }
  return { ...whole, isWorkbook: false, ...listPlan(context, actor, { type, fields, filters }) }
}
