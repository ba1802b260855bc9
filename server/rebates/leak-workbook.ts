import type { Readable } from 'node:stream'
import { leakageTexts as texts } from '../../i18n/fr/leakage-screens'
import type { LeakLine } from '../../resources/leakage/answers'
import { leakKinds } from '../../resources/leakage/kinds'
import { leakage } from '../../resources/measures/leakage'
import type { Cell } from '../../resources/schema/reading/given'
import { writeWorkbook } from '../spreadsheet/write-workbook'
import { definitionsSheet, measureColumn } from '../trade/measure-columns'

const columns = [
  { header: texts.member, width: 32 },
  { header: texts.family, width: 28 },
  { header: texts.order, width: 14 },
  { header: texts.day, width: 12 },
  { header: texts.supplier, width: 28 },
  { header: texts.bought, width: 40 },
  { header: texts.kind, width: 26 },
  { header: texts.lineAmount, width: 14, scale: 2 },
  measureColumn(leakage.lost_ht),
  { header: texts.instead, width: 40 },
  { header: texts.insteadOf, width: 28 },
]

const rowOf = (line: LeakLine): Cell[] => [
  ...[line.adherent, line.family, line.number, { wall: line.day }, line.supplier, line.label],
  ...[leakKinds[line.kind], Number(line.amount_ht), Number(line.lost_ht)],
  ...[line.proposal?.label ?? null, line.proposal?.supplier ?? null],
]

/** The received lines beside the contracts as a workbook. */
export const leakWorkbook = (lines: readonly LeakLine[]): Readable =>
  writeWorkbook({
    sheets: [
      { name: texts.title, columns, rows: [lines.map(rowOf)] },
      definitionsSheet(Object.values(leakage)),
    ],
  })
