import Close from '@mui/icons-material/Close'
import Explore from '@mui/icons-material/ExploreOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { tourTexts as texts } from '../../../i18n/fr/tour'
import { useKept } from '../../admin/list/use-kept'
import { tour } from './tour-store'

const isTrue = (value: unknown): value is true => value === true

/** « Découvrir », on the first screens of the demonstration, until the person wants it no more: its account remembers that. */
export function TourOffer() {
  const [isHidden, hide] = useKept('list.tour', isTrue)
  if (isHidden) return null
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flex: 'none' }}>
      <Button size="small" startIcon={<Explore />} onClick={() => tour.go(0)}>
        {texts.discover}
      </Button>
      <IconButton size="small" aria-label={texts.hide} title={texts.hide} onClick={() => hide(true)}>
        <Close fontSize="small" />
      </IconButton>
    </Box>
  )
}
