import { frenchQuantity } from '../../i18n/fr/orders'
import type { FilledOf, RowOf } from '../../resources/schema/infer'
import type { stockLevel } from '../../resources/stock/ledger'
import type { Context } from '../api/context'
import type { Tx } from '../database/connect'
import { notify } from '../trade/notify'
import { permittedUsers } from '../trade/recipients'
import { storageUnitSql } from '../trade/storage-unit-sql'

interface Short
  extends RowOf<typeof stockLevel, 'adherent_id' | 'quantity'>,
    FilledOf<typeof stockLevel, 'article_id'> {
  adherent: string
  article: string
  minimum: string
  unit: string
  /** The last movement that left enough: until there is another, the shortage is the same one. */
  since: number
}

const shortSql = `
  select l.adherent_id, l.article_id, m.name as adherent, a.label as article, l.quantity, o.min_stock as minimum,
    coalesce(u.abbreviation, u.label, '') as unit,
    coalesce((select max(t.id) from stock_transaction t where t.adherent_id = l.adherent_id and t.article_id = l.article_id
      and t.qty_after >= o.min_stock), 0) as since
  from adherent_article o
    join stock_level l on l.adherent_id = o.adherent_id and l.article_id = o.article_id and l."deletedAt" is null
    join adherent m on m.id = o.adherent_id and m."deletedAt" is null and m.is_access_module_allowed
    join article a on a.id = o.article_id and a."deletedAt" is null
    left join unit u on u.id = ${storageUnitSql('o', 'a', 'm').unit}
  where o.min_stock is not null and l.quantity < o.min_stock and o."deletedAt" is null
  order by l.adherent_id, a.label, a.id`

const withUnit = (quantity: string, unit: string) => `${frenchQuantity(quantity)} ${unit}`.trim()

const tell = (tx: Tx, short: Short, { users, now }: { users: readonly number[]; now: Date }) =>
  notify(tx, {
    kind: 'stock_below_minimum',
    users,
    model: 'Stock_article',
    entityId: short.article_id,
    event: `${short.adherent_id}:${short.since}`,
    params: {
      quantity: withUnit(short.quantity, short.unit),
      article: short.article,
      adherent: short.adherent,
      minimum: withUnit(short.minimum, short.unit),
    },
    now,
  })

/**
 * Tells the storekeepers of the articles whose stock has gone below their minimum (domain §13.1, kind 17): once a shortage,
 * again when the stock has been refilled and falls anew.
 */
export async function alertBelowMinimum({ db }: Context, now: Date): Promise<string | undefined> {
  const told = await db.system('jobs', async (tx) => {
    const keepers = new Map<number, number[]>()
    let count = 0
    for (const short of await tx.query<Short>(shortSql)) {
      const { adherent_id: member } = short
      const users = keepers.get(member) ?? (await permittedUsers(tx, member, 'createStockEntry'))
      keepers.set(member, users)
      if ((await tell(tx, short, { users, now })).length) count += 1
    }
    return count
  })
  return told ? `Articles sous leur stock minimum : ${told}` : undefined
}
