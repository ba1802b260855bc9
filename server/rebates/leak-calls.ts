import { leakageTexts } from '../../i18n/fr/leakage-screens'
import { leakAnswer, leakLine } from '../../resources/leakage/answers'
import { f } from '../../resources/schema/f'
import { xlsxType } from '../../resources/schema/media-type'
import { many } from '../../resources/schema/pick'
import { type Call, defineCall } from '../api/call'
import { attachment } from '../api/files/disposition'
import { workOf } from '../api/work'
import { leakWorkbook } from './leak-workbook'
import { findLeaks, readLeakLines, readLeaks } from './read-leaks'

const tag = 'Fuites'
const access = 'viewStatistics'
const scope = {
  from: f.date({ label: 'Du' }),
  to: f.date({ label: 'Au' }),
  company_id: f.int({ label: 'Service', min: 1 }),
  adherent_id: f.int({ label: 'Adhérent', min: 1 }),
} as const

/** What members buy beside the contracts (domain §5.11, §14.4), for the back office. */
export const leakageCalls: Call[] = [
  defineCall('GET /leakage', access, {
    shape: {
      summary: 'Achats hors contrat par adhérent et famille, RFA perdue et article à commander à la place',
      ...{ tag, listed: true, query: scope },
      answers: leakAnswer,
    },
    run: ({ context, actor, query }) =>
      context.db.read(actor, (tx) => readLeaks(workOf(context.db, tx, context.now()), query)),
  }),
  defineCall('GET /leakage/lines', access, {
    shape: {
      summary: "Les lignes reçues derrière les achats hors contrat d'un adhérent et d'une famille",
      ...{ tag, listed: true },
      query: {
        ...scope,
        adherent_id: f.int({ label: 'Adhérent', required: true, min: 1 }),
        family_id: f.int({ label: 'Famille', min: 1 }),
      },
      answers: { data: many('Lignes', leakLine) },
    },
    run: ({ context, actor, query }) =>
      context.db.read(actor, (tx) => readLeakLines(workOf(context.db, tx, context.now()), query)),
  }),
  defineCall('GET /leakage/workbook', access, {
    shape: { summary: 'Les achats hors contrat, ligne par ligne (xlsx)', tag, query: scope, file: xlsxType },
    run: async ({ context, actor, query, reply }) => {
      const book = await context.db.read(actor, async (tx) => {
        const work = workOf(context.db, tx, context.now())
        return leakWorkbook(work, query, await findLeaks(work, query))
      })
      attachment(reply, leakageTexts.file, xlsxType)
      return reply.send(book)
    },
  }),
]
