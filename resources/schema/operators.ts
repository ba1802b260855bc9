import type { Operator } from './kind'

/** Operators of texts that may be searched in. */
export const textOperators: readonly Operator[] = ['eq', 'ne', 'in', 'notIn', 'like']
/** Operators of values with an order: numbers, dates. */
export const orderOperators: readonly Operator[] = ['eq', 'ne', 'in', 'notIn', 'between', 'lte', 'gte']
/** Operators of choices and references. */
export const choiceOperators: readonly Operator[] = ['eq', 'ne', 'in', 'notIn']
