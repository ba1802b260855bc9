import { parisDay } from '../../resources/schema/paris-time'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import type {
  SurveyAnswer,
  SurveyAnswerHead,
  SurveyPage,
  SurveySupplier,
} from '../../resources/surveys/answers'
import { type SurveyColumn, wantedColumns } from '../../resources/surveys/columns'
import type { Work } from '../api/work'
import { findAnswer, findSurvey, isLate } from './survey'

const suppliersSql = `
  select q.id, s.name as supplier, q.status, q.received_at, q.integrated_at, q.reminder_count, q.reminded_at, q.lines, q.amount_ht::text as amount_ht, q.comment,
    q.file_id, f.filename
  from statistic_response q join supplier s on s.id = q.supplier_id left join file f on f.id = q.file_id
  where q.statistic_request_id = $1 and q."deletedAt" is null order by s.name, q.id`

/** A request as its service follows it: who is asked, and what each has answered. */
export async function readSurvey(work: Work, id: number): Promise<SurveyPage> {
  const { status, due_date } = await findSurvey(work.tx, id)
  return {
    ...{ id, status, due_date },
    is_late: isLate({ status, due_date }, parisDay(work.now)),
    suppliers: await work.tx.query<SurveySupplier>(suppliersSql, [id]),
    may_send: status === '100',
  }
}

const headSql = `
  select q.id, r.label, k.label as company, s.name as supplier, q.status, r.period_start, r.period_end, r.due_date, q.received_at, q.lines,
    q.amount_ht::text as amount_ht, r.columns, q.comment, q.file_id, f.filename
  from statistic_response q join statistic_request r on r.id = q.statistic_request_id and r."deletedAt" is null
    join company k on k.id = r.company_id join supplier s on s.id = q.supplier_id left join file f on f.id = q.file_id
  where q."deletedAt" is null`

interface Head extends Omit<SurveyAnswerHead, 'is_late'>, UnknownRow {
  columns: SurveyColumn[]
  comment: string | null
  file_id: number | null
  filename: string | null
}

function headOf(
  { columns: _c, comment: _t, file_id: _f, filename: _n, ...head }: Head,
  today: string,
): SurveyAnswerHead {
  return { ...head, is_late: isLate(head, today) }
}

/** What the actor's suppliers are asked: what is awaited first, the most urgent at the top. */
export async function listAnswers(work: Work): Promise<{ data: SurveyAnswerHead[] }> {
  const today = parisDay(work.now)
  const rows = await work.tx.query<Head>(
    `${headSql} order by (q.status = '150') desc, case when q.status = '150' then r.due_date end, r.period_end desc, r.id desc, s.name, q.id`,
  )
  return { data: rows.map((row) => headOf(row, today)) }
}

/** A request as one supplier answers it. */
export async function readAnswer(work: Work, id: number): Promise<SurveyAnswer> {
  await findAnswer(work.tx, id)
  const [row] = await work.tx.query<Head>(`${headSql} and q.id = $1`, [id])
  if (!row) throw new Error(`The answer ${id} has no request`)
  const { columns, comment, file_id, filename } = row
  return {
    ...headOf(row, parisDay(work.now)),
    ...{ columns: wantedColumns(columns), comment },
    file: file_id && filename ? { id: file_id, filename } : null,
    is_open: row.status === '150' || row.status === '200',
    now: work.now.toISOString(),
  }
}
