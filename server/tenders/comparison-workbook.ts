import type { Readable } from 'node:stream'
import { irregularityOf } from '../../i18n/fr/irregular-offers'
import { lowReasons } from '../../i18n/fr/low-offers'
import { tenderTexts } from '../../i18n/fr/tenders'
import { differenceOf } from '../../resources/schema/exact'
import { groupedBy } from '../../resources/schema/grouped-by'
import type { Cell } from '../../resources/schema/reading/given'
import { type MatrixCell, matrixOf } from '../../resources/tenders/comparison'
import type { ComparisonAnswer } from '../../resources/tenders/comparison-answers'
import { wordsOfCell } from '../../resources/tenders/price-cell'
import { isFree } from '../../resources/trade/low-price'
import type { SheetColumn } from '../spreadsheet/sheet-xml'
import type { CellTone } from '../spreadsheet/styles-xml'
import { type WrittenSheet, writeWorkbook } from '../spreadsheet/write-workbook'

const texts = tenderTexts.workbook
type Answer = Pick<ComparisonAnswer, 'products' | 'offers' | 'lines' | 'last' | 'criteria' | 'scores'>

const numberOf = (text: string | null | undefined): Cell => (text ? Number(text) : null)
const priceOf = ({ quotation }: MatrixCell): Cell => (quotation === null ? texts.none : Number(quotation))
const gapCell = ({ quotation, former }: MatrixCell): Cell =>
  quotation === null || former === null ? null : Number(differenceOf(quotation, former, 4))

const toneOfPrice = ({ look }: MatrixCell): CellTone | undefined =>
  look.frame ? `${look.frame}Frame` : (look.text ?? undefined)

/** The columns of an offer: its price in the colours of §10.2, its gap to the last period, and both in words. */
function offerColumns(supplier: string, cells: readonly MatrixCell[]): SheetColumn[] {
  const tones = (tone: (cell: MatrixCell) => CellTone | undefined | null) =>
    new Map(
      cells.flatMap((cell, at) => {
        const found = tone(cell)
        return found ? [[at + 2, found] as const] : []
      }),
    )
  return [
    { header: supplier, width: 18, scale: 4, tones: tones(toneOfPrice) },
    {
      header: `${supplier} – ${texts.gap}`,
      width: 14,
      scale: 4,
      tones: tones(({ look }) => look.gapColor),
    },
    { header: `${supplier} – ${texts.reading}`, width: 26 },
  ]
}

/** What is flagged of the prices of an offer, by product line: a price of 0 with its comment, one far under its reference. */
function flagsOf({ lines }: Answer, { id, low }: Answer['offers'][number]): ReadonlyMap<number, string[]> {
  const free = lines
    .filter((line) => line.offer_id === id && isFree(line.quotation))
    .map(({ tender_product_id: line, comment }) => ({
      line,
      text: texts.free({ comment: comment?.trim() || texts.noReason }),
    }))
  const under = (low?.lines ?? []).map(({ tender_product_id: line, under: n }) => ({
    line,
    text: texts.under({ n }),
  }))
  const flagged = groupedBy([...free, ...under], ({ line }) => line)
  return new Map([...flagged].map(([line, flags]) => [line, flags.map(({ text }) => text)]))
}

function pricesSheet(answer: Answer): WrittenSheet {
  const matrix = matrixOf(answer)
  const missing: MatrixCell = {
    quotation: null,
    former: null,
    isBest: false,
    look: { text: null, gapColor: null, frame: null },
  }
  const cellsOf = (offer: number) => answer.products.map(({ id }) => matrix.get(id, offer) ?? missing)
  const byOffer = answer.offers.map((offer) => ({ cells: cellsOf(offer.id), flags: flagsOf(answer, offer) }))
  return {
    name: texts.prices,
    columns: [
      { header: texts.code, width: 12 },
      { header: texts.product, width: 44 },
      { header: texts.volume, width: 12, scale: 3 },
      { header: texts.unit, width: 8 },
      { header: texts.reference, width: 16, scale: 4 },
      ...answer.offers.flatMap(({ supplier }, at) => offerColumns(supplier, byOffer[at]?.cells ?? [])),
    ],
    rows: [
      answer.products.map(({ id, code, label, volume, unit, reference_price }, row) => [
        code,
        label,
        Number(volume),
        unit,
        numberOf(reference_price),
        ...byOffer.flatMap(({ cells, flags }) => {
          const cell = cells[row] ?? missing
          const words = [
            ...(cell.isBest ? [texts.best] : []),
            ...wordsOfCell(cell.look),
            ...(flags.get(id) ?? []),
          ]
          return [priceOf(cell), gapCell(cell), words.join(', ')]
        }),
      ]),
    ],
  }
}

const notesSheet = ({ criteria, offers, scores }: Answer): WrittenSheet => ({
  name: texts.notes,
  columns: [
    { header: texts.supplier, width: 32 },
    { header: texts.total, width: 16, scale: 2 },
    ...criteria.map(({ label, weight }) => ({ header: `${label} (${weight} %)`, width: 20, scale: 2 })),
    { header: texts.final, width: 12, scale: 2 },
    { header: texts.rank, width: 8 },
    { header: texts.irregular, width: 40 },
    { header: texts.low, width: 60 },
  ],
  rows: [
    offers.map((offer) => {
      const { id, supplier, low } = offer
      const score = scores.find((one) => one.id === id)
      const notes = criteria.map(({ machine_name }) => numberOf(score?.notes[machine_name]))
      const rank = score?.rank ?? null
      return [
        ...[supplier, numberOf(score?.total), ...notes, numberOf(score?.final), rank],
        ...[irregularityOf(offer, score), low ? lowReasons(low).join(' ; ') : null],
      ]
    }),
  ],
})

/** The comparison of a lot as a workbook, in the same colours as on the screen. */
export const comparisonWorkbook = (answer: Answer): Readable =>
  writeWorkbook({ sheets: [pricesSheet(answer), notesSheet(answer)] })
