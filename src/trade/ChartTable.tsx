import Button from '@mui/material/Button'
import { chartTexts as texts } from '../../i18n/fr/charts'
import { saveBlob } from '../../providers/transfers'
import { type ReadColumn, SheetTable } from '../widgets/SheetTable'
import { tableCsv } from './table-csv'

type Values = readonly string[]

interface Props {
  /** What the chart shows; the file is called so. */
  label: string
  /** The first names the rows, the others are numbers. */
  titles: Values
  rows: readonly Values[]
  /** Shown at once instead of behind « Voir en tableau ». */
  isOpen?: boolean
}

/** The values of a chart as a file, where a table says them already. */
export function ChartExport({ label, titles, rows }: Omit<Props, 'isOpen'>) {
  const save = () => saveBlob(new Blob([tableCsv([titles, ...rows])], { type: 'text/csv' }), `${label}.csv`)
  return (
    <Button size="small" onClick={save} sx={{ mt: 0.5 }}>
      {texts.export}
    </Button>
  )
}

/** The values of a chart as a table and as a file, for whom the drawing says nothing. */
export function ChartTable({ label, titles, rows, isOpen }: Props) {
  const columns = titles.map(
    (title, at): ReadColumn<Values> => ({ title, is: at ? 'number' : 'label', of: (values) => values[at] }),
  )
  const table = (
    <>
      <SheetTable name={label} rows={rows} keyOf={([name = '']) => name} columns={columns} />
      <ChartExport label={label} titles={titles} rows={rows} />
    </>
  )
  if (isOpen) return table
  return (
    <details>
      <summary>{texts.table}</summary>
      {table}
    </details>
  )
}
