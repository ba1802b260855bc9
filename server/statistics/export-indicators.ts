import type { Readable } from 'node:stream'
import { statisticsTexts as texts } from '../../i18n/fr/statistics'
import { parisDay } from '../../resources/schema/paris-time'
import type { Indicators } from '../../resources/statistics/answers'
import { type Dimension, dimensions } from '../../resources/statistics/dimensions'
import type { Work } from '../api/work'
import { writeWorkbook } from '../spreadsheet/write-workbook'
import { type Asked, periodOf } from './asked'
import { partNamesOf } from './names'
import { indicatorParts } from './read-indicators'
import { averagePrices } from './read-prices'

const number = (text: string | null) => (text === null ? null : Number(text))
const cells = ({
  credit_asked,
  credit_obtained,
  credit_recovery,
  validation_minutes,
  coverage,
}: Indicators) => [
  ...[
    Number(credit_asked),
    Number(credit_obtained),
    number(credit_recovery),
    validation_minutes,
    number(coverage),
  ],
]

/** Every indicator and every average price as a workbook, with a chart of the spreadsheet's own. */
export async function writeIndicators(
  work: Work,
  asked: Asked,
  by: Dimension,
): Promise<{ name: string; book: Readable }> {
  const { from, to, before_from, before_to } = periodOf(asked, parisDay(work.now))
  const { parts } = await indicatorParts(work, asked, by)
  const nameOf = await partNamesOf(
    work,
    by,
    parts.map(({ key }) => key),
  )
  const prices = await averagePrices(work, asked)
  const money = { width: 18, scale: 2 }
  const columns = (of: string) => [
    { header: `${texts.creditAsked} ${of}`, ...money },
    { header: `${texts.creditObtained} ${of}`, ...money },
    { header: `${texts.creditRecovery} ${of}`, ...money },
    { header: `${texts.validation} ${of}`, width: 18, scale: 0 },
    { header: `${texts.coverage} ${of}`, ...money },
  ]
  const title = dimensions[by].label
  const book = writeWorkbook({
    sheets: [
      {
        name: title,
        columns: [
          { header: title, width: 36 },
          { header: texts.priceIndex, ...money },
          { header: texts.compared, ...money },
          ...columns(`${from}..${to}`),
          ...columns(`${before_from}..${before_to}`),
        ],
        rows: [
          parts.map(({ key, now, before }) => [
            ...[nameOf(key), number(now.price_index), number(now.compared_share)],
            ...[...cells(now), ...cells(before)],
          ]),
        ],
        charts: parts.length
          ? [
              {
                title: texts.priceIndex,
                kind: by === 'month' ? ('line' as const) : ('bar' as const),
                ...{ categories: 0, values: [1], from: 2, rows: Math.min(parts.length, 36) },
                at: [14, 1] as const,
              },
            ]
          : [],
      },
      {
        name: texts.averagePrices,
        columns: [
          { header: texts.article, width: 40 },
          { header: texts.supplier, width: 28 },
          { header: texts.unit, width: 12 },
          { header: texts.quantity, width: 14, scale: 3 },
          { header: texts.amount, ...money },
          { header: texts.averagePrice, width: 16, scale: 4 },
          { header: texts.priceBefore, width: 20, scale: 4 },
          { header: texts.change, ...money },
          { header: texts.effect, ...money },
        ],
        rows: [
          prices.map((row) => [
            ...[
              row.label,
              row.supplier,
              row.unit,
              Number(row.quantity),
              Number(row.amount_ht),
              Number(row.price),
            ],
            ...[number(row.price_before), number(row.change), number(row.effect_ht)],
          ]),
        ],
      },
    ],
  })
  return { name: texts.indicatorsFile({ by: title, from, to }), book }
}
