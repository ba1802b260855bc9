import Delete from '@mui/icons-material/DeleteOutlineOutlined'
import Drafts from '@mui/icons-material/DraftsOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { Link } from 'react-router'
import { sayBox } from '../../../i18n/fr/notifications'
import type { BoxNotification } from '../../../resources/content/answers'
import { frenchMoment } from '../../../resources/schema/date-text'
import { visuallyHidden } from '../../widgets/visually-hidden'
import { KindIcon } from './KindIcon'
import { useInnerLink } from './use-inner-link'
import { useChangeBox } from './use-notifications'

interface NotificationRowProps {
  row: BoxNotification
  onFollow?: () => void
  onRemove?: (row: BoxNotification) => void
  isDense?: boolean
}

/** One notification: not read in bold with a dot; following it reads it. */
export function NotificationRow({ row, onFollow, onRemove, isDense }: NotificationRowProps) {
  const { mutate } = useChangeBox()
  const link = useInnerLink(row.link)
  const isUnread = row.read_at === null
  const read = () => isUnread && mutate({ read: row.id })
  const follow = () => {
    read()
    onFollow?.()
  }
  return (
    <Box sx={{ ...rowStyle, bgcolor: isUnread ? 'action.hover' : 'transparent' }}>
      <KindIcon kind={row.kind} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Box sx={{ fontWeight: isUnread ? 650 : 500, overflowWrap: 'anywhere' }}>
          {isUnread && <Box component="span" sx={visuallyHidden}>{`${sayBox('box.notRead')} : `}</Box>}
          {link ? (
            <Box component={Link} to={link} onClick={follow} sx={linkStyle}>
              {row.title}
            </Box>
          ) : (
            row.title
          )}
        </Box>
        {row.body && (
          <Box sx={{ typography: 'body2', overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{row.body}</Box>
        )}
        <Box
          component="time"
          dateTime={row.createdAt}
          sx={{ typography: 'caption', color: 'text.secondary' }}
        >
          {frenchMoment(row.createdAt)}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', position: 'relative', zIndex: 1 }}>
        {isUnread && (
          <IconButton
            size="small"
            onClick={read}
            title={sayBox('box.markRead')}
            aria-label={sayBox('box.markRead')}
          >
            <Drafts fontSize="small" />
          </IconButton>
        )}
        {onRemove && !isDense && (
          <IconButton
            size="small"
            onClick={() => onRemove(row)}
            aria-label={sayBox('box.delete', { title: row.title })}
          >
            <Delete fontSize="small" />
          </IconButton>
        )}
      </Box>
    </Box>
  )
}

const rowStyle = { position: 'relative' as const, display: 'flex', gap: 1.5, px: 2, py: 1.5 }
/** The whole row is the link. */
const linkStyle = {
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:hover': { textDecoration: 'underline' },
}
