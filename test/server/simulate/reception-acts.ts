import { type ActOf, pick, pickOrder, type Scene } from './scene'
import type { SeenLine, SeenOrder } from './seen'
import type { Doing, Step } from './story'

type Received = SeenOrder['receptions'][number]

const isExpected = ({ status }: SeenOrder) => ['300', '350', '400'].includes(status)
const isSigned = ({ state }: Received) => state === 'signed'
const hasSigned = ({ receptions }: SeenOrder) => receptions.some(isSigned)

let keys = 0

/** What comes of a line: all of it, a part, with something refused, too dear. */
function delivered({ id, quantity, accepted, price }: SeenLine, choice: number) {
  const left = Math.max(0, Number(quantity) - Number(accepted))
  const came = choice % 3 ? left : Math.floor(left / 2)
  const isRefused = choice % 4 === 1 && came > 1
  return {
    order_line_id: id,
    qty_delivered: String(came),
    qty_accepted: String(isRefused ? came - 1 : came),
    price_delivered_ht: choice % 5 === 1 ? String(Number(price) + 0.5) : price,
    ...(isRefused ? { refusal_reason: 'Sac percé' } : {}),
    ...(choice % 2 ? { claim: true } : {}),
  }
}
type Delivered = ReturnType<typeof delivered>

/** Thousandths of storage units that lines bring in. */
const moves = (lines: readonly SeenLine[], of: readonly { line: number; accepted: string }[], sign: 1 | -1) =>
  of.flatMap(({ line: id, accepted }) => {
    const line = lines.find((one) => one.id === id)
    return line
      ? [{ article: line.article, moves: sign * Math.round(Number(accepted) * Number(line.storage) * 1000) }]
      : []
  })

const came = (lines: readonly Delivered[]) =>
  lines.map(({ order_line_id: line, qty_accepted: accepted }) => ({ line, accepted }))
const stood = ({ lines }: Received) => lines.map(({ id: line, accepted }) => ({ line, accepted }))

function sign(
  { world, today }: Scene,
  { order, step, replaces }: { order: SeenOrder; step: Step; replaces?: Received },
) {
  keys += 1
  const by = step.b % 2 ? ('tom' as const) : ('julie' as const)
  const before = new Map(replaces?.lines.map(({ id, accepted }) => [id, Number(accepted)]))
  const lines = order.lines.map((line, index) => {
    const accepted = String(Number(line.accepted) - (before.get(line.id) ?? 0))
    return delivered({ ...line, accepted }, step.c + index)
  })
  const body = {
    client_key: `simulation-${String(keys).padStart(6, '0')}`,
    date: today,
    remainder: step.c % 2 ? 'expected' : 'closed',
    ...(replaces ? { replaces: replaces.id } : {}),
    lines,
  }
  return { by, lines, ask: () => world.who[by].post(`/order/${order.id}/reception`, body) }
}

const isClosed = ({ seen, today }: Scene) => seen.closed !== null && seen.closed >= today

const receive: ActOf = (scene, step) => {
  const order = pickOrder(scene, step, isExpected)
  if (!order?.lines.length) return undefined
  const { by, lines, ask } = sign(scene, { order, step })
  const stock = moves(order.lines, came(lines), 1)
  const isStocked = stock.some((one) => one.moves > 0)
  return {
    told: `${by} receives of order ${order.id} (${order.status}): ${lines.map((one) => `${one.qty_accepted} of ${one.qty_delivered}`).join(', ')}`,
    meaning: {
      verb: 'receive',
      order,
      stock,
      never: isClosed(scene) && isStocked && 'a day that an inventory closed',
    },
    ask,
  }
}

const again: ActOf = (scene, step) => {
  const order = pickOrder(scene, step, hasSigned)
  const replaces = order && pick(order.receptions, step.c)
  if (!order || !replaces) return undefined
  const { by, lines, ask } = sign(scene, { order, step, replaces })
  const stock = [...moves(order.lines, stood(replaces), -1), ...moves(order.lines, came(lines), 1)]
  return {
    told: `${by} signs reception ${replaces.id} (${replaces.state}) of order ${order.id} (${order.status}) again`,
    meaning: { verb: 'again', order, stock, never: !isSigned(replaces) && 'a reception that stands no more' },
    ask,
  }
}

const undo: ActOf = (scene, step) => {
  const order = pickOrder(scene, step, hasSigned)
  const one = order && pick(order.receptions, step.c)
  if (!order || !one) return undefined
  const stock = moves(order.lines, stood(one), -1)
  return {
    told: `julie takes back reception ${one.id} (${one.state}) of order ${order.id} (${order.status})`,
    meaning: { verb: 'undo', order, stock, never: !isSigned(one) && 'a reception that stands no more' },
    ask: () =>
      scene.world.who.julie.post(`/order/${order.id}/reception/${one.id}/undo`, {
        reason: 'Mauvaise commande',
      }),
  }
}

export const receptionActs = { receive, again, undo } satisfies Partial<Record<Doing, ActOf>>
