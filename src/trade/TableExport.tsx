import Button from '@mui/material/Button'
import { sheetTableTexts as texts } from '../../i18n/fr/sheet-table'
import { saveBlob } from '../../providers/transfers'
import type { ReadColumn } from '../widgets/sheet-table/column'
import { useAct } from '../widgets/use-act'

interface Props<R> {
  name: string
  file: string
  columns: readonly ReadColumn<R>[]
  rows: readonly R[]
}

/** Takes the rows of a table away as a workbook: each column that holds a value. */
export function TableExport<R>({ name, file, columns, rows }: Props<R>) {
  const { run, isPending } = useAct()
  const save = async () => {
    const { workbookOf } = await import('./table-workbook')
    saveBlob(await workbookOf(name, columns, rows), `${file}.xlsx`)
  }
  return (
    <div>
      <Button
        size="small"
        aria-label={texts.exportOf({ name })}
        loading={isPending}
        onClick={() => void run(save)}
      >
        {texts.export}
      </Button>
    </div>
  )
}
