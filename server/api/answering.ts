import { FilterError } from '../database/filter'
import { invalid } from './error'

/** Turns a filter that cannot be answered into err400 with its field. */
export async function answering<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    throw error instanceof FilterError ? invalid([error.field]) : error
  }
}
