import type { ExportRhythm, ExportSpan } from '../../../resources/exports/export-run'
import { type ExportKey, exportTypes } from '../../../resources/exports/export-types'
import type { Condition } from '../../../resources/schema/condition'
import type { SheetFormat } from '../../../resources/schema/sheet-format'
import type { Interval } from '../../widgets/date-interval'
import { dayOf } from '../../widgets/date-interval'

/** What is chosen of an export. */
export interface TypeChoice {
  filename: string
  /** Columns in their order; all of them until they are changed. */
  keys?: readonly string[]
  days: Interval
  /** Values of the filters by their columns. */
  values: Readonly<Record<string, unknown>>
  rhythm: ExportRhythm | 'once'
  span: ExportSpan
  format: SheetFormat
}

export const startOf = (key: ExportKey): TypeChoice => ({
  filename: exportTypes[key].label.replace(' / ', ' '),
  days: { start: null, end: null },
  values: {},
  rhythm: 'once',
  span: 'all',
  format: 'xlsx',
})

/** What is asked of a type. */
export interface TypeRequest {
  type: ExportKey
  fields?: readonly string[]
  filters: readonly Condition[]
  filename: string
  format: SheetFormat
}

export function requestOf(
  type: ExportKey,
  { filename, keys, days, values, format }: TypeChoice,
): TypeRequest {
  const { period } = exportTypes[type]
  const bound = (operator: 'gte' | 'lte', value: string | null) =>
    period && value ? [{ name: period.on, operator, value }] : []
  return {
    type,
    ...(keys ? { fields: keys } : {}),
    filters: [
      ...bound('gte', dayOf(days.start)),
      ...bound('lte', dayOf(days.end)),
      ...Object.entries(values).flatMap(([name, value]) =>
        typeof value === 'number' ? [{ name, operator: 'eq' as const, value }] : [],
      ),
    ],
    filename: filename.trim(),
    format,
  }
}
