import { type CartChangeField, mostActs } from '../../resources/orders/cart-change'
import type { Work } from '../api/work'
import type { LineRow } from './order-lines'

/** The act of the transaction; each change of it says the same, so that they are taken back together. */
const actSql = `set_config('app.cart_act', coalesce(nullif(current_setting('app.cart_act', true), ''), gen_random_uuid()::text), true)`

const ofPerson = 'c.order_id = $1 and c.user_id = $2'

/** Writes a change down. The first of an act lets go of what was taken back before, and of acts beyond the ten last. */
const noteSql = `
  with act as materialized (select ${actSql} as act),
    begun as (select act from act where act <> 'off' and not exists (select 1 from cart_change c where ${ofPerson} and c.act = act.act)),
    kept as (select c.act from cart_change c where ${ofPerson} and c.state = 'done' group by c.act order by max(c.id) desc limit ${mostActs - 1}),
    gone as (delete from cart_change c where ${ofPerson} and exists (select 1 from begun)
      and (c.state = 'undone' or c.act not in (select act from kept)))
  insert into cart_change (order_id, user_id, created_by, act, field, article_id, product_not_in_catalog_id, label, position, before, after,
    "createdAt", "updatedAt")
  select $1, $2, $2, act, $3, $4, $5, $6, $7, $8, $9, $10, $10 from act where act <> 'off'`

interface Noted {
  order: number
  field: CartChangeField
  /** What was changed of a line; absent where it is the cart's own. */
  line?: Pick<LineRow, 'article_id' | 'product_not_in_catalog_id' | 'label'> & { position?: number }
  before: string | null
  after: string | null
}

/** Notes what the person changes of a cart, so that it can be taken back. Give it the cart locked. */
export async function noteChange(
  { tx, actor, now }: Work,
  { order, field, line, before, after }: Noted,
): Promise<void> {
  if (before === after) return
  await tx.query(noteSql, [
    ...[order, actor.userId, field],
    line?.article_id ?? null,
    line?.product_not_in_catalog_id ?? null,
    line?.label ?? null,
    line?.position ?? null,
    ...[before, after, now],
  ])
}

/** What follows in this transaction takes acts back, and is none itself. */
export const noteNothing = async ({ tx }: Pick<Work, 'tx'>): Promise<void> => {
  await tx.query(`select set_config('app.cart_act', 'off', true)`)
}
