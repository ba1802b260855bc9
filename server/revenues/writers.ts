import { revenueTexts as texts } from '../../i18n/fr/revenues'
import { frenchDay } from '../../resources/schema/date-text'
import { messages } from '../../resources/schema/messages'
import type { AnyResource } from '../../resources/schema/resource'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import { ApiError } from '../api/error'
import type { RowUpdate } from '../api/row-update'
import type { Work } from '../api/work'
import { createRow, updateRow } from '../api/write'
import type { Writers } from '../api/writers'
import { attempt } from '../database/attempt'
import { pastRights } from '../database/past-rights'

const otherSql = `
  select r.id, r.revenue_start, r.revenue_end from revenue r
  where r.id = revenue_overlap($1::bigint, $2::bigint, $3::bigint, $4::date, $5::date, $6::bigint)`
const correctedSql = `select r.id, r.revenue_start, r.revenue_end from revenue r where r.id = $1`

interface Other extends UnknownRow {
  id: number
  revenue_start: string
  revenue_end: string
}

const isOverlap = (error: unknown) =>
  error instanceof ApiError &&
  Array.isArray(error.answer.fields) &&
  error.answer.fields.some(({ message }) => message === messages.overlap)

/** What the database refused, naming the declaration that has those days already. */
async function overlapOf(work: Work, row: UnknownRow): Promise<ApiError> {
  const { supplier_id, company_id, catalog_id, revenue_start, revenue_end, corrects_id, id = null } = row
  const [other] = await pastRights(work.tx, 'revenues', (past) =>
    corrects_id
      ? past.query<Other>(correctedSql, [corrects_id])
      : past.query<Other>(otherSql, [supplier_id, company_id, catalog_id, revenue_start, revenue_end, id]),
  )
  const told = {
    id: other?.id ?? 0,
    from: frenchDay(other?.revenue_start ?? String(revenue_start)),
    to: frenchDay(other?.revenue_end ?? String(revenue_end)),
  }
  const display = corrects_id ? texts.beyond(told) : texts.overlap(told)
  return new ApiError('err560', { display, fields: [{ name: 'revenue_start', message: display }] })
}

/** Writes a row; where its days are taken the whole is undone, and the other declaration named. */
async function unlessTaken(
  work: Work,
  write: () => Promise<UnknownRow>,
  rowOf: () => Promise<UnknownRow>,
): Promise<UnknownRow> {
  const written = await attempt<UnknownRow | undefined>(work.tx, write, (error) => {
    if (isOverlap(error)) return undefined
    throw error
  })
  if (!written) throw await overlapOf(work, await rowOf())
  return written
}

/** Declarations of revenue: their days are held by the database (`revenue_overlap`), which knows no sentence. */
export const revenueWriters: Writers = {
  revenue: {
    create: (work: Work, resource: AnyResource, input: UnknownRow) =>
      unlessTaken(
        work,
        () => createRow(work, resource, { input }),
        async () => input,
      ),
    update: (work: Work, resource: AnyResource, { id, input }: RowUpdate) =>
      unlessTaken(
        work,
        () => updateRow(work, resource, { id, input }),
        async () => {
          const [row] = await work.tx.query('select r.* from revenue r where r.id = $1', [id])
          return { ...row, ...input, id }
        },
      ),
  },
}
