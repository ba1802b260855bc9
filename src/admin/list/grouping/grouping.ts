import {
  type Aggregate,
  aggregates,
  mostGrouped,
  mostMeasures,
  type Period,
  periods,
} from '../../../../resources/schema/grouping'
import type { ListQuery } from '../list-url'

export interface GroupedBy {
  name: string
  period: Period
}

export interface Measured {
  name: string
  of: Aggregate
}

/** How the rows of a list are grouped, as its address says it. */
export interface Grouping {
  by: readonly GroupedBy[]
  measures: readonly Measured[]
  /** « label|asc », « count|desc », « price|sum|desc ». */
  order: string
  /** The figure of a pivot: « count » or « price|sum »; absent of groups that unfold. */
  pivot?: string
}

/** « order_date|month »; a column that is no date says no period. */
export const columnText = ({ name, period }: GroupedBy): string =>
  period === 'day' ? name : `${name}|${period}`
export const measureText = ({ name, of }: Measured): string => `${name}|${of}`

function readColumn(text: string): GroupedBy {
  const [name = '', said] = text.split('|')
  return { name, period: periods.find((one) => one === said) ?? 'day' }
}

function readMeasure(text: string): Measured[] {
  const [name, said] = text.split('|')
  const of = aggregates.find((one) => one === said)
  return name && of ? [{ name, of }] : []
}

/** Reads how a list is grouped; undefined where it is not. */
export function readGrouping({ grouping }: Pick<ListQuery, 'grouping'>): Grouping | undefined {
  const all = (name: string) => grouping.filter(([one]) => one === name).map(([, value]) => value)
  const by = [...new Set(all('groupBy'))].filter(Boolean).slice(0, mostGrouped).map(readColumn)
  if (!by.length) return undefined
  const measures = [...new Set(all('groupMeasure'))].flatMap(readMeasure).slice(0, mostMeasures)
  const names = ['label', 'count', ...measures.map(measureText)]
  const [order = ''] = all('groupOrder')
  const isKnown = names.some((name) => order === `${name}|asc` || order === `${name}|desc`)
  const [pivot = ''] = all('groupPivot')
  return {
    by,
    measures,
    order: isKnown ? order : 'label|asc',
    ...(pivot && by.length === mostGrouped && { pivot: names.slice(1).includes(pivot) ? pivot : 'count' }),
  }
}

/** The same as a part of a list's address. */
export const writeGrouping = ({ by, measures, order, pivot }: Grouping): ListQuery['grouping'] => [
  ...by.map((one) => ['groupBy', columnText(one)] as const),
  ...measures.map((one) => ['groupMeasure', measureText(one)] as const),
  ...(order === 'label|asc' ? [] : [['groupOrder', order] as const]),
  ...(pivot ? [['groupPivot', pivot] as const] : []),
]
