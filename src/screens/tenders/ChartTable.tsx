import { type ReadColumn, SheetTable } from '../../widgets/SheetTable'

type Values = readonly string[]

interface Props {
  label: string
  /** The first names the rows, the others are numbers. */
  titles: Values
  rows: readonly Values[]
}

/** The values of a chart as a table, for whom the drawing says nothing. */
export function ChartTable({ label, titles, rows }: Props) {
  const columns = titles.map(
    (title, at): ReadColumn<Values> => ({ title, is: at ? 'number' : 'label', of: (values) => values[at] }),
  )
  return <SheetTable name={label} rows={rows} keyOf={([name = '']) => name} columns={columns} />
}
