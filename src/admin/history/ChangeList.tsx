import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { historyTexts } from '../../../i18n/fr/form'
import { EmptyState } from '../../widgets/EmptyState'
import { ErrorState } from '../../widgets/ErrorState'
import { LoadingRows } from './LoadingRows'

type Props<T> = {
  pages: {
    rows: readonly T[]
    isPending: boolean
    isError: boolean
    hasNextPage: boolean
    isFetchingNextPage: boolean
    fetchNextPage: () => unknown
    refetch: () => unknown
  }
  children: (row: T) => ReactNode
}

/** Changes, the latest first, five at a time. */
export function ChangeList<T extends { id: number }>({ pages, children }: Props<T>) {
  if (pages.isPending) return <LoadingRows />
  if (pages.isError && !pages.rows.length) return <ErrorState onRetry={() => pages.refetch()} />
  if (!pages.rows.length) return <EmptyState title={historyTexts.empty} />
  return (
    <>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {pages.rows.map((row) => (
          <Box component="li" key={row.id} sx={line}>
            {children(row)}
          </Box>
        ))}
      </Box>
      {pages.hasNextPage && (
        <Button onClick={() => pages.fetchNextPage()} loading={pages.isFetchingNextPage} sx={{ mt: 1 }}>
          {historyTexts.more}
        </Button>
      )}
    </>
  )
}

const line = {
  py: 1.5,
  borderTop: '1px solid',
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0, pt: 0.5 },
}
