import { type ApiErrorType, apiErrors, errorTexts } from '../../i18n/fr/api-errors'
import type { FieldError } from '../../resources/schema/check'
import { fill } from '../../resources/schema/phrase'
import type { AnyResource } from '../../resources/schema/resource'
import { say } from '../../resources/schema/say'

export interface ErrorDetails {
  /** What stands in the `%{…}` of the text. */
  fill?: Readonly<Record<string, string | number>>
  fields?: readonly FieldError[]
  /** Further keys of the answer: who changed the record, who uses it. */
  more?: Readonly<Record<string, unknown>>
  /** Another French text than the catalogue's. */
  display?: string
}

/** An expected refusal: its type is one of the catalogue, from which HTTP status and French text follow. */
export class ApiError extends Error {
  readonly status: number
  readonly answer: Readonly<Record<string, unknown>>
  /** It says no more than its type. */
  readonly isPlain: boolean

  constructor(
    readonly type: ApiErrorType,
    { fill: values, fields, more = {}, display }: ErrorDetails = {},
  ) {
    const [status, text] = apiErrors[type]
    const filled = display ? fill(display, values) : say(`apiErrors.${type}`, text, values)
    super(filled)
    this.status = status
    this.isPlain = display === undefined && fields === undefined
    this.answer = { type, display: filled, ...(fields ? { fields } : {}), ...more }
  }
}

/** There is no such row, or none that the actor may see: what it would have been is said. */
export const notFound = ({ label, notFound: display }: Pick<AnyResource, 'label' | 'notFound'>): ApiError =>
  new ApiError('err404', { display: display ?? errorTexts.notFound({ label: label[0] }) })

/** The actor may not read rows of a resource: what the declaration says of it, or err403. */
export const unreadable = ({ refusal }: Pick<AnyResource, 'refusal'>): ApiError =>
  new ApiError(refusal ?? 'err403')

/** Fields that a refusal names: more help nobody, and what is made up of wrong keys alone would be answered at length. */
const mostFields = 200

/** One or more fields are wrong: err400 with each field's reason. */
export const invalid = (fields: readonly FieldError[]): ApiError =>
  new ApiError('err400', { fields: fields.slice(0, mostFields) })
