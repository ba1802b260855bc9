import { f } from '../../resources/schema/f'
import { department, municipality } from '../../resources/settings/geography'
import { placeEndpoints } from '../../resources/settings/place-endpoints'
import { type Call, defineCall } from '../api/call'
import { ApiError } from '../api/error'
import { idList } from '../api/id-list'
import { listQuery } from '../api/listed'
import { answerPage } from '../api/page'
import { pageSchema, rowSchema, rowsSchema } from '../api/schemas'
import { largestPage, limitOf } from '../api/search-question'
import { serve } from '../api/serve'
import { workOf } from '../api/work'
import { searchRows } from '../database/search'
import { rowsAloneCalls } from './rows-alone'

const tag = 'Communes'
const id = f.int({ label: 'Identifiant', required: true, min: 1 })

/** The rows that a value finds, as an address asks for them. */
const placeCalls: Call[] = serve(
  placeEndpoints,
  {
    ofZip: ({ work, params: { zip } }) =>
      searchRows(work.tx, work, {
        resource: work.registry.get('municipality'),
        filters: [{ name: 'zip_code', operator: 'eq', value: zip }],
        limit: 200,
      }),
    async department({ work, params: { id } }) {
      const [row] = await searchRows(work.tx, work, {
        resource: work.registry.get('municipality'),
        filters: [{ name: 'id', operator: 'eq', value: id }],
        associations: ['Department'],
        limit: 1,
      })
      if (!row) throw new ApiError('err404')
      return row.Department
    },
  },
  { ofZip: { answer: rowsSchema(municipality) }, department: { answer: rowSchema(department) } },
)

/** The specification's own ways to find communes (part 2 §7). */
export const settingsCalls: Call[] = [
  ...rowsAloneCalls,
  ...placeCalls,
  defineCall('GET /municipality/department/{id}', 'signedIn', {
    shape: {
      summary: "Communes d'un département",
      tag,
      params: { id },
      query: listQuery,
      answer: pageSchema(rowsSchema(municipality)),
    },
    run: ({ context, actor, params, query, reply }) =>
      answerPage(context, actor, {
        search: {
          resource: context.db.registry.get('municipality'),
          filters: [{ name: 'department_id', operator: 'eq', value: params.id }],
          offset: query.offset ?? 0,
          limit: limitOf(query.limit, largestPage),
        },
        reply,
      }),
  }),
  defineCall('GET /municipality/by-ids', 'signedIn', {
    shape: {
      summary: 'Communes par identifiants',
      tag,
      query: {
        ids: f.json({ label: 'Identifiants : « 1,2 », ou la clé répétée', required: true }),
      },
      answer: rowsSchema(municipality),
    },
    run: ({ context, actor, query }) =>
      context.db.read(actor, async (tx) => {
        const work = workOf(context.db, tx, context.now())
        const ids = idList('ids', query.ids) ?? []
        return searchRows(tx, work, {
          resource: work.registry.get('municipality'),
          filters: [{ name: 'id', operator: 'in', value: ids }],
          limit: 1000,
        })
      }),
  }),
]
