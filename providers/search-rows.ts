import type { CallOptions, Http } from './http'
import type { SearchAnswer, SearchBody } from './search'

/** A search as a screen asks it: what it leaves out is the server's default. */
export type AskedSearch = Pick<SearchBody, 'model' | 'fields'> &
  Partial<Omit<SearchBody, 'limit'>> & { limit?: number | false }

/** The rows that a search finds, as screens beside the lists ask for them. */
export const searchRows = <T>(
  http: Http,
  search: AskedSearch,
  options?: Pick<CallOptions, 'signal' | 'quiet'>,
): Promise<SearchAnswer<T>> => http.put<SearchAnswer<T>>('/search/', search, options)
