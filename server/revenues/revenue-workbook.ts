import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { revenueTexts } from '../../i18n/fr/revenues'
import type { RevenueWorkbookAnswer } from '../../resources/revenues/answers'
import {
  type RevenueWorkbookFault,
  readRevenueWorkbook,
  revenueWorkbookTitles as titles,
  typedRevenues,
} from '../../resources/revenues/revenue-workbook'
import { isAwaited } from '../../resources/revenues/states'
import { saying } from '../../resources/schema/texts'
import { takenText } from '../../resources/trade/taken-cells'
import type { Context } from '../api/context'
import { sentLines, toldBack } from '../api/imports/sent-lines'
import { type Work, workOf } from '../api/work'
import type { Actor } from '../database/actor'
import { writeWorkbook } from '../spreadsheet/write-workbook'
import { readRevenue } from './read-declaration'
import { wrongState } from './revenue'

const texts = revenueTexts.sheet
const number = (text: string | null) => (text === null ? null : Number(text))

/** The parts of a declaration as a workbook, with what is typed so far. */
export async function writeParts(work: Work, id: number): Promise<{ name: string; book: Readable }> {
  const { rows } = await readRevenue(work, id)
  const book = writeWorkbook({
    sheets: [
      {
        name: texts.name,
        columns: [
          { header: titles.code, width: 12 },
          { header: titles.label, width: 48 },
          { header: titles.observed, width: 20, scale: 2 },
          { header: titles.amount, width: 18, scale: 2 },
          { header: titles.taken, width: 10 },
        ],
        rows: [
          rows.map((row) => [
            ...[row.code, row.label, number(row.observed_ht), number(row.amount_ht)],
            takenText(typedRevenues, { amount_ht: row.amount_ht }),
          ]),
        ],
      },
    ],
  })
  return { name: texts.file({ id }), book }
}

const sentence = ({ line, label, fault, value }: RevenueWorkbookFault): string =>
  fault === 'titles' ? texts.titles : texts.line({ line, label, message: saying(texts[fault], { value }) })

/** Reads the workbook that a supplier brings back: here nothing is written, and nothing is taken over where a line is wrong. */
export async function readParts(
  { context, actor, request }: { context: Context; actor: Actor; request: FastifyRequest },
  id: number,
): Promise<RevenueWorkbookAnswer> {
  const own = await context.db.read(actor, (tx) => readRevenue(workOf(context.db, tx, context.now()), id))
  if (!isAwaited(own.status)) throw wrongState(own.status)
  return toldBack(readRevenueWorkbook(await sentLines(request), own.rows), sentence)
}
