import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import type { ReactNode } from 'react'
import { rowViewTexts as texts } from '../../i18n/fr/row-views'
import { usePageQuery } from '../widgets/use-page-query'
import type { RowView } from './awaited-rows'

interface Shown<Row> {
  /** The rows that the address asks for; all of them where it names no view. */
  rows: readonly Row[]
  /** Says so over them, and takes the limit away. */
  chip: ReactNode
  /** Said where none of the rows is of the view. */
  empty?: readonly [title: string, text: string]
}

/** Narrows the rows that a call answers to the view that the address names. */
export function useRowView<Row>(views: readonly RowView<Row>[], rows: readonly Row[]): Shown<Row> {
  const [params, setParams] = usePageQuery()
  const view = views.find(({ name }) => name === params.get('view'))
  if (!view) return { rows, chip: null }
  const leave = () =>
    setParams((before) => {
      before.delete('view')
      return before
    })
  const shown = rows.filter(view.holds)
  return {
    rows: shown,
    chip: (
      <Box sx={{ mb: 2 }}>
        <Chip label={`${view.label} (${shown.length})`} onDelete={leave} />
      </Box>
    ),
    empty: [texts.none, texts.noneText],
  }
}
