import { subDays } from 'date-fns/subDays'
import type { DifferingValue } from '../../../resources/imports/import-endpoints'
import type { ListedMerge } from '../../../resources/schema/merge-endpoints'
import { mergeDays } from '../../../resources/schema/mergeable'
import { type AnyResource, titleFields, titleOf } from '../../../resources/schema/resource'
import type { ReadRow } from '../../../resources/schema/unknown-row'
import type { Work } from '../../api/work'
import { literal, quote, tableOf } from '../../database/naming'
import { Params } from '../../database/params'
import { pastRights } from '../../database/past-rights'
import { rowCondition } from '../../database/query'
import { canReadField } from '../../database/rights'
import { type BulkRun, countsOf } from '../bulk-runs'

type FoundMerge = Omit<ListedMerge, 'title'> & { row: ReadRow; total: number }

/** Merges into records that the actor may write, the latest first. */
export async function listMerges(
  work: Work,
  resource: AnyResource,
  { offset, limit }: { offset: number; limit: number },
) {
  const params = new Params()
  const titles = titleFields(resource).filter((name) => canReadField(resource, name, work.actor))
  const where = rowCondition(work, resource, { alias: 't', params, mode: 'write' })
  const sql = `select b.id, b.kept_id, jsonb_build_object(${titles.map((name) => `${literal(name)}, t.${quote(name)}`).join(', ')}) as row, b.finished_at as at,
      coalesce(u.first_name || ' ' || u.last_name, '') as person, count(*) over ()::int as total,
      b.state = 'done' and b.finished_at > ${params.add(subDays(work.now, mergeDays))} as can_undo
    from bulk_edit b join ${quote(tableOf(resource))} t on t.id = b.kept_id
    left join "user" u on u.id = b.user_id
    where b.target = ${params.add(resource.name)} and b.kept_id is not null and ${where}
    order by b.id desc limit ${params.add(limit)} offset ${params.add(offset)}`
  const found = await pastRights(work.tx, 'merges', (past) => past.query<FoundMerge>(sql, params.values))
  const data = found.map(({ row, total, ...merge }) => ({
    ...merge,
    title: titleOf({ title: titles }, row) || `n° ${merge.kept_id}`,
  }))
  return { data, total: found[0]?.total ?? 0 }
}

/** Lines that are told one by one. */
const toldLines = 200
type LeftLine = {
  referrer: string | null
  entity_id: number
  title: string | null
  message: string | null
  differs: DifferingValue[]
}

/** What became of a merge that was taken back. */
export async function undoneOf(work: Work, run: BulkRun) {
  return pastRights(work.tx, 'merges', async (past) => {
    const { undone = 0, left = 0 } = await countsOf(past, run.id)
    const lines = await past.query<LeftLine>(
      `select referrer, entity_id, title, message, coalesce(differs, '[]') as differs from bulk_edit_row
       where bulk_edit_id = $1 and state = 'left' order by id limit ${toldLines}`,
      [run.id],
    )
    return {
      ...{ id: run.id, kept_id: Number(run.kept_id), undone, left },
      lines: lines.map(({ referrer, ...line }) => ({
        ...line,
        list: work.registry.get(referrer ?? run.target).label[0],
        title: line.title ?? `n° ${line.entity_id}`,
        message: line.message ?? '',
      })),
    }
  })
}
