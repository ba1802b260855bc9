import { type ShopQuestion, shopPage } from '../../resources/catalogue/shop'
import type { useShopCalls } from './use-shop-calls'

/** The articles that answer a question, page after page, for a minute. */
export const shelfRows = (
  shop: ReturnType<typeof useShopCalls>,
  question: ShopQuestion,
  { quiet }: { quiet?: true } = {},
) => ({
  queryKey: ['shop', 'rows', question],
  queryFn: ({ pageParam, signal }: { pageParam: number; signal: AbortSignal }) =>
    shop.search({ ...question, offset: pageParam, limit: shopPage }, { signal, quiet }),
  initialPageParam: 0,
  staleTime: 60_000,
})
