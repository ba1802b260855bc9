import Popover from '@mui/material/Popover'
import { sayBox } from '../../../i18n/fr/notifications'
import { NotificationPanel } from './NotificationPanel'

interface Props {
  id: string
  anchor: HTMLElement | null
  onClose: () => void
}

/** What the bell opens. */
export function NotificationPopup({ id, anchor, onClose }: Props) {
  return (
    <Popover
      id={id}
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': sayBox('box.title'),
          sx: { width: 420, maxWidth: 'calc(100vw - 32px)' },
        },
      }}
    >
      {anchor && <NotificationPanel onClose={onClose} />}
    </Popover>
  )
}
