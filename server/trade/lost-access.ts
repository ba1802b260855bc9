import { guardSentence } from '../../resources/trade/guard-sentences'
import type { GuardDoor } from '../../resources/trade/guards'
import type { Call } from '../api/call'
import { ApiError } from '../api/error'
import { guardCounter } from './at-door'

/** The calls of the doors at which a right may be lost (5-doors §1, 12), and what is no longer open to whoever lost it. */
const guarded: readonly (readonly [door: GuardDoor, what: string, calls: readonly string[]])[] = [
  [
    'cart',
    'à la commande',
    [
      'POST /order/cart/line',
      'PUT /order/{id}/line/{lineId}',
      'DELETE /order/{id}/line/{lineId}',
      'POST /order/quick',
      'POST /order/{id}/duplicate',
      'POST /order/{id}/optimise',
      'POST /standard-cart/{id}/order',
    ],
  ],
  [
    'submission',
    "à l'envoi des commandes",
    ['POST /order/{id}/submit', 'POST /order/submit', 'PUT /order/{id}/sending'],
  ],
  [
    'validation',
    'à la validation des commandes',
    ['POST /order/{id}/validate', 'POST /order/validate', 'POST /order/{id}/refuse', 'POST /order/decide'],
  ],
  [
    'reopening',
    'à la reprise des commandes',
    ['POST /order/{id}/reopen', 'PUT /order/{id}', 'POST /order/{id}/merge', 'POST /order/{id}/withdraw'],
  ],
  [
    'proposal',
    'à la réponse aux commandes',
    ['POST /order/{id}/confirm', 'GET /order/{id}/substitutes', 'PUT /order/{id}/substitutions'],
  ],
  [
    'reception',
    'à la réception des commandes',
    [
      'POST /order/{id}/reception',
      'POST /order/{id}/reception/{reception}/undo',
      'POST /order/remainders/close',
    ],
  ],
  [
    'stock',
    'aux mouvements de stock',
    [
      'POST /stock/{adherentId}/voucher',
      'PUT /stock/voucher/{id}',
      'PUT /stock/voucher/{id}/validate',
      'PUT /stock/voucher/{id}/cancel',
      'DELETE /stock/voucher/{id}',
      'POST /stock/{adherentId}/inventory',
      'PUT /stock/inventory/{id}',
      'PUT /stock/inventory/{id}/validate',
      'DELETE /stock/inventory/{id}',
    ],
  ],
]

const forbiddenBy = new Map(
  guarded.flatMap(([door, what, calls]) =>
    calls.map((call) => [
      call,
      { said: guardSentence('access', { what }), counter: guardCounter(door, 'access') },
    ]),
  ),
)

/** What is said of an order to whoever lost the right of a door on it. */
export const lostAccess = (door: GuardDoor): ApiError =>
  new ApiError('err403', {
    display: guardSentence('access', { what: guarded.find(([one]) => one === door)?.[1] ?? '' }),
  })

/** The calls of orders, receptions and stock, whose refusals for want of a right are the guard's: its sentence, its count. */
export function sayingLostAccess(calls: readonly Call[]): Call[] {
  const unknown = new Set(forbiddenBy.keys())
  const said = calls.map((call) => {
    const name = `${call.method} ${call.path}`
    unknown.delete(name)
    const forbidden = forbiddenBy.get(name)
    return forbidden ? { ...call, shape: { ...call.shape, forbidden } } : call
  })
  if (unknown.size) throw new Error(`No such calls: ${[...unknown].join(', ')}`)
  return said
}
