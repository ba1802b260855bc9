import type { OrderValidationAnswer } from '../../resources/orders/answer-parts'
import type { OrderAction, OrderSummary } from '../../resources/orders/answers'
import { confirmableStatuses, type OrderVerb, transitions } from '../../resources/orders/states'
import { stepOf } from '../../resources/schema/course'
import { type Actor, may } from '../database/actor'

interface Facts {
  order: Pick<
    OrderSummary,
    'status' | 'is_cancelled' | 'reception_state' | 'user_id' | 'mail_state' | 'sending_mode'
  >
  /** Whether the reader decides the level that is waited for. */
  decides: boolean
  validations: readonly Pick<OrderValidationAnswer, 'round' | 'decision'>[]
  round: number
  /** Whether a supplier's proposal waits for an answer. */
  isProposed?: boolean
}

type Test = (actor: Actor, facts: Facts) => boolean

const member = (actor: Actor, ...permissions: string[]) =>
  actor.profileTypeId === 3 && permissions.some((one) => may(actor, one))
const from =
  (verb: OrderVerb): Test =>
  (_actor, { order }) =>
    stepOf(transitions, verb, { from: order.status }) !== undefined
const isAuthor: Test = (actor, { order }) => actor.userId === order.user_id
const undecided: Test = (_actor, { validations, round }) =>
  validations.every((one) => one.round !== round || one.decision === 'pending')
const all =
  (...tests: Test[]): Test =>
  (actor, facts) =>
    tests.every((test) => test(actor, facts))
const holds =
  (...permissions: string[]): Test =>
  (actor) =>
    member(actor, ...permissions)

const tests: readonly [OrderAction, Test][] = [
  ['edit', all((_a, { order }) => order.status === '100', holds('updateCart', 'updateCartArticle'))],
  ['submit', all(from('submit'), holds('sendCartByMember', 'sendCartByProvider'))],
  ['withdraw', all(from('withdraw'), isAuthor, undecided)],
  ['reopen', all(from('reopen'), holds('updateCart'))],
  ['delete', all(from('delete'), holds('deleteCart'))],
  ['validate', all(from('validate'), (_a, { decides }) => decides)],
  ['refuse', all(from('refuse'), (_a, { decides }) => decides)],
  [
    'cancel',
    all(
      from('cancel'),
      (_a, { order }) => order.reception_state === 'none',
      (actor, facts) =>
        (isAuthor(actor, facts) && member(actor, 'cancelOrder')) || member(actor, 'validateOrders'),
    ),
  ],
  [
    'resend',
    all(
      (_a, { order }) => order.sending_mode === '2' && confirmableStatuses.includes(order.status),
      (actor) =>
        member(actor, 'sendCartByProvider') || (actor.profileTypeId === 1 && may(actor, 'updateAdherent')),
    ),
  ],
  ['receive', all(from('receive'), holds('receiveOrder'))],
  [
    'answerSubstitutes',
    all(
      (_a, { order, isProposed }) => isProposed === true && order.reception_state === 'none',
      holds('updateCart'),
    ),
  ],
  ['confirm', all(from('confirm'), (actor) => actor.profileTypeId === 2 && may(actor, 'confirmOrder'))],
]

/** What the reader may do with an order now: what its screens offer; every call asks again (I-02). */
export function actionsOf(actor: Actor, facts: Facts): OrderAction[] {
  const found = facts.order.is_cancelled
    ? []
    : tests.filter(([, test]) => test(actor, facts)).map(([name]) => name)
  const copies: OrderAction[] = member(actor, 'createCart') ? ['duplicate'] : []
  return [...found, ...copies, 'pdf']
}
