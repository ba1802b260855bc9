import type { ReactNode } from 'react'
import { EmptyState } from '../widgets/EmptyState'
import { ErrorState } from '../widgets/ErrorState'
import { Modal } from '../widgets/Modal'
import { type ReadTable, SheetTable } from '../widgets/SheetTable'
import { TableSkeleton } from '../widgets/TableSkeleton'

interface Props<Row> extends Omit<ReadTable<Row>, 'rows'> {
  title: string
  size?: 'md' | 'lg'
  /** Absent while they are read. */
  rows: readonly Row[] | undefined
  /** What is said where there are none. */
  empty?: string
  error: Error | null
  onRetry: () => unknown
  onClose: () => void
  before?: ReactNode
  after?: ReactNode
}

/** What stands behind a figure: the orders, or the lines, that it adds up. */
export function BehindFigure<Row>(props: Props<Row>) {
  const { title, size = 'lg', rows, empty, error, onRetry, onClose, before, after, ...table } = props
  return (
    <Modal open size={size} title={title} onClose={onClose}>
      {error && <ErrorState text={error.message} onRetry={() => void onRetry()} />}
      {!rows && !error && <TableSkeleton />}
      {rows?.length === 0 && empty && <EmptyState title={empty} />}
      {rows && rows.length > 0 && (
        <>
          {before}
          <SheetTable {...table} rows={rows} />
          {after}
        </>
      )}
    </Modal>
  )
}
