import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '../../widgets/ConfirmDialog'
import { PanelCard } from '../../widgets/PanelCard'
import { type ReadColumn, type ReadTable, SheetTable } from '../../widgets/SheetTable'
import { say } from '../../widgets/say'

/** What is said of the rows; the texts of a panel, as they are. */
export interface ChildTexts {
  title: string
  /** What the table is called, where it is not the title. */
  caption?: string
  help?: string
  empty: string
  emptyText: string
  add: string
  edit: string
  remove: string
  removeText: string
}

interface Props<Row> extends Pick<ReadTable<Row>, 'columns'> {
  texts: ChildTexts
  query: Pick<UseQueryResult<readonly Row[]>, 'data' | 'error' | 'refetch'>
  keyOf: (row: Row) => number
  nameOf: (row: Row) => string
  may: { create: boolean; update: boolean; remove: boolean }
  /** Other buttons of a row, before those that change and remove it. */
  acts?: (row: Row) => ReactNode
  /** The dialog of a row, or of a new one. */
  dialog: (row: Row | undefined, close: () => void) => ReactNode
  removal: {
    title: (row: Row) => string
    isPending: boolean
    /** Removes it; `after` is done once it is. */
    run: (row: Row, after: () => void) => void
  }
}

type Open<Row> = { act: 'edit'; row?: Row } | { act: 'remove'; row: Row }

/** The rows under a record: read in a table, added, changed in their dialog, and removed. */
export function ChildPanel<Row>({ texts, query, keyOf, nameOf, may, columns, ...of }: Props<Row>) {
  const { data, error, refetch } = query
  const [opened, open] = useState<Open<Row>>()
  const close = () => open(undefined)
  const buttons: ReadColumn<Row> = {
    title: say('widget.table.actions'),
    is: 'end whole',
    of: (row) => (
      <>
        {of.acts?.(row)}
        {may.update && (
          <Button
            size="small"
            aria-label={`${texts.edit} : ${nameOf(row)}`}
            onClick={() => open({ act: 'edit', row })}
          >
            {texts.edit}
          </Button>
        )}
        {may.remove && (
          <Button
            size="small"
            color="error"
            aria-label={`${texts.remove} : ${nameOf(row)}`}
            onClick={() => open({ act: 'remove', row })}
          >
            {texts.remove}
          </Button>
        )}
      </>
    ),
  }
  return (
    <>
      <PanelCard
        title={texts.title}
        help={texts.help}
        add={
          may.create && (
            <Button variant="contained" startIcon={<Add />} onClick={() => open({ act: 'edit' })}>
              {texts.add}
            </Button>
          )
        }
        rows={data}
        error={error}
        onRetry={() => void refetch()}
        empty={[texts.empty, texts.emptyText]}
      >
        <SheetTable
          name={texts.caption ?? texts.title}
          rows={data ?? []}
          keyOf={keyOf}
          columns={[...columns, (of.acts || may.update || may.remove) && buttons]}
        />
      </PanelCard>
      {opened?.act === 'edit' && of.dialog(opened.row, close)}
      {opened?.act === 'remove' && (
        <ConfirmDialog
          open
          dangerous
          title={of.removal.title(opened.row)}
          confirmLabel={texts.remove}
          pending={of.removal.isPending}
          onConfirm={() => of.removal.run(opened.row, close)}
          onClose={close}
        >
          {texts.removeText}
        </ConfirmDialog>
      )}
    </>
  )
}
