import { HttpError } from '../../providers/http-error'
import { sayEntry } from './say-entry'

/**
 * What a person reads when a password page's call was refused: the field's own sentence first; when the server itself
 * failed, whom to turn to (specification 2 §8).
 */
export function passwordRefusal(error: unknown): string {
  if (!(error instanceof HttpError) || error.status === 0) return sayEntry('error.unexpected')
  if (error.status >= 500) return sayEntry('pass.failed')
  return error.fields[0]?.message ?? error.display
}
