import { errorTexts } from '../../../i18n/fr/api-errors'
import { messages } from '../../../resources/schema/messages'
import type { AnyResource } from '../../../resources/schema/resource'
import { type SheetFormat, sheetFormats } from '../../../resources/schema/sheet-format'
import { isRow, type ReadRow } from '../../../resources/schema/unknown-row'
import { type Actor, may } from '../../database/actor'
import { isImportableBy } from '../../database/rights'
import { countUpTo, type SearchRequest } from '../../database/search'
import { rowLimit } from '../../spreadsheet/write-workbook'
import type { Context } from '../context'
import { invalid, unreadable } from '../error'
import { refuseOthers } from '../known-keys'
import { listOf, searchOf } from '../search-question'
import { typedFields } from '../writers'
import { baseColumn, baseHead } from './base-column'
import { type ExportColumn, exportColumns, type Viewer } from './columns'
import { useOf } from './comes-back'
import { exportFilters } from './export-rights'
import { headLines } from './head-lines'
import { exportRows } from './rows'
import type { WritablePlan } from './write-export'

/** What an export asks for, checked: the search and the columns. */
export interface ExportPlan extends WritablePlan {
  resource: AnyResource
  search: SearchRequest
  columns: ExportColumn[]
}

/** The associations that were named; what is no name is refused. */
function namesOf(value: unknown): string[] {
  const names = listOf(value, 'associations')
  if (names.some((one) => typeof one !== 'string'))
    throw invalid([{ name: 'associations', message: messages.text }])
  return names.map(String)
}

export const viewerOf = (context: Context, actor: Actor): Viewer => ({ actor, registry: context.db.registry })

const within = ({ db: { policies } }: Context, actor: Actor) => ({ policies, actor })

/** The resource of a model that the actor may export; err400 on an unknown one, err403 without the right to see it. */
export function exportedResource(context: Context, actor: Actor, model: string): AnyResource {
  const resource = context.db.registry.find(model)
  if (!resource) throw invalid([{ name: 'model', message: errorTexts.model }])
  if (
    resource.refusal ||
    !may(actor, resource.access.view) ||
    !exportFilters(within(context, actor), resource)
  )
    throw unreadable(resource)
  return resource
}

/** A chosen field: its key, and what its column is to be called where that was said. */
export interface ChosenField {
  key: string
  label?: string
}

const chosenKeys = new Set(['key', 'path', 'field', 'label'])

/** Reads a chosen field, given as a text or as what `PUT /exports/fields/` answered. */
export function chosenField(value: unknown, at: number): ChosenField {
  if (typeof value === 'string') return { key: value }
  const given = isRow(value) ? value : {}
  refuseOthers(given, chosenKeys, `fields.${at}.`)
  const { path, field, label } = given
  const spelled = [path, field].filter((part) => typeof part === 'string' && part !== '').join('.')
  const key = given.key ?? spelled
  const said = typeof label === 'string' ? label.trim().slice(0, longestLabel) : ''
  return { key: typeof key === 'string' ? key : '', ...(said ? { label: said } : {}) }
}

const mostColumns = 500

/** Characters of a column's title. */
const longestLabel = 200

/** The columns that were asked for, no others, in their order and under their labels. */
export function chosenColumns(
  viewer: Viewer,
  resource: AnyResource,
  { fields, associations }: { fields: unknown; associations: readonly string[] },
): ExportColumn[] {
  const chosen = listOf(fields, 'fields', mostColumns).map(chosenField)
  if (!chosen.length) throw invalid([{ name: 'fields', message: messages.required }])
  const paths = chosen.map(({ key }) => key.split('.').slice(0, -1).join('.')).filter(Boolean)
  const possible = new Map(
    exportColumns(viewer, resource, [...associations, ...paths]).map((column) => [column.key, column]),
  )
  const columns = [...new Map(chosen.map((one) => [one.key, one])).values()].map(({ key, label }) => {
    const column = possible.get(key)
    return column && label ? { ...column, header: label } : column
  })
  if (columns.includes(undefined)) throw invalid([{ name: 'fields', message: messages.unknown }])
  return columns.filter((column) => column !== undefined)
}

/**
 * How the rows of a search are counted and written. For the import, a hidden sheet says what the file is of and which export, and
 * where it may come back a hidden column what each row was.
 */
export function writable(
  { random }: Pick<Context, 'random'>,
  { resource, search, columns }: Pick<ExportPlan, 'resource' | 'search' | 'columns'>,
  comesBack: boolean,
): Pick<WritablePlan, 'count' | 'sheets' | 'notes'> {
  const written = comesBack ? [...columns, baseColumn(columns)] : columns
  const last = comesBack ? { last: baseHead } : {}
  return {
    notes: { model: resource.name, export: random(16).toString('hex') },
    count: async (work) => {
      const { total, capped } = await countUpTo(work.tx, work, { request: search, cap: rowLimit })
      return capped ? total + 1 : total
    },
    sheets: async (work) => [
      { name: resource.label[1], columns: written, rows: exportRows(work, search, { columns, ...last }) },
    ],
  }
}

const keys = new Set([
  ...['model', 'associations', 'fields', 'filters', 'orders', 'params', 'enableMode', 'filename', 'format'],
])

function bodyOf(given: unknown): ReadRow {
  const body = isRow(given) ? given : {}
  refuseOthers(body, keys)
  if (String(body.filename ?? '').length > 150)
    throw invalid([{ name: 'filename', message: messages.maxLength(150) }])
  return body
}

/** The format that is asked for; err400 on an unknown one. */
export function formatOf(format: unknown): SheetFormat | undefined {
  if (format === undefined || format === null || format === '') return undefined
  if (typeof format === 'string' && Object.hasOwn(sheetFormats, format)) return format as SheetFormat
  throw invalid([{ name: 'format', message: messages.choice }])
}

/**
 * Reads the body of an export: its columns are those asked for. A field that the actor may not read is unknown, like one that
 * does not exist.
 */
export function exportPlan(context: Context, actor: Actor, given: unknown): ExportPlan {
  const { format, ...body } = bodyOf(given)
  const resource = exportedResource(context, actor, String(body.model))
  const { associations: _associations, ...rest } = searchOf(context, actor, {
    ...body,
    associations: undefined,
    fields: undefined,
    limit: 1,
  })
  const columns = chosenColumns(viewerOf(context, actor), resource, {
    fields: body.fields,
    associations: namesOf(body.associations),
  })
  const filename =
    typeof body.filename === 'string' && body.filename.trim() ? body.filename : resource.label[1]
  const filters = [...(rest.filters ?? []), ...(exportFilters(within(context, actor), resource) ?? [])]
  const search = { ...rest, filters, offset: 0, limit: undefined }
  const written = isImportableBy(resource, actor)
    ? comingBack(context, actor, { resource, columns })
    : columns
  return {
    ...{ resource, search, columns: written, filename, format: formatOf(format) },
    headLines: (work) => headLines(context, work, { ...rest, resource }),
    ...writable(context, { resource, search, columns: written }, written !== columns),
  }
}

/** The columns of a file that the actor may import again, those greyed that do not come back. */
function comingBack(
  context: Context,
  actor: Actor,
  { resource, columns }: Pick<ExportPlan, 'resource' | 'columns'>,
): ExportColumn[] {
  const typed = typedFields(context, resource)
  const isMuted = (column: ExportColumn) =>
    ['fixed', 'locked'].includes(useOf(viewerOf(context, actor), resource, { column, typed }))
  return columns.map((column) => ({ ...column, muted: isMuted(column) }))
}
