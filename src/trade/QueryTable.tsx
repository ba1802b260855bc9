import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { EmptyState } from '../widgets/EmptyState'
import { ErrorState } from '../widgets/ErrorState'
import { type ReadTable, SheetTable } from '../widgets/SheetTable'
import { TableSkeleton } from '../widgets/TableSkeleton'

type Listed = { data: readonly unknown[] }
type ListedRow<A extends Listed> = A['data'][number]

export interface QueryTableProps<A extends Listed> extends Pick<ReadTable<ListedRow<A>>, 'name' | 'keyOf'> {
  /** Said where there is nothing, and what that means. */
  empty: readonly [title: string, text?: string]
  query: Pick<UseQueryResult<A>, 'data' | 'error' | 'refetch'>
  /** The columns of what was answered. */
  columns: (answer: A) => ReadTable<ListedRow<A>>['columns']
  /** Said over the rows, where there are any. */
  above?: ReactNode
}

/** The rows that a call answers, as a table; what is said while they come, fail or are none. */
export function QueryTable<A extends Listed>(props: QueryTableProps<A>) {
  const { name, keyOf, query, columns, above } = props
  const { data, error, refetch } = query
  const [title, text] = props.empty
  if (error && !data) return <ErrorState text={error.message} onRetry={() => void refetch()} />
  if (!data) return <TableSkeleton />
  if (!data.data.length) return <EmptyState title={title} text={text} />
  return (
    <>
      {above}
      <SheetTable name={name} rows={data.data} keyOf={keyOf} columns={columns(data)} />
    </>
  )
}
