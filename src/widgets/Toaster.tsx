import Box from '@mui/material/Box'
import Portal from '@mui/material/Portal'
import { useSyncExternalStore } from 'react'
import { say } from './say'
import { ToastCard } from './ToastCard'
import { frontOf } from './toast-front'
import { toast as pageToasts, type Toasts } from './toast-store'

/** A dialog hides the rest of the page from screen readers; what a toast tells is still said (WCAG 4.1.3). */
function stayAudible(section: HTMLElement | null) {
  if (!section) return undefined
  const observer = new MutationObserver(() => section.removeAttribute('aria-hidden'))
  observer.observe(section, { attributes: true, attributeFilter: ['aria-hidden'] })
  section.removeAttribute('aria-hidden')
  return () => observer.disconnect()
}

interface ToasterProps {
  toasts?: Toasts
  /** Where the page's content begins, in pixels from the left. */
  start?: number
}

/**
 * Where toasts appear: at the bottom where the content begins, above the bar of a form, the pages of a list and the floating
 * actions; a page's buttons and the « + » of a catalogue are on the right. A phone shows one at a time: a pile would cover
 * what the page says. One an application.
 */
export function Toaster({ toasts = pageToasts, start = 0 }: ToasterProps) {
  const list = useSyncExternalStore(toasts.subscribe, toasts.list, toasts.list)
  const front = frontOf(list)
  return (
    <Portal>
      <Box
        component="section"
        ref={stayAudible}
        aria-label={say('widget.toast.region')}
        sx={{
          position: 'fixed',
          zIndex: 'snackbar',
          left: { xs: 12, sm: start + 24 },
          right: { xs: 12, sm: 'auto' },
          bottom: { xs: 152, sm: 124 },
          width: { sm: 400 },
          display: 'flex',
          flexDirection: 'column',
          gap: 1,
          pointerEvents: 'none',
        }}
      >
        {list.map((toast) => (
          <Box key={toast.key} sx={{ display: { xs: toast === front ? 'block' : 'none', sm: 'block' } }}>
            <ToastCard toast={toast} toasts={toasts} />
          </Box>
        ))}
      </Box>
    </Portal>
  )
}
