import { reportTexts as reports } from '../../i18n/fr/reports'
import { statisticsTexts as texts } from '../../i18n/fr/statistics'
import { bridge as measures } from '../../resources/measures/bridge'
import { parisDay } from '../../resources/schema/paris-time'
import { type Bridge, bridgePartNames, sumOfBridges } from '../../resources/statistics/bridge'
import { dimensions } from '../../resources/statistics/dimensions'
import type { Served } from '../api/serve'
import type { Work } from '../api/work'
import { daysText, definitionsSheet, measureCell, measureColumn } from '../trade/measure-columns'
import { type Compared, periodOf } from './asked'
import { statisticsReport } from './names'
import { bridgedFamilies } from './read-bridge'

const parts = bridgePartNames.map((name) => measures[name])
const sides = ['before_ht', 'after_ht', ...bridgePartNames] as const
const cells = (one: Bridge) => sides.map((side) => measureCell(one[side]))

/** Why purchases changed, family by family and article by article, as a workbook. */
export async function writeBridge(work: Work, asked: Compared): Promise<Served> {
  const { from, to, before_from, before_to } = periodOf(asked, parisDay(work.now))
  const { articles, rows } = await bridgedFamilies(work, asked)
  const nameOf = new Map(rows.map(({ key, name }) => [Number(key), name]))
  const columns = [
    measureColumn(measures.before_ht, daysText(before_from, before_to)),
    measureColumn(measures.after_ht, daysText(from, to)),
    ...parts.map((part) => measureColumn(part)),
  ]
  const total = sumOfBridges(rows)
  const sums = sides.map((side) => ({ sum: Number(total[side]) }))
  const sheets = [
    {
      name: dimensions.family.label,
      columns: [{ header: dimensions.family.label, width: 36 }, ...columns],
      above: await statisticsReport(work, asked, `${texts.bridge} – ${dimensions.family.label}`),
      total: [reports.total, ...sums],
      rows: [rows.map((row) => [row.name, ...cells(row)])],
    },
    {
      name: texts.articles,
      columns: [
        { header: dimensions.family.label, width: 30 },
        { header: texts.product, width: 30 },
        { header: texts.article, width: 40 },
        { header: texts.supplier, width: 28 },
        { header: texts.unit, width: 12 },
        ...columns,
      ],
      above: await statisticsReport(work, asked, `${texts.bridge} – ${texts.articles}`),
      total: [reports.total, null, null, null, null, ...sums],
      rows: [
        articles.map((one) => [
          ...[nameOf.get(one.family_id) ?? '', one.product, one.label, one.supplier, one.unit],
          ...cells(one),
        ]),
      ],
    },
    definitionsSheet(sides.map((side) => measures[side])),
  ]
  return { name: texts.bridgeFile({ from, to }), sheets }
}
