import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useInfiniteQuery } from '@tanstack/react-query'
import { bridgeTexts as texts } from '../../../i18n/fr/bridge'
import { BehindFigure } from '../../trade/BehindFigure'
import { given, type StatisticsAsked } from './asked'
import { articleColumn, bridgeColumns } from './bridge-columns'
import { useBridgeCalls } from './use-bridge-calls'

interface Props {
  asked: StatisticsAsked
  name: string
  onClose: () => void
}

/** The articles below a family, the heaviest first. */
export function BridgeArticlesModal({ asked, name, onClose }: Props) {
  const calls = useBridgeCalls()
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['statistics', 'bridge', 'articles', asked],
    queryFn: ({ pageParam, signal }) => calls.articles({ ...given(asked), offset: pageParam }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ offset, limit, total }) => (offset + limit < total ? offset + limit : undefined),
  })
  return (
    <BehindFigure
      title={texts.articlesOf({ name })}
      name={texts.seeOf({ name })}
      rows={data?.pages.flatMap((page) => page.data)}
      keyOf={(row) => `${row.family_id} ${row.article_id} ${row.product_not_in_catalog_id}`}
      columns={[articleColumn, ...bridgeColumns(data?.pages.flatMap((page) => page.data) ?? [])]}
      empty={texts.empty}
      error={error}
      onRetry={refetch}
      onClose={onClose}
      before={
        <Box role="status" sx={{ mb: 1, color: 'text.secondary' }}>
          {texts.found({ smart_count: data?.pages[0]?.total ?? 0 })}
        </Box>
      }
      after={
        hasNextPage && (
          <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()} sx={{ mt: 1 }}>
            {texts.further}
          </Button>
        )
      }
    />
  )
}
