import type { Answer } from '../schema/infer'
import { many, maybe, one, pick, some } from '../schema/pick'
import { sheetErrors, told } from '../schema/told'
import { foundColumn, surveyColumnNames } from './columns'
import { statisticRequest, statisticResponse } from './survey'
/** A statistics request in its supplier's list; `id` is the supplier's answer. */
export const surveyAnswerHead = {
  ...pick(statisticRequest, ['id', 'label']),
  company: told.text('Service'),
  supplier: told.text('Fournisseur'),
  ...pick(statisticRequest, ['status', 'period_start', 'period_end', 'due_date']),
  is_late: told.bool('En retard'),
  ...pick(statisticResponse, ['received_at']),
  lines: told.int('Lignes'),
  amount_ht: maybe(told.money('Montant HT')),
}
export type SurveyAnswerHead = Answer<typeof surveyAnswerHead>

/** `GET /statistic-answer/{id}`. */
export const surveyAnswer = {
  ...surveyAnswerHead,
  columns: some('Colonnes', surveyColumnNames),
  comment: maybe(told.long('Commentaire')),
  file: maybe(one('Fichier', { id: told.int('Identifiant'), filename: told.text('Nom du fichier') })),
  /** Whether a file may be brought, for the first time or instead of the one that waits. */
  is_open: told.bool('Ouverte'),
  now: told.moment('Maintenant'),
}
export type SurveyAnswer = Answer<typeof surveyAnswer>

/** `POST /statistic-answer/{id}/workbook`: what a file says, and what is asked of its columns; nothing is kept. */
export const surveyReading = {
  ...sheetErrors /** The titles of the file, in its order. */,
  titles: told.texts('Titres'),
  columns: many('Colonnes', foundColumn),
  /** Whether columns are in doubt or missing: they are to be told before the lines are read. */
  is_asked: told.bool('À préciser'),
  lines: told.int('Lignes'),
  amount_ht: told.money('Montant HT'),
}
export type SurveyReading = Answer<typeof surveyReading>

/** A supplier of a request, as the back office follows it. */
const surveySupplier = {
  ...pick(statisticResponse, ['id']),
  supplier: told.text('Fournisseur'),
  ...pick(statisticResponse, [
    'status',
    'received_at',
    'integrated_at',
    'reminder_count',
    'reminded_at',
    'lines',
    'amount_ht',
    'comment',
    'file_id',
  ]),
  filename: maybe(told.text('Nom du fichier')),
}
export type SurveySupplier = Answer<typeof surveySupplier>

/** `GET /statistic-request/{id}/page`. */
export const surveyPage = {
  ...pick(statisticRequest, ['id', 'status', 'due_date']),
  is_late: told.bool('En retard'),
  suppliers: many('Fournisseurs', surveySupplier),
  may_send: told.bool('Peut être envoyée'),
}
export type SurveyPage = Answer<typeof surveyPage>
