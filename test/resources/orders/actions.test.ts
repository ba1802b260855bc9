import { expect, test } from 'vitest'
import type { OrderStatus } from '../../../resources/orders/states'
import type { Actor } from '../../../server/database/actor'
import { actionsOf } from '../../../server/orders/actions'
import { memberOfOrder, type OrderRow } from '../../../server/orders/order-row'

const own = 7
const every = [
  ...['updateCart', 'sendCartByMember', 'sendCartByProvider', 'deleteCart', 'validateOrders', 'cancelOrder'],
  ...['receiveOrder', 'createCart', 'confirmOrder', 'updateAdherent'],
]
const actor = (profileTypeId: number, permissions = every, userId = own): Actor => ({
  userId,
  sessionId: 1,
  profileTypeId,
  level: 10,
  permissions: new Set(permissions),
  lists: {},
})
const without = (...names: string[]) => every.filter((name) => !names.includes(name))
const [office, supplier, member] = [actor(1), actor(2), actor(3)]

interface Case {
  decides?: boolean
  decided?: boolean
  mode?: '1' | '2'
  received?: boolean
  cancelled?: boolean
}

const offered = (
  who: Actor,
  status: OrderStatus,
  { decides = false, decided = false, mode = '2', received = false, cancelled = false }: Case = {},
) =>
  actionsOf(who, {
    order: {
      status,
      is_cancelled: cancelled,
      reception_state: received ? 'partial' : 'none',
      user_id: own,
      mail_state: 'sent',
      sending_mode: mode,
    },
    decides,
    round: 2,
    validations: [
      { round: 1, decision: 'refused' },
      { round: 2, decision: decided ? 'validated' : 'pending' },
    ],
  }).join(' ')

test.each([
  ['a cart of one’s own', offered(member, '100'), 'edit submit delete duplicate pdf'],
  ['… sent in one of the two ways', offered(actor(3, ['sendCartByMember']), '100'), 'submit pdf'],
  ['an order that waits, nobody has decided', offered(member, '150'), 'withdraw duplicate pdf'],
  ['… somebody has decided', offered(member, '150', { decided: true }), 'duplicate pdf'],
  ['… of a colleague', offered(actor(3, every, 8), '150'), 'duplicate pdf'],
  [
    '… that the reader decides',
    offered(member, '150', { decides: true }),
    'withdraw validate refuse duplicate pdf',
  ],
  ['a refused one', offered(member, '200'), 'reopen delete duplicate pdf'],
  ['a sent one', offered(member, '300'), 'cancel resend receive duplicate pdf'],
  ['… of which something came', offered(member, '400', { received: true }), 'resend receive duplicate pdf'],
  ['… that the member sent', offered(member, '350', { mode: '1' }), 'cancel receive duplicate pdf'],
  ['… cancelled', offered(member, '300', { cancelled: true }), 'duplicate pdf'],
  [
    '… for its author without validation',
    offered(actor(3, without('validateOrders')), '300'),
    'cancel resend receive duplicate pdf',
  ],
  [
    '… of a colleague, without validation',
    offered(actor(3, without('validateOrders'), 8), '300'),
    'resend receive duplicate pdf',
  ],
  ['… for who may neither cancel nor send', offered(actor(3, ['receiveOrder'], 8), '300'), 'receive pdf'],
  ['a sent one for the back office', offered(office, '300'), 'resend pdf'],
  ['… without the right on members', offered(actor(1, without('updateAdherent')), '300'), 'pdf'],
  ['a read one for its supplier', offered(supplier, '400'), 'confirm pdf'],
  ['… who may not confirm', offered(actor(2, []), '400'), 'pdf'],
])('the actions of an order: %s', (_case, found, wanted) => expect(found).toBe(wanted))

test('an order is in the name of its group where it has one, else of its member', () => {
  const row = (whose: Partial<OrderRow>) => ({
    adherent_id: 3,
    groupAdherent_id: null,
    of_group: 9,
    ...whose,
  })
  expect(memberOfOrder(row({}) as OrderRow)).toEqual({ id: 3, isGroup: false, groupAdherent_id: 9 })
  const ofGroup = row({ adherent_id: null, groupAdherent_id: 9 }) as OrderRow
  expect(memberOfOrder(ofGroup)).toEqual({ id: 9, isGroup: true, groupAdherent_id: null })
})
