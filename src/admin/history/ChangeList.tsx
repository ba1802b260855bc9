import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ReactNode, useEffect, useRef } from 'react'
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
  /** Said where there is nothing. */
  empty?: string
}

/** Changes, the latest first, five at a time. */
export function ChangeList<T extends { id: number }>({
  pages,
  children,
  empty = historyTexts.empty,
}: Props<T>) {
  const list = useNewcomerFocus(pages.rows.length)
  if (pages.isPending) return <LoadingRows />
  if (pages.isError && !pages.rows.length) return <ErrorState onRetry={() => pages.refetch()} />
  if (!pages.rows.length) return <EmptyState title={empty} />
  return (
    <>
      <Box component="ol" ref={list} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {pages.rows.map((row) => (
          <Box component="li" key={row.id} tabIndex={-1} sx={line}>
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

/** The button that asks for more goes away with the last ones: the focus moves to the first that came. */
function useNewcomerFocus(count: number) {
  const list = useRef<HTMLElement>(null)
  const shown = useRef(0)
  useEffect(() => {
    const newcomer = list.current?.children[shown.current]
    if (shown.current > 0 && newcomer instanceof HTMLElement) newcomer.focus()
    shown.current = count
  }, [count])
  return list
}

const line = {
  py: 1.5,
  outline: 'none',
  borderTop: '1px solid',
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0, pt: 0.5 },
}
