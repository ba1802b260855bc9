import { HttpError, isAway } from '../../providers/http-error'

/** What was sent is not refused: the server is away or busy, or the session has ended and the same person comes back. */
export const isForLater = (error: unknown): boolean =>
  isAway(error) || (error instanceof HttpError && [401, 408, 429].includes(error.status))
