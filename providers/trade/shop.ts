import type { PriceOutlook } from '../../resources/catalogue/price-outlook'
import type { BudgetAnswer, InCart, ShopAnswer, ShopQuestion } from '../../resources/catalogue/shop'
import type { Http } from '../http'

/** Why an article is, or is not, orderable by a member. */
export interface Orderability {
  orderable: boolean
  reasons: { code: string; message: string }[]
}

export interface ForMember {
  id: number
  isGroup: boolean
}

/** The calls of the front office's catalogues. */
export const createShop = (http: Http) => ({
  search: (question: ShopQuestion, signal?: AbortSignal) =>
    http.put<ShopAnswer>('/catalog/shop', question, { signal }),
  inCart: ({ id, isGroup }: ForMember, signal?: AbortSignal) =>
    http.get<InCart[]>('/catalog/in-cart', { query: { adherentId: id, isGroup }, signal }),
  orderability: (article: number, { id, isGroup }: ForMember, signal?: AbortSignal) =>
    http.get<Orderability>(`/article/${article}/orderability`, {
      query: { adherentId: id, isGroup },
      signal,
    }),
  budget: ({ id, isGroup }: ForMember, signal?: AbortSignal) =>
    http.get<BudgetAnswer>('/catalog/budget', { query: { adherentId: id, isGroup }, signal }),
  outlook: ({ id, isGroup }: ForMember, signal?: AbortSignal) =>
    http.get<PriceOutlook>('/catalog/price-outlook', { query: { adherentId: id, isGroup }, signal }),
  favourite: (article: number, adherent_id: number, favourite: boolean) =>
    http.put<{ favourite: boolean }>(`/article/${article}/favourite`, { adherent_id, favourite }),
})
