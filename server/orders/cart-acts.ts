import { actDays, type cartChange, mostActs } from '../../resources/orders/cart-change'
import { sentStatuses } from '../../resources/orders/states'
import type { CartAct } from '../../resources/orders/undo-endpoints'
import type { RowOf } from '../../resources/schema/infer'
import { daysBefore } from '../../resources/schema/paris-time'
import type { Context } from '../api/context'
import type { Work } from '../api/work'

/** Each act by its first change of a quantity, else its first change; what was left of it counts no more. */
const actsSql = `
  with mine as (select c.*, max(c.id) over (partition by c.act) as last, count(*) filter (where c.field = 'quantity') over (partition by c.act) as n
      from cart_change c where c.order_id = $1 and c.user_id = $2 and c.state <> 'left'),
    firsts as (select distinct on (act) * from mine order by act, field = 'merged' desc, field = 'quantity' desc, id)
  select act, "createdAt" as at, state = 'undone' as undone, greatest(n, 1)::int as n, field, label, before, after
  from firsts order by last desc limit ${mostActs}`

/** What this person did to a cart and may take back or do again, the newest first. */
export const readActs = ({ tx, actor }: Work, order: number): Promise<CartAct[]> =>
  tx.query<CartAct>(actsSql, [order, actor.userId])

export type CartChangeRow = RowOf<
  typeof cartChange,
  | 'id'
  | 'act'
  | 'field'
  | 'article_id'
  | 'product_not_in_catalog_id'
  | 'label'
  | 'position'
  | 'before'
  | 'after'
>

const changesSql = `
  select id, act, field, article_id, product_not_in_catalog_id, label, position, before, after from cart_change
  where order_id = $1 and user_id = $2 and act = any($3::text[]) and state = $4 order by id`

/** The changes of acts that stand, or were taken back, in the order in which they were made. */
export const readChanges = (
  { tx, actor }: Work,
  order: number,
  { acts, state }: { acts: readonly string[]; state: 'done' | 'undone' },
): Promise<CartChangeRow[]> => tx.query<CartChangeRow>(changesSql, [order, actor.userId, acts, state])

/** Says of changes what became of them. */
export async function markChanges(
  { tx, now }: Work,
  ids: readonly number[],
  state: 'done' | 'undone' | 'left',
): Promise<void> {
  if (ids.length)
    await tx.query('update cart_change set state = $2, "updatedAt" = $3 where id = any($1)', [
      ids,
      state,
      now,
    ])
}

const otherSql = `
  select concat_ws(' ', u.first_name, u.last_name) as name from cart_change c join "user" u on u.id = c.user_id
  where c.order_id = $1 and c.id > $2 and c.user_id <> $3 and c.field = $4 and c.article_id is not distinct from $5
    and c.product_not_in_catalog_id is not distinct from $6
  order by c."updatedAt" desc, c.id desc limit 1`

/** Who else changed the same since; undefined where nobody is known to have. */
export const whoElse = (
  { tx, actor }: Work,
  order: number,
  { id, field, article_id, product_not_in_catalog_id }: CartChangeRow,
): Promise<string | undefined> =>
  tx.beyond('orders', async (all) => {
    const values = [order, id, actor.userId, field, article_id, product_not_in_catalog_id]
    return (await all.query<{ name: string }>(otherSql, values))[0]?.name
  })

/** Forgets acts that are past their days, and those of what has left. */
export const forgetActs = ({ db }: Context, now: Date): Promise<void> =>
  db.system('jobs', async (tx) => {
    await tx.query(
      `delete from cart_change c where c."createdAt" < $1
         or exists (select 1 from "order" o where o.id = c.order_id and o.status = any($2))`,
      [daysBefore(now, actDays), sentStatuses],
    )
  })

const deletedSql = `
  select c.id from cart_change c join "order" o on o.id = c.order_id and o."deletedAt" is not null
  where c.order_id = $1 and c.user_id = $2 and c.act = $3 and c.field = 'deleted' and c.state = 'done'`

/** The change by which this person deleted a cart that is still away; undefined of another act. */
export const deletionOf = async (
  { tx, actor }: Work,
  order: number,
  act: string,
): Promise<number | undefined> =>
  (await tx.query<{ id: number }>(deletedSql, [order, actor.userId, act]))[0]?.id
