import { revenueTexts as texts } from '../../i18n/fr/revenues'
import type { AnyResource } from '../../resources/schema/resource'
import { ApiError } from '../api/error'
import { removeRow } from '../api/remove'
import type { Work } from '../api/work'
import { updateRow } from '../api/write'
import type { Writers } from '../api/writers'
import { lockRevenue } from './revenue'

type Row = Record<string, unknown>

async function refuseDeclared(work: Work, id: number) {
  const row = await lockRevenue(work.tx, id)
  if (row.status !== '100') throw new ApiError('err409', { display: texts.onlyWaiting })
  return row
}

/** What a supplier has begun to fill keeps its scope; what it has declared stands. */
async function updateRevenue(work: Work, resource: AnyResource, id: number, input: Row): Promise<Row> {
  const row = await refuseDeclared(work, id)
  const moves = (['company_id', 'catalog_id', 'supplier_id', 'mode'] as const).some(
    (name) => name in input && input[name] !== row[name],
  )
  if (moves && row.saved_at) throw new ApiError('err409', { display: texts.keptAmounts })
  return updateRow(work, resource, { id, input })
}

async function removeRevenue(work: Work, resource: AnyResource, id: number): Promise<void> {
  await refuseDeclared(work, id)
  await removeRow(work, resource, { id })
}

export const revenueWriters: Writers = {
  revenue: { update: updateRevenue, remove: removeRevenue },
}
