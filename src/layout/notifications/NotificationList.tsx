import Box from '@mui/material/Box'
import type { BoxNotification } from '../../../resources/content/answers'
import { NotificationRow } from './NotificationRow'

interface NotificationListProps {
  rows: readonly BoxNotification[]
  onFollow?: () => void
  /** Asks before a notification is deleted; without it none can be. */
  onRemove?: (row: BoxNotification) => void
  isDense?: boolean
}

/** Notifications, one under the other. */
export function NotificationList({ rows, ...props }: NotificationListProps) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {rows.map((row) => (
        <Box component="li" key={row.id} sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
          <NotificationRow row={row} {...props} />
        </Box>
      ))}
    </Box>
  )
}
