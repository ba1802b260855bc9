import { clientOf } from '../../../providers/endpoints'
import type { Http } from '../../../providers/http'
import { askedExports } from '../../../resources/exports/endpoints'

/** Asks for the file of a list; it is told once it is there. */
export const prepareExport = (http: Http, list: object): Promise<unknown> =>
  clientOf(http, askedExports).run({ list })
