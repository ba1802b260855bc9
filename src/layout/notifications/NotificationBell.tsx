import Bell from '@mui/icons-material/NotificationsOutlined'
import Badge from '@mui/material/Badge'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import Skeleton from '@mui/material/Skeleton'
import { lazy, Suspense, useId, useState } from 'react'
import { countBox, sayBox } from '../../../i18n/fr/notifications'
import { useHasBox, useUnread } from './use-notifications'

const NotificationPanel = lazy(async () => ({
  default: (await import('./NotificationPanel')).NotificationPanel,
}))

/** The bell of the top bar: how many are not read, and the newest ones. */
export function NotificationBell() {
  const hasBox = useHasBox()
  const unread = useUnread()
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (!hasBox) return null
  const close = () => setAnchor(null)
  const label = sayBox('box.bell', { count: countBox('box.unread', unread) })
  return (
    <>
      <IconButton
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        aria-label={label}
        title={countBox('box.unread', unread)}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
      >
        <Badge badgeContent={unread} max={99} color="error" overlap="circular">
          <Bell />
        </Badge>
      </IconButton>
      <Popover
        id={id}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
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
        <Suspense fallback={<Skeleton variant="rounded" height={240} sx={{ m: 2 }} />}>
          {anchor && <NotificationPanel onClose={close} />}
        </Suspense>
      </Popover>
    </>
  )
}
