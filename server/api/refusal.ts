import type { ApiErrorType } from '../../i18n/fr/api-errors'
import { messages } from '../../resources/schema/messages'
import type { AnyResource } from '../../resources/schema/resource'
import { shortName, tableOf } from '../database/naming'
import { ApiError, invalid } from './error'

const isDatabaseError = (error: unknown): error is { code: string; constraint?: string; detail?: string } =>
  error !== null && typeof error === 'object' && 'code' in error && typeof error.code === 'string'

/** What is unique in a view is so among the rows of its scope. */
function uniqueOf(
  resource: AnyResource,
  constraint: string,
): { fields: readonly string[]; type?: string } | undefined {
  const single = Object.entries(resource.fields)
    .filter(([, field]) => field.unique)
    .map(([name]) => ({ fields: [name] as readonly string[], type: undefined }))
  const scope = Object.keys(resource.scope ?? {})
  return [...single, ...(resource.unique ?? [])].find(({ fields }) =>
    [fields, [...scope, ...fields]].some(
      (names) => shortName(`${tableOf(resource)}_${names.join('_')}_unique`) === constraint,
    ),
  )
}

/** Translates what the database refused about a row of this resource; anything else comes back as it was. */
export function refusalOf(error: unknown, resource: AnyResource): unknown {
  if (!isDatabaseError(error)) return error
  if (error.code === '23505') {
    const unique = uniqueOf(resource, error.constraint ?? '')
    if (!unique) return error
    const fields = unique.fields.map((name) => ({ name, message: messages.unique }))
    return unique.type ? new ApiError(unique.type as ApiErrorType, { fields }) : invalid(fields)
  }
  if (error.code === '23503') {
    const name = Object.keys(resource.fields).find(
      (field) => shortName(`${tableOf(resource)}_${field}_fkey`) === error.constraint,
    )
    return name ? invalid([{ name, message: messages.reference }]) : error
  }
  if (error.code === '23P01') {
    const name = Object.keys(resource.fields).find(
      (field) => shortName(`${tableOf(resource)}_${field}_overlap`) === error.constraint,
    )
    return name ? invalid([{ name, message: messages.overlap }]) : error
  }
  return error.code === '42501' ? new ApiError('err403') : error
}
