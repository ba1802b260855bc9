import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ShopArticle } from '../../../resources/catalogue/answers'
import { type Shelf, shopPage } from '../../../resources/catalogue/shop'
import { useApp } from '../../layout/app-context'
import { firstArticlesOf } from '../../trade/first-articles'
import { shelfRows } from '../../trade/shelf-rows'
import { useMember } from '../../trade/use-member'
import { useShopCalls } from '../../trade/use-shop-calls'
import { questionOf, type ShopState } from './shop-url'

/** The articles of a catalogue, page after page; the previous ones stay in view while others are found, and at first what this device keeps of the last visit. */
export function useShop(shelf: Shelf, state: ShopState) {
  const member = useMember()
  const shop = useShopCalls()
  const question = useMemo(() => questionOf(state, member, shelf), [state, member, shelf])
  const { session } = useApp().client
  const kept = useMemo(() => firstArticlesOf(session, question), [session, question])
  const pages = useInfiniteQuery({
    ...shelfRows(shop, question),
    getNextPageParam: (last) => (last.data.length < shopPage ? undefined : last.offset + last.data.length),
    placeholderData: (previous) => previous ?? (kept && { pages: [kept], pageParams: [0] }),
  })
  const { sort: _, ...counted } = question
  const counts = useQuery({
    queryKey: ['shop', 'counts', counted],
    queryFn: ({ signal }) => shop.search({ ...counted, limit: 0, facets: true }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
  const rows = useMemo<ShopArticle[]>(
    () => pages.data?.pages.flatMap((page) => page.data) ?? [],
    [pages.data],
  )
  /** Whether the question finds something; undefined while the rows in view are those of the one before. */
  const hasFound = pages.isPlaceholderData || pages.isPending ? undefined : rows.length > 0
  const first = pages.data?.pages[0]
  /** Whether what is in view is of the last visit. */
  const isKept = first !== undefined && first === kept
  return { pages, rows, hasFound, question, first, isKept, counts: counts.data }
}
