import { lookup } from '../../resources/schema/lookup'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import type { WebhookEvent } from '../../resources/webhooks/webhook'
import type { Tx } from '../database/tx'

/** How rows of a kind are told: what one must hold to be told of them, and what is said, as far as the row rights show it. */
interface Picture {
  permissions: readonly string[]
  sql: string
  /** Its name in the list of what was sent. */
  about: (rows: readonly UnknownRow[]) => string
}

const orderPermissions = ['viewOrderTracking', 'viewReceivedOrders', 'receiveOrder', 'viewSupplierOrders']
const articlePermissions = ['viewCatalogAdmin', 'viewCatalog', 'viewMyCatalog']

const named = (table: string, column: string, name = 'name') =>
  `(select jsonb_build_object('id', x.id, '${name}', x.${name}) from ${table} x where x.id = ${column})`
const unit = (column: string) => `(select x.label from unit x where x.id = ${column})`

const parties = `${named('supplier', 'o.supplier_id')} as supplier, ${named('adherent', 'o.adherent_id')} as adherent,
  ${named('groupadherent', 'o."groupAdherent_id"', 'label')} as group_adherent,
  ${named('adherent', 'o.delivery_adherent_id')} as delivery_adherent`

const first = (name: string) => (rows: readonly UnknownRow[]) => String(rows[0]?.[name] ?? '')
const counted = (name: string) => (rows: readonly UnknownRow[]) =>
  rows.length > 1 ? `${rows[0]?.[name]} + ${rows.length - 1}` : String(rows[0]?.[name] ?? '')

const order: Picture = {
  permissions: orderPermissions,
  about: first('number'),
  sql: `select o.id, o.number, o.status, o.is_cancelled, ${parties}, o.ref_client, o.sending_order_date, o.ask_delivery_date,
      o.supplier_delivery_date, o.real_delivery_date, o.order_total_ht, o.order_total_ttc,
      coalesce((select jsonb_agg(jsonb_build_object('id', n.id, 'article_id', n.article_id, 'ref_supplier', n.ref_supplier,
        'label', n.label, 'quantity', n.quantity::text, 'unit', ${unit('n.order_unit')}, 'price_ht', n.price_ht::text,
        'confirmed_state', n.confirmed_state, 'confirmed_quantity', n.confirmed_quantity::text) order by n.position, n.id)
        from order_line n where n.order_id = o.id and n."deletedAt" is null), '[]') as lines
    from "order" o where o.id = any($1::bigint[]) and o."deletedAt" is null order by o.id`,
}

const reception: Picture = {
  permissions: orderPermissions,
  about: first('order_number'),
  sql: `select r.id, r.order_id, o.number as order_number, r.number, r.version, r.state, r.date, r.delivery_form, ${parties},
      coalesce((select jsonb_agg(jsonb_build_object('id', l.id, 'article_id', n.article_id, 'ref_supplier', n.ref_supplier,
        'label', n.label, 'qty_delivered', l.qty_delivered::text, 'qty_accepted', l.qty_accepted::text, 'unit', ${unit('n.order_unit')},
        'price_delivered_ht', l.price_delivered_ht::text, 'batch_number', l.batch_number, 'best_before', l.best_before) order by n.position, n.id)
        from reception_line l join order_line n on n.id = l.order_line_id where l.reception_id = r.id and l."deletedAt" is null), '[]') as lines
    from reception r join "order" o on o.id = r.order_id where r.id = any($1::bigint[]) and r."deletedAt" is null order by r.id`,
}

const article: Picture = {
  permissions: articlePermissions,
  about: counted('label'),
  sql: `select a.id, a.label, a.ref_supplier, ${named('product', 'a.product_id', 'label')} as product, ${named('supplier', 'a.supplier_id')} as supplier,
      ${unit('a.order_management')} as order_unit, a.coef_order_management, ${unit('a.billing')} as billing_unit, a.coef_billing,
      a.order_step, a.order_minimum, a.variable_weight, a.active, a.date_active, a.deactivation_date, a."deletedAt" is not null as deleted
    from article a where a.id = any($1::bigint[]) order by a.id`,
}

const price: Picture = {
  permissions: articlePermissions,
  about: counted('label'),
  sql: `select p.id, p.article_id, a.ref_supplier, a.label, p.adherent_id, p."groupAdherent_id", p.valid_from, p.valid_to, p.price_ht,
      ${unit('a.billing')} as billing_unit, p."deletedAt" is not null as deleted
    from article_price p join article a on a.id = p.article_id where p.id = any($1::bigint[]) order by p.id`,
}

const pictures = lookup({ order, reception, article, price })

/** Under what the rows of an event are said: `orders`, `prices`. */
const keys = lookup({
  order: 'orders',
  reception: 'receptions',
  article: 'articles',
  price: 'prices',
} as const)

const kindOf = (type: WebhookEvent): keyof typeof pictures => {
  const [kind] = type.split('.')
  return kind === 'order' || kind === 'reception' || kind === 'article' ? kind : 'price'
}

/** The permissions of which one must be held to be told of an event. */
export const permissionsFor = (type: WebhookEvent): readonly string[] => pictures[kindOf(type)].permissions

/** What is said of the rows of an event that the transaction's actor sees; undefined when it sees none. */
export async function pictureOf(
  tx: Pick<Tx, 'query'>,
  type: WebhookEvent,
  ids: readonly number[],
): Promise<{ about: string; data: UnknownRow } | undefined> {
  const kind = kindOf(type)
  const rows = await tx.query<UnknownRow>(pictures[kind].sql, [ids])
  return rows.length ? { about: pictures[kind].about(rows), data: { [keys[kind]]: rows } } : undefined
}
