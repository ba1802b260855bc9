import type { AnyResource } from '../schema/resource'
import { cartChange } from './cart-change'
import { guardCount } from './guard-count'
import { order } from './order'
import { orderEvent, orderSending, orderToken, orderValidation } from './order-follow'
import { orderLine, orderTaxLine } from './order-line'
import { reception, receptionLine } from './reception'
import { standardCart, standardCartLine, standardCartShare } from './standard-cart'
import { orderSubstitution } from './substitution'

/** What is declared of orders and their reception. */
export const orderResources: readonly AnyResource[] = [
  order,
  orderLine,
  orderTaxLine,
  orderValidation,
  orderToken,
  orderSending,
  orderEvent,
  orderSubstitution,
  standardCart,
  standardCartLine,
  standardCartShare,
  reception,
  receptionLine,
  guardCount,
  cartChange,
]
