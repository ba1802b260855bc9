import { useMemo } from 'react'
import { frenchQuantity } from '../../../i18n/fr/orders'
import { tenderScreens } from '../../../i18n/fr/tender-screens'
import { type AnswerLine, answerLineFields, isAnswered } from '../../../resources/tenders/answer'
import type { ConsultationAnswer } from '../../../resources/tenders/consultation-answers'
import type { ReadColumn, SheetColumn } from '../../widgets/sheet/column'
import { Sheet } from '../../widgets/sheet/Sheet'
import { type FindBy, useFoundRows } from '../../widgets/sheet/use-found-rows'
import { useSheet } from '../../widgets/sheet/use-sheet'

const texts = tenderScreens.consultations

type Product = ConsultationAnswer['products'][number]

const read: readonly ReadColumn<Product>[] = [
  {
    title: texts.product,
    cell: ({ label, code, mandatory }) => (
      <>
        <div className="label">
          {label}
          {mandatory && ' *'}
        </div>
        <div className="quiet">{code}</div>
      </>
    ),
  },
  {
    title: texts.volume,
    isNumber: true,
    cell: ({ volume, unit }) => `${frenchQuantity(volume)} ${unit}`,
  },
]

const columns: readonly SheetColumn<Product, AnswerLine>[] = [
  {
    title: texts.price,
    field: answerLineFields.quotation,
    label: ({ label }) => texts.priceOf({ label }),
    value: ({ quotation }) => quotation,
    write: (value) => ({ quotation: value || null }),
  },
  {
    title: texts.reference,
    field: answerLineFields.ref_supplier,
    label: ({ label }) => texts.referenceOf({ label }),
    value: ({ ref_supplier }) => ref_supplier,
    write: (value) => ({ ref_supplier: value || null }),
  },
  {
    title: texts.comment,
    field: answerLineFields.comment,
    label: ({ label }) => texts.commentOf({ label }),
    value: ({ comment }) => comment,
    write: (value) => ({ comment: value || null }),
  },
]

interface Props {
  title: string
  products: readonly Product[]
  lines: readonly AnswerLine[]
  isLocked: boolean
  change: (lines: AnswerLine[]) => void
}

/** The prices and references of a lot, filled as in a spreadsheet; each letter that makes a value is told at once. */
export function AnswerPrices({ title, products, lines, isLocked, change }: Props) {
  const known = useMemo(() => new Map(lines.map((line) => [line.tender_product_id, line])), [lines])
  const findBy = useMemo<FindBy<Product>>(
    () => ({
      idOf: ({ id }) => id,
      wordsOf: ({ id, label, code }) => [label, code, known.get(id)?.ref_supplier].filter(Boolean).join(' '),
      isAnswered: ({ id }) => isAnswered({ quotation: known.get(id)?.quotation ?? null }),
    }),
    [known],
  )
  const found = useFoundRows(products, findBy)
  const sheet = useSheet<Product, AnswerLine>({
    rows: found.shown,
    columns,
    idOf: ({ id }) => id,
    heldOf: ({ id }) => known.get(id),
    nameOf: ({ label }) => label,
    isLocked,
    onChange: (changes) => {
      const next = new Map(known)
      for (const [id, more] of changes)
        next.set(id, { ...known.get(id), tender_product_id: id, ...more } as AnswerLine)
      change([...next.values()])
    },
  })
  return <Sheet {...{ sheet, found }} title={title} before={read} />
}
