import { steeringTexts as texts } from '../../i18n/fr/steering'
import { lookup } from '../../resources/schema/lookup'
import type { ReadRow } from '../../resources/schema/unknown-row'
import type { SourceColumn, SourceKind } from '../trade/export-source'

export type ColumnKey = keyof typeof texts.columns

const kinds: Partial<Record<ColumnKey, SourceKind>> = lookup({
  ...{ orders: 'int', lines: 'int', year: 'int', day: 'date' },
  ...{ replaceable: 'money', without: 'money' },
  ...{ amount: 'money', price_gap: 'money', base: 'money', bio: 'money', siqo: 'money' },
  ...{ others: 'money', merit: 'money', egalim: 'money' },
  ...{ first_price: 'price', last_price: 'price', price: 'price', price_ordered: 'price' },
  ...{
    quantity: 'quantity',
    ordered: 'quantity',
    delivered: 'quantity',
    accepted: 'quantity',
    gap: 'quantity',
  },
  ...{ evolution: 'percent', service_rate: 'percent', on_time: 'percent', claims: 'percent' },
  ...{ bio_percent: 'percent', egalim_percent: 'percent' },
} as const)

/** Columns of a sheet by their keys. */
export const columnsOf = (keys: readonly ColumnKey[]): SourceColumn[] =>
  keys.map((key) => ({ key, label: texts.columns[key], kind: kinds[key] ?? 'text' }))

/** A row whose service is said, if only that there is none. */
export const words = (row: ReadRow): ReadRow => ({
  ...row,
  service: row.service ?? texts.none,
})

/** Whose purchases a sheet tells apart. */
export const scopeKeys = ['service', 'adherent', 'supplier', 'family'] as const
