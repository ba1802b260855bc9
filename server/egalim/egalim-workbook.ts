import { egalimScreenTexts as texts } from '../../i18n/fr/egalim-screens'
import { reportTexts as reports } from '../../i18n/fr/reports'
import type { EgalimCount, EgalimPart } from '../../resources/egalim/answers'
import { percentOf } from '../../resources/egalim/rules'
import { egalimAmounts, egalimPercents } from '../../resources/measures/egalim'
import { monthWords } from '../../resources/schema/date-words'
import type { Cell } from '../../resources/schema/reading/given'
import type { Served } from '../api/serve'
import type { Work } from '../api/work'
import type { TotalCell } from '../spreadsheet/report-xml'
import type { WrittenSheet } from '../spreadsheet/write-workbook'
import { definitionsSheet, measureColumn } from '../trade/measure-columns'
import { reportLines } from '../trade/report-lines'
import { type EgalimScope, readEgalim } from './read-egalim'

const amounts = Object.keys(egalimAmounts) as (keyof typeof egalimAmounts)[]
const explained = [...Object.values(egalimAmounts), ...Object.values(egalimPercents)]
const money = (header: string) => ({ header, width: 18, scale: 2, unit: 'euro' as const })
const percents = (header: string) => ({ ...money(header), unit: 'percent' as const })
const number = (text: string | null) => (text === null ? null : Number(text))
const named = (names: Readonly<Record<string, string>>) => (key: string) => names[key] ?? key

/** The figures of a year as the screen shows them, a sheet for each of its tables, with the chart of the spreadsheet's own. */
export async function writeEgalim(work: Work, scope: EgalimScope): Promise<Served> {
  const { year, sums, goals, families, months, categories, origins } = await readEgalim(work, scope)
  const share = (amount: string, base: string) => number(percentOf(amount, base))
  const parts = (head: string, of: readonly EgalimPart[], nameOf: (key: string) => string) => ({
    columns: [{ header: head, width: 30 }, ...explained.map((one) => measureColumn(one))],
    total: [
      reports.total,
      ...amounts.map((name): TotalCell => ({ sum: Number(sums[name]) })),
      ...[share(sums.bio, sums.base), share(sums.egalim, sums.base)],
    ],
    rows: [
      of.map(({ key, base, bio, siqo, others, merit, egalim }): Cell[] => [
        ...[nameOf(key), Number(base), Number(bio), Number(siqo), Number(others), Number(merit)],
        ...[Number(egalim), share(bio, base), share(egalim, base)],
      ]),
    ],
  })
  const counts = (head: string, of: readonly EgalimCount[], nameOf: (key: string) => string) => ({
    columns: [{ header: head, width: 40 }, money(texts.amount), percents('%')],
    rows: [
      of.map(({ key, amount_ht }): Cell[] => [nameOf(key), Number(amount_ht), share(amount_ht, sums.base)]),
    ],
  })
  const above = await reportLines(work, {
    title: `${texts.title} ${year}`,
    period: { from: `${year}-01-01`, to: `${year}-12-31` },
    asked: { ...scope },
  })
  const tables: WrittenSheet[] = [
    {
      name: texts.goals,
      columns: [
        { header: texts.goals, width: 30 },
        money(texts.amount),
        measureColumn(egalimAmounts.base),
        ...[texts.lawShare, texts.asked].map(percents),
        ...[texts.lacks, texts.lacksAtPace].map(money),
      ],
      rows: [
        goals.map(({ key, amount, base, percent, target, missing, pace_missing }): Cell[] => [
          ...[texts.goal[key], Number(amount), Number(base), number(percent), number(target)],
          ...[Number(missing), number(pace_missing)],
        ]),
      ],
    },
    { name: texts.families, ...parts(texts.family, families, named(texts.famille)) },
    {
      name: texts.months,
      ...parts(texts.month, months, monthWords),
      charts: months.length
        ? [
            {
              title: texts.title,
              kind: 'bar' as const,
              ...{ categories: 0, values: [7, 8], from: 2, rows: months.length },
              at: [10, 1] as const,
            },
          ]
        : [],
    },
    { name: texts.categories, ...counts(texts.category, categories, named(texts.categorie)) },
    { name: texts.origins, ...counts(texts.origin, origins, named(texts.origine)) },
  ]
  const sheets = [...tables.map((sheet) => ({ ...sheet, above })), definitionsSheet(explained)]
  return { name: texts.workbookFile({ year }), sheets }
}
