import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { volumesTexts } from '../../i18n/fr/volumes'
import { saying } from '../../resources/schema/texts'
import { takenText } from '../../resources/trade/taken-cells'
import type { VolumeWorkbookAnswer } from '../../resources/volumes/answers'
import { volumeSources } from '../../resources/volumes/states'
import {
  readVolumeWorkbook,
  volumeWorkbookTitles as titles,
  typedVolumes,
  type VolumeWorkbookFault,
} from '../../resources/volumes/volume-workbook'
import type { Context } from '../api/context'
import { ApiError } from '../api/error'
import { sentLines, toldBack } from '../api/imports/sent-lines'
import { type Work, workOf } from '../api/work'
import type { Actor } from '../database/actor'
import { writeWorkbook } from '../spreadsheet/write-workbook'
import { readByMember } from './by-member'
import { leftOf } from './left-members'
import { readAnswer } from './own-volumes'
import { findRequest } from './request'
import { readResults } from './results'

const texts = volumesTexts.sheet
const number = (text: string | null) => (text === null ? null : Number(text))

/** The grid of a member as a workbook, with what it has typed so far. */
export async function writeOwnWorkbook(work: Work, id: number): Promise<{ name: string; book: Readable }> {
  const { rows } = await readAnswer(work, id)
  const book = writeWorkbook({
    sheets: [
      {
        name: texts.name,
        columns: [
          { header: titles.code, width: 16 },
          { header: titles.product, width: 48 },
          { header: titles.family, width: 28 },
          { header: titles.unit, width: 12 },
          { header: titles.prefilled, width: 18, scale: 3 },
          { header: titles.volume, width: 14, scale: 3 },
          { header: titles.comment, width: 36 },
          { header: titles.taken, width: 10 },
        ],
        rows: [
          rows.map((row) => [
            ...[row.code, row.label, row.family, row.unit],
            ...[number(row.prefilled), number(row.quantity), row.comment],
            takenText(typedVolumes, { quantity: row.quantity, comment: row.comment }),
          ]),
        ],
      },
    ],
  })
  return { name: texts.file({ id }), book }
}

/** The results of a request as a workbook. */
export async function writeResults(work: Work, id: number): Promise<{ name: string; book: Readable }> {
  const request = await findRequest(work.tx, id)
  const rows = await readResults(work.tx, request, await leftOf(work, request))
  const members = request.status === '100' ? [] : await readByMember(work, request)
  const book = writeWorkbook({
    sheets: [
      {
        name: texts.results,
        columns: [
          { header: titles.code, width: 16 },
          { header: titles.product, width: 48 },
          { header: titles.family, width: 28 },
          { header: titles.unit, width: 12 },
          { header: texts.total, width: 16, scale: 3 },
          { header: texts.answers, width: 12 },
          { header: texts.prefilled, width: 12 },
          { header: texts.expected, width: 12 },
          { header: texts.rate, width: 20, scale: 2 },
          { header: texts.kept, width: 24, scale: 3 },
        ],
        rows: [
          rows.map((row) => [
            ...[row.code, row.label, row.family, row.unit],
            ...[Number(row.total), row.answers, row.prefilled, row.expected, Number(row.completion_rate)],
            number(row.kept),
          ]),
        ],
      },
      {
        name: texts.byMember,
        columns: [
          { header: titles.code, width: 16 },
          { header: titles.product, width: 48 },
          { header: texts.member, width: 36 },
          { header: titles.volume, width: 16, scale: 3 },
          { header: titles.unit, width: 12 },
          { header: texts.source, width: 16 },
          { header: texts.ownVolume, width: 20, scale: 3 },
          { header: texts.ownUnit, width: 18 },
          { header: titles.comment, width: 48 },
        ],
        rows: [
          members.map((row) => [
            ...[row.code, row.label, row.adherent, number(row.volume), row.unit],
            ...[volumeSources[row.source].label, number(row.quantity), row.own_unit, row.comment],
          ]),
        ],
      },
    ],
  })
  return { name: texts.resultsFile({ id }), book }
}

const sentence = ({ line, product, fault, value }: VolumeWorkbookFault): string =>
  fault === 'titles' ? texts.titles : texts.line({ line, product, message: saying(texts[fault], { value }) })

/** Reads the workbook that a member brings back: here nothing is written, and nothing is taken over where a line is wrong. */
export async function readOwnWorkbook(
  { context, actor, request }: { context: Context; actor: Actor; request: FastifyRequest },
  id: number,
): Promise<VolumeWorkbookAnswer> {
  const own = await context.db.read(actor, (tx) => readAnswer(workOf(context.db, tx, context.now()), id))
  if (!own.is_open) throw new ApiError('err540')
  return toldBack(readVolumeWorkbook(await sentLines(request), own.rows), sentence)
}
