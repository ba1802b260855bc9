import Box from '@mui/material/Box'
import Portal from '@mui/material/Portal'
import { useSyncExternalStore } from 'react'
import { say } from './say'
import { ToastCard } from './ToastCard'
import { toast as pageToasts, type Toasts } from './toast-store'

/** Where toasts appear: top right below the bar, so that floating actions stay free. One an application. */
export function Toaster({ toasts = pageToasts }: { toasts?: Toasts }) {
  const list = useSyncExternalStore(toasts.subscribe, toasts.list, toasts.list)
  return (
    <Portal>
      <Box
        component="section"
        aria-label={say('widget.toast.region')}
        sx={{
          position: 'fixed',
          zIndex: 'snackbar',
          right: { xs: 12, sm: 24 },
          left: { xs: 12, sm: 'auto' },
          top: { xs: 64, sm: 72 },
          width: { sm: 400 },
          display: 'flex',
          flexDirection: 'column',
          gap: 1,
          pointerEvents: 'none',
        }}
      >
        {list.map((toast) => (
          <ToastCard key={toast.key} toast={toast} toasts={toasts} />
        ))}
      </Box>
    </Portal>
  )
}
