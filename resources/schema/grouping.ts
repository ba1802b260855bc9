import { valueField } from './derive'
import type { Field } from './field'
import { kindOf } from './kinds'
import { digitsFor } from './kinds/decimal/column'
import { lookup } from './lookup'

/** How the days of a date are put together. */
export const periods = ['day', 'month', 'year'] as const
export type Period = (typeof periods)[number]

/** What is worked out of the numbers of a group, beside the count of its rows. */
export const aggregates = ['sum', 'mean', 'min', 'max'] as const
export type Aggregate = (typeof aggregates)[number]

export type GroupKind = 'choice' | 'bool' | 'reference' | 'date' | 'number' | 'text'

/** Columns that rows are grouped by at once. */
export const mostGrouped = 2
/** Aggregates of one answer. */
export const mostMeasures = 12
/** Groups of an answer; inner groups of each of them; columns of a pivot. What is more is said and not answered. */
export const mostGroups = { rows: 200, inner: 50 } as const
/** Groups, and inner groups of each of them, of a workbook. */
export const mostWritten = { rows: 20_000, inner: 1000 } as const

/** Of any length, lists, or drawn: none of them makes a group. */
const ungrouped = new Set(['longText', 'richText', 'json', 'list', 'emails', 'rows', 'refs'])

/** As what the values of a field make groups; undefined where they make none (virtual fields, lists, long texts, files). */
export function groupKind(declared: Field): GroupKind | undefined {
  const field = valueField(declared)
  const { column, filter, numeric, operators } = kindOf(field)
  if (declared.secret || !column || filter === 'none' || ungrouped.has(field.kind)) return undefined
  if (filter === 'reference') return field.to ? 'reference' : undefined
  if (filter === 'choice') return field.options ? 'choice' : undefined
  if (filter) return filter
  if (numeric) return 'number'
  return operators.includes('like') ? 'text' : undefined
}

/** Whether the values of a field are added up: numbers that stand on the row, or that an expression of it gives. */
export const isMeasured = (declared: Field): boolean => groupKind(declared) === 'number'

const decimalsOf = lookup({ money: 2, unitPrice: 4, quantity: 3, coefficient: 6, rate: 2, note: 2, int: 0 })

/** Decimals of an aggregate: those of the field; a mean of whole numbers has two. */
export function scaleOf(declared: Field, of: Aggregate): number {
  const field = valueField(declared)
  const scale = digitsFor(field, [12, decimalsOf[field.kind as keyof typeof decimalsOf] ?? 2])[1]
  return of === 'mean' ? Math.max(scale, 2) : scale
}
