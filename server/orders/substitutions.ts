import { type SubstitutionAnswer, substitutionStored } from '../../resources/orders/substitution'
import type { Tx } from '../database/connect'
import { columnsOf } from '../database/select'
import { unit } from './answer-parts'

/** What was proposed for the lines of an order, what was taken back left out; the last of each line at the end. */
export const readSubstitutions = (tx: Tx, orderId: number): Promise<SubstitutionAnswer[]> =>
  tx.query<SubstitutionAnswer>(
    `select ${columnsOf(substitutionStored, 's')}, ${unit('uo', 'OrderUnit')}, ${unit('ub', 'BillingUnit')}
     from order_substitution s left join unit uo on uo.id = s.order_unit left join unit ub on ub.id = s.billing_unit
     where s.order_id = $1 and s."deletedAt" is null and s.state <> 'withdrawn' order by s.id`,
    [orderId],
  )

/** The lines whose replacement was accepted: the supplier's next answer leaves them as they are. */
export async function acceptedLines(tx: Tx, orderId: number): Promise<number[]> {
  const rows = await tx.query<{ order_line_id: number }>(
    `select order_line_id from order_substitution where order_id = $1 and state = 'accepted' and "deletedAt" is null`,
    [orderId],
  )
  return rows.map(({ order_line_id }) => order_line_id)
}
