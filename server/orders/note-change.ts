import { type CartChangeField, mostActs } from '../../resources/orders/cart-change'
import type { Work } from '../api/work'
import type { Beside } from '../trade/order-events'
import type { LineRow } from './order-lines'

/** The act of the transaction; each change of it says the same, so that they are taken back together. */
const actSql = `set_config('app.cart_act', coalesce(nullif(current_setting('app.cart_act', true), ''), gen_random_uuid()::text), true)`

/** Writes a change down. The first of an act lets go of what was taken back before, and of acts beyond the ten last. */
const noteSql = (
  user: string,
  now: string,
  [field, article, product, label, position, before, after]: readonly string[],
) => `
  act as materialized (select ${actSql} as act),
    begun as (select act from act where act <> 'off'
      and not exists (select 1 from cart_change c where c.order_id = $1 and c.user_id = ${user} and c.act = act.act)),
    kept as (select c.act from cart_change c where c.order_id = $1 and c.user_id = ${user} and c.state = 'done'
      group by c.act order by max(c.id) desc limit ${mostActs - 1}),
    gone as (delete from cart_change c where c.order_id = $1 and c.user_id = ${user} and exists (select 1 from begun)
      and (c.state = 'undone' or c.act not in (select act from kept))),
    noted as (insert into cart_change (order_id, user_id, created_by, act, field, article_id, product_not_in_catalog_id, label, position,
        before, after, "createdAt", "updatedAt")
      select $1, ${user}, ${user}, act, ${field}, ${article}, ${product}, ${label}, ${position}, ${before}, ${after}, ${now}, ${now}
      from act where act <> 'off')`

const placeholders = (from: number): string[] => Array.from({ length: 7 }, (_, at) => `$${from + at}`)
const aloneSql = `with ${noteSql('$2', '$3', placeholders(4))} select 1`
const besideSql = noteSql('$4', '$6', placeholders(7))

interface Noted {
  field: CartChangeField
  /** What was changed of a line; absent where it is the cart's own. */
  line?: Pick<LineRow, 'article_id' | 'product_not_in_catalog_id' | 'label'> & { position?: number }
  before: string | null
  after: string | null
}

const valuesOf = ({ field, line, before, after }: Noted) => [
  field,
  line?.article_id ?? null,
  line?.product_not_in_catalog_id ?? null,
  line?.label ?? null,
  line?.position ?? null,
  before,
  after,
]

/** Notes what the person changes of a cart, so that it can be taken back. Give it the cart locked. */
export async function noteChange({ tx, actor, now }: Work, order: number, noted: Noted): Promise<void> {
  if (noted.before !== noted.after) await tx.query(aloneSql, [order, actor.userId, now, ...valuesOf(noted)])
}

/** The same in the statement that tells the order's timeline of it. */
export const noting = (noted: Noted): Beside | undefined =>
  noted.before === noted.after ? undefined : { sql: besideSql, values: valuesOf(noted) }

/** What follows in this transaction takes acts back, and is none itself. */
export const noteNothing = async ({ tx }: Pick<Work, 'tx'>): Promise<void> => {
  await tx.query(`select set_config('app.cart_act', 'off', true)`)
}
