import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PageHead } from '../layout/PageHead'
import { EmptyState } from '../widgets/EmptyState'
import { ErrorState } from '../widgets/ErrorState'
import { SheetRoot } from '../widgets/sheet-style'
import { TableSkeleton } from '../widgets/TableSkeleton'

interface Props<A extends { data: readonly unknown[] }> {
  texts: { title: string; empty: string; emptyText: string }
  query: Pick<UseQueryResult<A>, 'data' | 'error' | 'refetch'>
  columns: readonly string[]
  /** The rows of what was answered. */
  children: (answer: A) => ReactNode
}

/** What somebody is asked for, a row each: its title, what is said while it comes, fails or is empty, and its heads. */
export function RequestList<A extends { data: readonly unknown[] }>({
  texts,
  query: { data, error, refetch },
  columns,
  children,
}: Props<A>) {
  return (
    <>
      <PageHead title={texts.title} />
      {error && <ErrorState text={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <TableSkeleton />}
      {data?.data.length === 0 && <EmptyState title={texts.empty} text={texts.emptyText} />}
      {data && data.data.length > 0 && (
        <SheetRoot>
          <table aria-label={texts.title}>
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
