import type { StruckAnswer } from '../resources/schema/struck'
import type { Http } from './http'

/** What rows strike once they are taken out of service. */
export const readStruck = (http: Http, model: string, ids: readonly number[]): Promise<StruckAnswer> =>
  http.put('/struck', { model, ids: ids.map(String) }, { quiet: true })
