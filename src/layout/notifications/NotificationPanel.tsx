import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { Link } from 'react-router'
import { countBox } from '../../../i18n/fr/bell'
import { sayBox } from '../../../i18n/fr/notifications'
import { EmptyState } from '../../widgets/EmptyState'
import { ErrorState } from '../../widgets/ErrorState'
import { useApp } from '../app-context'
import { screenAddress } from '../screens'
import { NotificationList } from './NotificationList'
import { useBox, useChangeBox } from './use-notifications'

/** The newest notifications under the bell, and the way to them all. */
export function NotificationPanel({ onClose }: { onClose: () => void }) {
  const { screens } = useApp()
  const { data, isError, refetch } = useBox({ limit: 6 })
  const { mutate, isPending } = useChangeBox()
  const box = screens.NotificationBox
  return (
    <>
      <Box
        sx={{
          px: 2,
          py: 1.5,
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Box role="status" sx={{ flex: 1, fontWeight: 650 }}>
          {data && countBox('unread', data.unread)}
        </Box>
        {data !== undefined && data.unread > 0 && (
          <Button size="small" onClick={() => mutate({ read: 'all' })} loading={isPending}>
            {sayBox('box.markAllRead')}
          </Button>
        )}
      </Box>
      <Box sx={{ maxHeight: 'min(60vh, 480px)', overflowY: 'auto' }}>
        {isError && <ErrorState text={sayBox('box.failed')} onRetry={() => refetch()} />}
        {!data && !isError && <Skeleton variant="rounded" height={180} sx={{ m: 2 }} />}
        {data?.data.length === 0 && <EmptyState title={sayBox('box.empty')} text={sayBox('box.emptyText')} />}
        {data && <NotificationList rows={data.data} onFollow={onClose} isDense />}
      </Box>
      {box && (
        <Box sx={{ p: 1, borderTop: 1, borderColor: 'divider', textAlign: 'center' }}>
          <Button component={Link} to={screenAddress(box)} onClick={onClose} fullWidth>
            {sayBox('box.openAll')}
          </Button>
        </Box>
      )}
    </>
  )
}
