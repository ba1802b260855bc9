import type { UseQueryResult } from '@tanstack/react-query'
import type { Key, ReactNode } from 'react'
import { PageHead } from '../layout/PageHead'
import { EmptyState } from '../widgets/EmptyState'
import { ErrorState } from '../widgets/ErrorState'
import { type ReadTable, SheetTable } from '../widgets/SheetTable'
import { TableSkeleton } from '../widgets/TableSkeleton'

type RowOf<A extends { data: readonly unknown[] }> = A['data'][number]

interface Props<A extends { data: readonly unknown[] }> {
  title: string
  subtitle?: string
  /** Said where there is nothing, and what that means. */
  empty: readonly [title: string, text?: string]
  query: Pick<UseQueryResult<A>, 'data' | 'error' | 'refetch'>
  keyOf: (row: RowOf<A>) => Key
  /** The columns of what was answered. */
  columns: (answer: A) => ReadTable<RowOf<A>>['columns']
  /** Buttons beside the title. */
  children?: ReactNode
}

/** A page that is one table: its title, what is said while it comes, fails or is empty, and its rows. */
export function TablePage<A extends { data: readonly unknown[] }>({
  title,
  subtitle,
  empty: [emptyTitle, emptyText],
  query: { data, error, refetch },
  keyOf,
  columns,
  children,
}: Props<A>) {
  return (
    <>
      <PageHead title={title} subtitle={subtitle}>
        {children}
      </PageHead>
      {error && <ErrorState text={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <TableSkeleton />}
      {data?.data.length === 0 && <EmptyState title={emptyTitle} text={emptyText} />}
      {data && data.data.length > 0 && (
        <SheetTable name={title} rows={data.data} keyOf={keyOf} columns={columns(data)} />
      )}
    </>
  )
}
