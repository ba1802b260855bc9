import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import type { ComponentProps } from 'react'
import { shopTexts } from '../../../i18n/fr/shop'
import { say } from '../../widgets/say'
import { FacetPanel } from './FacetPanel'

interface Props extends ComponentProps<typeof FacetPanel> {
  open: boolean
  onClose: () => void
}

/** The facets over the list, on a screen that has no room beside it. */
export function FacetDrawer({ open, onClose, ...facets }: Props) {
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: { role: 'dialog', 'aria-label': shopTexts.filters, sx: { width: 'min(340px, 100%)' } },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', p: 2, pb: 1 }}>
        <Box component="h2" sx={{ typography: 'h3', m: 0, flex: 1 }}>
          {shopTexts.filters}
        </Box>
        <IconButton aria-label={say('widget.close')} onClick={onClose}>
          <Close />
        </IconButton>
      </Box>
      <Box sx={{ flex: 1, overflow: 'auto', px: 2 }}>
        <FacetPanel {...facets} />
      </Box>
      <Box sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
        <Button variant="contained" fullWidth onClick={onClose}>
          {shopTexts.showResults({ smart_count: facets.counts?.total ?? 0 })}
        </Button>
      </Box>
    </Drawer>
  )
}
