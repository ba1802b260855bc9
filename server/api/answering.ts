import { limitTexts } from '../../i18n/fr/limits'
import { FilterError } from '../database/filter'
import { ApiError, invalid } from './error'

/** Seconds that the database may work on one statement of a search. */
export const searchSeconds = 5

const isTooLong = (error: unknown): boolean =>
  error !== null && typeof error === 'object' && 'code' in error && error.code === '57014'

/** Turns a filter that cannot be answered into err400 with its field, and a search that took too long into a sentence that says so. */
export async function answering<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (isTooLong(error)) throw new ApiError('err503', { display: limitTexts.searchTooLong })
    throw error instanceof FilterError ? invalid([error.field]) : error
  }
}
