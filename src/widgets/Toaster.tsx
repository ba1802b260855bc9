import Box from '@mui/material/Box'
import Portal from '@mui/material/Portal'
import { useSyncExternalStore } from 'react'
import { say } from './say'
import { ToastCard } from './ToastCard'
import { toast as pageToasts, type Toasts } from './toast-store'

/** A dialog hides the rest of the page from screen readers; what a toast tells is still said (WCAG 4.1.3). */
function stayAudible(section: HTMLElement | null) {
  if (!section) return undefined
  const observer = new MutationObserver(() => section.removeAttribute('aria-hidden'))
  observer.observe(section, { attributes: true, attributeFilter: ['aria-hidden'] })
  section.removeAttribute('aria-hidden')
  return () => observer.disconnect()
}

/** Where toasts appear: top right below the bar, so that floating actions stay free. One an application. */
export function Toaster({ toasts = pageToasts }: { toasts?: Toasts }) {
  const list = useSyncExternalStore(toasts.subscribe, toasts.list, toasts.list)
  return (
    <Portal>
      <Box
        component="section"
        ref={stayAudible}
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
