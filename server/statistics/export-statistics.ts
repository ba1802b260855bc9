import type { Readable } from 'node:stream'
import { statisticsTexts as texts } from '../../i18n/fr/statistics'
import { purchases } from '../../resources/measures/purchases'
import { parisDay } from '../../resources/schema/paris-time'
import type { Figures } from '../../resources/statistics/answers'
import { type Dimension, dimensions } from '../../resources/statistics/dimensions'
import type { Work } from '../api/work'
import { writeWorkbook } from '../spreadsheet/write-workbook'
import { definitionsSheet, measureCell, measureColumn } from '../trade/measure-columns'
import { type Asked, periodOf } from './asked'
import { partNamesOf } from './names'
import { readParts } from './read-statistics'

/** In the order of the columns. */
const shown = [
  'amount_ht',
  'amount_ttc',
  'orders',
  'basket_ht',
  'service_rate',
  'out_share',
  'off_ht',
] as const
const cells = (figures: Figures) => shown.map((name) => measureCell(figures[name]))
const columns = (of: string) => shown.map((name) => measureColumn(purchases[name], of))

/** Every part of the figures as a workbook, with its chart: the spreadsheet's own. */
export async function writeStatistics(
  work: Work,
  asked: Asked,
  by: Dimension,
): Promise<{ name: string; book: Readable }> {
  const { from, to, before_from, before_to } = periodOf(asked, parisDay(work.now))
  const parts = await readParts(work, asked, by)
  const nameOf = await partNamesOf(
    work,
    by,
    parts.map(({ key }) => key),
  )
  const title = dimensions[by].label
  const book = writeWorkbook({
    sheets: [
      {
        name: title,
        columns: [
          { header: title, width: 36 },
          ...columns(`${from}..${to}`),
          ...columns(`${before_from}..${before_to}`),
        ],
        rows: [parts.map(({ key, now, before }) => [nameOf(key), ...cells(now), ...cells(before)])],
        charts: parts.length
          ? [
              {
                title: texts.title,
                kind: by === 'month' ? ('line' as const) : ('bar' as const),
                ...{ categories: 0, values: [1, 8], from: 2, rows: Math.min(parts.length, 36) },
                at: [14, 1] as const,
              },
            ]
          : [],
      },
      definitionsSheet(shown.map((name) => purchases[name])),
    ],
  })
  return { name: texts.file({ by: title, from, to }), book }
}
