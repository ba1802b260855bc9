import ExpandMore from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { profileTexts as texts } from '../../../../i18n/fr/people'

type Props = {
  title: string
  /** How many of the group are open, and how many there are. */
  count: readonly [number, number]
  isOpen: boolean
  onToggle: () => void
  /** « Tout » and « Rien »; absent when nothing may be changed. */
  onEverything?: () => void
  onNothing?: () => void
  /** Element that the arrow shows and hides. */
  controls: string
}

/** The head of a group of rights: its name, how much of it is given, all or nothing at once. */
export function GroupHead({ title, count, isOpen, onToggle, onEverything, onNothing, controls }: Props) {
  return (
    <Box sx={head}>
      <IconButton
        size="small"
        aria-label={isOpen ? texts.closeGroup({ title }) : texts.openGroup({ title })}
        aria-expanded={isOpen}
        aria-controls={isOpen ? controls : undefined}
        onClick={onToggle}
      >
        <ExpandMore sx={{ transform: isOpen ? 'none' : 'rotate(-90deg)' }} />
      </IconButton>
      <Box sx={name}>
        <Box component="h3" sx={{ m: 0, typography: 'subtitle1', fontWeight: 600 }}>
          {title}
        </Box>
        <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
          {texts.opened(...count)}
        </Box>
      </Box>
      {onEverything && (
        <Button size="small" onClick={onEverything} aria-label={texts.everythingIn({ title })}>
          {texts.everything}
        </Button>
      )}
      {onNothing && (
        <Button size="small" onClick={onNothing} aria-label={texts.nothingIn({ title })}>
          {texts.nothing}
        </Button>
      )}
    </Box>
  )
}

const name = { flex: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }
const head = {
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 0.5, sm: 1 },
  px: 1,
  py: 0.75,
  bgcolor: 'surface.subtle',
}
