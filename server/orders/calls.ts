import type { Call } from '../api/call'
import { cartCalls } from './cart-calls'
import { cartLineCalls } from './cart-line-calls'

/** The calls of carts, orders and standard carts. */
export const ordersCalls: Call[] = [...cartLineCalls, ...cartCalls]
