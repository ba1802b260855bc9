import CheckCircle from '@mui/icons-material/CheckCircleOutlined'
import Close from '@mui/icons-material/Close'
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined'
import Info from '@mui/icons-material/InfoOutlined'
import Update from '@mui/icons-material/SystemUpdateAltOutlined'
import Warning from '@mui/icons-material/WarningAmberOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Paper from '@mui/material/Paper'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { toastFills } from '../theme/tokens'
import { say, sayAny } from './say'
import type { Toast, ToastKind, Toasts } from './toast-store'
import { useCountdown } from './use-countdown'

const icons: Record<ToastKind, typeof Info> = {
  success: CheckCircle,
  error: ErrorIcon,
  info: Info,
  warning: Warning,
  update: Update,
}

/** What follows the first line of a text explains it, in small: the reference of an unexpected error. */
function Lines({ text }: { text: string }) {
  const [first, ...more] = text.split('\n')
  return (
    <>
      {first}
      {more.map((line) => (
        <Box key={line} sx={{ typography: 'caption', overflowWrap: 'anywhere' }}>
          {line}
        </Box>
      ))}
    </>
  )
}

/** One toast: an error is announced at once, the rest politely; hovering or focusing it holds its time. */
export function ToastCard({ toast, toasts }: { toast: Toast; toasts: Toasts }) {
  const [held, setHeld] = useState(false)
  const translate = useTranslate()
  useCountdown(toast.duration, held, () => toasts.close(toast.key))
  const text = (message: string) => translate(message, { ...toast.values, _: sayAny(message, toast.values) })
  const Icon = icons[toast.kind]
  return (
    <Paper
      role={toast.kind === 'error' ? 'alert' : 'status'}
      elevation={6}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      sx={{
        bgcolor: toastFills[toast.kind],
        color: 'common.white',
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        py: 0.75,
        pl: 1.75,
        pr: 0.75,
        pointerEvents: 'auto',
        animation: 'toast-in 180ms ease-out',
        '@keyframes toast-in': { from: { opacity: 0, transform: 'translateY(8px)' } },
      }}
    >
      <Icon fontSize="small" aria-hidden />
      <Box sx={{ flex: 1, py: 0.75, typography: 'body2', fontWeight: 500, minWidth: 0 }}>
        {typeof toast.message === 'string' ? <Lines text={text(toast.message)} /> : toast.message}
      </Box>
      {toast.action && (
        <Button color="inherit" size="small" variant="outlined" onClick={() => toasts.act(toast.key)}>
          {text(toast.action.label)}
        </Button>
      )}
      <IconButton
        color="inherit"
        size="small"
        aria-label={say('widget.close')}
        onClick={() => toasts.close(toast.key)}
      >
        <Close fontSize="small" />
      </IconButton>
    </Paper>
  )
}
