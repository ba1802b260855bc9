import { divided, exact, rounded, times } from '../../../../resources/schema/exact'
import type { AnswerContent, AnswerLine, AnswerLot } from '../../../../resources/tenders/answer'
import { hash32 } from '../../random'
import type { OfferedProduct } from './offered'

/** A product of a lot, as suppliers answer to it. */
export interface AskedProduct {
  id: number
  offered: OfferedProduct
  mandatory: boolean
}
export interface AskedLot {
  id: number
  family_id: number
  label: string
  products: readonly AskedProduct[]
}
/** Who answers, and how its prices stand against today's (percent). */
export interface Answering {
  tender_id: number
  supplier_id: number
  at: number
  departments: readonly number[]
}

const asked = (price: string, percent: number): string =>
  rounded(divided(times(exact(price), exact(String(1000 + Math.round(percent * 10)))), exact(1000)), 4)

function lineOf({ id, offered, mandatory }: AskedProduct, { supplier_id, at }: Answering): AnswerLine[] {
  const draw = hash32(`${supplier_id} ${offered.product_id}`)
  const own = offered.articles.find((article) => article.supplier_id === supplier_id)
  if (!own && !mandatory && draw % 2 === 0) return []
  const shift = at === 0 ? 0 : at + ((draw % 7) - 3)
  const { supplier_id: _, ...sold } = own ?? {
    supplier_id,
    quotation: offered.price,
    ref_supplier: `N-${String(offered.product_id).padStart(5, '0')}`,
    label: offered.label,
    negotiation: offered.unit_id,
    order_management: offered.unit_id,
    billing: offered.unit_id,
    coef_negotiation: '1.000000',
    coef_order_management: '1.000000',
    coef_billing: '1.000000',
  }
  return [{ ...sold, tender_product_id: id, quotation: asked(sold.quotation, shift) } as AnswerLine]
}

const delays = ['A_POUR_B', 'J1', 'J2'] as const

/** What a supplier of the demonstration answers to these lots: those that it sells something of. */
export function answerOf(lots: readonly AskedLot[], by: Answering): AnswerContent {
  const { tender_id, supplier_id } = by
  const delay_code = delays[hash32(`delay ${supplier_id}`) % delays.length]
  const answered = lots.map(
    (lot): AnswerLot => ({
      tender_family_id: lot.id,
      all_cities: supplier_id % 2 === 0,
      department_ids: supplier_id % 2 === 0 ? [] : [...by.departments],
      zone_ids: [],
      municipality_ids: [],
      platform_ids: [],
      frequency_per_week: 1 + (hash32(`week ${supplier_id} ${lot.family_id}`) % 5),
      delay_code,
      lines: lot.products.flatMap((product) => lineOf(product, by)),
    }),
  )
  return { tender_id, supplier_id, comment: null, lots: answered.filter(({ lines }) => lines?.length) }
}
