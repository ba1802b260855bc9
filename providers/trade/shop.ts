import type {
  BudgetAnswer,
  FavouriteAnswer,
  InCart,
  OrderabilityAnswer,
  ShopAnswer,
} from '../../resources/catalogue/answers'
import type { PriceOutlook } from '../../resources/catalogue/price-answers'
import type { ShopQuestion } from '../../resources/catalogue/shop'
import type { CallOptions, Http } from '../http'

export interface ForMember {
  id: number
  isGroup: boolean
}

/** The calls of the front office's catalogues. */
export const createShop = (http: Http) => ({
  search: (question: ShopQuestion, options: Pick<CallOptions, 'signal' | 'quiet'> = {}) =>
    http.put<ShopAnswer>('/catalog/shop', question, options),
  inCart: ({ id, isGroup }: ForMember, signal?: AbortSignal) =>
    http.get<InCart[]>('/catalog/in-cart', { query: { adherentId: id, isGroup }, signal }),
  orderability: (article: number, { id, isGroup }: ForMember, signal?: AbortSignal) =>
    http.get<OrderabilityAnswer>(`/article/${article}/orderability`, {
      query: { adherentId: id, isGroup },
      signal,
    }),
  budget: ({ id, isGroup }: ForMember, signal?: AbortSignal) =>
    http.get<BudgetAnswer>('/catalog/budget', { query: { adherentId: id, isGroup }, signal }),
  outlook: ({ id, isGroup }: ForMember, signal?: AbortSignal) =>
    http.get<PriceOutlook>('/catalog/price-outlook', { query: { adherentId: id, isGroup }, signal }),
  favourite: (article: number, adherent_id: number, favourite: boolean) =>
    http.put<FavouriteAnswer>(`/article/${article}/favourite`, { adherent_id, favourite }),
})
