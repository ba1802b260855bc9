import { compareDecimals } from '../schema/decimal-text'
import { differenceOf, divided, exact, plus, rounded, times } from '../schema/exact'
import type { FilledOf, RowOf } from '../schema/infer'
import type { orderTax } from '../settings/order-taxes'
import type { orderLine, orderTaxLine } from './order-line'
import { sumOf } from './totals'

/** What a fee may depend on in a line; its quantity is in order units. */
export type FeeLine = RowOf<
  typeof orderLine,
  'article_id' | 'catalog_id' | 'family_id' | 'quantity' | 'line_ht'
>

/** A row of the settings « Taxes », « Consignes », « Forfaits » (domain §16). */
export interface FeeSetting
  extends RowOf<
      typeof orderTax,
      | ('id' | 'label' | 'kind' | 'basis' | 'amount' | 'percent' | 'threshold_ht' | 'supplier_id')
      | ('platform_id' | 'catalog_id' | 'family_id')
    >,
    FilledOf<typeof orderTax, 'article_ids'> {
  rate: string | null
}

export interface FeeTerms {
  franco_ht: string | null
  shipping_ht: string
  shipping_rate: string
}

/** What others of the group have on the same truck: sums alone. */
export interface Truck {
  orders: number
  goods_ht: string
  /** Shipping that they pay already. */
  shipping_ht: string
}

export type FeeRow = RowOf<
  typeof orderTaxLine,
  | ('ordertax_id' | 'kind' | 'label' | 'quantity' | 'unit_amount' | 'rate' | 'amount_ht')
  | ('basis' | 'percent')
>

interface Asked {
  lines: readonly FeeLine[]
  supplier_id: number | null
  platform_id: number | null
  settings: readonly FeeSetting[]
  /** None at a supplier out of the catalogues. */
  terms: FeeTerms | null
  truck?: Truck | null
  shippingLabel: string
}

const under = (amount: string, limit: string) => compareDecimals(amount, limit) < 0
const fits = (wanted: number | null, is: number | null) => wanted === null || wanted === is

type Scope = Pick<FeeSetting, 'catalog_id' | 'family_id' | 'article_ids'>

/** Whether a fee's setting concerns a line. */
export const matches = (setting: Scope) => (line: Pick<FeeLine, 'article_id' | 'catalog_id' | 'family_id'>) =>
  fits(setting.catalog_id, line.catalog_id) &&
  fits(setting.family_id, line.family_id) &&
  (setting.article_ids.length === 0 ||
    (line.article_id !== null && setting.article_ids.includes(line.article_id)))

const quantityOf = (lines: readonly FeeLine[]): string =>
  rounded(
    lines.reduce((sum, { quantity }) => plus(sum, exact(quantity)), exact(0)),
    3,
  )

/** How often, and at what amount each time. */
function measured(setting: FeeSetting, lines: readonly FeeLine[]): { quantity: string; unit_amount: string } {
  if (setting.basis === 'per_order_unit')
    return { quantity: quantityOf(lines), unit_amount: setting.amount ?? '0' }
  if (setting.basis === 'per_order') return { quantity: '1.000', unit_amount: setting.amount ?? '0' }
  const goods = sumOf(lines.map((line) => line.line_ht))
  const share = divided(times(exact(goods), exact(setting.percent ?? '0')), exact(100))
  return { quantity: '1.000', unit_amount: rounded(share, 2) }
}

function settingFee(setting: FeeSetting, { lines, supplier_id, platform_id }: Asked): FeeRow[] {
  if (!fits(setting.supplier_id, supplier_id) || !fits(setting.platform_id, platform_id)) return []
  const concerned = lines.filter(matches(setting))
  const goods = sumOf(lines.map((line) => line.line_ht))
  if (!concerned.length || (setting.threshold_ht !== null && !under(goods, setting.threshold_ht))) return []
  const { quantity, unit_amount } = measured(setting, concerned)
  const amount_ht = rounded(times(exact(quantity), exact(unit_amount)), 2)
  const rate = setting.kind === 'deposit' ? '0.00' : (setting.rate ?? '0.00')
  const fee = { kind: setting.kind, label: setting.label, quantity, unit_amount, rate, amount_ht }
  return amount_ht === '0.00'
    ? []
    : [{ ordertax_id: setting.id, ...fee, basis: setting.basis, percent: setting.percent }]
}

/** Shipping is asked while the goods do not reach the franco (domain §5.4, rule 3); without franco, always. One truck of a group reaches it together, and its shipping is paid once. */
function shippingFee({ lines, terms, truck, shippingLabel }: Asked): FeeRow[] {
  const goods = sumOf([...lines.map((line) => line.line_ht), truck?.goods_ht ?? '0'])
  if (!terms || !lines.length || !under('0', terms.shipping_ht)) return []
  if (terms.franco_ht !== null && !under(goods, terms.franco_ht)) return []
  const { shipping_rate: rate } = terms
  const shipping_ht = differenceOf(terms.shipping_ht, truck?.shipping_ht ?? '0')
  if (!under('0', shipping_ht)) return []
  const fee = { kind: 'shipping' as const, label: shippingLabel, quantity: '1.000', unit_amount: shipping_ht }
  const measure = { basis: 'per_order', percent: null } as const
  return [{ ordertax_id: null, ...fee, ...measure, rate, amount_ht: rounded(exact(shipping_ht), 2) }]
}

/** The fees, taxes and deposits of an order, shipping first (domain §5.13). */
export const feesOf = (asked: Asked): FeeRow[] => [
  ...shippingFee(asked),
  ...asked.settings.flatMap((setting) => settingFee(setting, asked)),
]
