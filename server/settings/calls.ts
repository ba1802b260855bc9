import { f } from '../../resources/schema/f'
import { type Call, defineCall } from '../api/call'
import { ApiError } from '../api/error'
import { idList } from '../api/id-list'
import { workOf } from '../api/work'
import { searchRows, searchTotal } from '../database/search'
import { rowsAloneCalls } from './rows-alone'

const tag = 'Communes'
const id = f.int({ label: 'Identifiant', required: true, min: 1 })

/** The specification's own ways to find communes (part 2 §7). */
export const settingsCalls: Call[] = [
  ...rowsAloneCalls,
  defineCall(
    'GET /municipality/zipcode/{zip}',
    'signedIn',
    {
      summary: "Communes d'un code postal",
      tag,
      params: { zip: f.zip({ label: 'Code postal', required: true }) },
    },
    ({ context, actor, params }) =>
      context.db.read(actor, async (tx) => {
        const work = workOf(context.db, tx, context.now())
        return searchRows(tx, work, {
          resource: work.registry.get('municipality'),
          filters: [{ name: 'zip_code', operator: 'eq', value: params.zip }],
          limit: 200,
        })
      }),
  ),
  defineCall(
    'GET /municipality/department/{id}',
    'signedIn',
    {
      summary: "Communes d'un département",
      tag,
      params: { id },
      query: {
        offset: f.int({ label: 'Début', min: 0 }),
        limit: f.int({ label: 'Nombre de lignes', min: 1, max: 1000 }),
      },
    },
    ({ context, actor, params, query }) =>
      context.db.read(actor, async (tx) => {
        const work = workOf(context.db, tx, context.now())
        const [offset, limit] = [query.offset ?? 0, query.limit ?? 100]
        const search = {
          resource: work.registry.get('municipality'),
          filters: [{ name: 'department_id', operator: 'eq' as const, value: params.id }],
          offset,
          limit,
        }
        return {
          data: await searchRows(tx, work, search),
          total: (await searchTotal(tx, work, search)).total,
          offset,
          limit,
        }
      }),
  ),
  defineCall(
    'GET /municipality/{id}/department',
    'signedIn',
    { summary: "Département d'une commune", tag, params: { id } },
    ({ context, actor, params }) =>
      context.db.read(actor, async (tx) => {
        const work = workOf(context.db, tx, context.now())
        const [row] = await searchRows(tx, work, {
          resource: work.registry.get('municipality'),
          filters: [{ name: 'id', operator: 'eq', value: params.id }],
          associations: ['Department'],
          limit: 1,
        })
        if (!row) throw new ApiError('err404')
        return row.Department
      }),
  ),
  defineCall(
    'GET /municipality/by-ids',
    'signedIn',
    {
      summary: 'Communes par identifiants',
      tag,
      query: {
        ids: f.json({ label: 'Identifiants : « 1,2 », ou la clé répétée', required: true }),
      },
    },
    ({ context, actor, query }) =>
      context.db.read(actor, async (tx) => {
        const work = workOf(context.db, tx, context.now())
        const ids = idList('ids', query.ids) ?? []
        return searchRows(tx, work, {
          resource: work.registry.get('municipality'),
          filters: [{ name: 'id', operator: 'in', value: ids }],
          limit: 1000,
        })
      }),
  ),
]
