import { frenchQuantity } from '../../../../i18n/fr/orders'
import { stockSettingTexts as texts } from '../../../../i18n/fr/stock-settings'
import type { FormItem } from '../../../../resources/schema/resource'
import { mealtype, stockreason } from '../../../../resources/settings/stock'

export type SettingRow = Readonly<Record<string, unknown>> & { id: number; label: string }

/** A settings table of the stock: what its list shows besides the label, and how its form is laid out. */
export interface SettingTable {
  name: keyof typeof texts.tables
  columns: readonly { head: string; text: (row: SettingRow) => string }[]
  names: readonly string[]
  form: readonly FormItem[]
}

const { columns } = texts
const told = (value: unknown) => (value ? texts.yes : texts.no)
const text = (value: unknown) => (typeof value === 'string' ? value : '')
const fluxes: Readonly<Record<string, string>> = stockreason.fields.flux.options ?? {}
const hour = (value: unknown) => text(value).slice(0, 5)
const { time_from, time_to } = mealtype.fields

function hours(row: SettingRow): string {
  const [from, to] = [hour(row.time_from), hour(row.time_to)]
  if (from && to) return `${from} – ${to}`
  if (from) return `${time_from.label} ${from}`
  return to && `${time_to.label} ${to}`
}

const parentOf = ({ Parent }: SettingRow) =>
  typeof Parent === 'object' && Parent !== null && 'label' in Parent ? text(Parent.label) : ''

/** The tables that a member's stock is set up with (domain §7.1, §16.1). */
export const settingTables: readonly SettingTable[] = [
  {
    name: 'stockreason',
    columns: [
      { head: columns.flux, text: (row) => fluxes[text(row.flux)] ?? '' },
      { head: columns.loss, text: (row) => told(row.is_loss) },
      { head: columns.meals, text: (row) => told(row.meals_required) },
    ],
    names: ['label', 'flux', 'is_loss', 'meals_required', 'position', 'active'],
    form: ['label', ['flux', 'position'], ['is_loss', 'meals_required'], 'active'],
  },
  {
    name: 'mealtype',
    columns: [{ head: columns.hours, text: hours }],
    names: ['label', 'time_from', 'time_to', 'position', 'active'],
    form: ['label', ['time_from', 'time_to', 'position'], 'active'],
  },
  {
    name: 'clientmeal',
    columns: [
      { head: columns.weight, text: (row) => frenchQuantity(text(row.weight)) },
      { head: columns.counted, text: (row) => told(row.counted) },
    ],
    names: ['label', 'weight', 'counted', 'position', 'active'],
    form: ['label', ['weight', 'position'], 'counted', 'active'],
  },
  {
    name: 'ventilation',
    columns: [
      { head: columns.code, text: (row) => text(row.accounting_code) },
      { head: columns.parent, text: parentOf },
    ],
    names: ['label', 'accounting_code', 'parent_id', 'default_family_ids', 'position', 'active'],
    form: ['label', ['accounting_code', 'position'], 'parent_id', 'default_family_ids', 'active'],
  },
]
