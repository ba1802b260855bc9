import { surveyTexts as texts } from '../../i18n/fr/surveys'
import type { RowOf } from '../../resources/schema/infer'
import { type SurveyColumn, wantedColumns } from '../../resources/surveys/columns'
import {
  type SurveyStatus,
  type SurveyVerb,
  surveyMoves,
  surveyStates,
  surveyStatusOf,
} from '../../resources/surveys/states'
import { statisticRequest, statisticResponse } from '../../resources/surveys/survey'
import { ApiError } from '../api/error'
import { repo } from '../api/repo'
import type { Writing } from '../api/row-writer'
import type { Tx } from '../database/tx'

/** A statistics request as its calls work with it. */
export type SurveyRow = RowOf<
  typeof statisticRequest,
  | ('id' | 'label' | 'status' | 'company_id' | 'period_start' | 'period_end' | 'due_date')
  | ('mail_object' | 'mail_message')
> & {
  columns: SurveyColumn[]
}

/** A supplier's answer, with the request that it answers. */
export type AnswerRow = RowOf<
  typeof statisticResponse,
  'id' | 'statistic_request_id' | 'supplier_id' | 'status' | 'file_id'
>

const notFound = () => new ApiError('err404', { display: texts.notFound })
const surveySql = `select r.* from statistic_request r where r.id = $1 and r."deletedAt" is null`
const answerSql = `select q.* from statistic_response q where q.id = $1 and q."deletedAt" is null`

async function one<T extends Record<string, unknown>>(tx: Tx, sql: string, id: number): Promise<T> {
  const [row] = await tx.query<T>(sql, [id])
  if (!row) throw notFound()
  return row
}

export async function findSurvey(tx: Tx, id: number): Promise<SurveyRow> {
  const row = await one<SurveyRow>(tx, surveySql, id)
  return { ...row, columns: wantedColumns(row.columns) }
}
/** The same, locked until the end of the transaction. */
export const lockSurvey = (tx: Tx, id: number): Promise<SurveyRow> => one(tx, `${surveySql} for update`, id)
export const findAnswer = (tx: Tx, id: number): Promise<AnswerRow> => one(tx, answerSql, id)
export const lockAnswer = (tx: Tx, id: number): Promise<AnswerRow> => one(tx, `${answerSql} for update`, id)

export const isLate = ({ status, due_date }: { status: SurveyStatus; due_date: string }, today: string) =>
  status === '150' && due_date < today

export const wrongState = (status: SurveyStatus, sentence = texts.wrongState) =>
  new ApiError('err409', { display: sentence({ status: surveyStates[status].label }) })

const event = (
  on: Writing,
  model: string,
  { id, verb, step }: { id: number; verb: SurveyVerb; step: object },
) =>
  on.tx.query('select record_events($1, $2, $3, $4, $5, $6, $7)', [
    ...[model, id, [verb], [JSON.stringify(step)]],
    ...[on.actor.userId, on.actor.impersonatorId ?? null, on.now],
  ])

/** Whether a verb leads on from a state. */
export const mayMove = (verb: SurveyVerb, status: SurveyStatus): boolean =>
  surveyMoves.some((one) => one.verb === verb && (one.from as readonly string[]).includes(status))

const statesSql = `select status from statistic_response where statistic_request_id = $1 and "deletedAt" is null`

/** The request stands where its answers are. */
async function followAnswers(on: Writing, requestId: number): Promise<void> {
  const rows = await on.tx.query<{ status: SurveyStatus }>(statesSql, [requestId])
  const status = surveyStatusOf(rows.map((row) => row.status))
  const [kept] = await on.tx.query<{ status: SurveyStatus }>(
    'select status from statistic_request where id = $1 for update',
    [requestId],
  )
  if (kept && kept.status !== status) await repo(on, statisticRequest).update(requestId, { status })
}

/** Leads a locked answer on, with its history and its event, and its request with it. */
export async function moveAnswer(
  on: Writing,
  answer: AnswerRow,
  { verb, extra = {} }: { verb: SurveyVerb; extra?: Readonly<Record<string, unknown>> },
): Promise<void> {
  const move = surveyMoves.find((one) => one.verb === verb)
  if (!move || !mayMove(verb, answer.status)) throw wrongState(answer.status, texts.wrongAnswer)
  await repo(on, statisticResponse).update(answer.id, { ...extra, status: move.to })
  await event(on, 'Statistic_response', { id: answer.id, verb, step: { from: answer.status, to: move.to } })
  await followAnswers(on, answer.statistic_request_id)
}

/** Leads a draft to its suppliers. */
export async function moveSurvey(on: Writing, survey: SurveyRow): Promise<void> {
  await repo(on, statisticRequest).update(survey.id, { status: '150', sent_at: on.now.toISOString() })
  await event(on, 'Statistic_request', {
    id: survey.id,
    verb: 'send',
    step: { from: survey.status, to: '150' },
  })
}
