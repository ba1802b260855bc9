import type { OrderabilityReason } from '../../../../resources/catalogue/orderability'
import type { ReadRow } from '../../../../resources/schema/unknown-row'

export interface Asked {
  adherentId: number
  isGroup: boolean
  date: string
}

const filtered = (path: string, conditions: readonly (readonly [string, unknown])[]) =>
  `${path}?${conditions.map(([name, value]) => `filterBy=${encodeURIComponent(`${name}|${String(value)}`)}`).join('&')}`

/** The page on which a reason against an order is mended; none for the rights of a person. */
export function placeToMend(code: OrderabilityReason, article: ReadRow, asked: Asked): string | undefined {
  const { id, product_id, supplier_id, family_id } = article
  const member = asked.isGroup ? 'groupadherent' : 'adherent'
  const referencing = filtered('/referencing', [
    [asked.isGroup ? 'groupAdherent_id' : 'adherent_id', asked.adherentId],
    ['supplier_id', supplier_id],
  ])
  const places: Partial<Record<OrderabilityReason, string>> = {
    article_inactive: `/article/${id}`,
    article_to_come: `/article/${id}`,
    article_ended: `/article/${id}`,
    article_not_on_platform: `/article/${id}`,
    product_inactive: `/product/${product_id}`,
    product_to_come: `/product/${product_id}`,
    product_ended: `/product/${product_id}`,
    family_inactive: `/settings/family/${family_id}`,
    subfamily_inactive: `/product/${product_id}`,
    supplier_status: `/supplier/${supplier_id}`,
    adherent_status: `/${member}/${asked.adherentId}`,
    no_referencing: referencing,
    family_not_referenced: referencing,
    no_platform: `/supplier/${supplier_id}`,
    no_price: `/article/${id}?tab=prices`,
  }
  return places[code]
}
