import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { pricingTexts } from '../../i18n/fr/pricing'
import {
  type PriceFault,
  readWorkbook,
  workbookTitles as titles,
  typedPrices,
} from '../../resources/pricing/price-workbook'
import type { PriceWorkbookAnswer } from '../../resources/pricing/request-answers'
import { frenchDecimal } from '../../resources/schema/decimal-text'
import { takenText } from '../../resources/trade/taken-cells'
import type { Context } from '../api/context'
import { ApiError } from '../api/error'
import { sentLines, toldBack } from '../api/imports/sent-lines'
import { type Work, workOf } from '../api/work'
import type { Actor } from '../database/actor'
import { writeWorkbook } from '../spreadsheet/write-workbook'
import { readUnitNames } from '../trade/unit-names'
import { readRequest } from './own-prices'

const texts = pricingTexts.sheet
const yesNo = (yes: boolean) => (yes ? 'Oui' : 'Non')

/** The grid of a supplier as a workbook, with what it has entered so far. */
export async function writeOwnWorkbook(work: Work, id: number): Promise<{ name: string; book: Readable }> {
  const { rows } = await readRequest(work, id)
  const number = (text: string | null | undefined) => (text ? Number(text) : null)
  const book = writeWorkbook({
    sheets: [
      {
        name: texts.name,
        columns: [
          { header: titles.reference, width: 18 },
          { header: titles.label, width: 48 },
          { header: titles.unit, width: 8 },
          { header: titles.last, width: 14, scale: 4 },
          { header: titles.market, width: 12, scale: 4 },
          { header: titles.price, width: 14, scale: 4 },
          { header: titles.available, width: 12 },
          { header: titles.packaging, width: 30 },
          { header: titles.comment, width: 36 },
          { header: titles.taken, width: 10 },
        ],
        rows: [
          rows.map((row) => [
            row.ref_supplier,
            row.label,
            row.unit,
            number(row.last_quotation),
            number(row.market_value),
            number(row.quotation),
            yesNo(row.available),
            row.packaging ?? null,
            row.comment ?? null,
            takenText(typedPrices, {
              quotation: row.quotation,
              available: row.available,
              packaging: row.packaging,
              comment: row.comment,
            }),
          ]),
        ],
      },
    ],
  })
  return { name: texts.file({ id }), book }
}

const sentence = ({ line, article, fault, value }: PriceFault, fallPct: string): string => {
  if (fault === 'titles') return texts.titles
  if (fault === 'unknown') return texts.unknown({ line, article })
  if (fault === 'twice') return texts.twice({ line, article, before: value })
  if (fault === 'why') {
    const message = texts.why({ pct: frenchDecimal(fallPct) })
    return texts.line({ line, article, message })
  }
  const message = fault === 'positive' ? pricingTexts.positive : `${titles[fault]} : ${value}`
  return texts.line({ line, article, message })
}

/** Reads the workbook that a supplier brings back: here nothing is written, and nothing is taken over where a line is wrong. */
export async function readOwnWorkbook(
  { context, actor, request }: { context: Context; actor: Actor; request: FastifyRequest },
  id: number,
): Promise<PriceWorkbookAnswer> {
  const [own, namesOf] = await context.db.read(actor, async (tx) => {
    const work = workOf(context.db, tx, context.now())
    return [await readRequest(work, id), await readUnitNames(work)] as const
  })
  if (!own.is_open) throw new ApiError('err540')
  const read = readWorkbook(await sentLines(request), own, namesOf)
  return toldBack(read, (fault) => sentence(fault, own.fall_pct))
}
