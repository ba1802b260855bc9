import type { ServingPlatform } from '../../resources/directory/answers'
import { servingPlatform as servingTold } from '../../resources/directory/answers'
import { platform } from '../../resources/directory/platform'
import { f } from '../../resources/schema/f'
import { type Call, defineCall } from '../api/call'
import { pageSchema, rowsSchema } from '../api/schemas'
import { type Work, workOf } from '../api/work'
import type { FilterInput } from '../database/filter'
import { searchRows } from '../database/search'
import { memberOf } from '../trade/member'
import { readableSupplier } from './supplier-access'
import { servingOf, termsAnswer } from './terms-call'

const tag = 'Plateformes'
const id = (label: string) => f.int({ label, required: true, min: 1 })

/** The lasting platforms of a supplier, and those that it proposes in a tender where one is named. */
async function platformsOf(work: Work, supplierId: number, tenderId: number | null) {
  await readableSupplier(work, supplierId)
  const filters: FilterInput[] = [
    { name: 'supplier_id', operator: 'eq', value: supplierId },
    { name: 'tender_id', operator: 'in', value: tenderId ? [null, tenderId] : [null] },
  ]
  return searchRows(work.tx, work, {
    resource: work.registry.get('platform'),
    filters,
    associations: ['Address', 'terms'],
    toMany: ['*'],
    orders: [['label', 'asc']],
  })
}

/** The platform that serves a member, with its terms for it; none when the supplier has no open platform. */
async function servingPlatform(
  work: Work,
  asked: { supplierId: number; adherentId: number; isGroup: boolean },
): Promise<ServingPlatform[]> {
  await memberOf(work, asked.adherentId, asked.isGroup)
  const { referencing, platform } = await servingOf(work, asked)
  const [row] = await work.tx.query<Pick<ServingPlatform, 'id' | 'label' | 'order_email'>>(
    'select id, label, order_email from platform where id = $1',
    [platform?.id ?? null],
  )
  if (!row) return []
  return [{ ...row, terms: await termsAnswer(work, asked), client_number: referencing.client_number }]
}

/** The specification's own lists of platforms. */
export const platformCalls: Call[] = [
  defineCall('GET /platform/supplier/{id}', 'signedIn', {
    shape: {
      summary: "Plateformes d'un fournisseur",
      tag,
      listed: true,
      params: { id: id('Fournisseur') },
      query: { tender_id: f.int({ label: "Appel d'offres", min: 1 }) },
      answer: pageSchema(rowsSchema(platform)),
    },
    run: ({ context, actor, params, query }) =>
      context.db.read(actor, async (tx) => ({
        data: await platformsOf(workOf(context.db, tx, context.now()), params.id, query.tender_id ?? null),
      })),
  }),
  defineCall('GET /platform/supplier/{supplierId}/adherent/{adherentId}', 'signedIn', {
    shape: {
      summary: 'Plateforme qui sert un adhérent',
      tag,
      params: { supplierId: id('Fournisseur'), adherentId: id('Adhérent') },
      query: { is_group: f.bool({ label: "L'adhérent est un groupe" }) },
      answers: [servingTold],
    },
    run: ({ context, actor, params, query }) =>
      context.db.read(actor, (tx) =>
        servingPlatform(workOf(context.db, tx, context.now()), {
          ...params,
          isGroup: query.is_group === true,
        }),
      ),
  }),
]
