import { orderTexts } from '../../i18n/fr/orders'
import { guardSentence } from '../../resources/trade/guard-sentences'
import type { GuardFinding } from '../../resources/trade/guards'
import type { Context } from '../api/context'
import { ApiError } from '../api/error'
import { workOf } from '../api/work'
import type { Actor } from '../database/actor'
import type { ActorTx, Tx } from '../database/connect'
import { atDoor } from '../trade/at-door'
import { byNobody } from '../trade/order-events'
import { changeLine } from './change-line'
import { Held, refusedAt, tellHeld } from './hold-order'
import { orHeld } from './or-held'
import { askGuards, type GuardedOrder } from './order-guards'
import { forgetSending } from './plan-sending'
import type { Refreshed } from './refresh-cart'
import { keepFound } from './refresh-reopened'
import { guardedCart, leave, lockForSubmission } from './submit-order'
import { tellPlanned } from './tell-planned'
import { waitForTruck } from './truck'

/** Somebody with the rights of now; undefined where its account is over. */
export type LoadActor = (context: Context, user: number) => Promise<Actor | undefined>

interface Planned {
  order_id: number
  user_id: number
  is_budget_confirmed: boolean
  name: string
  [name: string]: unknown
}

const dueSql = `
  select s.order_id, s.user_id, s.is_budget_confirmed, concat_ws(' ', u.first_name, u.last_name) as name
  from order_sending s join "order" o on o.id = s.order_id and o.status = '100' and o."deletedAt" is null join "user" u on u.id = s.user_id
  where s.send_at <= $1 order by s.send_at, s.order_id`

type Cart = Refreshed & GuardedOrder

const lineOf = ({ line }: GuardFinding) => line?.id ?? []

/** Takes lines out of a cart that leaves without them. */
async function leaveOut(
  tx: ActorTx,
  context: Context,
  { id, out }: { id: number; out: readonly GuardFinding[] },
) {
  const work = workOf(context.db, tx, context.now())
  for (const lineId of new Set(out.flatMap(lineOf))) await changeLine(work, { id, lineId }, { quantity: '0' })
}

/** What is told of an order that has left: lines that it left without, and what is warned of. */
interface Sent {
  out: readonly GuardFinding[]
  warned: readonly GuardFinding[]
}

/** Sends, the lines left out that cannot be sent; refused where something of the whole order stands against it. */
async function sendOnce(tx: ActorTx, context: Context, plan: Planned): Promise<Sent | undefined> {
  const isSameTruck = await waitForTruck(tx, plan.order_id)
  const order = await lockForSubmission(tx, plan.order_id)
  // Its truck changed meanwhile: the next minute sends it.
  if (!isSameTruck(order)) return undefined
  const now = context.now()
  const ask = (cart: Cart) => tx.beyond('orders', (all) => askGuards(all, 'clock', cart))
  let cart = await guardedCart(tx, order, now)
  let found = await ask(cart)
  const { leftOut: out, warned } = found
  if (out.length) {
    await leaveOut(tx, context, { id: order.id, out })
    cart = await guardedCart(tx, order, now)
    found = await ask(cart)
  }
  if (!cart.lines.length) throw refusedAt('clock', out)
  const open = found.asked.filter(({ guard }) => guard !== 'budget' || !plan.is_budget_confirmed)
  const refused = [...found.refused, ...open]
  if (refused.length) throw refusedAt('clock', refused)
  await leave(tx, context, cart)
  return { out, warned: warned.filter(({ line }) => !out.some((one) => one.line?.id === line?.id)) }
}

/** A cart that did not leave stays one, with what was found of it; the clock tries no more, and its people are told. */
async function keepHeld(tx: ActorTx, context: Context, { plan, held }: { plan: Planned; held: Held }) {
  const now = context.now()
  await keepFound(tx, { id: plan.order_id, now }, held)
  await forgetSending(tx, plan.order_id)
  await tx.beyond('orders', (all) =>
    tellPlanned(all, { ...plan, kind: 'order_not_sent', of: held.refused, now }),
  )
}

/** The same where nobody may act for who planned it: an account that is over, a right that was taken. */
async function holdForNobody(context: Context, plan: Planned, finding: GuardFinding): Promise<void> {
  const now = context.now()
  await context.db.system('jobs', async (tx: Tx) => {
    const { refused } = atDoor(tx, 'clock', [finding])
    await tellHeld(tx, { id: plan.order_id }, { door: 'clock', refused, by: byNobody, now })
    await forgetSending(tx, plan.order_id)
    await tellPlanned(tx, { ...plan, kind: 'order_not_sent', of: refused, now })
  })
}

const accessLost: GuardFinding = {
  guard: 'access',
  reason: guardSentence('access', { what: "à l'envoi de cette commande" }),
}

async function sendOne(context: Context, plan: Planned, load: LoadActor): Promise<boolean> {
  const actor = await load(context, plan.user_id)
  if (!actor) {
    const reason = guardSentence('author', { author: plan.name })
    await holdForNobody(context, plan, { guard: 'author', reason })
    return false
  }
  try {
    return await context.db.write(actor, async (tx) => {
      const sent = await orHeld(
        tx,
        () => sendOnce(tx, context, plan),
        (held) => keepHeld(tx, context, { plan, held }),
      )
      if (sent instanceof Held || !sent) return false
      const told = { ...plan, kind: 'order_sent_otherwise' as const, of: [...sent.out, ...sent.warned] }
      if (told.of.length)
        await tx.beyond('orders', (all) => tellPlanned(all, { ...told, now: context.now() }))
      return true
    })
  } catch (error) {
    if (!(error instanceof ApiError) || !['err403', 'err404'].includes(error.type)) throw error
    await holdForNobody(context, plan, accessLost)
    return false
  }
}

/** Every minute: the carts whose moment has come are sent in the name of who planned it (5-doors §1, Q). */
export async function sendPlanned(context: Context, now: Date, load: LoadActor): Promise<string | undefined> {
  const due = await context.db.system('jobs', (tx) => tx.query<Planned>(dueSql, [now]))
  let sent = 0
  for (const plan of due) if (await sendOne(context, plan, load)) sent += 1
  return due.length ? orderTexts.plannedRun({ sent, due: due.length }) : undefined
}
