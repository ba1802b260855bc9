import { leakageTexts as texts } from '../../i18n/fr/leakage-screens'
import { reportTexts as reports } from '../../i18n/fr/reports'
import type { LeakLine } from '../../resources/leakage/answers'
import { leakKinds } from '../../resources/leakage/kinds'
import { leakage } from '../../resources/measures/leakage'
import { sumOfAmounts } from '../../resources/schema/exact'
import type { Cell } from '../../resources/schema/reading/given'
import type { Work } from '../api/work'
import type { TotalCell } from '../spreadsheet/report-xml'
import type { WrittenSheet } from '../spreadsheet/write-workbook'
import { definitionsSheet, measureColumn } from '../trade/measure-columns'
import { reportLines } from '../trade/report-lines'
import { type LeakAsked, leakDays } from './read-leaks'

const columnsNow = () => [
  { header: texts.member, width: 32 },
  { header: texts.family, width: 28 },
  { header: texts.order, width: 14 },
  { header: texts.day, width: 12 },
  { header: texts.supplier, width: 28 },
  { header: texts.bought, width: 40 },
  { header: texts.kind, width: 26 },
  { header: texts.lineAmount, width: 14, scale: 2, unit: 'euro' as const },
  measureColumn(leakage.lost_ht),
  { header: texts.instead, width: 40 },
  { header: texts.insteadOf, width: 28 },
]

/** The column of the amount; the rebate that it cost stands behind. */
const amountAt = 7

const rowOf = (line: LeakLine): Cell[] => [
  ...[line.adherent, line.family, line.number, { wall: line.day }, line.supplier, line.label],
  ...[leakKinds[line.kind], Number(line.amount_ht), Number(line.lost_ht)],
  ...[line.proposal?.label ?? null, line.proposal?.supplier ?? null],
]

/** The received lines beside the contracts as a workbook; with what they add up to. */
export async function leakSheets(
  work: Work,
  asked: LeakAsked,
  lines: readonly LeakLine[],
): Promise<WrittenSheet[]> {
  const sum = (name: 'amount_ht' | 'lost_ht') => ({
    sum: Number(sumOfAmounts(lines.map((line) => line[name]))),
  })
  const columns = columnsNow()
  const total = columns.map((_, at): TotalCell => {
    if (at === 0) return reports.total
    return at === amountAt ? sum('amount_ht') : at === amountAt + 1 ? sum('lost_ht') : null
  })
  const above = await reportLines(work, {
    title: texts.title,
    period: leakDays(work, asked),
    asked: { ...asked },
  })
  return [
    { name: texts.title, columns, above, total, rows: [lines.map(rowOf)] },
    definitionsSheet(Object.values(leakage)),
  ]
}
