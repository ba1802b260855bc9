import type { Readable } from 'node:stream'
import { pricingTexts } from '../../i18n/fr/pricing'
import type { GridLine } from '../../resources/pricing/answers'
import { lookOf } from '../../resources/pricing/price-look'
import { priceDecisions } from '../../resources/pricing/states'
import { rounded } from '../../resources/schema/exact'
import { groupedBy } from '../../resources/schema/grouped-by'
import type { Cell } from '../../resources/schema/reading/given'
import { gapOf, wordsOfCell } from '../../resources/tenders/price-cell'
import { lowPrices } from '../../resources/trade/low-price'
import type { Work } from '../api/work'
import type { SheetColumn } from '../spreadsheet/sheet-xml'
import type { CellTone } from '../spreadsheet/styles-xml'
import { writeWorkbook } from '../spreadsheet/write-workbook'
import { readGrid, readPage } from './read-campaign'

const texts = pricingTexts.grid
type Place = GridLine | undefined

const numberOf = (text: string | null | undefined): Cell => (text ? Number(text) : null)

function gapCell(line: Place): Cell {
  const gap = line && gapOf(line.quotation, line.last_quotation)
  return gap ? Number(rounded(gap, 4)) : null
}

/** The rules' colours of the cells of a column; rows are counted from the one under the titles. */
const tones = (lines: readonly Place[], tone: (line: GridLine) => CellTone | null) =>
  new Map(
    lines.flatMap((line, at) => {
      const found = line && tone(line)
      return found ? [[at + 2, found] as const] : []
    }),
  )

const toneOfPrice = (line: GridLine): CellTone | null => {
  const { frame, text } = lookOf(line)
  return frame ? `${frame}Frame` : text
}

const supplierColumns = (supplier: string, lines: readonly Place[]): SheetColumn[] => [
  { header: `${supplier} – ${texts.last}`, width: 16, scale: 4 },
  { header: `${supplier} – ${texts.price}`, width: 18, scale: 4, tones: tones(lines, toneOfPrice) },
  {
    header: `${supplier} – ${texts.gap}`,
    width: 14,
    scale: 4,
    tones: tones(lines, (line) => lookOf(line).gapColor),
  },
  { header: `${supplier} – ${texts.reading}`, width: 28 },
  { header: `${supplier} – ${texts.decision}`, width: 16 },
  { header: `${supplier} – ${texts.decided}`, width: 16, scale: 4 },
]

const wordsOf = (line: GridLine, name: string): string =>
  [
    ...(line.article === name ? [] : [line.article]),
    ...(line.answered && !line.available ? [texts.unavailable] : []),
    ...wordsOfCell(lookOf(line)),
    ...(line.over ? [texts.over] : []),
    ...(line.low ? [lowPrices[line.low]] : []),
    ...[line.packaging, line.comment].filter((said) => said !== null),
  ].join(', ')

function cellsOf(line: Place, name: string): Cell[] {
  if (!line) return [null, null, null, null, null, null]
  return [
    numberOf(line.last_quotation),
    numberOf(line.quotation),
    gapCell(line),
    wordsOf(line, name),
    line.answered ? priceDecisions[line.decision].label : null,
    numberOf(line.decided_quotation),
  ]
}

/** The grid of suppliers × products as a workbook, in the colours of the screen; two articles of one product are two rows. */
export async function writeGrid(work: Work, id: number): Promise<{ name: string; book: Readable }> {
  const { suppliers } = await readPage(work, id)
  const { products, lines } = await readGrid(work, id)
  const held = groupedBy(lines, (line) => `${line.product_id} ${line.supplier_id}`)
  const at = (product: number, supplier: number) => held.get(`${product} ${supplier}`) ?? []
  const rows = products.flatMap((product) => {
    const most = Math.max(...suppliers.map(({ supplier_id }) => at(product.id, supplier_id).length))
    return Array.from({ length: most }, (_, n) => ({
      product,
      places: suppliers.map(({ supplier_id }): Place => at(product.id, supplier_id)[n]),
    }))
  })
  const book = writeWorkbook({
    sheets: [
      {
        name: texts.sheet,
        columns: [
          { header: texts.code, width: 14 },
          { header: texts.product, width: 44 },
          { header: texts.family, width: 24 },
          { header: texts.market, width: 12, scale: 4 },
          ...suppliers.flatMap(({ name }, n) =>
            supplierColumns(
              name,
              rows.map(({ places }) => places[n]),
            ),
          ),
        ],
        rows: [
          rows.map(({ product: { code, label, family, market_value }, places }) => [
            ...[code, label, family, numberOf(market_value)],
            ...places.flatMap((line) => cellsOf(line, label)),
          ]),
        ],
      },
    ],
  })
  return { name: texts.file({ id }), book }
}
