import { errorTexts } from '../../i18n/fr/api-errors'
import { invalid } from '../api/error'

type Row = Record<string, unknown>

export const isRow = (value: unknown): value is Row =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/** The user in a body: sent as it is, or under the key `user` (the specification writes "body: user"). */
export function userBody(body: unknown): Row {
  if (!isRow(body)) throw invalid([{ name: 'user', message: errorTexts.object }])
  return isRow(body.user) ? body.user : body
}
