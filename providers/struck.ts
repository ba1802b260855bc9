import type { StruckAnswer } from '../resources/schema/struck'
import type { Http } from './http'
import type { SearchBody } from './search'

/** Rows that are taken out of service: named, or all that a search finds. */
export type Struck = readonly number[] | SearchBody

/** What rows strike once they are taken out of service. */
export const readStruck = (http: Http, model: string, rows: Struck): Promise<StruckAnswer> =>
  http.put(
    '/struck',
    { model, ...('model' in rows ? { search: rows } : { ids: rows.map(String) }) },
    { quiet: true },
  )
