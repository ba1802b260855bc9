import { type ReadTable, SheetTable } from '../widgets/SheetTable'
import { type AnswerColumn, answerColumns, type ListField } from './answer-columns'
import { TableExport } from './TableExport'

export interface AnswerTableProps<R> extends Omit<ReadTable<R>, 'columns'> {
  /** The list as the call declares it. */
  answer: ListField<R>
  columns: readonly AnswerColumn<R>[]
  /** The table can be taken away as a workbook of this name. */
  file?: string | undefined
}

/**
 * The rows of a declared answer: each column is titled, written, placed, sorted and exported as its field declares it
 * (`design/acts.md`); `columns` say their order and what differs.
 */
export function AnswerTable<R>({ answer, columns, file, ...table }: AnswerTableProps<R>) {
  const told = answerColumns(answer, columns)
  return (
    <>
      <SheetTable {...table} columns={told} />
      {file && table.rows.length > 0 && (
        <TableExport name={table.name} file={file} columns={told} rows={table.rows} />
      )}
    </>
  )
}
