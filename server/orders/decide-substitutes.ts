import { substitutionTexts as texts } from '../../i18n/fr/substitutions'
import { orderLine } from '../../resources/orders/order-line'
import { isAt } from '../../resources/orders/states'
import { orderSubstitution } from '../../resources/orders/substitution'
import type { RowOf } from '../../resources/schema/infer'
import type { Context } from '../api/context'
import { ApiError } from '../api/error'
import { repo } from '../api/repo'
import type { Tx } from '../database/connect'
import { atDoor } from '../trade/at-door'
import { factsKey } from '../trade/line-facts'
import { type By, tellOrder } from '../trade/order-events'
import { type Held, refusedAt } from './hold-order'
import { toldHeld } from './or-held'
import type { OrderRow } from './order-row'
import { factsOfLines } from './reprice-lines'
import { tellAnswered } from './tell-substitutes'

export interface SubstituteDecision {
  id: number
  decision: 'accepted' | 'refused'
}

type SubstitutionRow = RowOf<
  typeof orderSubstitution,
  'id' | 'order_line_id' | 'article_id' | 'label' | 'state' | 'answer_before'
> & {
  asked: string
}

const rowsSql = `
  select s.id, s.order_line_id, s.article_id, s.label, s.state, s.answer_before, l.label as asked
  from order_substitution s join order_line l on l.id = s.order_line_id
  where s.order_id = $1 and s."deletedAt" is null order by s.id for update of s`

const over = () => new ApiError('err409', { display: texts.over })

interface Deciding {
  decided: readonly (SubstitutionRow & SubstituteDecision)[]
  now: Date
}

/** What was proposed may have been withdrawn since: it is not accepted any more (5-doors §1, P). */
async function refuseUnsold(tx: Tx, order: OrderRow, { decided, now }: Deciding): Promise<void> {
  const lines = decided
    .filter(({ decision }) => decision === 'accepted')
    .map((one) => ({ ...one, product_not_in_catalog_id: null }))
  if (!lines.length) return
  const facts = await factsOfLines(tx, order, { lines, now })
  const findings = lines.flatMap((one) =>
    (facts.get(factsKey(one))?.findings ?? []).map((finding) => ({
      ...finding,
      line: { id: one.order_line_id, label: one.asked },
    })),
  )
  const { refused } = atDoor(tx, 'proposal', findings)
  if (refused.length) throw refusedAt('proposal', refused)
}

interface How {
  by: By
  channel: 'app' | 'mail' | 'clock'
}

/** The same, where a guard may refuse it: what was found is told in the order's timeline, the refusal answered. */
export const tryDecideSubstitutes = (
  tx: Tx,
  order: OrderRow,
  deciding: Parameters<typeof decideSubstitutes>[2],
): Promise<Held | undefined> =>
  toldHeld(tx, order, {
    by: deciding.by,
    now: deciding.context.now(),
    step: () => decideSubstitutes(tx, order, deciding),
  })

/**
 * Accepts or refuses what a supplier proposes for lines of an order that is locked, before the delivery; give it a
 * transaction that sees everything. What is refused is missing; nothing of what was ordered changes (I-07).
 */
export async function decideSubstitutes(
  tx: Tx,
  order: OrderRow,
  { context, decisions, by, channel }: How & { context: Context; decisions: readonly SubstituteDecision[] },
): Promise<void> {
  const now = context.now()
  if (order.is_cancelled || !isAt(order.status, 'sent') || order.reception_state !== 'none') throw over()
  const rows = await tx.query<SubstitutionRow>(rowsSql, [order.id])
  const decided = [...new Map(decisions.map((one) => [one.id, one])).values()].map((one) => {
    const row = rows.find(({ id }) => id === one.id)
    if (!row) throw new ApiError('err404')
    if (row.state !== 'pending' || (channel !== 'clock' && new Date(row.answer_before) <= now)) throw over()
    return { ...row, decision: one.decision }
  })
  await refuseUnsold(tx, order, { decided, now })
  const actor = { tx, now, actor: by }
  for (const { id, order_line_id, article_id, label, decision } of decided) {
    await repo(actor, orderSubstitution).update(id, {
      state: decision,
      decided_at: now.toISOString(),
      deciding_user_id: by.userId,
      channel,
    })
    await repo(actor, orderLine).update(
      order_line_id,
      decision === 'accepted'
        ? { substitute_article_id: article_id, substitute_label: label }
        : { confirmed_state: 'missing', confirmed_quantity: '0', substitute_label: null },
    )
  }
  const events = decided.map(({ asked, label, decision }) => ({
    type: decision === 'accepted' ? ('substitution_accepted' as const) : ('substitution_refused' as const),
    payload: { asked, label, ...(channel === 'clock' ? { by_default: true } : {}) },
  }))
  await tellOrder(tx, order.id, { events, by, now })
  await tellAnswered(tx, order, { context, decided, channel })
}
