import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { EmptyState } from '../widgets/EmptyState'
import { ErrorState } from '../widgets/ErrorState'
import type { ReadTable } from '../widgets/SheetTable'
import { TableSkeleton } from '../widgets/TableSkeleton'
import { AnswerTable } from './AnswerTable'
import type { AnswerColumn, ListField } from './answer-columns'
import type { RowView } from './awaited-rows'
import { useRowView } from './use-row-view'

const noViews: readonly never[] = []

type Listed = { data: readonly unknown[] }
type ListedRow<A extends Listed> = A['data'][number]

export interface QueryTableProps<A extends Listed> extends Pick<ReadTable<ListedRow<A>>, 'name' | 'keyOf'> {
  /** Said where there is nothing, and what that means. */
  empty: readonly [title: string, text?: string]
  query: Pick<UseQueryResult<A>, 'data' | 'error' | 'refetch'>
  /** The rows as the call declares them. */
  answer: ListField<ListedRow<A>>
  /** The columns of what was answered. */
  columns: (answer: A) => readonly AnswerColumn<ListedRow<A>>[]
  /** The rows can be taken away as a workbook of this name. */
  file?: string
  /** Said over the rows, where there are any. */
  above?: ReactNode
  /** Parts of the rows that an address may name. */
  views?: readonly RowView<ListedRow<A>>[]
}

/** The rows that a call answers, as a table; what is said while they come, fail or are none. */
export function QueryTable<A extends Listed>(props: QueryTableProps<A>) {
  const { name, keyOf, query, answer, columns, file, above, views = noViews } = props
  const { data, error, refetch } = query
  const shown = useRowView(views, data?.data ?? noViews)
  const [title, text] = (data?.data.length ? shown.empty : undefined) ?? props.empty
  if (error && !data) return <ErrorState text={error.message} onRetry={() => void refetch()} />
  if (!data) return <TableSkeleton />
  if (!data.data.length) return <EmptyState title={title} text={text} />
  return (
    <>
      {above}
      {shown.chip}
      {shown.rows.length > 0 ? (
        <AnswerTable<ListedRow<A>>
          {...{ name, keyOf, answer, file }}
          rows={shown.rows}
          columns={columns(data)}
        />
      ) : (
        <EmptyState title={title} text={text} />
      )}
    </>
  )
}
