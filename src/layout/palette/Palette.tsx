import Search from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import Dialog from '@mui/material/Dialog'
import InputAdornment from '@mui/material/InputAdornment'
import InputBase from '@mui/material/InputBase'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { visuallyHidden } from '../../widgets/visually-hidden'
import { PaletteList } from './PaletteList'
import { sayPalette } from './say-palette'
import { usePalette } from './use-palette'

const paper = {
  mt: { xs: 1, sm: '10vh' },
  mx: 1,
  width: { xs: 'calc(100% - 16px)', sm: undefined },
  maxHeight: { xs: 'calc(100% - 16px)', sm: 'calc(100% - 10vh - 24px)' },
}

/** « Rechercher partout »: one field; what it finds is chosen by arrows or mouse, and opens. */
export function Palette({ onClose }: { onClose: () => void }) {
  const id = useId()
  const palette = usePalette(onClose)
  const { text, items, active, status, isBusy } = palette
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-label={sayPalette('palette.title')}
      slotProps={{
        container: { sx: { alignItems: 'flex-start' } },
        paper: { sx: paper },
      }}
    >
      <InputBase
        autoFocus
        fullWidth
        value={text}
        onChange={({ target }) => palette.type(target.value)}
        onKeyDown={palette.onKeyDown}
        placeholder={sayPalette('palette.label')}
        startAdornment={
          <InputAdornment position="start">
            {isBusy ? <CircularProgress size={20} aria-hidden /> : <Search />}
          </InputAdornment>
        }
        sx={{ px: 2, py: 1.5, fontSize: '1.0625rem', borderBottom: 1, borderColor: 'divider' }}
        inputProps={{
          'aria-label': sayPalette('palette.label'),
          role: 'combobox',
          'aria-expanded': items.length > 0,
          'aria-autocomplete': 'list',
          'aria-controls': items.length > 0 ? `${id}-list` : undefined,
          'aria-activedescendant': items.length > 0 ? `${id}-${active}` : undefined,
          autoComplete: 'off',
          spellCheck: false,
        }}
      />
      <PaletteList id={id} items={items} active={active} onChoose={palette.choose} onPoint={palette.point} />
      {items.length === 0 && status && (
        <Typography color="text.secondary" sx={{ p: 3, textAlign: 'center' }}>
          {status}
        </Typography>
      )}
      <Box sx={visuallyHidden} role="status">
        {status}
      </Box>
      <Typography
        variant="caption"
        color="text.secondary"
        sx={{ display: { xs: 'none', sm: 'block' }, px: 2, py: 1, borderTop: 1, borderColor: 'divider' }}
      >
        {sayPalette('palette.hint')}
      </Typography>
    </Dialog>
  )
}
