import { type MatrixRows, row } from './row'

const ofRequest = { at: { id: row('statistic_request') } } as const
const ofAnswer = { at: { id: row('statistic_response') } } as const
const own = 'rules'
/** A supplier's own answer, and the staff of its service. */
const answered = { ...ofAnswer, types: [1, 2] } as const

/** Statistics requests, by their service's staff and the suppliers that they ask. */
export const surveyRows: MatrixRows = {
  'GET /statistic-request/{id}/page': { ...ofRequest, own: 'reached' },
  'PUT /statistic-request/{id}/send': { ...ofRequest, own },
  'PUT /statistic-request/{id}/remind': { ...ofRequest, own },
  'PUT /statistic-answer/{id}/integrate': { ...ofAnswer, own },
  'PUT /statistic-answer/{id}/return': { ...ofAnswer, body: { comment: 'Il manque une vente' }, own },
  'GET /statistic-answer': { types: [1, 2], own: 'reached' },
  'GET /statistic-answer/{id}': { ...answered, own: 'reached' },
  'GET /statistic-answer/{id}/workbook': { ...answered, own: 'reached' },
  'POST /statistic-answer/{id}/workbook': { ...answered, own },
  'POST /statistic-answer/{id}/send': { ...answered, own },
}
