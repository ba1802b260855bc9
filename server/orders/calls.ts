import type { Call } from '../api/call'
import { approvalCalls } from './approval-calls'
import { cartCalls } from './cart-calls'
import { cartLineCalls } from './cart-line-calls'
import { followCalls } from './follow-calls'
import { guardCalls } from './guard-counts'
import { handOverCalls } from './hand-over'
import { linkCalls } from './link-calls'
import { pickingCalls } from './picking-calls'
import { quickCalls } from './quick-calls'
import { standardCartCalls } from './standard-cart-calls'
import { substitutionCalls } from './substitution-calls'
import { supplierListCalls } from './supplier-list-calls'
import { toolCalls } from './tool-calls'

/** The calls of carts, orders and standard carts. */
export const ordersCalls: Call[] = [
  ...guardCalls,
  ...cartLineCalls,
  ...cartCalls,
  ...approvalCalls,
  ...handOverCalls,
  ...followCalls,
  ...linkCalls,
  ...substitutionCalls,
  ...pickingCalls,
  ...quickCalls,
  ...toolCalls,
  ...standardCartCalls,
  ...supplierListCalls,
]
