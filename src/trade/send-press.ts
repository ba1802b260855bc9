import { shopTexts } from '../../i18n/fr/shop'
import { HttpError } from '../../providers/http-error'
import { newKey } from '../../providers/request-keys'
import type { AddLineAnswer, OrderAnswer } from '../../resources/orders/answers'
import { frenchDay } from '../../resources/schema/date-text'
import { compareDecimals } from '../../resources/schema/decimal-text'
import { toast } from '../widgets/toast-store'
import { asks, asksFirst } from './asks'
import { isForLater } from './is-for-later'
import type { Press, Presses } from './presses'
import { givenOf } from './use-member'
import type { OrderCalls } from './use-order-calls'

interface Sender {
  calls: Pick<OrderCalls, 'addLine' | 'changeLine'>
  kept: Presses
}

const same = (a: string, b: string) => compareDecimals(a, b) === 0

async function ask({ calls }: Sender, press: Press): Promise<AddLineAnswer> {
  const { label, quantity, seen, line, add } = press
  const how = { quiet: true, label } as const
  if (line)
    return calls.changeLine({ id: line.order_id, lineId: line.line_id, quantity, seen_quantity: seen }, how)
  if (!add) throw new Error('A press changes a line or adds one')
  const { member, article_id, target, key } = add
  return calls.addLine({ ...givenOf(member), article_id, quantity: add.quantity, ...target }, { ...how, key })
}

/** Says why a quantity was refused; what the person was asked, and gave up, is not said again. */
function tell({ label }: Press, error: unknown): void {
  if (!(error instanceof HttpError) || asksFirst.quiet.some((type) => type === error.type)) return
  const reason = error.fields[0]?.message ?? error.display
  toast.error(reason.includes(label) ? reason : `${label} : ${reason}`)
}

/**
 * Sends a quantity that somebody has just set; undefined where it is kept on the device, since no answer came or an earlier one of
 * the same line waits. A refusal is told and thrown.
 */
export async function sendPress(sender: Sender, press: Press): Promise<AddLineAnswer | undefined> {
  const { kept } = sender
  try {
    if (!kept.find(press)) return await ask(sender, press)
  } catch (error) {
    if (!isForLater(error)) {
      tell(press, error)
      throw error
    }
  }
  kept.keep(press)
  return undefined
}

/** In which of several carts a kept quantity goes: the person is asked; undefined where it is given up. */
async function chosenFor(press: Press, answer: AddLineAnswer): Promise<Press | undefined> {
  if (!('choose' in answer) || !press.add) return undefined
  const choices = answer.choose.map(({ id, number, ask_delivery_date }) => ({
    label: shopTexts.cartOf({ number, day: frenchDay(ask_delivery_date) }),
    value: String(id),
  }))
  const chosen = await asks.ask({ title: shopTexts.chooseCart, reason: press.label, choices })
  const target = { order_id: Number(chosen) }
  return chosen === undefined ? undefined : { ...press, add: { ...press.add, target, key: newKey() } }
}

/** What is left of a press that was answered: a quantity that was set meanwhile. */
function restOf({ kept }: Sender, press: Press, answer: OrderAnswer): Press | undefined {
  const last = kept.find(press)
  const sent = press.add?.quantity ?? press.quantity
  const stands = answer.lines.find(({ id, article_id }) =>
    press.line ? id === press.line.line_id : article_id === press.add?.article_id,
  )
  if (!last || !stands || same(last.quantity, sent)) return undefined
  const { label, quantity } = last
  return { label, quantity, seen: stands.quantity, line: { order_id: answer.id, line_id: stands.id } }
}

/** Sends what waits, one after the other; it ends where the network or the server is away again. */
export async function sendKept(sender: Sender, onSent: (answer: OrderAnswer) => void): Promise<void> {
  const { kept } = sender
  for (let [press] = kept.all(); press; [press] = kept.all()) {
    try {
      const answer = await ask(sender, press)
      if ('choose' in answer) kept.replace(press, await chosenFor(press, answer))
      else {
        // What shows it draws the answer before it no longer waits.
        onSent(answer)
        kept.replace(press, restOf(sender, press, answer))
      }
    } catch (error) {
      if (isForLater(error)) return
      tell(press, error)
      kept.replace(press)
      if (!(error instanceof HttpError)) throw error
    }
  }
}
