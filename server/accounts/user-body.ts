import { errorTexts } from '../../i18n/fr/api-errors'
import { isRow, type UnknownRow } from '../../resources/schema/unknown-row'
import { invalid } from '../api/error'

/** The user in a body: sent as it is, or under the key `user` (the specification writes "body: user"). */
export function userBody(body: unknown): UnknownRow {
  if (!isRow(body)) throw invalid([{ name: 'user', message: errorTexts.object }])
  return isRow(body.user) ? body.user : body
}
