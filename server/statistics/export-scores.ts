import type { Readable } from 'node:stream'
import { statisticsTexts as texts } from '../../i18n/fr/statistics'
import type { Work } from '../api/work'
import { writeWorkbook } from '../spreadsheet/write-workbook'
import type { Asked } from './asked'
import { readScores } from './read-scores'

const number = (text: string | null) => (text === null ? null : Number(text))

/** The scores of suppliers and what they are made of as a workbook, with its chart: the spreadsheet's own. */
export async function writeScores(work: Work, asked: Asked): Promise<{ name: string; book: Readable }> {
  const { from, to, data } = await readScores(work, asked)
  const rate = (header: string) => ({ header, width: 18, scale: 2 })
  const book = writeWorkbook({
    sheets: [
      {
        name: texts.scores,
        columns: [
          { header: texts.supplier, width: 36 },
          { header: texts.score, width: 14, scale: 1 },
          { header: `${texts.amount} ${from}..${to}`, width: 18, scale: 2 },
          { header: texts.orders, width: 14, scale: 0 },
          ...[texts.serviceRate, texts.onTime, texts.claims, texts.answers, texts.readInTime].map(rate),
          { header: texts.readMinutes, width: 18, scale: 0 },
          ...[texts.confirmedShort, texts.late, texts.refused].map(rate),
        ],
        rows: [
          data.map((row) => [
            ...[row.name, number(row.score), Number(row.amount_ht), row.orders, number(row.service)],
            ...[number(row.on_time), number(row.claims), number(row.answers), number(row.read_in_time)],
            ...[row.read_minutes, number(row.confirmed_short), number(row.late), number(row.refused)],
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
    ],
  })
  return { name: texts.scoresFile({ from, to }), book }
}
