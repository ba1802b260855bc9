import { statisticsTexts as texts } from '../../i18n/fr/statistics'
import { purchases } from '../../resources/measures/purchases'
import { suppliers } from '../../resources/measures/suppliers'
import type { Served } from '../api/serve'
import type { Work } from '../api/work'
import { daysText, definitionsSheet, measureCell, measureColumn } from '../trade/measure-columns'
import type { Asked } from './asked'
import { statisticsReport } from './names'
import { readScores } from './read-scores'

const rates = Object.keys(suppliers).filter((name) => name !== 'score') as Exclude<
  keyof typeof suppliers,
  'score'
>[]

/** The scores of suppliers and what they are made of as a workbook, with its chart: the spreadsheet's own. */
export async function writeScores(work: Work, asked: Asked): Promise<Served> {
  const { from, to, data } = await readScores(work, asked)
  const sheets = [
    {
      name: texts.scores,
      columns: [
        { header: texts.supplier, width: 36 },
        measureColumn(suppliers.score),
        measureColumn(purchases.amount_ht, daysText(from, to)),
        measureColumn(purchases.orders),
        ...rates.map((name) => measureColumn(suppliers[name])),
      ],
      above: await statisticsReport(work, asked, texts.scores),
      rows: [
        data.map((row) => [
          ...[row.name, measureCell(row.score), Number(row.amount_ht), row.orders],
          ...rates.map((name) => measureCell(row[name])),
        ]),
      ],
      charts: data.length
        ? [
            {
              title: texts.scores,
              kind: 'bar' as const,
              ...{ categories: 0, values: [1], from: 2, rows: Math.min(data.length, 36) },
              at: [14, 1] as const,
            },
          ]
        : [],
    },
    definitionsSheet([purchases.amount_ht, purchases.orders, ...Object.values(suppliers)]),
  ]
  return { name: texts.scoresFile({ from, to }), sheets }
}
