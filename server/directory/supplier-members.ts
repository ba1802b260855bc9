import type { ServedFamily } from '../../resources/directory/answers'
import { servedFamily } from '../../resources/directory/answers'
import { supplier } from '../../resources/directory/supplier'
import { memberSuppliers } from '../../resources/directory/supplier-endpoints'
import { f } from '../../resources/schema/f'
import { parisDay } from '../../resources/schema/paris-time'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import { type Call, defineCall } from '../api/call'
import { pageSchema, rowsSchema } from '../api/schemas'
import { serve } from '../api/serve'
import { type Work, workOf } from '../api/work'
import { memberOf } from '../trade/member'
import { readServings } from '../trade/serving'
import { supplierCards } from './supplier-card'

const tag = 'Fournisseurs'
const params = { id: f.int({ label: 'Adhérent', required: true, min: 1 }) }
const groupQuery = { is_group: f.bool({ label: "L'adhérent est un groupe" }) }
const isGroupQuery = { isGroup: f.bool({ label: "L'adhérent est un groupe" }) }

/** The suppliers with an active referencing, each with what the member is to it. */
async function suppliersOf(work: Work, id: number, isGroup: boolean): Promise<UnknownRow[]> {
  const member = await memberOf(work, id, isGroup)
  const { servings } = await readServings(work.tx, member, parisDay(work.now))
  const ids = [...new Set(servings.map((one) => one.supplier_id))]
  const cards = await supplierCards(work, [{ name: 'id', operator: 'in', value: ids }])
  return cards.map((card) => {
    const mine = servings.filter((one) => one.supplier_id === card.id)
    const { referencing, platform_id } = mine[0] ?? {}
    return {
      ...card,
      platform_id,
      client_number: referencing?.client_number ?? null,
      sending_mode: Number(referencing?.sending_mode ?? card.default_sending_mode ?? 2),
      family_ids: mine.map((one) => one.family_id),
    }
  })
}

/** Families in the catalogues' order, each with the suppliers that deliver it to the member. */
async function familiesOf(work: Work, id: number, isGroup: boolean): Promise<ServedFamily[]> {
  const member = await memberOf(work, id, isGroup)
  const { servings, suppliers } = await readServings(work.tx, member, parisDay(work.now))
  const families = await work.tx.query<{ id: number; label: string }>(
    'select id, label from family where id = any($1::bigint[]) order by catalog_id, position, id',
    [servings.map((one) => one.family_id)],
  )
  const names = new Map(suppliers.map((supplier) => [supplier.id, supplier.name]))
  return families.map((family) => ({
    family_id: family.id,
    family_label: family.label,
    suppliers: servings
      .filter((one) => one.family_id === family.id)
      .map(({ supplier_id, platform_id }) => ({
        id: supplier_id,
        name: names.get(supplier_id) ?? null,
        platform_id,
      })),
  }))
}

/** The suppliers of the member's products out of catalogue: those of the catalogue, then its own. */
async function outOfCatalogue(work: Work, id: number, isGroup: boolean): Promise<UnknownRow[]> {
  const member = await memberOf(work, id, isGroup)
  const own = `p."deletedAt" is null and p.active and (p.adherent_id = $1 or p."groupAdherent_id" = $2)`
  const values = [isGroup ? null : id, isGroup ? id : member.groupAdherent_id]
  const known = await work.tx.query<{ id: number }>(
    `select distinct p.supplier_id as id from productnotincatalog p where p.supplier_id is not null and ${own}`,
    values,
  )
  const free = await work.tx.query(
    `select distinct s.id, s.label as name, s.email, s.phone, true as not_in_catalog from productnotincatalog p
     join suppliernotincatalog s on s.id = p.supplier_not_in_catalog_id where s."deletedAt" is null and ${own} order by s.label, s.id`,
    values,
  )
  const ids = known.map((row) => row.id)
  const cards = await supplierCards(work, [{ name: 'id', operator: 'in', value: ids }])
  return [...cards.map((card) => ({ ...card, not_in_catalog: false })), ...free]
}

/** Who serves a member (domain §3.9). */
export const supplierMembers: Call[] = [
  ...serve(
    memberSuppliers,
    {
      list: async ({ work, params, query }) => ({
        data: await suppliersOf(work, params.id, query.is_group === true),
      }),
    },
    { list: { answer: pageSchema(rowsSchema(supplier)) } },
  ),
  defineCall('GET /supplier/family/adherent/{id}', 'signedIn', {
    shape: {
      summary: 'Familles livrées à un adhérent, et par qui',
      tag,
      listed: true,
      params,
      query: groupQuery,
      answers: [servedFamily],
    },
    run: ({ context, actor, params, query }) =>
      context.db.read(actor, (tx) =>
        familiesOf(workOf(context.db, tx, context.now()), params.id, query.is_group === true),
      ),
  }),
  defineCall('GET /supplier/adherent/{id}/ProductNotInCatalog', 'signedIn', {
    shape: {
      summary: 'Fournisseurs des produits hors catalogue',
      tag,
      listed: true,
      params,
      query: isGroupQuery,
      answer: pageSchema(rowsSchema(supplier)),
    },
    run: ({ context, actor, params, query }) =>
      context.db.read(actor, async (tx) => ({
        data: await outOfCatalogue(workOf(context.db, tx, context.now()), params.id, query.isGroup === true),
      })),
  }),
]
