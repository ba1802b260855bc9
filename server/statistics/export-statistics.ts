import { reportTexts as reports } from '../../i18n/fr/reports'
import { statisticsTexts as texts } from '../../i18n/fr/statistics'
import { purchases } from '../../resources/measures/purchases'
import { parisDay } from '../../resources/schema/paris-time'
import type { Figures } from '../../resources/statistics/answers'
import { type Dimension, dimensions } from '../../resources/statistics/dimensions'
import type { Served } from '../api/serve'
import type { Work } from '../api/work'
import type { TotalCell } from '../spreadsheet/report-xml'
import { daysText, definitionsSheet, measureCell, measureColumn } from '../trade/measure-columns'
import { type Asked, periodOf } from './asked'
import { partNamesOf, statisticsReport } from './names'
import { readParts, readTotals } from './read-statistics'

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
/** What adds up whatever it is told apart by; an order may stand in several parts. */
const added = new Set<string>(['amount_ht', 'off_ht'])
const cells = (figures: Figures) => shown.map((name) => measureCell(figures[name]))
const columns = (of: string) => shown.map((name) => measureColumn(purchases[name], of))

/** Every part of the figures as a workbook, with its chart: the spreadsheet's own. */
export async function writeStatistics(work: Work, asked: Asked, by: Dimension): Promise<Served> {
  const { from, to, before_from, before_to } = periodOf(asked, parisDay(work.now))
  const parts = await readParts(work, asked, by)
  const nameOf = await partNamesOf(
    work,
    by,
    parts.map(({ key }) => key),
  )
  const title = dimensions[by].label
  const total = await readTotals(work, asked)
  // A purchase counts in each of its labels: what they add up to is no total.
  const totalOf = (name: (typeof shown)[number], value: unknown): TotalCell =>
    by !== 'label' && added.has(name) ? { sum: Number(value) } : measureCell(value)
  const sheets = [
    {
      name: title,
      columns: [
        { header: title, width: 36 },
        ...columns(daysText(from, to)),
        ...columns(daysText(before_from, before_to)),
      ],
      above: await statisticsReport(work, asked, `${texts.title} – ${title}`),
      total: [
        reports.total,
        ...[total.now, total.before].flatMap((one) => shown.map((name) => totalOf(name, one[name]))),
      ],
      rows: [parts.map(({ key, now, before }) => [nameOf(key), ...cells(now), ...cells(before)])],
      charts: parts.length
        ? [
            {
              title: texts.title,
              kind: by === 'month' ? ('line' as const) : ('bar' as const),
              ...{
                categories: 0,
                values: [1, 8],
                from: 2,
                rows: by === 'month' ? parts.length : Math.min(parts.length, 36),
              },
              at: [14, 1] as const,
            },
          ]
        : [],
    },
    definitionsSheet(shown.map((name) => purchases[name])),
  ]
  return { name: texts.file({ by: title, from, to }), sheets }
}
