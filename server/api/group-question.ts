import { groupTexts } from '../../i18n/fr/grouping'
import { aggregates, mostGrouped, mostMeasures, periods } from '../../resources/schema/grouping'
import { messages } from '../../resources/schema/messages'
import type { Actor } from '../database/actor'
import type { GroupMeasure, GroupOrder, GroupRequest } from '../database/compile-groups'
import type { GroupColumn } from '../database/group-key'
import { invalid } from './error'
import { listOf, type SearchContext, searchOf } from './search-question'

/** What a call for groups says besides its search. */
export interface GroupBody {
  model: string
  fields?: unknown
  params?: unknown
  enableMode?: unknown
  by?: unknown
  measures?: unknown
  order?: string | null
  pivot?: boolean | null
}

const told = (text: string) => ({ name: text.slice(0, 80) })

const textsOf = (value: unknown, name: string): string[] =>
  listOf(value, name).map((one) => {
    if (typeof one !== 'string') throw invalid([{ name, message: messages.text }])
    return one
  })

function refuseTwice(texts: readonly string[], name: string): void {
  const twice = texts.find((text, at) => texts.indexOf(text) < at)
  if (twice !== undefined) throw invalid([{ name, message: groupTexts.twice(told(twice)) }])
}

/** « order_date|month » : the column and its period, the day where none is said. */
function columnOf(text: string): GroupColumn {
  const [name = '', said = 'day', ...more] = text.split('|')
  const period = periods.find((one) => one === said)
  if (!period || more.length)
    throw invalid([{ name: 'by', message: groupTexts.period(told([said, ...more].join('|'))) }])
  return { name, period }
}

function columnsOf(value: unknown): GroupColumn[] {
  const asked = textsOf(value, 'by')
  const tooMany = asked[mostGrouped]
  if (!asked.length) throw invalid([{ name: 'by', message: groupTexts.needed }])
  if (tooMany !== undefined) throw invalid([{ name: 'by', message: groupTexts.tooMany(told(tooMany)) }])
  refuseTwice(asked, 'by')
  return asked.map(columnOf)
}

/** « price|sum » : a field and what is worked out of it. */
function measureOf(text: string): GroupMeasure {
  const [name = '', said = '', ...more] = text.split('|')
  const of = aggregates.find((one) => one === said)
  if (!of || more.length) throw invalid([{ name: 'measures', message: groupTexts.aggregate(told(text)) }])
  return { name, of }
}

function orderOf(value: string | null | undefined, measures: readonly string[]): GroupOrder {
  if (!value) return { by: 'label', direction: 'asc' }
  const bar = value.lastIndexOf('|')
  const [by, direction] = bar < 0 ? [value, 'asc'] : [value.slice(0, bar), value.slice(bar + 1)]
  const at = measures.indexOf(by)
  if ((by !== 'label' && by !== 'count' && at < 0) || (direction !== 'asc' && direction !== 'desc'))
    throw invalid([{ name: 'order', message: groupTexts.order(told(value)) }])
  return { by: by === 'label' || by === 'count' ? by : at, direction }
}

/** Reads a call for groups; its search is read, and allowed, as `PUT /search/` does. */
export function groupsOf(
  context: SearchContext,
  actor: Actor,
  { body, most }: { body: GroupBody; most: GroupRequest['most'] },
): GroupRequest {
  const { model, fields, params, enableMode } = body
  const search = searchOf(context, actor, { model, fields: fields ?? undefined, params, enableMode })
  const by = columnsOf(body.by)
  const measures = textsOf(body.measures, 'measures')
  if (measures.length > mostMeasures)
    throw invalid([{ name: 'measures', message: messages.maxItems(mostMeasures) }])
  refuseTwice(measures, 'measures')
  const pivot = body.pivot === true
  if (pivot && by.length < mostGrouped) throw invalid([{ name: 'pivot', message: groupTexts.pivot }])
  return { search, by, measures: measures.map(measureOf), order: orderOf(body.order, measures), pivot, most }
}
