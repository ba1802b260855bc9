import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { tenderTexts } from '../../i18n/fr/tenders'
import { saying } from '../../resources/schema/texts'
import type { LotProduct } from '../../resources/tenders/comparison-answers'
import {
  type PriceSheetAnswer,
  readPriceSheet,
  priceSheetTitles as titles,
  typedOffers,
} from '../../resources/tenders/price-sheet'
import { takenText } from '../../resources/trade/taken-cells'
import type { Context } from '../api/context'
import { ApiError } from '../api/error'
import { sentLines, toldBack } from '../api/imports/sent-lines'
import { type Work, workOf } from '../api/work'
import type { Actor } from '../database/actor'
import { writeWorkbook } from '../spreadsheet/write-workbook'
import { readUnitNames } from '../trade/unit-names'
import { productsOf } from './lot-offers'
import {
  answeringSupplier,
  draftOf,
  findResponse,
  isLate,
  openConsultation,
  refuseImpersonated,
} from './own-answer'
import { findTender } from './tender-row'

interface Asked {
  id: number
  lot: number
}

/** The products of a lot of the consultation. */
async function lotProducts({ tx }: Work, { id, lot }: Asked): Promise<LotProduct[]> {
  const [known] = await tx.query(
    'select id from tender_family where id = $1 and tender_id = $2 and "deletedAt" is null',
    [lot, id],
  )
  if (!known) throw new ApiError('err404', { display: tenderTexts.otherLot })
  return productsOf(tx, lot)
}

/** What the supplier has entered of a lot so far, by its products. */
async function typedLines(context: Context, work: Work, asked: Asked) {
  const row = await findResponse(work, { tender_id: asked.id, supplier_id: answeringSupplier(work) })
  const draft = row && (await draftOf(context.config, work, row))
  const lot = draft?.lots.find(({ tender_family_id }) => tender_family_id === asked.lot)
  return new Map(lot?.lines?.map((line) => [line.tender_product_id, line]))
}

/** The price sheet of a lot, with what its supplier has entered so far. */
export async function writePriceSheet(
  context: Context,
  work: Work,
  asked: Asked,
): Promise<{ name: string; book: Readable }> {
  const tender = await findTender(work.tx, asked.id)
  refuseImpersonated(work, tender)
  const products = await lotProducts(work, asked)
  const known = await typedLines(context, work, asked)
  const book = writeWorkbook({
    sheets: [
      {
        name: tenderTexts.priceSheet.name,
        columns: [
          { header: titles.code, width: 14 },
          { header: titles.product, width: 48 },
          { header: titles.volume, width: 12, scale: 3 },
          { header: titles.unit, width: 8 },
          { header: titles.price, width: 14, scale: 4 },
          { header: titles.reference, width: 24 },
          { header: titles.comment, width: 40 },
          { header: titles.taken, width: 10 },
        ],
        rows: [
          products.map(({ id, code, label, volume, unit }) => {
            const { quotation, ref_supplier, comment } = known.get(id) ?? {}
            return [
              code,
              label,
              Number(volume),
              unit,
              quotation ? Number(quotation) : null,
              ref_supplier ?? null,
              comment ?? null,
              takenText(typedOffers, { quotation, ref_supplier, comment }),
            ]
          }),
        ],
      },
    ],
  })
  return { name: `bordereau-${tender.code}-${asked.lot}.xlsx`, book }
}

/** Reads a price sheet that its supplier brings back; the draft takes it over, here nothing is written. */
export async function readSentPrices(
  { context, actor, request }: { context: Context; actor: Actor; request: FastifyRequest },
  asked: Asked,
): Promise<PriceSheetAnswer> {
  const [products, namesOf] = await context.db.read(actor, async (tx) => {
    const work = workOf(context.db, tx, context.now())
    answeringSupplier(work)
    if (isLate(await openConsultation(work, asked.id), work.now)) throw new ApiError('err540')
    const typed = await typedLines(context, work, asked)
    const lot = await lotProducts(work, asked)
    const offered = lot.map((product) => ({ ...product, present: typed.get(product.id) }))
    return [offered, await readUnitNames(work)] as const
  })
  const read = readPriceSheet(await sentLines(request), products, namesOf)
  return toldBack(read, ({ fault, value }) => saying(tenderTexts.priceSheet[fault], { value }))
}
