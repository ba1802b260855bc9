import type { Fault } from './fault'

/** A fault that makes no difference, and why: reviewed by hand. */
interface Harmless {
  path: string
  /** The line in which it stands. */
  code: string
  was: string
  why: string
}

export const harmless: readonly Harmless[] = [
  {
    path: 'resources/litigations/states.ts',
    code: "export const sideOf = (profileTypeId: number): Side => sides[profileTypeId as 1] ?? 'member'",
    was: " ?? 'member'",
    why: 'There are three types of profile, and each has its side.',
  },
  {
    path: 'resources/orders/cart-quantity.ts',
    code: 'return minimum !== null && compareDecimals(wanted, minimum) < 0',
    was: '<',
    why: 'What is wanted is a multiple of the step: a minimum equal to it is rounded up to itself.',
  },
  {
    path: 'resources/schema/decimal-text.ts',
    code: 'return difference === 0n ? 0 : difference < 0n ? -1 : 1',
    was: '1',
    why: 'Whoever compares asks for the sign alone: two says what one says.',
  },
  {
    path: 'resources/schema/exact.ts',
    code: 'return over === 0n ? 0 : over < 0n ? -1 : 1',
    was: '1',
    why: 'Whoever compares asks for the sign alone: two says what one says.',
  },
]

export const whyHarmless = (fault: Fault): string | undefined =>
  harmless.find(({ path, code, was }) => path === fault.path && code === fault.code && was === fault.was)?.why
