import type { Call } from '../api/call'
import { approvalCalls } from './approval-calls'
import { cartCalls } from './cart-calls'
import { followCalls } from './follow-calls'
import { guardCalls } from './guard-counts'
import { handOverCalls } from './hand-over'
import { linkCalls } from './link-calls'
import { pickingCalls } from './picking-calls'
import { quickCalls } from './quick-calls'
import { standardCartCalls } from './standard-cart-calls'
import { supplierListCalls } from './supplier-list-calls'
import { toolCalls } from './tool-calls'
import { undoCalls } from './undo-calls'

/** The calls of carts, orders and standard carts. */
export const ordersCalls: Call[] = [
  ...guardCalls,
  ...cartCalls,
  ...approvalCalls,
  ...handOverCalls,
  ...followCalls,
  ...linkCalls,
  ...pickingCalls,
  ...quickCalls,
  ...toolCalls,
  ...undoCalls,
  ...standardCartCalls,
  ...supplierListCalls,
]
