import { type ApiErrorType, apiErrors } from '../../i18n/fr/api-errors'
import type { Call } from './call'

/** What any call may be refused with, by what it is: who asks, what is sent, what is changed. */
function typesOf({ access, method, shape }: Call): ApiErrorType[] {
  const { params, query, body, bodyLimit, errors = [] } = shape
  const isPublic = access === 'public'
  const changes = method !== 'GET'
  return [
    'err400',
    'err429',
    'err503',
    ...(shape.knows ? (['err298'] as const) : []),
    ...(isPublic ? [] : (['err298', 'err403', 'err404'] as const)),
    // A link of a mail: its purpose may be gone, or done.
    ...(query?.token || body?.token ? (['err404', 'err409'] as const) : []),
    ...(params && Object.keys(params).length ? (['err404'] as const) : []),
    ...(changes && !isPublic ? (['err409'] as const) : []),
    ...(changes ? (['err413'] as const) : []),
    ...(bodyLimit ? (['err415'] as const) : []),
    ...errors,
  ]
}

/** The statuses that a call may answer besides its own, in order. */
export const refusalStatuses = (call: Call): number[] =>
  [...new Set(typesOf(call).map((type) => apiErrors[type][0]))].sort((a, b) => a - b)
