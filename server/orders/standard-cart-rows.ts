import { orderTexts } from '../../i18n/fr/orders'
import type { Member } from '../../resources/directory/serving'
import {
  type StandardCartAnswer,
  type StandardCartHead,
  type StandardLineAnswer,
  standardShare,
  standardStored,
} from '../../resources/orders/tool-answers'
import { parisDay } from '../../resources/schema/paris-time'
import { guardSentence } from '../../resources/trade/guard-sentences'
import { ApiError } from '../api/error'
import { seenAmong } from '../api/must-see'
import type { Work } from '../api/work'
import { may } from '../database/actor'
import { columnsOf } from '../database/select'
import { catalogsOf } from '../trade/catalogs-of'
import { factsKey, readLineFacts } from '../trade/line-facts'

const cartSql = `
  select ${columnsOf(standardStored, 'c')},
    (select count(*)::int from standard_cart_line l where l.standard_cart_id = c.id and l."deletedAt" is null) as lines_nb,
    case when u.id is null then null else jsonb_build_object('id', u.id, 'first_name', u.first_name, 'last_name', u.last_name) end as "User"
  from standard_cart c left join "user" u on u.id = c.created_by where c."deletedAt" is null`

type CartRow = Omit<StandardCartHead, 'mine'>

const isMine = ({ actor }: Work, cart: CartRow): boolean =>
  actor.profileTypeId === 1
    ? cart.is_admin && may(actor, 'updateAdminStandardCart')
    : (cart.adherent_id !== null && actor.lists.adherents?.includes(cart.adherent_id) === true) ||
      (cart.groupAdherent_id !== null && actor.lists.groups?.includes(cart.groupAdherent_id) === true)

const withMine = (work: Work, cart: CartRow): StandardCartHead => ({
  ...cart,
  mine: isMine(work, cart),
})

/** The standard carts that the reader sees, a member's own and shared ones where one is given; its own first. */
export async function listStandardCarts(work: Work, member?: Member): Promise<StandardCartHead[]> {
  const own = `(c.adherent_id = $1 or c."groupAdherent_id" = $2 or (c.is_admin and exists (select 1 from standard_cart_share s
    where s.standard_cart_id = c.id and s."deletedAt" is null and (s.adherent_id = $1 or s."groupAdherent_id" = $2
      or s.company_id = (select a.company_id from adherent a where a.id = $1)))))`
  const values = member
    ? [member.isGroup ? null : member.id, member.isGroup ? member.id : member.groupAdherent_id]
    : []
  const rows = await work.tx.query<CartRow>(
    `${cartSql} ${member ? `and ${own}` : 'and c.is_admin'} order by c.is_admin, c.label, c.id`,
    values,
  )
  return rows.map((row) => withMine(work, row))
}

type LineRow = Omit<StandardLineAnswer, 'price_ht' | 'reason'> & { supplier_id: number | null }

const linesSql = `
  select l.id, l.article_id, l.product_not_in_catalog_id, coalesce(a.label, n.label, '') as label, coalesce(a.ref_supplier, n.ref_supplier) as ref_supplier,
    coalesce(v.name, o.label, '') as supplier, v.id as supplier_id, coalesce(u.label, '') as unit, l.quantity, l.position
  from standard_cart_line l left join article a on a.id = l.article_id left join productnotincatalog n on n.id = l.product_not_in_catalog_id
    left join supplier v on v.id = coalesce(a.supplier_id, n.supplier_id) left join suppliernotincatalog o on o.id = n.supplier_not_in_catalog_id
    left join unit u on u.id = coalesce(a.order_management, n.unit_id)
  where l.standard_cart_id = $1 and l."deletedAt" is null order by l.position, l.id`

/** The lines without the names of suppliers that the reader does not see: who shares a cart may see more of them. */
async function withSeenSuppliers(work: Work, rows: readonly LineRow[]) {
  const ids = rows.flatMap(({ supplier_id }) => supplier_id ?? [])
  const seen = await seenAmong(work, work.registry.get('supplier'), ids)
  return rows.map(({ supplier_id, ...row }) =>
    supplier_id === null || seen.has(supplier_id) ? row : { ...row, supplier: orderTexts.unseenSupplier },
  )
}

/** The lines with, for a member, today's price and why one cannot be ordered. */
export async function standardLines(work: Work, id: number, member?: Member): Promise<StandardLineAnswer[]> {
  const found = await work.tx.beyond('orders', (tx) => tx.query<LineRow>(linesSql, [id]))
  const rows = await withSeenSuppliers(work, found)
  if (!member) return rows.map((row) => ({ ...row, price_ht: null, reason: null }))
  const today = parisDay(work.now)
  const catalogs = catalogsOf(work.actor)
  const wanted = {
    articles: rows.flatMap((row) => row.article_id ?? []),
    outOfCatalog: rows.flatMap((row) => row.product_not_in_catalog_id ?? []),
  }
  const ordering = { member, deliveredTo: null, day: today, today, ...(catalogs ? { catalogs } : {}) }
  const facts = await work.tx.beyond('orders', (tx) => readLineFacts(tx, wanted, ordering))
  return rows.map((row) => {
    const of = facts.get(factsKey(row))
    return {
      ...row,
      price_ht: of?.price_ht ?? null,
      reason: of
        ? (of.findings[0]?.reason ?? null)
        : guardSentence('withdrawn', { article: row.label }, 'undated'),
    }
  })
}

const sharesSql = `
  select ${columnsOf(standardShare, 's')}, coalesce(a.name, g.label, c.label, '') as label
  from standard_cart_share s left join adherent a on a.id = s.adherent_id left join groupadherent g on g.id = s."groupAdherent_id"
    left join company c on c.id = s.company_id
  where s.standard_cart_id = $1 and s."deletedAt" is null order by s.id`

/** One standard cart with its lines, and to whom it is shared. */
export async function readStandardCart(work: Work, id: number, member?: Member): Promise<StandardCartAnswer> {
  const [row] = await work.tx.query<CartRow>(`${cartSql} and c.id = $1`, [id])
  if (!row) throw new ApiError('err404')
  const shares = await work.tx.query<StandardCartAnswer['shares'][number]>(sharesSql, [id])
  return { ...withMine(work, row), lines: await standardLines(work, id, member), shares }
}
