import { authorOf } from './cart-acts'
import { type ActOf, pick, pickOrder } from './scene'
import type { SeenClaim, SeenLine, SeenOrder } from './seen'
import type { Doing, Step } from './story'
import type { Name } from './world'

const isSent = ({ status }: SeenOrder) => ['300', '350', '400'].includes(status)
const isConfirmable = ({ status, supplier }: SeenOrder) => ['300', '400'].includes(status) && supplier < 3

const supplierOf = (supplier: number): Name => (supplier === 2 ? 'primeurs' : 'martin')
const isForeign = ({ supplier }: { supplier: number }) =>
  supplier > 2 && 'an order of another supplier (I-18)'

const read: ActOf = (scene, step) => {
  const order = pickOrder(scene, step, isConfirmable)
  if (!order) return undefined
  const by = supplierOf(order.supplier)
  return {
    told: `${by} opens order ${order.id} (${order.status})`,
    meaning: { verb: 'read', order, never: isForeign(order) },
    ask: () => scene.world.who[by].get(`/order/${order.id}/pdf`),
  }
}

/** What a supplier answers to a line: three times of five that all is well. */
function answered(line: SeenLine, choice: number): Record<string, unknown> {
  const of = { line_id: line.id }
  if (choice === 0) return { ...of, state: 'missing' }
  if (choice === 1) return { ...of, state: 'short', quantity: String(Number(line.quantity) / 2) }
  if (choice !== 2) return { ...of, state: 'ok' }
  const other: Record<number, number> = { 1: 2, 2: 1, 3: 4, 4: 3 }
  const substitute = {
    substitute_article_id: other[line.article],
    substitute_quantity: '4',
    substitute_price_ht: '9',
  }
  return { ...of, state: 'substituted', ...substitute }
}

const confirm: ActOf = (scene, step) => {
  const order = pickOrder(scene, step, isConfirmable)
  if (!order) return undefined
  const by = supplierOf(order.supplier)
  const lines = order.lines.map((line, index) => answered(line, (step.c + index * 3) % 7))
  return {
    told: `${by} confirms order ${order.id} (${order.status}): ${lines.map(({ state }) => state).join(', ')}`,
    meaning: { verb: 'confirm', order, never: isForeign(order) },
    ask: () =>
      scene.world.who[by].post(`/order/${order.id}/confirm`, {
        supplier_delivery_date: scene.today,
        lines,
      }),
  }
}

const answer: ActOf = (scene, step) => {
  const isAsked = ({ proposals }: SeenOrder) => proposals.some(({ state }) => state === 'pending')
  const order = pickOrder(scene, step, isAsked)
  const proposal = order && pick(order.proposals, step.c)
  if (!order || !proposal) return undefined
  const by = authorOf(scene, order)
  const decision = step.c % 2 ? 'accepted' : 'refused'
  return {
    told: `${by} has a proposal of order ${order.id} ${decision}`,
    meaning: {
      verb: 'answer',
      order,
      never: proposal.state !== 'pending' && 'a proposal that was answered',
    },
    ask: () =>
      scene.world.who[by].put(`/order/${order.id}/substitutions`, {
        decisions: [{ id: proposal.id, decision }],
      }),
  }
}

const cancel: ActOf = (scene, step) => {
  const order = pickOrder(scene, step, isSent)
  if (!order) return undefined
  const by = step.c % 4 ? authorOf(scene, order) : 'tom'
  return {
    told: `${by} cancels order ${order.id} (${order.status})`,
    meaning: {
      verb: 'cancel',
      order,
      never: order.received !== 'none' && 'an order of which something was received',
    },
    ask: () => scene.world.who[by].post(`/order/${order.id}/cancel`, { reason: 'Menu changé' }),
  }
}

/** What is done next to a litigation, four times of five. */
const nextOf = ({ status, is_sent }: SeenClaim, c: number) => {
  if (!is_sent) return 'send'
  if (status === '100') return ['take', 'accept', 'refuse', 'close'][c % 4]
  if (status === '150') return ['accept', 'refuse', 'close'][c % 3]
  return status === '200' ? 'credit' : 'close'
}
const told: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  accept: { credit_obtained_ht: '4.20' },
  refuse: { comment: 'Livré complet' },
  credit: { credit_reference: 'AV-1' },
  close: { reason: 'Réglé' },
}

const claim: ActOf = ({ world: { who }, seen }, { b, c }: Step) => {
  const of = pick(seen.claims, b)
  if (!of) return undefined
  const any = ['send', 'take', 'accept', 'refuse', 'credit', 'close'][c % 6]
  const verb = (c % 5 ? nextOf(of, c) : any) ?? 'close'
  const isOfSupplier = ['take', 'accept', 'refuse'].includes(verb)
  const by = isOfSupplier ? supplierOf(of.supplier) : 'julie'
  return {
    told: `${by}: ${verb} of litigation ${of.id} (${of.status}${of.is_sent ? '' : ', not sent'})`,
    meaning: { claim: { of, verb }, never: isOfSupplier && isForeign(of) },
    ask: () =>
      verb === 'send'
        ? who[by].put(`/litigation/${of.id}/send`)
        : who[by].put(`/litigation/${of.id}/move`, { verb, ...told[verb] }),
  }
}

export const sentActs = { read, confirm, answer, cancel, claim } satisfies Partial<Record<Doing, ActOf>>
