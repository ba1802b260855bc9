import Bell from '@mui/icons-material/NotificationsOutlined'
import Badge from '@mui/material/Badge'
import IconButton from '@mui/material/IconButton'
import { lazy, Suspense, useId } from 'react'
import { bellLabel, countBox } from '../../../i18n/fr/bell'
import { useLazyPopup } from '../use-lazy-popup'
import { useHasBox, useUnread } from './use-notifications'

const load = async () => ({ default: (await import('./NotificationPopup')).NotificationPopup })
const NotificationPopup = lazy(load)

/** The bell of the top bar: how many are not read, and the newest ones. */
export function NotificationBell() {
  const hasBox = useHasBox()
  const unread = useUnread()
  const id = useId()
  const popup = useLazyPopup(load)
  if (!hasBox) return null
  return (
    <>
      <IconButton
        {...popup.button}
        aria-label={bellLabel(unread)}
        title={countBox('unread', unread)}
        aria-haspopup="dialog"
        aria-expanded={popup.isOpen}
        aria-controls={popup.isOpen ? id : undefined}
      >
        <Badge badgeContent={unread} max={99} color="error" overlap="circular">
          <Bell />
        </Badge>
      </IconButton>
      {popup.wasOpened && (
        <Suspense>
          <NotificationPopup id={id} anchor={popup.anchor} onClose={popup.close} />
        </Suspense>
      )}
    </>
  )
}
