import type { ListType } from '../../resources/exports/export-type'
import type { Context } from '../api/context'
import { type ExportColumn, exportColumns } from '../api/exports/columns'
import { type ChosenField, chosenColumns, viewerOf } from '../api/exports/plan'
import { exportRows } from '../api/exports/rows'
import type { WritablePlan } from '../api/exports/write-export'
import { searchOf } from '../api/search-question'
import type { Work } from '../api/work'
import type { Actor } from '../database/actor'
import type { FilterInput } from '../database/filter'
import { countUpTo, type SearchRequest } from '../database/search'
import { typeSheets } from './type-sheets'

/** Associations that columns come from. */
export const pathsOf = (columns: readonly string[]) =>
  columns.map((key) => key.split('.').slice(0, -1).join('.')).filter(Boolean)

interface Filled {
  columns: readonly ExportColumn[]
  /** By place: the column whose cell stands where its own is empty. */
  others: ReadonlyMap<number, ExportColumn>
}

/** The rows of a search; where a cell is empty that another fills, with that one's. */
async function* filledRows(work: Work, search: SearchRequest, { columns, others }: Filled) {
  const places = [...others.keys()]
  const read = [...columns, ...others.values()]
  for await (const batch of exportRows(work, search, { columns: read })) {
    for (const row of batch) {
      for (const [extra, at] of places.entries()) row[at] ??= row[columns.length + extra] ?? null
      row.length = columns.length
    }
    yield batch
  }
}

/** The rows and columns of a type that one file holds. */
interface ChosenRows {
  type: ListType
  fields: readonly ChosenField[]
  filters: readonly FilterInput[]
}

/** How the rows of a list's type are counted and written. */
export function listPlan(
  context: Context,
  actor: Actor,
  { type, fields, filters }: ChosenRows,
): Pick<WritablePlan, 'count' | 'sheets'> {
  const viewer = viewerOf(context, actor)
  const resource = context.db.registry.get(type.model)
  const associations = pathsOf(type.columns)
  const columns = chosenColumns(viewer, resource, { fields, associations })
  const known = new Map(exportColumns(viewer, resource, associations).map((one) => [one.key, one]))
  const others = new Map(
    columns.flatMap(({ key }, at): [number, ExportColumn][] => {
      const other = known.get(type.otherwise?.[key] ?? '')
      return other ? [[at, other]] : []
    }),
  )
  const { associations: _associations, ...search } = searchOf(context, actor, {
    model: resource.name,
    fields: filters,
    orders: type.orders,
    limit: 1,
  })
  const request = (where: ListType['where'] = []) => ({
    ...search,
    filters: [...(search.filters ?? []), ...where],
    offset: 0,
    limit: undefined,
  })
  const rows = request(type.where)
  const sheetOf = (work: Work, name: string, of: SearchRequest) => ({
    ...{ name, columns, rows: filledRows(work, of, { columns, others }) },
  })
  return {
    count: async (work) => (await countUpTo(work.tx, work, { request: rows })).total,
    sheets: async (work) =>
      typeSheets(type, [
        sheetOf(work, type.label, rows),
        ...(type.apart ? [sheetOf(work, type.apart.name, request(type.apart.where))] : []),
      ]),
  }
}
