import { reportTexts as reports } from '../../i18n/fr/reports'
import { statisticsTexts as texts } from '../../i18n/fr/statistics'
import { conduct, priceIndexes, prices } from '../../resources/measures/prices'
import { purchases } from '../../resources/measures/purchases'
import { sumOfAmounts } from '../../resources/schema/exact'
import { parisDay } from '../../resources/schema/paris-time'
import { type Dimension, dimensions } from '../../resources/statistics/dimensions'
import type { Served } from '../api/serve'
import type { Work } from '../api/work'
import { daysText, definitionsSheet, measureCell, measureColumn } from '../trade/measure-columns'
import { type Asked, periodOf } from './asked'
import { partNamesOf, statisticsReport } from './names'
import { indicatorParts, indicatorTotal } from './read-indicators'
import { averagePrices } from './read-prices'

const of = Object.keys(conduct) as (keyof typeof conduct)[]
const indexes = Object.keys(priceIndexes) as (keyof typeof priceIndexes)[]

/** Every indicator and every average price as a workbook, with a chart of the spreadsheet's own. */
export async function writeIndicators(work: Work, asked: Asked, by: Dimension): Promise<Served> {
  const { from, to, before_from, before_to } = periodOf(asked, parisDay(work.now))
  const { parts, covered } = await indicatorParts(work, asked, by)
  const total = await indicatorTotal(work, asked, { by, covered })
  const nameOf = await partNamesOf(
    work,
    by,
    parts.map(({ key }) => key),
  )
  const found = await averagePrices(work, asked)
  const money = { width: 18, scale: 2 }
  const columns = (period: string) => of.map((name) => measureColumn(conduct[name], period))
  const title = dimensions[by].label
  const sheets = [
    {
      name: title,
      columns: [
        { header: title, width: 36 },
        ...indexes.map((name) => measureColumn(priceIndexes[name])),
        ...columns(daysText(from, to)),
        ...columns(daysText(before_from, before_to)),
      ],
      above: await statisticsReport(work, asked, `${texts.indicators} – ${title}`),
      total: [
        reports.total,
        ...indexes.map((name) => measureCell(total.now[name])),
        ...[total.now, total.before].flatMap((one) => of.map((name) => measureCell(one[name]))),
      ],
      rows: [
        parts.map(({ key, now, before }) => [
          nameOf(key),
          ...indexes.map((name) => measureCell(now[name])),
          ...[now, before].flatMap((one) => of.map((name) => measureCell(one[name]))),
        ]),
      ],
      charts: parts.length
        ? [
            {
              title: priceIndexes.price_paasche.label,
              kind: by === 'month' ? ('line' as const) : ('bar' as const),
              ...{
                categories: 0,
                values: [1],
                from: 2,
                rows: by === 'month' ? parts.length : Math.min(parts.length, 36),
              },
              at: [15, 1] as const,
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
        measureColumn(purchases.amount_ht),
        measureColumn(prices.price),
        { header: texts.priceBefore, width: 20, scale: 4 },
        { header: texts.change, ...money },
        measureColumn(prices.effect_ht),
      ],
      above: await statisticsReport(work, asked, texts.averagePrices),
      total: [
        ...[reports.total, null, null, null],
        { sum: Number(sumOfAmounts(found.map(({ amount_ht }) => amount_ht))) },
        ...[null, null, null],
        { sum: Number(sumOfAmounts(found.flatMap(({ effect_ht }) => effect_ht ?? []))) },
      ],
      rows: [
        found.map((row) => [
          ...[
            row.label,
            row.supplier,
            row.unit,
            Number(row.quantity),
            Number(row.amount_ht),
            Number(row.price),
          ],
          ...[measureCell(row.price_before), measureCell(row.change), measureCell(row.effect_ht)],
        ]),
      ],
    },
    definitionsSheet([
      ...Object.values(priceIndexes),
      ...Object.values(conduct),
      ...[purchases.amount_ht, prices.price, prices.effect_ht],
    ]),
  ]
  return { name: texts.indicatorsFile({ by: title, from, to }), sheets }
}
