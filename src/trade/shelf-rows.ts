import { type Shelf, type ShopQuestion, shopPage } from '../../resources/catalogue/shop'
import type { useMember } from './use-member'
import type { useShopCalls } from './use-shop-calls'

/** What a catalogue asks for where nothing is searched for. */
export const plainQuestion = (member: ReturnType<typeof useMember>, shelf: Shelf): ShopQuestion => ({
  adherent_id: member.id,
  is_group: member.isGroup,
  shelf,
  sort: 'label',
})

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
