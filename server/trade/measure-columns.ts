import { measureTexts as texts } from '../../i18n/fr/measures'
import { countedRows, headOf, type Measure, scales, units } from '../../resources/measures/measure'
import { frenchDay } from '../../resources/schema/date-text'
import type { Cell } from '../../resources/schema/reading/given'
import type { SheetColumn } from '../spreadsheet/sheet-xml'
import type { WrittenSheet } from '../spreadsheet/write-workbook'

/** Days in the head of a column. */
export const daysText = (from: string, to: string): string => `${frenchDay(from)}–${frenchDay(to)}`

/** The column of a measure in a workbook; `of` is the period that it is of. */
export const measureColumn = (measure: Measure, of = ''): SheetColumn => ({
  header: of ? `${headOf(measure)} ${of}` : headOf(measure),
  width: 18,
  scale: scales[measure.unit],
  ...(measure.unit === 'percent' ? { unit: 'percent' } : {}),
  ...(measure.unit === 'euro' || measure.unit === 'price' ? { unit: 'euro' } : {}),
})

/** The cell of a measure: a number, empty where there is none. */
export const measureCell = (value: unknown): number | null =>
  value === null || value === undefined ? null : Number(value)

const rowOf = (measure: Measure): Cell[] => {
  const { label, day, without } = countedRows[measure.of]
  return [measure.label, units[measure.unit], measure.definition, measure.formula, label, day, without]
}

/** The sheet « Définitions » of a workbook: what each of its figures is, follows from, counts and leaves out (measures §4). */
export const definitionsSheet = (measures: readonly Measure[]): WrittenSheet => ({
  name: texts.definitions,
  columns: [
    { header: texts.figure, width: 36 },
    { header: texts.unit, width: 16 },
    ...[texts.definition, texts.formula, texts.rows, texts.day, texts.without].map((header) => ({
      header,
      width: 60,
    })),
  ],
  rows: [measures.map(rowOf)],
})
