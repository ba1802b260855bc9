import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Paper from '@mui/material/Paper'
import { useEffect, useId, useMemo, useRef } from 'react'
import { useNavigate } from 'react-router'
import { tourTexts as texts } from '../../../i18n/fr/tour'
import { useAllowed } from '../../fields/engine'
import { useApp } from '../../layout/app-context'
import { momentsOf } from './moments'
import { tour } from './tour-store'

const panel = {
  position: 'fixed',
  right: { xs: 8, sm: 24 },
  left: { xs: 8, sm: 'auto' },
  bottom: { xs: 'calc(8px + var(--phone-bar, 0px))', sm: 24 },
  width: { sm: 360 },
  zIndex: 'snackbar',
  p: 2,
  borderTop: 3,
  borderColor: 'primary.main',
} as const

/** One moment of the tour, beside the screen where it is seen: nothing of that screen is in its way. */
export function TourPanel({ at }: { at: number }) {
  const { app, screens } = useApp()
  const allowed = useAllowed()
  const navigate = useNavigate()
  const moments = useMemo(() => momentsOf(app, screens, allowed), [app, screens, allowed])
  const moment = moments[at]
  const id = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const path = moment?.path
  useEffect(() => {
    if (path === undefined) return tour.go(undefined)
    void navigate(path)
    title.current?.focus()
  }, [path, navigate])
  if (!moment) return null
  const isLast = at === moments.length - 1
  const close = () => tour.go(undefined)
  return (
    <Paper
      component="section"
      role="dialog"
      aria-labelledby={id}
      elevation={8}
      sx={panel}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          {texts.place({ n: at + 1, of: moments.length })}
        </Box>
        <IconButton size="small" aria-label={texts.close} onClick={close}>
          <Close fontSize="small" />
        </IconButton>
      </Box>
      <Box
        component="h2"
        id={id}
        ref={title}
        tabIndex={-1}
        sx={{ typography: 'h3', m: 0, mb: 0.5, outline: 'none' }}
      >
        {texts.moments[moment.name].title}
      </Box>
      <Box component="p" sx={{ m: 0, typography: 'body2' }}>
        {texts.moments[moment.name].text}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, mt: 1.5 }}>
        {at > 0 && <Button onClick={() => tour.go(at - 1)}>{texts.before}</Button>}
        <Button variant="contained" onClick={() => tour.go(isLast ? undefined : at + 1)}>
          {isLast ? texts.end : texts.next}
        </Button>
      </Box>
    </Paper>
  )
}
