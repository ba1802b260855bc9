import { declarationEndpoints } from '../../resources/revenues/endpoints'
import { revenue } from '../../resources/revenues/revenue'
import { parisDay } from '../../resources/schema/paris-time'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import type { Call } from '../api/call'
import { ApiError } from '../api/error'
import { idList } from '../api/id-list'
import { pageSchema, rowsSchema } from '../api/schemas'
import { serve } from '../api/serve'
import { workOf } from '../api/work'
import type { FilterInput } from '../database/filter'
import { canRead } from '../database/rights'
import { searchRows } from '../database/search'

const among = (name: string, ids: number[] | undefined): FilterInput[] =>
  ids ? [{ name, operator: 'in', value: ids }] : []

/** A declaration that is still awaited after its day. */
const isLate = (row: UnknownRow, today: string): boolean =>
  (row.status === '100' || row.status === '200') && String(row.due_date) < today

/** The declarations of revenue that overlap a period, newest first. */
export const declarationCalls: Call[] = serve(
  declarationEndpoints,
  {
    async list({ context, actor, query }) {
      const resource = context.db.registry.get('revenue')
      if (!canRead(resource, actor)) throw new ApiError('err403')
      const filters: FilterInput[] = [
        ...among('company_id', idList('companies_id', query.companies_id)),
        ...among('catalog_id', idList('catalogs_id', query.catalogs_id)),
        ...(query.revenue_start
          ? [{ name: 'revenue_end', operator: 'gte' as const, value: query.revenue_start }]
          : []),
        ...(query.revenue_end
          ? [{ name: 'revenue_start', operator: 'lte' as const, value: query.revenue_end }]
          : []),
        ...(query.revenue_id ? [{ name: 'id', operator: 'eq' as const, value: query.revenue_id }] : []),
      ]
      return context.db.read(actor, async (tx) => {
        const work = workOf(context.db, tx, context.now())
        const rows = await searchRows(tx, work, { resource, filters, toMany: ['*'] })
        const today = parisDay(context.now())
        return { data: rows.map((row) => ({ ...row, late: isLate(row, today) })) }
      })
    },
  },
  { list: { answer: pageSchema(rowsSchema(revenue)) } },
)
