import type { StruckAnswer } from '../resources/schema/struck'
import type { ReadRow } from '../resources/schema/unknown-row'
import type { Http } from './http'
import type { SearchBody } from './search'

/** Rows that are taken out of service: named, or all that a search finds. */
export type Struck = readonly number[] | SearchBody

/** Rows of a model, and what is changed of them; without a change they are taken out of service. */
export interface StruckQuestion {
  model: string
  rows: Struck
  change?: ReadRow | undefined
}

/** What rows strike once they are taken out of service, or changed so. */
export const readStruck = (http: Http, { model, rows, change }: StruckQuestion): Promise<StruckAnswer> =>
  http.put(
    '/struck',
    {
      ...{ model, ...('model' in rows ? { search: rows } : { ids: rows.map(String) }) },
      ...(change && { change }),
    },
    { quiet: true },
  )
