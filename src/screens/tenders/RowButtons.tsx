import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { memo } from 'react'
import { tenderScreens } from '../../../i18n/fr/tender-screens'

const texts = tenderScreens.products

interface Props {
  isPending: boolean
  onAdd: () => Promise<void>
  onSave: () => void
}

/** Below the sheet; not drawn again with every key that is typed in it. */
export const RowButtons = memo(function RowButtons({ isPending, onAdd, onSave }: Props) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button startIcon={<Add />} loading={isPending} onClick={() => void onAdd()}>
        {texts.add}
      </Button>
      <Button variant="contained" loading={isPending} onClick={onSave}>
        {texts.save}
      </Button>
    </Box>
  )
})
