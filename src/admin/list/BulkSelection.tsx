import Close from '@mui/icons-material/Close'
import Edit from '@mui/icons-material/EditOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { listTexts } from '../../../i18n/fr/list'
import { officeTexts } from '../../../i18n/fr/office'
import { useListScreen } from './list-screen'
import { selectAllMax, useSelectAll } from './use-select-all'

/** A cross on a phone, where its words would take a line. */
export function Unselect() {
  const { selection } = useListScreen()
  return (
    <Button size="small" color="inherit" aria-label={listTexts.unselect} onClick={selection.clear}>
      <Close fontSize="small" sx={{ display: { sm: 'none' } }} />
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {listTexts.unselect}
      </Box>
    </Button>
  )
}

/** Selects all rows that are found, as many as may be. */
export function SelectAll() {
  const { selection, rows = [], total, isCapped } = useListScreen()
  const { selectAll, pending, wanted } = useSelectAll()
  const isWholePage = rows.every(({ id }) => selection.has(id))
  if (!isWholePage || total <= rows.length || selection.ids.length >= wanted) return null
  const isPart = isCapped || total > selectAllMax
  return (
    <Button size="small" onClick={selectAll} loading={pending}>
      {listTexts.selectAll(wanted, isPart)}
    </Button>
  )
}

/** More rows than can be selected are changed by the server itself: offered once the whole page is selected. */
export function EditFound({ onEdit }: { onEdit: () => void }) {
  const { selection, rows = [], total, isCapped } = useListScreen()
  const isWholePage = rows.every(({ id }) => selection.has(id))
  if (!isWholePage || isCapped || total <= selectAllMax) return null
  return (
    <Button size="small" startIcon={<Edit />} onClick={onEdit}>
      {officeTexts.editFound({ n: total.toLocaleString('fr-FR') })}
    </Button>
  )
}
