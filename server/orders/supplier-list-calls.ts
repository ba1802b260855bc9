import type { SupplierCard } from '../../resources/directory/answers'
import { supplierCard } from '../../resources/directory/answers'
import { orderStates } from '../../resources/orders/states'
import { f } from '../../resources/schema/f'
import { messages } from '../../resources/schema/messages'
import { many } from '../../resources/schema/pick'
import { type Call, defineCall } from '../api/call'
import { invalid } from '../api/error'
import { idList } from '../api/id-list'
import { workOf } from '../api/work'
import { memberOf } from '../trade/member'

const tag = 'Fournisseurs'
const params = { id: f.int({ label: 'Adhérent', required: true, min: 1 }) }
const isGroup = f.bool({ label: "L'adhérent est un groupe" })

/** The orders of an adherent; those of a group are its own and those of its adherents. */
const ownSql = (isGroup: boolean): string =>
  isGroup
    ? `(o."groupAdherent_id" = $1 or o.adherent_id in (select a.id from adherent a where a."groupAdherent_id" = $1))`
    : 'o.adherent_id = $1'

const ofStatusSql = (isGroup: boolean) => `
  select distinct s.id, s.name, false as not_in_catalog from "order" o join supplier s on s.id = o.supplier_id
  where o."deletedAt" is null and ${ownSql(isGroup)} and ($2::text[] is null or o.status = any($2))
  union all
  select distinct s.id, s.label, true from "order" o join suppliernotincatalog s on s.id = o.supplier_not_in_catalog_id
  where o."deletedAt" is null and ${ownSql(isGroup)} and ($2::text[] is null or o.status = any($2))
  order by 3, 2, 1`

/** One status, or several: `300,350`, or the key repeated. */
function statusesOf(given: unknown): string[] | null {
  const asked = idList('orderStatusId', given)?.map(String)
  if (asked?.some((one) => !Object.hasOwn(orderStates, one)))
    throw invalid([{ name: 'orderStatusId', message: messages.choice }])
  return asked ?? null
}

const ofTemplatesSql = `
  select distinct s.id, s.name, false as not_in_catalog from standard_cart c join standard_cart_line l on l.standard_cart_id = c.id and l."deletedAt" is null
    join article a on a.id = l.article_id join supplier s on s.id = a.supplier_id
  where c."deletedAt" is null and c.active and (c.adherent_id = $1 or c."groupAdherent_id" = $2 or exists (select 1 from standard_cart_share h
    where h.standard_cart_id = c.id and h."deletedAt" is null and (h.adherent_id = $1 or h."groupAdherent_id" = $2
      or h.company_id = (select m.company_id from adherent m where m.id = $1))))
  order by 2, 1`

/** The specification's lists of suppliers by a member's orders and standard carts (domain §3.9). */
export const supplierListCalls: Call[] = [
  defineCall('GET /supplier/adherent/{id}/orderStatusId', 'signedIn', {
    shape: {
      summary: 'Fournisseurs ayant des commandes à un statut',
      tag,
      listed: true,
      params,
      query: { orderStatusId: f.json({ label: 'Statut, ou plusieurs : « 300,350 »' }), isGroup },
      answers: { data: many('Fournisseurs', supplierCard) },
    },
    run: ({ context, actor, params: { id }, query }) =>
      context.db.read(actor, async (tx) => {
        await memberOf(workOf(context.db, tx, context.now()), id, query.isGroup === true)
        const statuses = statusesOf(query.orderStatusId)
        return { data: await tx.query<SupplierCard>(ofStatusSql(query.isGroup === true), [id, statuses]) }
      }),
  }),
  defineCall('GET /supplier/adherent/{id}/ordertemplate', 'signedIn', {
    shape: {
      summary: 'Fournisseurs présents dans les paniers types',
      tag,
      listed: true,
      params,
      query: { isGroup },
      answers: { data: many('Fournisseurs', supplierCard) },
    },
    run: ({ context, actor, params: { id }, query }) =>
      context.db.read(actor, async (tx) => {
        const member = await memberOf(workOf(context.db, tx, context.now()), id, query.isGroup === true)
        const values = member.isGroup ? [null, id] : [id, member.groupAdherent_id]
        return { data: await tx.query<SupplierCard>(ofTemplatesSql, values) }
      }),
  }),
]
