import { addDays } from '../../../resources/schema/paris-time'
import { type ActOf, pick, pickOrder, type Scene } from './scene'
import type { SeenOrder } from './seen'
import type { Doing } from './story'
import type { Name } from './world'

const isCart = ({ status }: SeenOrder) => status === '100'
const isWaiting = ({ status }: SeenOrder) => status === '150'
const isRefused = ({ status }: SeenOrder) => status === '200' || status === '250'

/** Who made an order. */
export const authorOf = ({ world: { who } }: Scene, { author }: SeenOrder): Name =>
  who.julie.id === author ? 'julie' : 'karim'

const add: ActOf = ({ world: { who } }, { a, b, c }) => {
  const by = b % 3 ? 'karim' : 'julie'
  const article_id = [1, 2, 1, 2, 3, 4, 5][a % 7]
  const quantity = String(c % 6 ? 10 + (c % 30) : 1)
  return {
    told: `${by} adds ${quantity} of article ${article_id}`,
    meaning: {},
    ask: () => who[by].post('/order/cart/line', { adherentId: 1, article_id, quantity, nearest: true }),
  }
}

/** Something that an author does to an order in preparation. */
const onLine =
  (
    told: string,
    send: (
      scene: Scene,
      ids: { order: number; line: number; by: Name; c: number },
    ) => ReturnType<NonNullable<ReturnType<ActOf>>['ask']>,
  ): ActOf =>
  (scene, step) => {
    const order = pickOrder(scene, step, isCart)
    const line = order && pick(order.lines, step.c)
    if (!order || !line) return undefined
    const by = authorOf(scene, order)
    return {
      told: `${by} ${told} of order ${order.id}`,
      meaning: { verb: 'cart', order },
      ask: () => send(scene, { order: order.id, line: line.id, by, c: step.c }),
    }
  }

const line = onLine('changes a line', ({ world: { who } }, { order, line: id, by, c }) =>
  who[by].put(`/order/${order}/line/${id}`, { quantity: String(1 + (c % 40)) }),
)
const drop = onLine('takes out a line', ({ world: { who } }, { order, line: id, by }) =>
  who[by].delete(`/order/${order}/line/${id}`),
)
const move = onLine('moves the day', ({ world: { who }, today }, { order, by, c }) =>
  who[by].put(`/order/${order}`, { ask_delivery_date: addDays(today, c % 9) }),
)
const mode = onLine('changes how it leaves', ({ world: { who } }, { order, by, c }) =>
  who[by].put(`/order/${order}`, { sending_mode: String(1 + (c % 2)) }),
)

const anybody = ['karim', 'sophie', 'luc', 'julie', 'tom', 'martin', 'paul'] as const

/** A verb of an order's course. */
const verb =
  (
    name: 'submit' | 'validate' | 'refuse' | 'withdraw' | 'reopen' | 'delete',
    { fits, by }: { fits: (order: SeenOrder) => boolean; by: (scene: Scene, order: SeenOrder) => Name },
  ): ActOf =>
  (scene, step) => {
    const order = pickOrder(scene, step, fits)
    if (!order) return undefined
    const { who } = scene.world
    const one = step.c % 5 ? by(scene, order) : (anybody[step.c % anybody.length] ?? 'karim')
    const decides = name === 'validate' || name === 'refuse'
    const without = one === 'martin' || one === 'paul'
    const isOff = name === 'submit' && order.lines.length === 0
    return {
      told: `${one}: ${name} of order ${order.id} (${order.status})`,
      meaning: {
        verb: name,
        order,
        never:
          (decides && who[one].id === order.author && 'its own order (I-08)') ||
          (decides && order.status === '150' && one === 'karim' && 'no decider') ||
          (without && 'a stranger to carts') ||
          (isOff && 'an empty cart'),
      },
      ask: () =>
        name === 'delete'
          ? who[one].delete(`/order/${order.id}`)
          : who[one].post(`/order/${order.id}/${name}`, name === 'refuse' ? { reason: 'Trop cher' } : {}),
    }
  }

const decider = (_scene: Scene, { pending }: SeenOrder): Name => (pending === '2' ? 'luc' : 'sophie')

export const cartActs = {
  add,
  line,
  drop,
  move,
  mode,
  submit: verb('submit', { fits: isCart, by: authorOf }),
  validate: verb('validate', { fits: isWaiting, by: decider }),
  refuse: verb('refuse', { fits: isWaiting, by: decider }),
  withdraw: verb('withdraw', { fits: isWaiting, by: authorOf }),
  reopen: verb('reopen', { fits: isRefused, by: authorOf }),
  delete: verb('delete', { fits: (order) => isCart(order) || isRefused(order), by: authorOf }),
} satisfies Partial<Record<Doing, ActOf>>
