import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { tenderTexts } from '../../i18n/fr/tenders'
import { saying } from '../../resources/schema/texts'
import {
  readVolumeSheet,
  volumeSheetTitles as titles,
  type VolumeSheetAnswer,
} from '../../resources/tenders/volume-sheet'
import type { Context } from '../api/context'
import { sentLines, toldErrors } from '../api/imports/sent-lines'
import { type Work, workOf } from '../api/work'
import type { Actor } from '../database/actor'
import { writeWorkbook } from '../spreadsheet/write-workbook'
import { readUnitNames } from '../trade/unit-names'
import { productsOf } from './lot-offers'
import { lotOfTender, possibleProducts } from './volume-sources'

const texts = tenderTexts.volumes

/** The products and volumes of a lot as they are saved. */
export async function writeVolumes(work: Work, id: number): Promise<{ name: string; book: Readable }> {
  const { lot, tender } = await lotOfTender(work, id)
  const products = await productsOf(work.tx, id)
  const book = writeWorkbook({
    sheets: [
      {
        name: texts.name,
        columns: [
          { header: titles.code, width: 14 },
          { header: titles.product, width: 48 },
          { header: titles.unit, width: 8 },
          { header: titles.volume, width: 14, scale: 3 },
          { header: titles.mandatory, width: 12 },
          { header: titles.reference, width: 16, scale: 4 },
        ],
        rows: [
          products.map(({ code, label, unit, volume, mandatory, reference_price }) => [
            code,
            label,
            unit,
            Number(volume),
            mandatory ? 'Oui' : 'Non',
            reference_price === null ? null : Number(reference_price),
          ]),
        ],
      },
    ],
  })
  return { name: `volumes-${tender.code}-${lot.lot_number}.xlsx`, book }
}

/** Reads a sheet of volumes that is brought back; the grid takes it over, here nothing is written. */
export async function readSentVolumes(
  { context, actor, request }: { context: Context; actor: Actor; request: FastifyRequest },
  id: number,
): Promise<VolumeSheetAnswer> {
  const [products, namesOf] = await context.db.read(actor, async (tx) => {
    const work = workOf(context.db, tx, context.now())
    const { lot } = await lotOfTender(work, id)
    return [await possibleProducts(work, lot), await readUnitNames(work)] as const
  })
  const { rows, faults, remarks } = readVolumeSheet(await sentLines(request), products, namesOf)
  const told = toldErrors(faults, ({ fault, value }) => saying(texts[fault], { value }), remarks)
  return { rows: faults.length ? [] : rows, ...told }
}
