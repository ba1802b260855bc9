import { steeringTexts as texts } from '../../i18n/fr/steering'
import { egalimAmounts, egalimPercents } from '../../resources/measures/egalim'
import { leakage } from '../../resources/measures/leakage'
import { headOf } from '../../resources/measures/measure'
import { purchases } from '../../resources/measures/purchases'
import { suppliers } from '../../resources/measures/suppliers'
import { lookup } from '../../resources/schema/lookup'
import type { ReadRow } from '../../resources/schema/unknown-row'
import type { SourceColumn, SourceKind } from '../trade/export-source'

/** Columns that are measures: their names and units are those of every other door. */
export const measured = lookup({
  ...{ amount: purchases.amount_ht, orders: purchases.orders, lines: purchases.lines },
  ...{ service_rate: purchases.service_rate, on_time: suppliers.on_time, claims: suppliers.claims },
  ...{ leak_amount: leakage.amount_ht, replaceable: leakage.replaceable_ht, without: leakage.without_ht },
  ...{ base: egalimAmounts.base, bio: egalimAmounts.bio, siqo: egalimAmounts.siqo },
  ...{ others: egalimAmounts.others, merit: egalimAmounts.merit, egalim: egalimAmounts.egalim },
  ...{ bio_percent: egalimPercents.bio_share, egalim_percent: egalimPercents.egalim_share },
} as const)

type Measured = keyof typeof measured
export type ColumnKey = keyof typeof texts.columns | Measured

const isMeasured = (key: ColumnKey): key is Measured => Object.hasOwn(measured, key)
const labelOf = (key: ColumnKey): string => (isMeasured(key) ? headOf(measured[key]) : texts.columns[key])

const kinds: Partial<Record<ColumnKey, SourceKind>> = lookup({
  ...{ orders: 'int', lines: 'int', year: 'year', day: 'date' },
  ...{ leak_amount: 'money', replaceable: 'money', without: 'money' },
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
  keys.map((key) => ({ key, label: labelOf(key), kind: kinds[key] ?? 'text' }))

/** A row whose service is said, if only that there is none. */
export const words = (row: ReadRow): ReadRow => ({
  ...row,
  service: row.service ?? texts.none,
})

/** Whose purchases a sheet tells apart. */
export const scopeKeys = ['service', 'adherent', 'supplier', 'family'] as const
