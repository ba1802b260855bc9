import type { user } from '../../resources/accounts/user'
import type { DecidersAhead } from '../../resources/orders/answers'
import type { RowOf } from '../../resources/schema/infer'
import { parisDay } from '../../resources/schema/paris-time'
import type { Work } from '../api/work'
import type { Tx } from '../database/connect'
import { askedLevels } from './asked-levels'
import { readLines } from './order-lines'
import { getOrder, type OrderRow } from './order-row'

interface Person extends RowOf<typeof user, 'id' | 'first_name' | 'last_name'> {
  validator: number
}

/** Each validator with whoever replaces it on a day, the validator first. */
const peopleSql = `
  select v.id as validator, u.id, u.first_name, u.last_name from "user" v join "user" u on u.id = v.id
    or (u.id = v.replacement_validator and v.start_date_replacement <= $2::date and coalesce(v.end_date_replacement, $2::date) >= $2::date)
  where v.id = any($1::bigint[]) order by v.id, u.id <> v.id`

async function ofCart(all: Tx, order: OrderRow, today: string): Promise<DecidersAhead> {
  const { required, missing } = await askedLevels(all, order, {
    lines: await readLines(all, order.id),
    total_ht: order.order_total_ht,
    authorId: order.user_id,
  })
  const asked = required ?? []
  const people = await all.query<Person>(peopleSql, [asked.map((one) => one.expected_user_id), today])
  const levels = asked.map(({ level, expected_user_id }) => ({
    level,
    deciders: people
      .filter((one) => one.validator === expected_user_id)
      .map(({ id, first_name, last_name }) => ({ id, first_name, last_name })),
  }))
  return { id: order.id, levels, missing }
}

/** Who would decide carts that were submitted now, level by level; err404 for one that the actor does not see. */
export async function decidersAhead(work: Work, ids: readonly number[]): Promise<DecidersAhead[]> {
  const orders: OrderRow[] = []
  for (const id of ids) orders.push(await getOrder(work, id))
  const answers: DecidersAhead[] = []
  for (const order of orders)
    answers.push(await work.tx.beyond('orders', (all) => ofCart(all, order, parisDay(work.now))))
  return answers
}
