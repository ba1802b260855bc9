import { errorTexts } from '../../i18n/fr/api-errors'
import { isRow, type UnknownRow } from '../../resources/schema/unknown-row'
import { invalid } from '../api/error'
import { refuseOthers } from '../api/known-keys'

/** The user in a body: sent as it is, or under the key `user` (the specification writes "body: user"). */
export function userBody(body: unknown): UnknownRow {
  if (!isRow(body)) throw invalid([{ name: 'user', message: errorTexts.object }])
  if (!isRow(body.user)) return body
  refuseOthers(body, new Set(['user']))
  return body.user
}
