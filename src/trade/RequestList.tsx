import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PageHead } from '../layout/PageHead'
import { EmptyState } from '../widgets/EmptyState'
import { ErrorState } from '../widgets/ErrorState'
import { SheetRoot } from '../widgets/sheet-style'
import { TableSkeleton } from '../widgets/TableSkeleton'

interface Props<A extends { data: readonly unknown[] }> {
  title: string
  /** Said where nothing is asked, and what that means. */
  empty: readonly [title: string, text: string]
  query: Pick<UseQueryResult<A>, 'data' | 'error' | 'refetch'>
  columns: readonly string[]
  /** The rows of what was answered. */
  children: (answer: A) => ReactNode
}

/** What somebody is asked for, a row each: its title, what is said while it comes, fails or is empty, and its heads. */
export function RequestList<A extends { data: readonly unknown[] }>({
  title,
  empty: [emptyTitle, emptyText],
  query: { data, error, refetch },
  columns,
  children,
}: Props<A>) {
  return (
    <>
      <PageHead title={title} />
      {error && <ErrorState text={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <TableSkeleton />}
      {data?.data.length === 0 && <EmptyState title={emptyTitle} text={emptyText} />}
      {data && data.data.length > 0 && (
        <SheetRoot>
          <table aria-label={title}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>{children(data)}</tbody>
          </table>
        </SheetRoot>
      )}
    </>
  )
}
