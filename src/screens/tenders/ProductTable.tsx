import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import { useCallback, useMemo, useState } from 'react'
import { tenderScreens } from '../../../i18n/fr/tender-screens'
import { searchRows } from '../../../providers/search-rows'
import type { product } from '../../../resources/catalogue/product'
import type { RowOf } from '../../../resources/schema/infer'
import type { LotAnswer } from '../../../resources/tenders/preparation-answers'
import { tenderPreparation } from '../../../resources/tenders/preparation-endpoints'
import { tenderProduct } from '../../../resources/tenders/tender-lot'
import type { PreparedProduct } from '../../../resources/tenders/volume-sheet'
import { useEndpoints } from '../../fields/endpoints'
import { useEngine } from '../../fields/engine'
import { EmptyState } from '../../widgets/EmptyState'
import type { SheetColumn } from '../../widgets/sheet/column'
import { filled, inTurn, left } from '../../widgets/sheet/commands'
import { spellCell } from '../../widgets/sheet/reading'
import { Sheet } from '../../widgets/sheet/Sheet'
import { useSheet } from '../../widgets/sheet/use-sheet'
import { useUnsaved } from '../../widgets/unsaved'
import { useSteady } from '../../widgets/use-steady'
import { isTyped, mergeRows, withMissing } from './merge-rows'
import { named, type ProductMarks } from './named-products'
import { RowButtons } from './RowButtons'
import { useTenderAct } from './use-tenders'
import { VolumeTools } from './VolumeTools'

const texts = tenderScreens.products

interface FoundProduct extends RowOf<typeof product, 'id' | 'code' | 'label'> {
  Unit?: { label: string; abbreviation: string | null } | null
}

/** The products of the lot's family, as they come into it. */
function useFamilyProducts(lot: LotAnswer) {
  const { http } = useEngine()
  return async (): Promise<PreparedProduct[]> => {
    const { data } = await searchRows<FoundProduct>(http, {
      model: 'Product',
      fields: [
        { name: 'Subfamily.family_id', operator: 'eq', value: lot.family_id },
        { name: 'active', operator: 'eq', value: true },
      ],
      associations: ['Unit'],
      orders: [['label', 'asc']],
      limit: false,
    })
    return data.map(({ id, code, label, Unit }) => ({
      product_id: id,
      code,
      label,
      unit: Unit?.abbreviation || Unit?.label || '',
      volume: '0',
      mandatory: true,
      reference_price: null,
    }))
  }
}

const { volume, mandatory, reference_price } = tenderProduct.fields

const columns: readonly SheetColumn<PreparedProduct, PreparedProduct>[] = [
  {
    title: texts.volume,
    field: volume,
    label: ({ label }) => texts.volumeOf({ label }),
    value: (row) => row.volume,
    write: (value) => ({ volume: value || '0' }),
    unit: ({ unit }) => unit,
  },
  {
    title: texts.mandatory,
    field: mandatory,
    label: ({ label }) => `${texts.mandatory} : ${label}`,
    value: (row) => String(row.mandatory),
    write: (value) => ({ mandatory: value === 'true' }),
  },
  {
    title: texts.reference,
    field: reference_price,
    label: ({ label }) => texts.referenceOf({ label }),
    value: (row) => row.reference_price,
    write: (value) => ({ reference_price: value || null }),
    unit: ({ unit }) => `€ / ${unit}`,
  },
]

/** The products of a lot, their volumes filled as in a spreadsheet. */
export function ProductTable({
  lot,
  kept,
  marks,
  isLocked,
}: {
  lot: LotAnswer
  kept: readonly PreparedProduct[]
  marks: ProductMarks
  isLocked: boolean
}) {
  const calls = useEndpoints(tenderPreparation)
  const { run, isPending } = useTenderAct()
  const familyProducts = useFamilyProducts(lot)
  const [rows, setRows] = useState(kept)
  const [{ asked, base }, setAsked] = useState({ asked: kept, base: kept })
  if (asked !== kept) {
    setAsked({ asked: kept, base: kept })
    setRows(mergeRows(base, rows, kept))
  }
  const sheet = useSheet({
    rows,
    columns,
    idOf: ({ product_id }) => product_id,
    heldOf: (row) => row,
    nameOf: ({ label }) => label,
    isLocked,
    onChange: (changes) =>
      setRows((known) =>
        known.map((row) => (changes.has(row.product_id) ? { ...row, ...changes.get(row.product_id) } : row)),
      ),
  })
  const read = useMemo(() => named(marks), [marks])
  const [wrong] = sheet.wrong
  const isTyping = useMemo(() => isTyped(base, rows), [base, rows])
  useUnsaved(isTyping || wrong !== undefined)
  const removing = useCallback(
    ({ product_id, label }: PreparedProduct) => (
      <button
        type="button"
        className="icon"
        aria-label={texts.remove({ label })}
        onClick={() => setRows((known) => known.filter((one) => one.product_id !== product_id))}
      >
        <Close fontSize="small" />
      </button>
    ),
    [],
  )
  const add = useSteady(async () => {
    const found = await run(familyProducts)
    if (found)
      setRows((known) => {
        const ids = new Set(known.map(({ product_id }) => product_id))
        return [...known, ...found.filter(({ product_id }) => !ids.has(product_id))]
      })
  })
  /** One step of the sheet, which can be taken back; only a sheet says what is mandatory and what it cost. */
  const take = useSteady((taken: readonly PreparedProduct[], isSheet: boolean) => {
    const texts = taken.flatMap((row) => [
      { id: row.product_id, column: 0, text: spellCell(volume, row.volume) },
      ...(isSheet
        ? [
            { id: row.product_id, column: 1, text: spellCell(mandatory, String(row.mandatory)) },
            { id: row.product_id, column: 2, text: spellCell(reference_price, row.reference_price ?? '') },
          ]
        : []),
    ])
    sheet.run(inTurn(left, filled(texts)))
    setRows((known) => withMissing(known, taken))
  })
  const save = () =>
    run(
      () =>
        calls.saveProducts({
          id: lot.id,
          products: rows.map((row) => ({
            product_id: row.product_id,
            volume: row.volume,
            mandatory: row.mandatory,
            reference_price: row.reference_price,
          })),
        }),
      () => tenderScreens.saved,
      // What is typed from here on is a change of what was sent, also back to what stood before.
      { after: () => setAsked((known) => ({ ...known, base: rows })) },
    )
  const keep = useSteady(() => (wrong ? sheet.goTo(wrong.at) : void save()))
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {!isLocked && <VolumeTools lot={lot} isTyping={isTyping} onTake={take} />}
      {rows.length === 0 ? (
        <EmptyState title={texts.empty} />
      ) : (
        <Sheet sheet={sheet} title={texts.title} before={read} after={isLocked ? undefined : removing} />
      )}
      {!isLocked && <RowButtons isPending={isPending} onAdd={add} onSave={keep} />}
    </Box>
  )
}
