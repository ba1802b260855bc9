import Button from '@mui/material/Button'
import { type Ref, useCallback } from 'react'
import { shopTexts } from '../../../i18n/fr/shop'
import { AskArticle } from '../../trade/AskArticle'
import { EmptyState } from '../../widgets/EmptyState'
import { ErrorState } from '../../widgets/ErrorState'
import { TableSkeleton } from '../../widgets/TableSkeleton'
import type { ItemProps } from './item-props'
import { type ShopEntry, ShopList } from './ShopList'
import type { ShopView } from './shop-url'
import type { useShop } from './use-shop'

interface Props extends Pick<ItemProps, 'ttc' | 'disabled' | 'onLeave' | 'onDetails'> {
  shop: ReturnType<typeof useShop>
  view: ShopView
  listRef: Ref<ShopEntry>
  label: string
  isByUsable: boolean
  /** What is searched for. */
  search: string
  isNarrowed: boolean
  onClear: () => void
}

/** The articles, or why there are none. */
export function ShopBody({ shop, search, isNarrowed, onClear, listRef, ...list }: Props) {
  const { pages, rows, counts } = shop
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = pages
  const onEnd = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, fetchNextPage])
  if (pages.isError && !pages.data)
    return <ErrorState text={pages.error.message} onRetry={() => void pages.refetch()} />
  if (!pages.data) return <TableSkeleton rows={8} columns={4} />
  if (rows.length === 0)
    return (
      <EmptyState
        title={isNarrowed ? shopTexts.none : shopTexts.emptyShelf}
        text={isNarrowed ? shopTexts.noneText : shopTexts.emptyShelfText}
        action={
          isNarrowed && (
            <>
              <Button onClick={onClear}>{shopTexts.clearAll}</Button>
              {search && <AskArticle search={search} />}
            </>
          )
        }
      />
    )
  const total = Math.max(counts?.total ?? 0, rows.length)
  return <ShopList ref={listRef} rows={rows} total={total} onEnd={onEnd} {...list} />
}
