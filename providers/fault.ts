import { HttpError } from './http-error'

/** True when no answer came, or one that only says that the server failed: nothing that the person could mend. */
export const isFault = (error: unknown): boolean =>
  error instanceof HttpError && (error.status === 0 || error.status >= 500)
