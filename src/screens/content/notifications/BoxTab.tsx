import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useState } from 'react'
import { countBox } from '../../../../i18n/fr/bell'
import { sayBox } from '../../../../i18n/fr/notifications'
import { useAllowed } from '../../../fields/engine'
import { NotificationList } from '../../../layout/notifications/NotificationList'
import { useBox, useChangeBox } from '../../../layout/notifications/use-notifications'
import { EmptyState } from '../../../widgets/EmptyState'
import { ErrorState } from '../../../widgets/ErrorState'
import { TableSkeleton } from '../../../widgets/TableSkeleton'
import { KindChoice } from './KindChoice'
import { RemoveDialog } from './RemoveDialog'
import { useRemoval } from './use-removal'

const step = 20

/** On a phone both buttons share a line, and the first one begins where the list does. */
const toolsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  mb: 1.5,
  '& .MuiButton-root': { px: { xs: 1, sm: 2 }, ml: { xs: -1, sm: 0 } },
  '& .MuiButton-colorError': { ml: { xs: 'auto', sm: 0 }, mr: { xs: -1, sm: 0 } },
} as const

/** The notifications, all or those that are not read yet. */
export function BoxTab({ isUnread = false }: { isUnread?: boolean }) {
  const allowed = useAllowed()
  const [limit, setLimit] = useState(step)
  const [kind, setKind] = useState('')
  const { data, isError, refetch, isFetching } = useBox({ limit, unread: isUnread, kind })
  const { mutate, isPending } = useChangeBox()
  const removal = useRemoval()
  if (isError && !data) return <ErrorState text={sayBox('box.failed')} onRetry={() => refetch()} />
  if (!data) return <TableSkeleton />
  const mayRemove = allowed('deleteNotification')
  return (
    <>
      <Box sx={toolsStyle}>
        <Box role="status" sx={{ mr: 'auto', fontWeight: 600 }}>
          {countBox(isUnread ? 'unread' : 'all', data.total)}
        </Box>
        <KindChoice value={kind} onChange={setKind} />
        <Button onClick={() => mutate({ read: 'all' })} disabled={data.unread === 0} loading={isPending}>
          {sayBox('box.markAllRead')}
        </Button>
        {mayRemove && (
          <Button color="error" onClick={() => removal.ask('all')} disabled={data.total === 0}>
            {sayBox('box.deleteAll')}
          </Button>
        )}
      </Box>
      <Card>
        {data.data.length === 0 ? (
          <EmptyState
            title={sayBox('box.empty')}
            text={sayBox(isUnread ? 'box.emptyUnread' : 'box.emptyText')}
          />
        ) : (
          <NotificationList rows={data.data} onRemove={mayRemove ? removal.ask : undefined} />
        )}
      </Card>
      {data.total > data.data.length && (
        <Box sx={{ textAlign: 'center', mt: 2 }}>
          <Button
            onClick={() => setLimit(Math.min(limit + step, 100))}
            loading={isFetching}
            disabled={limit >= 100}
          >
            {sayBox('box.more')}
          </Button>
        </Box>
      )}
      <RemoveDialog {...removal} />
    </>
  )
}
