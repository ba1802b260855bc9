import { useMemo } from 'react'
import { revenueScreenTexts as texts } from '../../../i18n/fr/revenue-screens'
import type { RevenuePart } from '../../../resources/revenues/answers'
import { revenueEntryFields } from '../../../resources/revenues/revenue-entry'
import type { RevenueMode } from '../../../resources/revenues/states'
import { priceText } from '../../../resources/schema/decimal-text'
import type { ReadColumn, SheetColumn } from '../../widgets/sheet/column'
import { Sheet } from '../../widgets/sheet/Sheet'
import { useSheet } from '../../widgets/sheet/use-sheet'
import type { RevenueRows } from './use-revenues'

const columns: readonly SheetColumn<RevenuePart, RevenuePart>[] = [
  {
    title: texts.amount,
    field: revenueEntryFields.amount_ht,
    label: (row) => texts.of({ what: texts.amount, label: row.label }),
    unit: () => '€',
    value: ({ amount_ht }) => amount_ht,
    write: (value) => ({ amount_ht: value || null }),
  },
]

/** The amounts of a declaration, filled as in a spreadsheet. */
export function RevenueSheet({ mode, revenue }: { mode: RevenueMode; revenue: RevenueRows }) {
  const read = useMemo<readonly ReadColumn<RevenuePart>[]>(
    () => [
      { title: texts.part[mode], cell: (row) => <div className="label">{row.label}</div> },
      { title: texts.observed, isNumber: true, cell: (row) => priceText(row.observed_ht) },
    ],
    [mode],
  )
  const sheet = useSheet<RevenuePart, RevenuePart>({
    rows: revenue.rows,
    columns,
    idOf: ({ id }) => id,
    heldOf: (row) => row,
    nameOf: (row) => row.label,
    isLocked: false,
    onChange: (changes) => revenue.change(changes as ReadonlyMap<number, Partial<RevenuePart>>),
  })
  return <Sheet sheet={sheet} title={texts.rows[mode]} before={read} />
}
