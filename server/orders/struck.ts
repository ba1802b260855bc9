import { struckTexts } from '../../i18n/fr/struck-orders'
import { linkOf } from '../../resources/content/notification-links'
import { isAt, type OrderStatus, orderLists } from '../../resources/orders/states'
import { lookup } from '../../resources/schema/lookup'
import type { Struck } from '../../resources/schema/struck'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import type { StruckAsking, StruckBy } from '../api/context'
import type { Tx } from '../database/connect'
import { listOf } from '../database/naming'

/** Those of a kind that are told one by one. */
const told = 10

/** What an article of a line is of: the column that the ids are held against. */
const ofArticle = lookup({
  article: 'a.id',
  product: 'a.product_id',
  subfamily: 'p.subfamily_id',
  family: 'f.family_id',
  supplier: 'a.supplier_id',
} as const)

const articleSql =
  'join article a on a.id = l.article_id join product p on p.id = a.product_id join subfamily f on f.id = p.subfamily_id'

/** Orders `o` that ordering stands on, by what is taken out of service. */
const ordersOf = lookup({
  ...Object.fromEntries(
    Object.entries(ofArticle).map(([name, column]) => [
      name,
      `exists (select 1 from order_line l ${articleSql} where l.order_id = o.id and l."deletedAt" is null and ${column} = any($1::bigint[]))`,
    ]),
  ),
  supplier: 'o.supplier_id = any($1::bigint[])',
  platform: 'o.platform_id = any($1::bigint[])',
  suppliernotincatalog: 'o.supplier_not_in_catalog_id = any($1::bigint[])',
  productnotincatalog: `exists (select 1 from order_line l where l.order_id = o.id and l."deletedAt" is null and l.product_not_in_catalog_id = any($1::bigint[]))`,
  adherent: 'o.adherent_id = any($1::bigint[]) or o.delivery_adherent_id = any($1::bigint[])',
  groupadherent: 'o."groupAdherent_id" = any($1::bigint[])',
  referencing: `exists (select 1 from referencing r where r.id = any($1::bigint[]) and r.supplier_id = o.supplier_id
    and (r.adherent_id = o.adherent_id or r."groupAdherent_id" = coalesce(o."groupAdherent_id", m."groupAdherent_id")))`,
} as Record<string, string>)

/** Standard carts `s` that hold it, or are its own. */
const standardOf = lookup({
  ...Object.fromEntries(
    Object.entries(ofArticle).map(([name, column]) => [
      name,
      `exists (select 1 from standard_cart_line l ${articleSql} where l.standard_cart_id = s.id and l."deletedAt" is null and ${column} = any($1::bigint[]))`,
    ]),
  ),
  productnotincatalog: `exists (select 1 from standard_cart_line l where l.standard_cart_id = s.id and l."deletedAt" is null and l.product_not_in_catalog_id = any($1::bigint[]))`,
  adherent: 's.adherent_id = any($1::bigint[])',
  groupadherent: 's."groupAdherent_id" = any($1::bigint[])',
} as Record<string, string>)

/** Orders `o` in words, with what they are read from. */
export const saidOrders = `
  select o.id, o.status, concat_ws(' · ', o.number, coalesce(m.name, g.label), coalesce(v.name, w.label)) as said
  from "order" o left join adherent m on m.id = o.adherent_id left join groupadherent g on g.id = o."groupAdherent_id"
    left join supplier v on v.id = o.supplier_id left join suppliernotincatalog w on w.id = o.supplier_not_in_catalog_id`

const ordersSql = (condition: string) => `${saidOrders}
  where o."deletedAt" is null and o.status in ${listOf(orderLists.carts)} and o.lines_nb > 0 and (${condition}) order by o.id`
const standardSql = (condition: string) => `
  select null as id, concat_ws(' · ', s.label, coalesce(m.name, g.label)) as said
  from standard_cart s left join adherent m on m.id = s.adherent_id left join groupadherent g on g.id = s."groupAdherent_id"
  where s."deletedAt" is null and s.active and (${condition}) order by s.label, s.id`

export interface Told {
  /** Of an order; a standard cart has no page for those who take master data out of service. */
  id: number | null
  said: string
}

/** Orders of a kind that are struck, the first of them told; nothing where there is none. */
export const kind = (
  label: (values: { smart_count: number }) => string,
  rows: readonly Told[],
  { work: { actor }, model = 'Order' }: Pick<StruckAsking, 'work'> & { model?: string },
): Struck[] =>
  rows.length
    ? [
        {
          label: label({ smart_count: rows.length }),
          rows: rows.slice(0, told).map(({ id, said }) => ({
            label: said,
            link:
              (id && (linkOf(model, id, actor.profileTypeId) ?? linkOf('Order', id, actor.profileTypeId))) ||
              null,
          })),
        },
      ]
    : []

async function struck(tx: Tx, name: string, { ids, by }: { ids: readonly number[]; by: StruckAsking }) {
  const orders = await tx.query<Told & { status: OrderStatus }>(ordersSql(ordersOf[name] ?? 'false'), [ids])
  const standard = standardOf[name]
  const isWaiting = ({ status }: { status: OrderStatus }) => isAt(status, 'waiting')
  return [
    ...kind(
      struckTexts.carts,
      orders.filter((one) => !isWaiting(one)),
      by,
    ),
    ...kind(struckTexts.toValidate, orders.filter(isWaiting), by),
    ...kind(
      struckTexts.standardCarts,
      standard ? await tx.query<Told & UnknownRow>(standardSql(standard), [ids]) : [],
      by,
    ),
  ]
}

/** What is ordered, or about to be, of rows that are taken out of service (5-doors §1, M). */
export const struckOrders: StruckBy = lookup(
  Object.fromEntries(
    Object.keys(ordersOf).map((name) => [
      name,
      (tx: Tx, ids: readonly number[], by: StruckAsking) => struck(tx, name, { ids, by }),
    ]),
  ),
)
