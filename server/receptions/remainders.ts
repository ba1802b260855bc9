import { receptionTexts } from '../../i18n/fr/receptions'
import { awaitedStatuses } from '../../resources/orders/states'
import { expectedOf } from '../../resources/receptions/amounts'
import type { RemainderAnswer as Remainder } from '../../resources/receptions/answer-parts'
import { broughtNothing, type Signing } from '../../resources/receptions/reception-fields'
import { remainders } from '../../resources/receptions/remainder-endpoints'
import { compareDecimals } from '../../resources/schema/decimal-text'
import { parisDay } from '../../resources/schema/paris-time'
import type { Call } from '../api/call'
import { ApiError, invalid } from '../api/error'
import { serve } from '../api/serve'
import type { Work } from '../api/work'
import { listOf } from '../database/naming'
import { receivedLines, receivedLinesOf } from './reception-facts'
import { signReception } from './sign-reception'

const ordersSql = `
  select o.id, o.number, o.ask_delivery_date, coalesce(s.name, '') as supplier from "order" o left join supplier s on s.id = o.supplier_id
  where o.status in ${listOf(awaitedStatuses)} and not o.is_cancelled and o.reception_state = 'partial' and o."deletedAt" is null
  order by o.ask_delivery_date, o.id limit 200`

type PartialOrder = Pick<Remainder, 'number' | 'supplier' | 'ask_delivery_date'> & { id: number } & Record<
    string,
    unknown
  >

/** What is still expected of orders of which a part has come, the oldest first. */
async function remaindersOf(work: Work): Promise<Remainder[]> {
  const found: Remainder[] = []
  const orders = await work.tx.query<PartialOrder>(ordersSql)
  const linesOf = await receivedLinesOf(
    work.tx,
    orders.map(({ id }) => id),
  )
  for (const order of orders) {
    const { id: order_id, number, supplier, ask_delivery_date } = order
    for (const line of linesOf.get(order_id) ?? []) {
      const left = expectedOf(line)
      if (compareDecimals(left, '0') > 0)
        found.push({
          id: line.id,
          order_id,
          number,
          supplier,
          ask_delivery_date,
          label: line.label,
          left,
          unit: line.unit,
        })
    }
  }
  return found
}

const blank = {
  ...{ receiver_name: null, delivery_form: null, fresh_temperature: null, freeze_temperature: null },
  ...{ comment: null, file_ids: null, confirm_over: null, replaces: null, taxes: null, returned: null },
  ...{ removed_taxes: null, seen_reception: null },
} as const

interface Closing {
  lines: readonly number[]
  reason: string
  key: string
}

/** Closes lines short, each order by a signature of its own on which nothing came. Answers how many lines. */
async function closeRemainders(work: Work, { lines, reason, key }: Closing): Promise<number> {
  const wanted = new Set(lines)
  const seen = await work.tx.query(
    'select id from order_line where id = any($1::bigint[]) and "deletedAt" is null',
    [[...wanted]],
  )
  if (seen.length < wanted.size) throw new ApiError('err404')
  const chosen = (await remaindersOf(work)).filter(({ id }) => wanted.has(id))
  if (chosen.length < wanted.size) throw invalid([{ name: 'lines', message: receptionTexts.notExpected }])
  for (const order of new Set(chosen.map(({ order_id }) => order_id))) {
    const own = chosen.filter(({ order_id }) => order_id === order).map(({ id }) => id)
    const prices = new Map((await receivedLines(work.tx, order)).map(({ id, price_ht }) => [id, price_ht]))
    const signing: Signing = {
      ...blank,
      ...{ client_key: `${key}-${order}`, date: parisDay(work.now), remainder: 'expected', reason },
      lines: own.map((id) => ({
        ...broughtNothing,
        ...{ order_line_id: id, price_delivered_ht: prices.get(id) ?? '0', remainder: 'closed' },
      })),
    }
    await signReception(work, order, signing)
  }
  return chosen.length
}

/** « Reliquats »: what is still expected, and what is no longer (5-doors §4). */
export const remainderCalls: Call[] = serve(remainders, {
  list: async ({ work }) => ({ data: await remaindersOf(work) }),
  close: async ({ context, work, body: { lines, reason } }) => ({
    closed: await closeRemainders(work, { lines, reason, key: context.random(9).toString('base64url') }),
  }),
})
